import Exercises
import Foundation
import Testing

@testable import Judging

/// With programs for the shell, which do on the line what no answer is meant to do.
@Suite("Asking a program")
struct InterrogationTests {
  private func transcript(
    of program: SourceFile, asking checks: [String], limits: Limits = .testing
  ) throws -> Transcript {
    let sample = try SampleExercise(checks: checks.map { SampleExercise.check($0) })
    let judge = Judge(workshop: try Workshops.shell.get(), limits: limits)
    let examination = try judge.examine(
      [program], of: sample.exercise, asking: sample.exercise.checks.flatMap { $0.queries() })
    guard case .asked(let transcript, _) = examination else {
      throw JudgeError("It was not asked but \(examination).")
    }
    return transcript
  }

  @Test("Each question has its answer, in order, and then comes the end")
  func answers() throws {
    let transcript = try transcript(of: ShellProgram.answering(), asking: ["one", "two", "three"])
    #expect(transcript.replies == [.answer("one"), .answer("two"), .answer("three")])
    #expect(transcript.hasEnd)
  }

  @Test("Answers can have several lines, other letters, or nothing in them")
  func anyText() throws {
    let program = ShellProgram.answering(
      #"lines) say "$(printf 'a\nb 3\n\nc')" ;; empty) say '' ;; other) say 'é ✓' ;;"#
    )
    // Some shells count letters where the line counts bytes.
    .replacing("${#1}", with: "$(printf %s \"$1\" | wc -c)")
    let transcript = try transcript(of: program, asking: ["lines", "empty", "other"])
    #expect(transcript.replies == [.answer("a\nb 3\n\nc"), .answer(""), .answer("é ✓")])
  }

  @Test("What it prints is kept, and is no answer")
  func printed() throws {
    let program = ShellProgram.answering("one) echo Hello; echo Oops >&2; say one ;;")
    let transcript = try transcript(of: program, asking: ["one"])
    #expect(transcript.replies == [.answer("one")])
    #expect(transcript.printed == "Hello\nOops\n")
  }

  @Test("An exit in between is no answer, and whoever comes next is asked the rest")
  func exits() throws {
    let program = ShellProgram.answering("two) exit 0 ;;")
    let transcript = try transcript(of: program, asking: ["one", "two", "three"])
    #expect(transcript.replies == [.answer("one"), .stoppedEarly, .answer("three")])
    #expect(transcript.hasEnd)
  }

  @Test(
    "A program that ends at once answers nothing", arguments: ["exit 0", "exit 1", "exec 4>&-"])
  func endsAtOnce(script: String) throws {
    let transcript = try transcript(of: .answer("#!/bin/sh\n\(script)\n"), asking: ["one", "two"])
    #expect(transcript.replies == [.stoppedEarly, .stoppedEarly])
    #expect(!transcript.hasEnd)
  }

  @Test("Without its end, the last answer isn't valid")
  func noEnd() throws {
    let program = ShellProgram.answering(end: "exit 0")
    let transcript = try transcript(of: program, asking: ["one", "two"])
    #expect(transcript.replies == [.answer("one"), .stoppedEarly])
    #expect(!transcript.hasEnd)
  }

