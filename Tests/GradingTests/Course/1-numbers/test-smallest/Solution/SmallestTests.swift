import Testing

@Test func takesTheOnlyOne() {
  #expect(smallest(of: [1]) == 1)
}

@Test func takesNoneOfNothing() {
  #expect(smallest(of: []) == nil)
}

@Test func takesTheSmallest() {
  #expect(smallest(of: [3, 1, 2]) == 1)
}
