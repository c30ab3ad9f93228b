//: [Previous: Choosing Types](@previous)
//:
//: # Protocols and Inheritance
//: A card holds images and texts. They have something in common; where should that be written? In
//: a base class, says habit. This page does that first, looks at what it cost, and starts again.

import Foundation

// How the page prints: a heading, a line about to run, a value beside its expression, a remark.
func section(_ name: String) { print("\n──", name, String(repeating: "─", count: 75 - name.count)) }
func step(_ code: String) { print("  \(code)") }
nonisolated func show<Value>(_ expression: String, _ value: Value) {
  let gap = String(repeating: " ", count: max(0, 38 - expression.count))
  print("      \(expression)\(gap) → \(String(reflecting: value))")
}
func note(_ text: String) { print("  ▸ \(text)") }

//: ## A base class has room for everything
section("A base class has room for everything")
class ElementObject {
  var offset = 0.0
  var imageName = ""
  var text = ""
  init() {}
  func move(by distance: Double) { offset += distance }
  func nudge() { move(by: 1) }
}
class ImageObject: ElementObject {}
step("let photo = ImageObject()")
let photo = ImageObject()
step(#"photo.text = "Who would draw this?""#)
photo.text = "Who would draw this?"
show("photo.text", photo.text)
note("Every subclass gets every field, wanted or not, and nobody objects.")

//: ## An override reaches code it does not mention
//: A text that snaps to a grid of tens overrides `move(by:)`, and nothing else.
section("An override reaches code it does not mention")
class GridTextObject: ElementObject {
  override func move(by distance: Double) { offset += (distance / 10).rounded() * 10 }
}
step("let label = GridTextObject()")
let label = GridTextObject()
step("label.move(by: 12)")
label.move(by: 12)
show("label.offset", label.offset)
step("label.nudge()")
label.nudge()
show("label.offset", label.offset)
note("`nudge()` moves by 1, which now rounds to 0. Nobody had touched `nudge()`.")

//: ## A duplicate that is not one
section("A duplicate that is not one")
class CardObject {
  var elements: [ElementObject]
  init(elements: [ElementObject]) { self.elements = elements }
}
step("let cardObject = CardObject(elements: [photo])")
let cardObject = CardObject(elements: [photo])
step("let twinObject = CardObject(elements: cardObject.elements)")
let twinObject = CardObject(elements: cardObject.elements)
step("twinObject.elements[0].move(by: 500)")
twinObject.elements[0].move(by: 500)
show("cardObject.elements[0].offset", cardObject.elements[0].offset)
note("Two cards, one photo. To part them, each class must learn to copy itself.")

//: ## A protocol says what is common
//: Identity and transform: no more is common. How they are kept is left to each element.
section("A protocol says what is common")
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
var image = ImageElement(imageName: "dog")
let text = TextElement(text: "Rex")
// compiles: image.imageName = "cat"
// does not compile: image.text = "Who would draw this?"
// error: value of type 'ImageElement' has no member 'text'
show("image.transform.size.width", image.transform.size.width)
show("text.transform.size.width", text.transform.size.width)
note("`image.text` is gone: the compiler refuses what the base class let pass.")

//: ## What every element can do
//: An extension of the protocol gives each of them the same method, written once.
section("What every element can do")
extension CardElement {
  func index(in elements: [any CardElement]) -> Int? { elements.firstIndex { $0.id == id } }
}
step("var elements: [any CardElement] = [image, text]")
var elements: [any CardElement] = [image, text]
show("text.index(in: elements)", text.index(in: elements))
step(#"let other = TextElement(text: "Rex")"#)
let other = TextElement(text: "Rex")
show("other.index(in: elements)", other.index(in: elements))
note("Found by identity: another text that reads \"Rex\" is not this one.")

//: ## A new kind of element
//: Nothing above changes for it.
section("A new kind of element")
struct ColorElement: CardElement {
  let id = UUID()
  var transform = Transform()
  var color: String
}
step(#"let sky = ColorElement(color: "blue")"#)
let sky = ColorElement(color: "blue")
step("elements.append(sky)")
elements.append(sky)
show("sky.index(in: elements)", sky.index(in: elements))
note("It conforms, so it fits in, and has the method. It inherits no fields.")

//: ## A duplicate that is one
section("A duplicate that is one")
struct Card {
  var elements: [any CardElement]
}
step("let card = Card(elements: elements)")
let card = Card(elements: elements)
step("var twin = card")
var twin = card
step("twin.elements[0].transform.rotation = 90")
twin.elements[0].transform.rotation = 90
show("twin.elements[0].transform.rotation", twin.elements[0].transform.rotation)
show("card.elements[0].transform.rotation", card.elements[0].transform.rotation)
note("Values all the way down: to assign is to duplicate. How, then, does a screen")
note("change the one card that the store keeps? swift run bindings")

//: [Next: Bindings](@next)
