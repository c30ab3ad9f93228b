import Arguments
import Comparison
import Foundation
import Scripting
import TerminalUI

let options = CompareOptions.command.parseOrExit()
exit(Compare(options: options).run())
