/// Prints the whole list to the debug console after each change.
@MainActor
public final class ChecklistPrinter: ChecklistStoreObserver {
  private let console: any DebugConsole

  /// Creates a printer, to be added to a store as an observer.
  public init(console: any DebugConsole) {
    self.console = console
  }

  /// Prints the items, one a line, and a line that separates them from the next list.
  public func checklistStore(_ store: ChecklistStore, didMake change: ChecklistChange) {
    for item in store.checklist.items {
      console.write("\(item.isChecked ? "✅" : "🔲") \(item.name)")
    }
    console.write("--------------------")
  }

  /// Prints the problem, or that it is gone.
  public func checklistStoreDidChangeProblem(_ store: ChecklistStore) {
    console.write(store.problem?.message ?? "The file is well again.")
  }
}
