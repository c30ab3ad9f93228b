import Answering
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "reports-rows":
      return taps(on: [1, 3])
    case "reports-the-button":
      return taps(on: [4])
    case "reports-no-other-line":
      return taps(on: [0, 5, -1])
    case "changes-no-row":
      let listener = Listener()
      let view = view(of: ["Milk 🔲", "Tea ✅"], delegate: listener)
      for line in 0...3 { view.tapLine(line) }
      return view.lines.joined(separator: " | ")
    case "says-which-view":
      let listener = Listener()
      let views = [
        view(of: ["Milk 🔲"], delegate: listener), view(of: ["Tea 🔲"], delegate: listener),
      ]
      views[1].tapLine(1)
      views[0].tapLine(2)
      return listener.views.map { $0 === views[0] ? "first" : "second" }.joined(separator: ", ")
    case "another-delegate":
      let former = Listener()
      let latter = Listener()
      let view = view(of: ["Milk 🔲"], delegate: former)
      view.tapLine(1)
      view.delegate = latter
      view.tapLine(2)
      return "the former: \(former.report); the latter: \(latter.report)"
    case "does-not-keep-its-delegate":
      var listener: Listener? = Listener()
      let view = view(of: ["Milk 🔲"], delegate: listener)
      weak let former = listener
      listener = nil
      let fate = former == nil ? "is gone" : "is kept alive"
      view.tapLine(1)
      view.tapLine(2)
      return "The delegate \(fate)."
    case "any-taps":
      return anyTaps(&question)
    case "works-with-the-controller":
      let view = ChecklistView()
      let controller = ChecklistController(
        checklist: Checklist(Array(ChecklistItem.samples.prefix(3))), view: view)
      return withExtendedLifetime(controller) {
        for line in [1, 3, 4, 4] { view.tapLine(line) }
        return view.lines.joined(separator: " | ")
      }
    default: return "unknown check"
    }
  }

  private static func taps(on lines: [Int]) -> String {
    let listener = Listener()
    let view = view(of: ["Milk 🔲", "Tea 🔲", "Eggs 🔲"], delegate: listener)
    for line in lines { view.tapLine(line) }
    return listener.report
  }

  private static func anyTaps(_ question: inout Question) -> String {
    let names = question.words(question.number(in: 0...5))
    let lines = (0..<6).map { _ in question.number(in: 0...(names.count + 2)) }
    let listener = Listener()
    let view = view(of: names, delegate: listener)
    for line in lines { view.tapLine(line) }
    let shown = view.lines.joined(separator: " | ")
    return "taps on lines \(lines) of \(shown) report \(listener.report)"
  }

  private static func view(of rows: [String], delegate: Listener?) -> ChecklistView {
    let view = ChecklistView()
    view.rows = rows
    view.delegate = delegate
    return view
  }
}

/// A delegate that writes down what it is told.
@MainActor
private final class Listener: ChecklistViewDelegate {
  private(set) var views: [ChecklistView] = []
  private var taps: [String] = []

  var report: String {
    taps.isEmpty ? "nothing" : taps.joined(separator: ", ")
  }

  func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    views.append(view)
    taps.append("row \(index)")
  }

  func checklistViewDidTapAdd(_ view: ChecklistView) {
    views.append(view)
    taps.append("add")
  }
}
