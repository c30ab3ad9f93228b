import Arguments
import Comparison
import Foundation
import Scripting
import TerminalUI

let options = CompareOptions.command.parseOrExit()
if let conflict = options.conflict { CompareOptions.command.fail(conflict) }
exit(Compare(options: options).run())
