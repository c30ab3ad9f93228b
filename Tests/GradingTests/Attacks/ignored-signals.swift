// Ignores all signals that it can, and goes on.
import Foundation

func total(of numbers: [Int]) -> Int {
  for number in 1..<Int32(32) { signal(number, SIG_IGN) }
  var sum = 0
  while true { sum &+= 1 }
  return sum
}
