// Calls itself without end.
func total(of numbers: [Int]) -> Int { 1 + total(of: numbers + [1]) }
