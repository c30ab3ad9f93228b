import MVC
import Model
import TerminalUI

nonisolated extension Variant {
  /// The variants of the app that is built in MVC.
  static let mvc = [
    mvc("shows a name untrimmed", against: "CL-8") { stage in
      let store = TypedNamesStore(stage)
      return app(
        stage.makeModel(checklist: store), checklist: UntrimmedChecklistView(store: store))
    },
    mvc("finds a tapped item by its name", against: "CL-2") { stage in
      app(stage.makeModel(), checklist: ProxiedChecklistView(proxy: NameSeekingProxy()))
    },
    mvc("deletes the first item of the name", against: "CL-2") { stage in
      app(stage.makeModel(), checklist: ProxiedChecklistView(proxy: NamesakeDeletingProxy()))
    },
    mvc("moves to the offset without the moved rows", against: "CL-6") { stage in
      app(stage.makeModel(), checklist: ProxiedChecklistView(proxy: ShortOffsetProxy()))
    },
    mvc("adds the item on cancel", against: "CL-9") { stage in
      app(stage.makeModel(), makeAddItem: AddingOnCancelView.init)
    },
    mvc("lets an item be added without a name", against: "CL-7") { stage in
      app(stage.makeModel(), makeAddItem: LenientAddItemView.init)
    },
    mvc("doesn't refresh a row", against: "CL-4") { stage in
      app(stage.makeModel(), checklist: DeafChecklistView())
    },
    mvc("counts ticks", against: "FT-5") { stage in
      let model = stage.makeModel()
      let checklist = ChecklistController(store: model.checklist, console: model.console)
      return AppController(
        model: model, checklist: checklist, fasting: TickCountingFastingController(model: model))
    },
    mvc("deletes the first fast that looks the same", against: "FT-1") { stage in
      app(stage.makeModel(), fasting: LookalikeDeletingFastingView())
    },
    mvc("ends a fast when it notices that it is complete", against: "FT-7") { stage in
      app(stage.makeModel(fasts: LateFastStore(stage)))
    },
  ]

  private static func mvc(
    _ fault: String, against clause: String,
    makeApp: @escaping @MainActor @Sendable (Stage) -> any App
  ) -> Variant {
    Variant(.mvc, fault, against: clause) { MVCDriver($0, makeApp: makeApp) }
  }

  @MainActor
  private static func app(
    _ model: AppModel, checklist: ChecklistView = ChecklistView(),
    fasting: FastingView = FastingView()
  ) -> any App {
    AppController(
      model: model,
      checklist: ChecklistController(
        store: model.checklist, view: checklist, console: model.console),
      fasting: fastingController(model, view: fasting))
  }

  @MainActor
  private static func app(
    _ model: AppModel, makeAddItem: @escaping () -> AddItemView
  ) -> any App {
    AppController(
      model: model,
      checklist: AddItemReplacingChecklistController(model: model) {
        AddItemController(store: model.checklist, view: makeAddItem(), console: model.console)
      },
      fasting: fastingController(model, view: FastingView()))
  }

  @MainActor
  private static func fastingController(
    _ model: AppModel, view: FastingView
  ) -> FastingController {
    FastingController(
      store: model.fasts, view: view, now: model.now, format: model.format,
      console: model.console)
  }
}
