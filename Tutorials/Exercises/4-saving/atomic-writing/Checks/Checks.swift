import Answering

@main
enum Checks: ExerciseChecks {
  private static let path = "/Documents/Checklist.plist"

  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "first-save":
      return saving("Milk", on: MemoryDisk())
    case "replaces-the-old":
      return saving("Milk, Tea", on: MemoryDisk([path: "Eggs"]))
    case "full-disk-keeps-the-old":
      let disk = MemoryDisk([path: "Eggs"])
      disk.room = 3
      _ = saving("Milk, Tea", on: disk)
      return disk.files[path] ?? "no file"
    case "error-is-told":
      let disk = MemoryDisk([path: "Eggs"])
      disk.room = 3
      return telling("Milk, Tea", on: disk)
    case "leaves-nothing-behind":
      let disk = MemoryDisk([path: "Eggs"])
      disk.room = 3
      _ = saving("Milk, Tea", on: disk)
      return disk.files.keys.sorted().joined(separator: ", ")
    case "renaming-fails":
      let disk = MemoryDisk([path: "Eggs"])
      disk.allowsRenaming = false
      return saving("Milk", on: disk)
    case "power-fails":
      return powerFails(&question)
    case "any-saves":
      return anySaves(&question)
    default: return "unknown check"
    }
  }

  /// Saves with power for no step, for one, for two and so on, each time on a new disk.
  private static func powerFails(_ question: inout Question) -> String {
    let names = question.words(3)
    let old = names[0]
    let new = "\(names[1]), \(names[2])"
    for steps in 0...(2 * new.count + 8) {
      let disk = MemoryDisk([path: old])
      disk.stepsLeft = steps
      _ = saving(new, on: disk)
      let found = disk.files[path]
      if found != old, found != new {
        return "\(new) in place of \(old): after step \(steps) "
          + (found.map { "the file holds “\($0)”" } ?? "there is no file")
      }
    }
    return "\(new) in place of \(old): after any step it is one of them"
  }

  /// Saves several lists, for some of which there is no room.
  private static func anySaves(_ question: inout Question) -> String {
    let folder = "/\(question.word())"
    let file = "\(folder)/\(question.word())"
    let disk = MemoryDisk()
    return (1...question.number(in: 3...5)).map { _ in
      let text = question.words(question.number(in: 1...3)).joined(separator: ", ")
      disk.room = question.flip() ? Int.max : question.number(in: 0...(text.count - 1))
      return saving(text, on: disk, at: file)
    }.joined(separator: "; then ")
  }

  private static func saving(
    _ text: String, on disk: MemoryDisk, at path: String = path
  ) -> String {
    let told = telling(text, on: disk, at: path)
    let files = disk.files.sorted { $0.key < $1.key }.map { "\($0.key) holds “\($0.value)”" }
    return "\(text) is \(told): " + (files.isEmpty ? "no file" : files.joined(separator: ", "))
  }

  private static func telling(
    _ text: String, on disk: MemoryDisk, at path: String = path
  ) -> String {
    do {
      try AtomicFile(path: path, disk: disk).write(text)
      return "saved"
    } catch {
      return "not saved (\(error))"
    }
  }
}
