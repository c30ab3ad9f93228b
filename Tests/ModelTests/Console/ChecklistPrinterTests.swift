import Model
import Testing

@MainActor
@Suite("The checklist on the debug console")
struct ChecklistPrinterTests {
  let console = RecordingConsole()
  let storage = StandInStorage([
    ChecklistItem.sample(1, "Tea"), .sample(2, "Milk", isChecked: true),
  ])

  @Test("CL-14: after each change the console gets the list, an item a line, and a line between")
  func print() throws {
    let store = ChecklistStore(storage: storage)
    let printer = ChecklistPrinter(console: console)
    store.addObserver(printer)
    store.toggle(.number(1))
    store.move(from: [1], to: 0)
    store.delete(at: [0, 1])
    #expect(
      console.lines == [
        "✅ Tea", "✅ Milk", "--------------------",
        "✅ Milk", "✅ Tea", "--------------------",
        "--------------------",
      ])
    withExtendedLifetime(printer) {}
  }

  @Test("CL-14: a change that was refused is not printed")
  func refused() {
    let store = ChecklistStore(storage: storage)
    let printer = ChecklistPrinter(console: console)
    store.addObserver(printer)
    #expect(throws: ItemName.EmptyError.self) { try store.add(named: "") }
    #expect(console.lines == [])
    withExtendedLifetime(printer) {}
  }

  @Test("CL-19: a problem with the file is printed, and that it is gone")
  func problem() {
    let store = ChecklistStore(storage: storage)
    let printer = ChecklistPrinter(console: console)
    store.addObserver(printer)
    storage.saveProblem = .diskFull
    store.delete(at: [0, 1])
    storage.saveProblem = nil
    store.save()
    #expect(
      console.lines == [
        StorageProblem.diskFull.message, "--------------------", "The file is well again.",
      ])
    withExtendedLifetime(printer) {}
  }
}
