import Exercises
import Foundation
import Testing

@testable import Judging

@Suite("What learners are asked")
struct InquiryTests {
  @Test("They are asked all that isn't hidden, and the recorded answers say what is right in cases")
  func forLearner() throws {
    let recorded = RecordedAnswers(right: ["any 1": "x", "any 2": "y"], wrong: [:])
    let sample = try SampleExercise(
      checks: [
        SampleExercise.check("one"), SampleExercise.check("two") + #", "hidden": true"#,
        SampleExercise.check("any", cases: 2),
      ],
      files: ["Answers.json": String(decoding: try JSONEncoder().encode(recorded), as: UTF8.self)])
    let inquiry = try Inquiry.forLearner(of: sample.exercise)
    #expect(inquiry.queries.map(\.label) == ["one", "any 1", "any 2"])
    #expect(inquiry.right == ["one", "x", "y"])
  }

  @Test("Where what is right isn't recorded, the error says what to do")
  func notRecorded() throws {
    let sample = try SampleExercise(checks: [SampleExercise.check("any", cases: 2)])
    let error = CourseError(
      "sample: what is right for 'any 1' isn't recorded; run 'course verify --record sample'")
    #expect(throws: error) { try Inquiry.forLearner(of: sample.exercise) }
  }
}