  @Test("A crash is told with its message, and the rest is asked")
  func crashes() throws {
    let program = ShellProgram.answering(
      """
      two) echo 'Exercise/Answer.swift:7: Fatal error: Oops' >&2
        echo 'Stack dump' >&2
        kill -ILL $$ ;;
      three) kill -ABRT $$ ;;
      """)
    let transcript = try transcript(of: program, asking: ["one", "two", "three", "four"])
    #expect(
      transcript.replies == [
        .answer("one"), .crashed(message: "Exercise/Answer.swift:7: Fatal error: Oops"),
        .crashed(message: nil), .answer("four"),
      ])
  }

  @Test(
    "The message of a crash is the line that the runtime prints, wherever the reason comes from",
    arguments: [
      "Exercise/Answer.swift:7: Fatal error", "Exercise/Answer.swift:7: Precondition failed: Even",
      "Exercise/Answer.swift:7: Assertion failed", "Fatal error: No place",
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
    ])
  func crashMessages(line: String) throws {
    let program = ShellProgram.answering(
      """
      one) echo Before; echo '\(line)' >&2; echo 'r14 0x46 61  Fatal error: fai'; kill -ILL $$ ;;
      """)
    #expect(try transcript(of: program, asking: ["one"]).replies == [.crashed(message: line)])
  }

  @Test(
    "A crash for want of memory is a limit",
    arguments: [
      "Fatal error: failed to allocate 285212608 bytes of memory with alignment 8",
      "terminate called after throwing an instance of std::bad_alloc",
    ])
  func memory(line: String) throws {
    let program = ShellProgram.answering("one) echo '\(line)'; kill -ABRT $$ ;;")
    #expect(try transcript(of: program, asking: ["one"]).replies == [.limit(.memory)])
  }

  @Test("A full stack is told from a crash by the notice that the answering module prints")
  func stack() throws {
    let program = ShellProgram.answering("one) echo 'The stack is full.'; kill -SEGV $$ ;;")
    #expect(try transcript(of: program, asking: ["one"]).replies == [.limit(.stack)])
  }

  @Test("A program that waits is given up after a time")
  func waits() throws {
    var limits = Limits.testing
    limits.waitSeconds = 0.2
    let program = ShellProgram.answering("two) read -r nothing <&3 ;;")
    let transcript = try transcript(of: program, asking: ["one", "two", "three"], limits: limits)
    #expect(transcript.replies == [.answer("one"), .timedOut, .answer("three")])
  }

  @Test("After two that come to no end, the rest isn't asked")
  func patience() throws {
    var limits = Limits.testing
    limits.waitSeconds = 0.2
    let program = ShellProgram.answering("one|two) read -r nothing <&3 ;;")
    let transcript = try transcript(
      of: program, asking: ["one", "two", "three", "four"], limits: limits)
    #expect(transcript.replies == [.timedOut, .timedOut, .notAsked, .notAsked])
    #expect(!transcript.hasEnd)
  }

  @Test("A flood of output is stopped, and its beginning is kept")
  func flood() throws {
    let program = ShellProgram.answering("one) while :; do echo Flood; done ;;")
    let transcript = try transcript(of: program, asking: ["one", "two"])
    #expect(transcript.replies == [.limit(.output), .answer("two")])
    #expect(transcript.printed.hasPrefix("Flood\nFlood\n"))
    #expect(transcript.printed.utf8.count <= 512 << 10)
  }

  @Test("A file that grows too large is a limit")
  func files() throws {
    let program = ShellProgram.answering("one) while :; do echo more >>file; done ;;")
    var limits = Limits.testing
    limits.fileSize = 4 << 10
    #expect(
      try transcript(of: program, asking: ["one"], limits: limits).replies == [.limit(.files)])
  }

  @Test(
    "What was not asked for is tampering, and ends the inquiry",
    arguments: [
      // Another token, a second answer, one that is longer than it says, and what is no answer.
      "token=guess; say two", "say two; say three", "say two; printf x >&4",
      #"printf '%s 3\ntwo and more' "$token" >&4"#, #"printf '%s -1\n' "$token" >&4"#,
      #"printf '%s x\n' "$token" >&4"#, #"printf '\n' >&4"#, "printf '%0100d' 1 >&4",
    ])
  func tampers(script: String) throws {
    let program = ShellProgram.answering("two) \(script) ;;")
    let replies = try transcript(of: program, asking: ["one", "two", "three"]).replies
    #expect(replies.count == 3)
    #expect(replies[0] == .answer("one"))
    #expect(replies.contains(.tampered))
    #expect(replies[2] == (replies[1] == .tampered ? .notAsked : .tampered))
  }

  @Test("Saying more after the end is tampering, and so is answering it otherwise")
  func tampersAtEnd() throws {
    let more = ShellProgram.answering(end: "say ''; say more; exit")
    #expect(
      try transcript(of: more, asking: ["one", "two"]).replies == [.answer("one"), .tampered])
    let text = ShellProgram.answering(end: "say 'passed'; exit")
    let replies = try transcript(of: text, asking: ["one", "two"]).replies
    #expect(replies == [.answer("one"), .stoppedEarly])
  }

  @Test("An answer of more than 64 KiB is a limit")
  func longAnswer() throws {
    let program = ShellProgram.answering(#"one) printf '%s 65537\n' "$token" >&4 ;;"#)
    #expect(try transcript(of: program, asking: ["one"]).replies == [.limit(.output)])
  }

  @Test("Each process works in a folder of its own, with nothing of the judge in its environment")
  func surroundings() throws {
    let program = ShellProgram.answering(
      """
      one) : >here; echo "$HOME $TMPDIR $PWD"; say one ;; two) exit ;;
      three) echo "$HOME $TMPDIR $PWD"; say "$(echo *)" ;;
      four) say "$(env | sed 's/=.*//' | tr '\\n' ' ')" ;;
      """)
    let transcript = try transcript(of: program, asking: ["one", "two", "three", "four"])
    let folders = transcript.printed.split(whereSeparator: \.isNewline).map { line in
      Set(line.split(separator: " "))
    }
    #expect(folders.map(\.count) == [1, 1])
    #expect(folders.first != folders.last)
    #expect(transcript.replies[2] == .answer("*"))
    guard case .answer(let names) = transcript.replies[3] else {
      Issue.record("It did not answer.")
      return
    }
    #expect(
      Set(names.split(separator: " ")).isSubset(of: [
        "HOME", "TMPDIR", "TZ", "LANG", "SWIFT_BACKTRACE", "SWIFT_DETERMINISTIC_HASHING",
        "PWD", "OLDPWD", "SHLVL", "_",
      ]))
  }

  @Test("Paths in its folder are told as if it were the home folder, the same each time")
  func paths() throws {
    let program = ShellProgram.answering(#"*) say "no $HOME/file, no $TMPDIR/other" ;;"#)
    let replies = try transcript(of: program, asking: ["one"]).replies
    #expect(replies == [.answer("no ~/file, no ~/other")])
  }

  @Test("Two questions about one thing carry different tokens")
  func tokens() throws {
    let program = ShellProgram.answering(#"*) say "$token" ;;"#)
    let replies = try transcript(of: program, asking: ["one", "two", "three", "four"]).replies
    #expect(Set(replies).count == 4)
  }
}

extension SourceFile {
  fileprivate func replacing(_ text: String, with other: String) -> SourceFile {
    .answer(self.text.replacing(text, with: other), name: name)
  }
}
