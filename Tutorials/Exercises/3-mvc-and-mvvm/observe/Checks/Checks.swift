import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    let viewModel = ChecklistViewModel()
    let screen = Screen(viewModel)
    switch question.check {
    case "renders-at-first":
      viewModel.rows = ["Milk"]
      let before = "\(screen.story)"
      screen.binding.updateIfNeeded()
      return "before: \(before); after: \(screen.story)"
    case "waits-for-the-update":
      screen.binding.updateIfNeeded()
      viewModel.rows = ["Milk"]
      return screen.story
    case "renders-the-new-value":
      screen.binding.updateIfNeeded()
      viewModel.rows = ["Milk"]
      screen.binding.updateIfNeeded()
      return screen.last
    case "notices-each-change":
      for row in ["Milk", "Tea", "Eggs"] {
        viewModel.rows.append(row)
        screen.binding.updateIfNeeded()
      }
      return screen.last
    case "renders-once-for-many":
      screen.binding.updateIfNeeded()
      for row in ["Milk", "Tea", "Eggs"] { viewModel.rows.append(row) }
      screen.binding.updateIfNeeded()
      return screen.story
    case "rests-without-a-change":
      for _ in 0..<3 { screen.binding.updateIfNeeded() }
      viewModel.title = "Shopping"
      screen.binding.updateIfNeeded()
      return screen.story
    case "says-whether-out-of-date":
      var answers = [screen.binding.isOutOfDate]
      screen.binding.updateIfNeeded()
      answers.append(screen.binding.isOutOfDate)
      viewModel.rows.append("Milk")
      answers.append(screen.binding.isOutOfDate)
      screen.binding.updateIfNeeded()
      answers.append(screen.binding.isOutOfDate)
      return answers.map { $0 ? "out of date" : "up to date" }.joined(separator: ", ")
    case "goes-with-its-screen":
      return fate(watching: viewModel)
    case "keeps-the-view-in-step":
      return linesOfTheView()
    case "any-changes":
      var story: [String] = []
      for _ in 0..<8 { story.append(step(&question, viewModel, screen)) }
      return story.joined(separator: "\n")
    default: return "unknown check"
    }
  }

  private static func step(
    _ question: inout Question, _ viewModel: ChecklistViewModel, _ screen: Screen
  ) -> String {
    let word = question.word()
    switch question.number(in: 0...4) {
    case 0:
      viewModel.title = word
      return "title \(word): \(screen.story)"
    case 1, 2:
      viewModel.rows.append(word)
      return "add \(word): \(screen.story)"
    default:
      screen.binding.updateIfNeeded()
      return "update: \(screen.story)"
    }
  }

  private static func fate(watching viewModel: ChecklistViewModel) -> String {
    func watch() -> () -> Binding? {
      let binding = Binding { _ = viewModel.rows }
      binding.updateIfNeeded()
      return { [weak binding] in binding }
    }
    let binding = watch()
    let fate = binding() == nil ? "gone" : "kept alive"
    viewModel.rows = ["Milk"]
    return "The binding is \(fate)."
  }

  private static func linesOfTheView() -> String {
    let viewModel = ChecklistViewModel()
    let view = ChecklistView(viewModel: viewModel)
    var lines: [[String]] = []
    for row in ["Milk", "Tea"] {
      viewModel.rows.append(row)
      view.updateIfNeeded()
      lines.append(view.lines)
      viewModel.title += "!"
      view.updateIfNeeded()
      lines.append(view.lines)
    }
    return lines.map { $0.joined(separator: ", ") }.joined(separator: " | ")
  }
}

/// A stand-in for a view, which remembers all that it rendered.
@MainActor
private final class Screen {
  private(set) var binding = Binding {}
  private var renderings: [String] = []

  init(_ viewModel: ChecklistViewModel) {
    binding = Binding { [weak self] in
      let rows = viewModel.rows.joined(separator: ", ")
      self?.renderings.append("[\(rows)]")
    }
  }

  var story: String { renderings.isEmpty ? "nothing" : renderings.joined(separator: " ") }

  var last: String { renderings.last ?? "nothing" }
}
