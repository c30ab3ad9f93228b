/// The smallest of some numbers.
func smallest(of numbers: [Int]) -> Int? { numbers.min() }
