import Answering
import Testing

@Suite("A question")
struct QuestionTests {
  /// Everything that a case can be made of, drawn once.
  private func draw(seed: UInt64) -> [String] {
    var question = Question(check: "any", seed: seed)
    return [
      "\(question.number(in: 0...1_000_000))", "\(question.flip())", question.word(),
      question.words(3).joined(separator: ","), "\(question.shuffled(Array(1...9)))",
      "\(question.some(of: Array(1...9)))",
    ]
  }

  @Test("The same seed gives the same case", arguments: [0, 1, 42, .max] as [UInt64])
  func sameSeed(seed: UInt64) {
    #expect(draw(seed: seed) == draw(seed: seed))
  }

  @Test("Other seeds give other cases, also those that follow each other")
  func otherSeeds() {
    let cases = (0..<100).map { draw(seed: $0) }
    #expect(Set(cases).count == 100)
  }

  @Test("The case does not depend on the check's name")
  func checkIsNoSeed() {
    var one = Question(check: "one", seed: 7)
    var other = Question(check: "other", seed: 7)
    #expect(one.check == "one")
    #expect(one.next() == other.next())
  }

  @Test("The numbers are those of SplitMix64, so that recorded answers stay right")
  func algorithm() {
    var question = Question(check: "any", seed: 1_234_567)
    let numbers = (0..<3).map { _ in question.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("A number comes from its whole range, and from nowhere else")
  func numbers() {
    var question = Question(check: "any", seed: 1)
    #expect(Set((0..<200).map { _ in question.number(in: 3...6) }) == [3, 4, 5, 6])
    #expect(question.number(in: 5...5) == 5)
  }

  @Test("Either side of a coin comes up")
  func flips() {
    var question = Question(check: "any", seed: 1)
    #expect(Set((0..<100).map { _ in question.flip() }) == [true, false])
  }

  @Test("The words of a case are different ones")
  func words() {
    for seed in 0..<50 as Range<UInt64> {
      var question = Question(check: "any", seed: seed)
      let words = question.words(10)
      #expect(words.count == 10)
      #expect(Set(words).count == 10)
      #expect(!question.word().isEmpty)
    }
  }

  @Test("Shuffling changes the order and nothing else")
  func shuffled() {
    var question = Question(check: "any", seed: 3)
    let shuffled = question.shuffled(Array(1...20))
    #expect(shuffled != Array(1...20))
    #expect(shuffled.sorted() == Array(1...20))
  }

  @Test("Some elements keep their order, and each can be among them or not")
  func some() {
    var question = Question(check: "any", seed: 3)
    let choices = (0..<50).map { _ in question.some(of: [1, 2, 3]) }
    #expect(choices.allSatisfy { $0 == $0.sorted() })
    #expect(Set(choices).count == 8)
  }
}
