import MVVM
import MVVMViews
import Model
import TerminalUI
import Testing

@Suite("What has gone in MVVM")
struct MVVMLifetimeTests {
  let stage = Stage()

  init() {
    stage.items.value = [ChecklistItem(id: stage.makeID(), name: "Tea")]
  }

  @Test("UI-2: is freed: a screen and its view model", arguments: ["a", "e"] as [Character])
  func screen(key: Character) throws {
    weak var screen: Screen?
    weak var shownViewModel: AnyObject?
    let viewModel = ChecklistViewModel(store: stage.makeModel().checklist)
    let checklist = OpenedScreenView(viewModel: viewModel)
    let terminal = OffscreenTerminal(screen: ScreenStack(root: checklist))
    terminal.start()
    terminal.send(.key(.character(key)))
    screen = checklist.openedScreen
    shownViewModel = viewModel.addItem ?? viewModel.editItem
    #expect(screen != nil && shownViewModel != nil)
    terminal.send(.key(.escape))
    #expect(screen == nil && shownViewModel == nil)
  }

  @Test("UI-2: is freed although it observes a view model: a view, and then the view model")
  func observed() {
    let store = stage.makeModel().checklist
    weak var view: ChecklistView?
    weak var viewModel: ChecklistViewModel?
    do {
      let made = ChecklistViewModel(store: store)
      viewModel = made
      do {
        let bound = ChecklistView(viewModel: made)
        bound.updateIfNeeded()
        view = bound
      }
      #expect(view == nil && viewModel != nil)
      made.editTapped()
    }
    #expect(viewModel == nil)
    store.toggle(store.checklist.items[0].id)
  }
}

/// A checklist's view that tells which screen it has opened.
private final class OpenedScreenView: ChecklistView {
  private(set) weak var openedScreen: Screen?

  override func makeAddItem(_ viewModel: AddItemViewModel) -> AddItemView {
    let view = super.makeAddItem(viewModel)
    openedScreen = view
    return view
  }

  override func makeEditItem(_ viewModel: EditItemViewModel) -> EditItemView {
    let view = super.makeEditItem(viewModel)
    openedScreen = view
    return view
  }
}
