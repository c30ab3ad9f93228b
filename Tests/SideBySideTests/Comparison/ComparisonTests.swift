import Comparison
import Model
import Scripting
import Testing
import TerminalUI

@Suite("The comparison")
struct ComparisonTests {
  // MARK: The story

  @Test("UI-3: plays a story in which all screens are the same")
  func story() throws {
    let steps = try play(Story.text(of: nil))
    #expect(steps.allSatisfy { $0.isSame && $0.mvc.stop == nil })
    #expect(steps.reduce(0) { $0 + $1.screens.compared } > 40)
  }

  @Test("plays a story of at least ten actions on the checklist and eight on the timer")
  func storyLength() throws {
    let checklist = try Script(parsing: Story.text(of: .checklist)).lines
    let fasting = try Script(parsing: Story.text(of: .fasting)).lines
    #expect(checklist.count >= 10)
    #expect(fasting.count >= 8)
    let both = try Script(parsing: Story.text(of: nil)).lines
    #expect(both.count == checklist.count + fasting.count)
  }

  @Test("counts what it compared in a summary")
  func summary() throws {
    var summary = Summary()
    for step in try play("add Tea\ntoggle 1") { summary.count(step) }
    #expect(summary.actions == 2)
    #expect((summary.compared, summary.equal) == (5, 5))
    #expect(summary.isSame)
    #expect(summary.mvc.messages > 0)
    #expect(summary.mvvm.messages > 0)
  }

  // MARK: Messages

  @Test("UI-1: records that in MVC, the controller passes a tap on and updates one row")
  func tapInMVC() throws {
    let step = try #require(play("add Tea\ntoggle 1").last)
    #expect(
      step.mvc.messages.map(\.line) == [
        "View → Controller  didTapRow(1)", "Controller → Model  toggle(“Tea”)",
        "Model → Controller  didUpdate(1)", "Controller → View  reloadRow(1)",
      ])
  }

  @Test("UI-1: records that in MVVM, the view model passes a tap on and the view observes its rows")
  func tapInMVVM() throws {
    let step = try #require(play("add Tea\ntoggle 1").last)
    #expect(
      step.mvvm.messages.map(\.line) == [
        "View → ViewModel  rowTapped(“Tea”)", "ViewModel → Model  toggle(“Tea”)",
        "Model → ViewModel  didUpdate(1)", "ViewModel ⇢ View  rows changed",
      ])
  }

  @Test("UI-1: records that a tick shows the timer again and nothing else, in both patterns")
  func tick() throws {
    let step = try #require(play("start\nwait 1s").last)
    #expect(
      step.mvc.messages.map(\.line) == [
        "Clock → Controller  tick()", "Controller → Model  endIfComplete()",
        "Controller → View  showTimer(“0h 0m 1s”)",
      ])
    #expect(
      step.mvvm.messages.map(\.line) == [
        "Clock → ViewModel  tick()", "ViewModel → Model  endIfComplete()",
        "ViewModel ⇢ View  timer changed",
      ])
  }

  @Test("UI-1: records that a tick without a fast tells the view nothing, in both patterns")
  func idleTick() throws {
    let step = try #require(play("add Tea\nwait 1s").last)
    #expect((step.mvc.messages + step.mvvm.messages).allSatisfy { $0.receiver != .view })
    #expect(step.mvc.reads + step.mvvm.reads == 0)
  }

  @Test("records no message to a view from a view model: those are observations")
  func observations() throws {
    let messages = try play(Story.text(of: nil)).flatMap(\.mvvm.messages)
    let toView = messages.filter { $0.receiver == .view }
    #expect(!toView.isEmpty)
    #expect(toView.allSatisfy { $0.isObservation && $0.sender == .viewModel })
  }

  @Test("records that no pattern's view and model know each other", arguments: Pattern.allCases)
  func strangers(pattern: Pattern) throws {
    let steps = try play(Story.text(of: nil))
    let messages = steps.flatMap { pattern == .mvc ? $0.mvc.messages : $0.mvvm.messages }
    #expect(!messages.contains { Set([$0.sender, $0.receiver]) == [.view, .model] })
  }

  // MARK: Saving

  @Test("CL-17, FT-15: saved on background, a sudden stop loses the change in both patterns")
  func lostChange() throws {
    let steps = try play("add Tea\nstart\nkill\ntoggle 1", policy: .onBackground)
    let last = try #require(steps.last)
    #expect(steps.allSatisfy { $0.isSame })
    #expect(last.mvc.stop?.description == "line 4: there is no row 1; the checklist is empty")
    #expect(last.mvvm.stop == last.mvc.stop)
  }

  @Test("CL-16: saved on change, a sudden stop loses nothing in either pattern")
  func keptChange() throws {
    let steps = try play("add Tea\nkill\ntoggle 1", policy: .onChange)
    #expect(steps.allSatisfy { $0.isSame && $0.mvc.stop == nil })
  }

  // MARK: Random actions

  @Test("UI-3: finds no difference in 10,000 random actions, some of which are refused")
  func random() throws {
    let setting = Setting(size: Size(width: 32, height: 10), place: .memory)
    let outcome = try RandomComparison(count: 10_000, seed: 1, setting: setting).run()
    #expect(Script(outcome.shortest).description == "")
    #expect(outcome.summary.isSame)
    #expect(outcome.summary.actions == 10_000)
    #expect(outcome.summary.compared > 10_000)
    #expect(outcome.summary.equal == outcome.summary.compared)
    #expect(outcome.refused > 100)
    #expect(outcome.refused < 5_000)
  }

  private func play(_ script: String, policy: SavePolicy = .onChange) throws -> [Step] {
    let comparison = try Comparison(setting: Setting(policy: policy, place: .memory))
    let start = comparison.start()
    return try [start] + Script(parsing: script).lines.map(comparison.perform)
  }
}
