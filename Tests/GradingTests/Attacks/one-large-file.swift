// Writes one file without end.
import Foundation

func total(of numbers: [Int]) -> Int {
  guard let file = fopen("large", "w") else { return 0 }
  let block = [UInt8](repeating: 1, count: 1 << 20)
  for _ in 0..<100 { fwrite(block, 1, block.count, file) }
  fclose(file)
  return 0
}
