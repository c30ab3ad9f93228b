// Never comes to an end, and keeps the processor busy.
func total(of numbers: [Int]) -> Int {
  var sum = 0
  while true { sum &+= 1 }
  return sum
}
