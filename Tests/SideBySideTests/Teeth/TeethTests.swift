import Testing

@Suite("A fault")
struct TeethTests {
  @Test("is found by a behaviour of the clause that it offends against", arguments: Variant.all)
  func isFound(variant: Variant) {
    let feature = Behaviour.all.filter { $0.name.hasPrefix(variant.clause.prefix(2)) }
    let rejecting = feature.filter { behaviour in
      (try? behaviour.verify(variant.driver(on:))) == nil
    }
    let first = rejecting.first?.name ?? "none"
    print("\(variant.testDescription): rejected by \(rejecting.count) behaviours, like “\(first)”")
    #expect(rejecting.contains { $0.clauses.contains(variant.clause) })
    #expect(rejecting.count < feature.count * 3 / 4, "More is broken than the fault.")
  }

  @Test("is tried in both patterns alike")
  func sameFaults() {
    #expect(Variant.mvc.map(\.fault) == Variant.mvvm.map(\.fault))
  }
}
