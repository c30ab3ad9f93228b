//: [Previous: Protocols and Inheritance](@previous)
//:
//: # Bindings
//: A store keeps the cards, and they are values: whoever takes one out has a copy. A *binding* is
//: how a view deep in a screen changes the store's own. SwiftUI has one; this page builds it.

import Foundation

// How the page prints: a heading, a line about to run, a value beside its expression, a remark.
func section(_ name: String) { print("\n──", name, String(repeating: "─", count: 75 - name.count)) }
func step(_ code: String) { print("  \(code)") }
nonisolated func show<Value>(_ expression: String, _ value: Value) {
  let gap = String(repeating: " ", count: max(0, 38 - expression.count))
  print("      \(expression)\(gap) → \(String(reflecting: value))")
}
func note(_ text: String) { print("  ▸ \(text)") }

//: ## The problem
section("The problem")
struct Transform {
  var rotation = 0.0
  var offset = 0.0
}
struct Card {
  let id = UUID()
  var title: String
  var transform = Transform()
}
final class CardStore {
  var cards = [Card(title: "Rex"), Card(title: "Tom"), Card(title: "Bella")]
}
let store = CardStore()
step("var copy = store.cards[0]")
var copy = store.cards[0]
step("copy.transform.rotation = 90")
copy.transform.rotation = 90
show("store.cards[0].transform.rotation", store.cards[0].transform.rotation)
note("A view that is given the card turns a copy. The store never hears of it.")

//: ## Two closures
//: One knows how to read the value, the other how to write it. Neither says where it is kept.
//: (`@dynamicMemberLookup` has its turn further down.)
section("Two closures")
@dynamicMemberLookup
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
step("var volume = 5")
var volume = 5
step("let knob = Binding(get: { volume }, set: { volume = $0 })")
let knob = Binding(get: { volume }, set: { volume = $0 })
step("knob.wrappedValue = 10")
knob.wrappedValue = 10
show("volume", volume)
step("volume = 3")
volume = 3
show("knob.wrappedValue", knob.wrappedValue)
note("A binding holds no value. It is a way to one, in both directions.")
note("`knob` is a `let`: a write changes `volume`, not the knob (`nonmutating`).")

//: ## A constant binding
//: For previews and tests: it has something to read, and lets writes go by.
section("A constant binding")
extension Binding {
  static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
}
step("let fixed = Binding.constant(7)")
let fixed = Binding.constant(7)
step("fixed.wrappedValue = 100")
fixed.wrappedValue = 100
show("fixed.wrappedValue", fixed.wrappedValue)
note("No error, no effect: enough to show a view that has no store.")

//: ## A binding to one card
//: By identity. A position would be another card's as soon as the cards are moved.
section("A binding to one card")
extension CardStore {
  func binding(to card: Card) -> Binding<Card> {
    func index() -> Int? { self.cards.firstIndex { $0.id == card.id } }
    return Binding(
      get: { index().map { self.cards[$0] } ?? card },
      set: { newCard in if let index = index() { self.cards[index] = newCard } })
  }
}
step("let tom = store.binding(to: store.cards[1])")
let tom = store.binding(to: store.cards[1])
step("store.cards.swapAt(0, 1)")
store.cards.swapAt(0, 1)
step(#"tom.wrappedValue.title = "Thomas""#)
tom.wrappedValue.title = "Thomas"
show("store.cards.map(\\.title)", store.cards.map(\.title))
note("The cards had been moved meanwhile, and the right one was renamed.")

//: ## A binding to a part
//: A key path leads from the card to a part of it, and back. Dynamic member lookup lets it be
//: written with a dot: `tom.transform` is a `Binding<Transform>`.
section("A binding to a part")
extension Binding {
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: { wrappedValue[keyPath: path] = $0 })
  }
}
step("let angle: Binding<Double> = tom.transform.rotation")
let angle: Binding<Double> = tom.transform.rotation
step("angle.wrappedValue = 45")
angle.wrappedValue = 45
show("store.cards[0].transform.rotation", store.cards[0].transform.rotation)
show("store.cards[0].title", store.cards[0].title)
// does not compile: print(tom.rotation)
// error: value of type 'Binding<Card>' has no dynamic member 'rotation' using key path from root type 'Card'
note("The compiler knows every part: a misspelt one is an error, not a surprise.")

//: ## Down the tree of views
//: Each view takes just the binding that it needs and passes a part of it on.
section("Down the tree of views")
struct Dial {
  let angle: Binding<Double>
  func turn(by degrees: Double) { angle.wrappedValue += degrees }
}
struct CardView {
  let card: Binding<Card>
  var dial: Dial { Dial(angle: card.transform.rotation) }
}
step("CardView(card: tom).dial.turn(by: 30)")
CardView(card: tom).dial.turn(by: 30)
show("store.cards[0].transform.rotation", store.cards[0].transform.rotation)
step("Dial(angle: .constant(0)).turn(by: 30)")
Dial(angle: .constant(0)).turn(by: 30)
show("store.cards[0].transform.rotation", store.cards[0].transform.rotation)
note("The dial has never heard of cards or stores, and turns the store's own card.")

//: ## When the card is gone
section("When the card is gone")
step("store.cards.remove(at: 0)")
store.cards.remove(at: 0)
step(#"tom.wrappedValue.title = "Ghost""#)
tom.wrappedValue.title = "Ghost"
show("store.cards.map(\\.title)", store.cards.map(\.title))
show("tom.wrappedValue.title", tom.wrappedValue.title)
note("A view may outlive its card for a moment. It reads the card that was bound")
note("and writes to nobody. By position, the card next door would be a ghost.")

//: [From the beginning: Value Types](Value%20Types)
