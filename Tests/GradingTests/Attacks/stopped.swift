// Stops itself.
import Foundation

func total(of numbers: [Int]) -> Int {
  raise(SIGSTOP)
  return 0
}
