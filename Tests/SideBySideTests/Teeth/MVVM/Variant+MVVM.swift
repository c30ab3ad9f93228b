import MVVM
import MVVMViews
import Model
import TerminalUI

nonisolated extension Variant {
  /// The variants of the app that is built in MVVM.
  static let mvvm = [
    mvvm("shows a name untrimmed", against: "CL-8") { stage in
      let store = TypedNamesStore(stage)
      let model = stage.makeModel(checklist: store)
      return app(
        model, checklist: UntrimmedChecklistViewModel(store: store, console: model.console))
    },
    mvvm("finds a tapped item by its name", against: "CL-2") { stage in
      let model = stage.makeModel()
      return app(
        model,
        checklist: NameSeekingChecklistViewModel(store: model.checklist, console: model.console))
    },
    mvvm("deletes the first item of the name", against: "CL-2") { stage in
      let model = stage.makeModel()
      return app(
        model,
        checklist: NamesakeDeletingChecklistViewModel(
          store: model.checklist, console: model.console))
    },
    mvvm("moves to the offset without the moved rows", against: "CL-6") { stage in
      let model = stage.makeModel()
      return app(
        model,
        checklist: ShortOffsetChecklistViewModel(store: model.checklist, console: model.console))
    },
    mvvm("adds the item on cancel", against: "CL-9") { stage in
      let model = stage.makeModel()
      return app(
        model,
        checklist: AddItemReplacingChecklistViewModel(model: model) {
          AddingOnCancelViewModel(store: model.checklist, console: model.console)
        })
    },
    mvvm("lets an item be added without a name", against: "CL-7") { stage in
      let model = stage.makeModel()
      return app(
        model,
        checklist: AddItemReplacingChecklistViewModel(model: model) {
          LenientAddItemViewModel(store: model.checklist, console: model.console)
        })
    },
    mvvm("doesn't refresh a row", against: "CL-4") { stage in
      let viewModel = AppViewModel(model: stage.makeModel())
      return AppView(
        viewModel: viewModel, checklist: StaleChecklistView(viewModel: viewModel.checklist),
        fasting: FastingView(viewModel: viewModel.fasting))
    },
    mvvm("counts ticks", against: "FT-5") { stage in
      let model = stage.makeModel()
      return app(model, fasting: TickCountingFastingViewModel(model: model))
    },
    mvvm("deletes the first fast that looks the same", against: "FT-1") { stage in
      let model = stage.makeModel()
      return app(
        model,
        fasting: LookalikeDeletingFastingViewModel(
          store: model.fasts, now: model.now, format: model.format, console: model.console))
    },
    mvvm("ends a fast when it notices that it is complete", against: "FT-7") { stage in
      app(stage.makeModel(fasts: LateFastStore(stage)))
    },
  ]

  private static func mvvm(
    _ fault: String, against clause: String,
    makeApp: @escaping @MainActor @Sendable (Stage) -> any App
  ) -> Variant {
    Variant(.mvvm, fault, against: clause) { MVVMDriver($0, makeApp: makeApp) }
  }

  @MainActor
  private static func app(
    _ model: AppModel, checklist: ChecklistViewModel? = nil, fasting: FastingViewModel? = nil
  ) -> any App {
    let intact = AppViewModel(model: model)
    return AppView(
      viewModel: AppViewModel(
        model: model, checklist: checklist ?? intact.checklist,
        fasting: fasting ?? intact.fasting))
  }
}
