import Arguments
import Testing

@Suite("The help of a command")
struct CommandHelpTests {
  @Test("shows usage, summary, discussion, arguments and options in 80 columns")
  func help() {
    #expect(
      sampleCommand().help == """
        Usage: sample [options] [checklist|fasting]

        Does what a sample does.

        Long words of explanation go on and on until the line is full and then they go
        on below it.

          sample --screens

        Arguments:
          checklist|fasting  What to show; both if left out.

        Options:
          --data DIR  Where the files are.
          --save on-change|on-background
                      When to save. Default: on-change.
          --random N  How many actions.
          --seed N    Where chance begins. Default: 1.
          --offset N  How far. Default: 0.
          --screens   Print each screen.
          --help      Show this help (also -h).
          --version   Show the version.

        """)
  }

  @Test("wraps the explanation of an option under itself")
  func wrapped() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let command = Command(
      "long", summary: "Explains.", defaults: SampleOptions(),
      parameters: [.flag("--screens", \.showsScreens, help: words)])
    let lines = command.help.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.filter { $0.hasPrefix("             word") }.count == 2)
  }

  @Test("is pointed to by the report of an error")
  func report() {
    #expect(
      sampleCommand().report(of: ArgumentError("FEATURE is missing"))
        == "error: FEATURE is missing\nSee 'sample --help'.\n")
  }
}
