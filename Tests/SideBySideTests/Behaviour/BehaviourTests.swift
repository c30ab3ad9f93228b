import Comparison
import Testing

@Suite("Both patterns")
struct BehaviourTests {
  @Test("behave as specified", arguments: Behaviour.all, Pattern.allCases)
  func behaves(behaviour: Behaviour, pattern: Pattern) throws {
    try behaviour.verify(pattern.driver(on:))
  }

  @Test("UI-3: show the same screens, cell for cell, during", arguments: Behaviour.all)
  func sameScreens(behaviour: Behaviour) throws {
    let mvc = try Screens(during: behaviour, of: .mvc)
    let mvvm = try Screens(during: behaviour, of: .mvvm)
    #expect(mvc.texts == mvvm.texts)
    #expect(mvc.canvases == mvvm.canvases)
  }

  @Test("are checked by behaviours of different names")
  func names() {
    #expect(Set(Behaviour.all.map(\.name)).count == Behaviour.all.count)
  }
}
