import Foundation
import TerminalUI

/// A small app that is used by the same keys as the real ones, and keeps what was done to it.
final class SampleApp: App {
  /// What outlives the app.
  final class Store {
    var names: [String] = []
    var fasts: [TimeInterval] = []
  }

  let store: Store
  let tabs: TabScreen
  private(set) var lifeCycle: [LifeCycleEvent] = []
  private let now: () -> Date
  private var startDate: Date?
  private(set) var checked: Set<Int> = []

  private let checklist = Screen(title: "Checklist")
  private let fasting = Screen(title: "Fasting")
  private let stack: ScreenStack
  private let items = ListView()
  private let history = ListView()
  private let picker = Picker(label: "Length")
  private let startButton = Button("Start Fast", key: .character("s"))

  /// The keys that the app doesn't answer to, as a broken one.
  var deafTo: Set<Character> = []

  init(store: Store, now: @escaping () -> Date) {
    self.store = store
    self.now = now
    stack = ScreenStack(root: checklist)
    tabs = TabScreen(tabs: [("Checklist", stack), ("Fasting", fasting)])
    setUpChecklist()
    setUpFasting()
  }

  var screen: Screen { tabs }
  var secondsToNextTick: TimeInterval? { startDate == nil ? nil : 1 }
  var unsavedChanges: String? { nil }
  func tick() {}
  func handle(_ event: LifeCycleEvent) { lifeCycle.append(event) }

  // MARK: Checklist

  private func setUpChecklist() {
    items.dataSource = self
    items.delegate = self
    items.abilities = [.edit, .delete, .move]
    items.reloadData()
    let add = Button("Add item", key: .character("a"))
    add.action = { [unowned self] in
      if !deafTo.contains("a") { stack.push(form(title: "Add") { self.append($0) }) }
    }
    let edit = Button("Edit", key: .character("E"))
    edit.action = { [unowned self] in
      if !deafTo.contains("E") { items.isEditing.toggle() }
    }
    checklist.barButtons = [add, edit]
    checklist.controls = [items]
  }

  private func form(title: String, submit: @escaping (String) -> Void) -> Screen {
    let form = Screen(title: title)
    let field = TextField(label: "Name")
    let button = Button("Add new item")
    button.action = { [unowned self, unowned form, unowned field] in
      guard !field.text.allSatisfy(\.isWhitespace) else { return }
      submit(field.text)
      stack.pop(form)
    }
    form.controls = [field, button]
    form.defaultButton = button
    form.backButton = backButton(of: form)
    return form
  }

  private func backButton(of form: Screen) -> Button {
    let back = Button("Back", key: .escape)
    back.action = { [unowned self, unowned form] in stack.pop(form) }
    return back
  }

  private func append(_ name: String) {
    store.names.append(name)
    items.reloadData()
  }

  // MARK: Fasting

  private func setUpFasting() {
    picker.options = ["5 seconds", "4 hours", "8 hours", "12 hours", "16 hours", "24 hours"]
    picker.selection = 1
    startButton.action = { [unowned self] in
      if let date = startDate { store.fasts.append(now().timeIntervalSince(date)) }
      startDate = startDate == nil ? now() : nil
      startButton.title = startDate == nil ? "Start Fast" : "End Fast"
      picker.isEnabled = startDate == nil
      history.reloadData()
    }
    history.dataSource = self
    history.delegate = self
    history.abilities = [.delete]
    history.reloadData()
    fasting.controls = [picker, startButton, history]
  }

  /// The chosen length.
  var length: String { picker.options[picker.selection] }
}

extension SampleApp: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    listView === items ? store.names.count : store.fasts.count
  }

  func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    ListRow(text: listView === items ? store.names[index] : "\(store.fasts[index])")
  }

  func listView(_ listView: ListView, didTapRowAt index: Int) {
    if listView === items { checked.formSymmetricDifference([index]) }
  }

  func listView(_ listView: ListView, didAskToEditRowAt index: Int) {
    let form = Screen(title: "Edit")
    let field = TextField(label: "Name")
    field.text = store.names[index]
    field.onChange = { [unowned self] name in
      if !name.isEmpty { store.names[index] = name }
    }
    form.controls = [field]
    form.backButton = backButton(of: form)
    stack.push(form)
  }

  func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {
    for row in rows.reversed() {
      if listView === items { store.names.remove(at: row) } else { store.fasts.remove(at: row) }
    }
    listView.reloadData()
  }

  func listView(
    _ listView: ListView, didAskToMoveRowsAt rows: IndexSet, toOffset offset: Int
  ) {
    let moved = rows.map { store.names[$0] }
    let place = offset - rows.count(in: 0..<offset)
    for row in rows.reversed() { store.names.remove(at: row) }
    store.names.insert(contentsOf: moved, at: place)
    listView.reloadData()
  }
}
