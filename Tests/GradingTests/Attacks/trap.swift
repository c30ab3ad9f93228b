// Crashes.
func total(of numbers: [Int]) -> Int { numbers[numbers.count] }
