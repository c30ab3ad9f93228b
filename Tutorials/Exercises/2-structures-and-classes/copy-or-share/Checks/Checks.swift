import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "packing-list-is-copied":
      var mine = PackingList()
      pack("Tent", in: &mine)
      var yours = mine
      pack("Map", in: &yours)
      return "I pack \(told(mine.names)). You pack \(told(yours.names))."
    case "shopping-list-is-shared":
      var mine = ShoppingList()
      put("Milk", on: &mine)
      var yours = mine
      put("Tea", on: &yours)
      return "I read \(told(mine.names)). You read \(told(yours.names))."
    case "lists-made-apart":
      var ours = ShoppingList()
      let theirs = ShoppingList()
      put("Milk", on: &ours)
      return "We read \(told(ours.names)). They read \(told(theirs.names))."
    case "any-plan": return anyPlan(&question)
    default: return "unknown check"
    }
  }

  private static func anyPlan(_ question: inout Question) -> String {
    var mine = TripPlan()
    let common = question.words(question.number(in: 1...3))
    for name in common {
      pack(name, in: &mine.packing)
      put(name, on: &mine.shopping)
    }
    var story = "Both begin with \(told(common))"
    var yours = mine
    for _ in 1...question.number(in: 2...4) {
      let name = question.word()
      if question.flip() {
        story += ", I add \(name)"
        pack(name, in: &mine.packing)
        put(name, on: &mine.shopping)
      } else {
        story += ", you add \(name)"
        pack(name, in: &yours.packing)
        put(name, on: &yours.shopping)
      }
    }
    return """
      \(story).
      I pack \(told(mine.packing.names)); you pack \(told(yours.packing.names)).
      I read \(told(mine.shopping.names)); you read \(told(yours.shopping.names)).
      """
  }

  private static func pack(_ name: String, in list: inout PackingList) {
    list.add(name)
  }

  private static func put(_ name: String, on list: inout ShoppingList) {
    list.add(name)
  }

  private static func told(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
