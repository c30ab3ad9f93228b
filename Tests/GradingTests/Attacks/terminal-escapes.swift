// Prints and answers what would change a terminal.
import Foundation

struct Total: CustomStringConvertible {
  var description: String { "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}7\r\n&<>\"\u{0}" }
}

func total(of numbers: [Int]) -> Total {
  print("\u{1B}[2J\u{1B}[31mpassed\u{8}\u{8}")
  return Total()
}
