// Closes all descriptors.
import Foundation

func total(of numbers: [Int]) -> Int {
  for file in 0..<Int32(256) { close(file) }
  return numbers.reduce(0, +)
}
