import Answering
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    let viewModel = ChecklistViewModel(checklist: Checklist(ChecklistItem.samples))
    switch question.check {
    case "names-are-whole":
      return viewModel.rows.map { "“\($0.name)” \($0.mark)" }.joined(separator: ", ")
    case "fits-the-first-display":
      return text(of: ChecklistView(viewModel: viewModel, width: 16))
    case "fits-a-wide-display":
      return text(of: ChecklistView(viewModel: viewModel, width: 24))
    case "fits-a-narrow-display":
      return text(of: ChecklistView(viewModel: viewModel, width: 12))
    case "follows-the-width":
      let view = ChecklistView(viewModel: viewModel, width: 12)
      let before = view.lines[0]
      view.width = 15
      let between = view.lines[0]
      view.width = 10
      return [before, between, view.lines[0]].map { "“\($0)”" }.joined(separator: ", then ")
    case "two-at-once":
      let views = [20, 10, 12].map { ChecklistView(viewModel: viewModel, width: $0) }
      return views.map { "“\($0.lines[1])”" }.joined(separator: " and ")
    case "taps-are-shared":
      let first = ChecklistView(viewModel: viewModel, width: 20)
      let second = ChecklistView(viewModel: viewModel, width: 20)
      first.tapRow(at: 0)
      second.tapRow(at: 2)
      return second.lines.map { String($0.suffix(1)) }.joined()
    case "any-width":
      let names = question.shuffled(ChecklistItem.samples.map(\.name) + question.words(2))
      let items = zip(ChecklistItem.samples, names).map { ChecklistItem(id: $0.id, name: $1) }
      let viewModel = ChecklistViewModel(checklist: Checklist(items))
      let width = question.number(in: 8...26)
      return "\(width) columns: " + text(of: ChecklistView(viewModel: viewModel, width: width))
    default: return "unknown check"
    }
  }

  private static func text(of view: ChecklistView) -> String {
    view.lines.map { "“\($0)”" }.joined(separator: ", ")
  }
}
