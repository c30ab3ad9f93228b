//: [Previous: Reference Types](@previous)
//: # Choosing Types
//: Is it *what it says* (a name, a date, a card)? Then it is a value. Is it *that one*, which many
//: must see change? Then it is an object. This page chooses, then measures what the choice costs.

import Foundation
// How the page prints: a heading, a line about to run, a value beside its expression, a remark.
func section(_ name: String) { print("\n──", name, String(repeating: "─", count: 75 - name.count)) }
func step(_ code: String) { print("  \(code)") }
nonisolated func show<Value>(_ expression: String, _ value: Value) {
  let gap = String(repeating: " ", count: max(0, 38 - expression.count))
  print("      \(expression)\(gap) → \(String(reflecting: value))")
}
func note(_ text: String) { print("  ▸ \(text)") }

//: ## An item is a value, its store an object
//: A screen edits a draft of an item; the list and its badge look at one store.
section("An item is a value, its store an object")
struct ChecklistItem {
  let id = UUID()
  var name: String
}
final class ChecklistStore { var items = [ChecklistItem(name: "Walk the dog")] }
let list = ChecklistStore()
step("let badge = list")
let badge = list
step("var draft = list.items[0]")
var draft = list.items[0]
step(#"draft.name = "Walk the cat""#)
draft.name = "Walk the cat"
show("list.items[0].name", list.items[0].name)
step(#"list.items.append(ChecklistItem(name: "Soccer practice"))"#)
list.items.append(ChecklistItem(name: "Soccer practice"))
show("badge.items.count", badge.items.count)
note("A draft is a copy to scribble on, and to cancel is to forget it.")
note("List and badge must agree: so there is one store, and both refer to it.")

//: ## Cards: values in one store
//: Transform, element and card are values. The store is the one object, alive as long as the app.
section("Cards: values in one store")
struct Transform {
  var size = CGSize(width: 250, height: 180)
  var rotation = 0.0
  var offset = CGSize.zero
}
protocol CardElement {
  var id: UUID { get }
  var transform: Transform { get set }
}
struct ImageElement: CardElement {
  let id = UUID()
  var transform = Transform()
  var imageName: String
}
struct TextElement: CardElement {
  let id = UUID()
  var transform = Transform()
  var text: String
}
struct Card {
  let id = UUID()
  var backgroundColor: String
  var elements: [any CardElement] = []
}
final class CardStore {
  var cards: [Card] = []
  func index(for card: Card) -> Int? { cards.firstIndex { $0.id == card.id } }
}
var preview = ["green", "orange", "red", "purple", "blue"].map { Card(backgroundColor: $0) }
preview[0].elements = ["dog", "cat"].map { ImageElement(imageName: $0) }
preview[0].elements += ["Rex", "Tom"].map { TextElement(text: $0) }
let store = CardStore()
show("store.cards.count", store.cards.count)
step("store.cards = preview")
store.cards = preview
show("store.cards.count", store.cards.count)
show("store.cards[0].elements.count", store.cards[0].elements.count)
step("var card = store.cards[3]")
var card = store.cards[3]
step(#"card.backgroundColor = "white""#)
card.backgroundColor = "white"
show("store.cards[3].backgroundColor", store.cards[3].backgroundColor)
show("store.index(for: card)", store.index(for: card))
note("A card taken out is a copy; its identity tells the store where it belongs.")

//: ## A million of each
//: Transforms as structures, and then each of them in an object of its own.
section("A million of each")
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
func measured(_ what: String, _ value: any CVarArg, as format: String = "%.1f") {
  let name = what.padding(toLength: 38, withPad: " ", startingAt: 0)
  print("      \(name) ≈ \(String(format: format, value))")
}
func peakMemory() -> Double {
  var usage = rusage()
  getrusage(0, &usage)  // 0: of this process
  return Double(usage.ru_maxrss)
}
typealias Cost<Item> = (items: [Item], creating: Duration, reading: Duration, memory: Double)
func cost<Item>(make: () -> Item, read: (Item) -> Double) -> Cost<Item> {
  let before = peakMemory()
  var items: [Item] = []
  let creating = ContinuousClock().measure { items = (0..<1_000_000).map { _ in make() } }
  let reading = ContinuousClock().measure { precondition(items.reduce(0) { $0 + read($1) } == 0) }
  return (items, creating, reading, peakMemory() - before)
}
let values = cost(make: { Transform() }, read: { $0.rotation })
let objects = cost(make: { Box(Transform()) }, read: { $0.value.rotation })
note("This build, this machine. Fairer: swift run -c release choosing-types")
measured("creating, objects ÷ structures", objects.creating / values.creating)
measured("reading, objects ÷ structures", objects.reading / values.reading)
measured("memory, objects ÷ structures", objects.memory / values.memory)
note("Each object is an allocation with a header, and a reference to it on top.")

//: ## Where a value costs more
//: A tuple is a structure without a name, and these are big ones, reversed twenty times.
section("Where a value costs more")
func reversing<Item>(_ items: [Item]) -> Duration {
  var items = items
  return ContinuousClock().measure { for _ in 1...20 { items.reverse() } }
}
let row = SIMD64<Int>()
let photos = Array(repeating: (row, row, row, row, row, row, row, row), count: 1_000)
measured("reversing, values ÷ objects", reversing(photos) / reversing(photos.map(Box.init)))
show("MemoryLayout.size(ofValue: photos[0])", MemoryLayout.size(ofValue: photos[0]))
note("To move a value is to move all of its bytes. A reference has 8, always.")

//: ## Copied when it changes
//: An array is a small structure that refers to a buffer. Copies share it, until one is changed.
section("Copied when it changes")
struct Album {
  var photos = ["dog", "cat"]
  var buffer: Int { Int(bitPattern: photos.withUnsafeBytes { $0.baseAddress }) }
}
let album = Album()
step("var copy = album")
var copy = album
measured("copy.buffer", copy.buffer, as: "0x%lx")
show("copy.buffer == album.buffer", copy.buffer == album.buffer)
step(#"copy.photos.append("fox")"#)
copy.photos.append("fox")
measured("copy.buffer", copy.buffer, as: "0x%lx")
show("copy.buffer == album.buffer", copy.buffer == album.buffer)
show("album.photos.count", album.photos.count)
note("It behaves as a value, and pays for the copy only when there is a change.")

//: [Next: Protocols and Inheritance](@next)
