// Raises its own limits.
import Foundation

func total(of numbers: [Int]) -> Int {
  var limit = rlimit(rlim_cur: .max, rlim_max: .max)
  for number in 0..<16 { _ = setrlimit(.init(UInt32(number)), &limit) }
  var sum = 0
  while true { sum &+= 1 }
  return sum
}
