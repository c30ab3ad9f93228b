import Foundation
import TerminalTrials

let words = Array(CommandLine.arguments.dropFirst())
// The trials start this program again as the shell of the programs that they try.
if words.first == Trials.shellArgument { exit(JobShell.run(Array(words.dropFirst()))) }
exit(Trials(options: TrialOptions.command.parseOrExit(words)).run())
