import Scripting
import TerminalUI

extension PlayedEvent {
  /// The event in a few words.
  var text: String {
    switch self {
    case .start: "the app starts"
    case .input(.key(let key)): "key \(key.name)"
    case .input(.paste(let text)): "text \(quoted(String(inert: text)))"
    case .input(.click): "click"
    case .input(.scroll): "scroll"
    case .tick: "time passes"
    case .lifeCycle(let event): "the app: \(event.rawValue)"
    case .quit: "the app quits"
    }
  }
}
