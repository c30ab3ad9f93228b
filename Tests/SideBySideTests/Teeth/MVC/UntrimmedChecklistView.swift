import MVC

/// A checklist's view that shows names as they were typed.
final class UntrimmedChecklistView: ChecklistView {
  private let typedNames: TypedNames

  init(store: TypedNamesStore) {
    typedNames = TypedNames(store: store)
    super.init()
  }

  override weak var dataSource: (any ChecklistViewDataSource)? {
    get { super.dataSource }
    set {
      typedNames.dataSource = newValue
      super.dataSource = typedNames
    }
  }

  /// Stands between the view and its data source.
  private final class TypedNames: ChecklistViewDataSource {
    weak var dataSource: (any ChecklistViewDataSource)?
    private let store: TypedNamesStore

    init(store: TypedNamesStore) {
      self.store = store
    }

    func numberOfRows(in view: ChecklistView) -> Int {
      dataSource?.numberOfRows(in: view) ?? 0
    }

    func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow {
      var row =
        dataSource?.checklistView(view, rowAt: index) ?? ChecklistRow(name: "", mark: "")
      row.name = store.typedName(at: index)
      return row
    }
  }
}
