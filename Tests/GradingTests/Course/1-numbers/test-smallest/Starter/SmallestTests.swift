import Testing

@Test func takesTheOnlyOne() {
  #expect(smallest(of: [1]) == 1)
}
