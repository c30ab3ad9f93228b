import Answering
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    let view = ChecklistView()
    switch question.check {
    case "shows-the-checklist":
      let controller = ChecklistController(checklist: samples(3), view: view)
      return withExtendedLifetime(controller) { text(of: view) }
    case "tap-toggles":
      let controller = ChecklistController(checklist: samples(3), view: view)
      return withExtendedLifetime(controller) {
        for index in [0, 2, 1, 1] { view.tapRow(at: index) }
        return text(of: view)
      }
    case "shows-any-rows":
      let fasts = Fasts(rows: [("1 May, 8:00", "16h 0m 0s"), ("2 May, 9:30", "4h 0m 5s")])
      view.dataSource = fasts
      return text(of: view)
    case "reports-to-any-delegate":
      let fasts = Fasts(rows: [("1 May", "16h"), ("2 May", "4h"), ("3 May", "8h")])
      view.dataSource = fasts
      view.delegate = fasts
      for index in [2, 0, 2] { view.tapRow(at: index) }
      return "taps on \(fasts.taps)"
    case "decides-nothing":
      let controller = ChecklistController(checklist: samples(3), view: view)
      let fasts = Fasts(rows: [])
      view.delegate = fasts
      return withExtendedLifetime(controller) {
        view.tapRow(at: 1)
        return "\(text(of: view)); taps on \(fasts.taps)"
      }
    case "without-anybody":
      view.tapRow(at: 0)
      return "\(view.lines.count) lines"
    case "any-rows":
      return anyRows(&question, in: view)
    default: return "unknown check"
    }
  }

  private static func anyRows(_ question: inout Question, in view: ChecklistView) -> String {
    let names = question.words(question.number(in: 2...6))
    let fasts = Fasts(rows: names.map { ($0, "\(question.number(in: 1...24))h") })
    let others = Fasts(rows: [])
    view.dataSource = fasts
    view.delegate = others
    let taps = names.indices.map { _ in question.number(in: 0...(names.count - 1)) }
    for tap in taps { view.tapRow(at: tap) }
    let reported = "taps on \(taps) reported as \(others.taps), to the data source \(fasts.taps)"
    return "\(text(of: view)); \(reported)"
  }

  private static func samples(_ count: Int) -> Checklist {
    Checklist(Array(ChecklistItem.samples.prefix(count)))
  }

  private static func text(of view: ChecklistView) -> String {
    view.lines.isEmpty ? "empty" : view.lines.joined(separator: " | ")
  }
}

/// Another screen's controller, which has no checklist.
@MainActor
private final class Fasts: ChecklistViewDataSource, ChecklistViewDelegate {
  private(set) var taps: [Int] = []
  private let rows: [(String, String)]

  init(rows: [(String, String)]) {
    self.rows = rows
  }

  func numberOfRows(in view: ChecklistView) -> Int {
    rows.count
  }

  func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow {
    ChecklistRow(name: rows[index].0, mark: rows[index].1)
  }

  func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    taps.append(index)
  }
}
