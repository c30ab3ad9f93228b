// Brings a main function of its own.
@main
enum Program {
  static func main() {}
}

func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }
