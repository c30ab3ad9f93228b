import Arguments
import Foundation
import StorageTrials

// What this program starts itself for comes first, and is no business of the command line's help.
if let task = ChildTask(Array(CommandLine.arguments.dropFirst())) {
  exit(task.run())
}
exit(Trial(options: TrialOptions.command.parseOrExit()).run())
