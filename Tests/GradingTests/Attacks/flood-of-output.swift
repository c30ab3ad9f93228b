// Prints a gigabyte.
import Foundation

func total(of numbers: [Int]) -> Int {
  let block = String(repeating: "x", count: 1 << 20)
  for _ in 0..<1024 { print(block) }
  return numbers.reduce(0, +)
}
