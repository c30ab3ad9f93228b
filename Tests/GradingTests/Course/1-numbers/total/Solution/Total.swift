/// The sum of some numbers.
func total(of numbers: [Int]) -> Int {
  numbers.reduce(0, +)
}
