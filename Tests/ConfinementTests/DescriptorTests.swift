import Confinement
import Foundation
import Testing

@Suite("Which descriptors a program has")
struct DescriptorTests {
  @Test("Questions come in on 3, and answers go out on 4", arguments: [false, true])
  func questionsAndAnswers(isolated: Bool) throws {
    let questions = try Pipe()
    let answers = try Pipe()
    var program = try Program(script: #"read question <&3; echo "$question, indeed" >&4"#)
    program.settings.questions = questions.reader
    program.settings.answers = answers.writer
    program.settings.isolate = isolated
    var running = try program.start()
    answers.closeWriter()
    questions.write("a word\n")
    #expect(answers.textToEnd() == "a word, indeed\n")
    #expect(try running.wait().status == 0)
  }

  @Test("Without questions and answers, 3 and 4 are closed", arguments: [false, true])
  func noQuestions(isolated: Bool) throws {
    var program = try Program(script: "(: <&3) && echo 3; (: >&4) && echo 4; exit 0")
    program.settings.isolate = isolated
    let lines = try program.run().lines
    #expect(!lines.contains("3") && !lines.contains("4"))
  }

  @Test("An input that isn't given is empty", arguments: [false, true])
  func noInput(isolated: Bool) throws {
    var program = try Program(script: "read line; echo $?")
    program.settings.isolate = isolated
    #expect(try program.run().lines == ["1"])
  }

  @Test(
    "Descriptors of the caller are closed, even those that programs get", arguments: [false, true])
  func othersAreClosed(isolated: Bool) throws {
    let input = try Pipe()
    let other = try Pipe()
    _ = fcntl(other.writer, F_SETFD, 0)
    var program = try Program(script: "read line")
    program.settings.input = input.reader
    program.settings.isolate = isolated
    var running = try program.start()
    other.closeWriter()
    // The program still runs, so if it could write to the pipe, there would be no end of it.
    #expect(other.textToEnd()?.isEmpty == true)
    var end = confined_end()
    #expect(confined_wait(&running.child, 0, &end) == ETIMEDOUT)
    input.write("\n")
    _ = try running.wait()
  }
}
