import Testing

@Suite("A fault")
struct TeethTests {
  @Test("is found by a behaviour of the clause that it offends against", arguments: Variant.all)
  func isFound(variant: Variant) {
    let rejecting = Behaviour.all.filter { behaviour in
      (try? behaviour.verify(variant.driver(on:))) == nil
    }
    print("\(variant.testDescription): rejected by \(rejecting.map(\.name))")
    #expect(rejecting.contains { $0.clauses.contains(variant.clause) })
    #expect(rejecting.count < Behaviour.all.count / 2, "More is broken than the fault.")
  }

  @Test("is tried in both patterns alike")
  func sameFaults() {
    #expect(Variant.mvc.map(\.fault) == Variant.mvvm.map(\.fault))
  }
}
