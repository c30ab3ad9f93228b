// Takes all the memory that it can get.
func total(of numbers: [Int]) -> Int {
  var blocks: [[UInt8]] = []
  while true { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
  return blocks.count
}
