//: [Previous: Value Types](@previous)
//:
//: # Reference Types
//: An instance of a class is an *object*. A variable does not hold the object but a reference to
//: it, and to copy a reference is to have two names for one thing.

// How the page prints: a heading, a line about to run, a value beside its expression, a remark.
func section(_ name: String) { print("\n──", name, String(repeating: "─", count: 75 - name.count)) }
func step(_ code: String) { print("  \(code)") }
nonisolated func show<Value>(_ expression: String, _ value: Value) {
  let gap = String(repeating: " ", count: max(0, 38 - expression.count))
  print("      \(expression)\(gap) → \(String(reflecting: value))")
}
func note(_ text: String) { print("  ▸ \(text)") }

//: ## Two names for one pet
//: The pet of the page before with one word changed: `struct` has become `class`.
section("Two names for one pet")
class Pet {
  var name = ""
  var species = ""
}
let rex = Pet()
rex.name = "Rex"
rex.species = "dog"
step("let tom = rex")
let tom = rex
step(#"tom.name = "Tom""#)
tom.name = "Tom"
step(#"tom.species = "cat""#)
tom.species = "cat"
show("rex.name", rex.name)
show("rex.species", rex.species)
show("tom.name", tom.name)
note("There was only ever one pet. Whoever holds `rex` saw it turn into a cat.")

//: ## The same, or just alike
//: `===` compares references: are both names for one object?
section("The same, or just alike")
step("let lookalike = Pet()")
let lookalike = Pet()
step(#"lookalike.name = "Tom""#)
lookalike.name = "Tom"
show("lookalike.name == rex.name", lookalike.name == rex.name)
show("lookalike === rex", lookalike === rex)
show("tom === rex", tom === rex)
note("An object has contents and an identity. A value has only its contents.")

//: ## `let` fixes the reference
//: With a structure, `let` froze everything. What does it freeze here?
section("`let` fixes the reference")
// does not compile: rex = lookalike
// error: cannot assign to value: 'rex' is a 'let' constant
// compiles: rex.species = "fox"
step(#"rex.name = "Max""#)
rex.name = "Max"
show("rex.name", rex.name)
show("tom.name", tom.name)
note("`let rex` is this pet for ever. What becomes of the pet is left open.")

//: ## An object inside a structure
//: The structure is copied, and with it the *reference* in it.
section("An object inside a structure")
struct Booking {
  var day: String
  var pet: Pet
}
step(#"let monday = Booking(day: "Monday", pet: rex)"#)
let monday = Booking(day: "Monday", pet: rex)
step("var friday = monday")
var friday = monday
step(#"friday.day = "Friday""#)
friday.day = "Friday"
step(#"friday.pet.name = "Bella""#)
friday.pet.name = "Bella"
show("monday.day", monday.day)
show("monday.pet.name", monday.pet.name)
note("A structure is only as much of a value as the parts that it is made of.")

//: ## The last reference goes
//: Swift counts the strong references to an object. At zero it runs `deinit` and frees the
//: object. A `weak` reference watches without being counted.
section("The last reference goes")
class Balloon {
  let color: String
  init(_ color: String) { self.color = color }
  deinit { show("deinit", color) }
}
step(#"var mine: Balloon? = Balloon("red")"#)
var mine: Balloon? = Balloon("red")
step(#"var spare: Balloon? = Balloon("blue")"#)
var spare: Balloon? = Balloon("blue")
step("var yours = mine")
var yours = mine
step("weak var watched = mine")
weak var watched = mine
step("mine = nil")
mine = nil
show("watched == nil", watched == nil)
step("spare = nil")
spare = nil
step("yours = nil")
yours = nil
show("watched == nil", watched == nil)
note("I let go of the red one, but you still held it. The blue one had only me.")

//: ## A cycle that nobody can reach
//: A controller keeps a closure; the closure uses `self`, so it keeps the controller.
section("A cycle that nobody can reach")
class Controller {
  let name: String
  var saves = 0
  var onSave: () -> Void = {}
  init(_ name: String) { self.name = name }
  func countSaves() { onSave = { self.saves += 1 } }
  func countSavesWeakly() { onSave = { [weak self] in self?.saves += 1 } }
  deinit { show("deinit", name) }
}
var plain: Controller? = Controller("plain")
step(#"var cyclic: Controller? = Controller("cyclic")"#)
var cyclic: Controller? = Controller("cyclic")
step("weak var lost = cyclic")
weak var lost = cyclic
step("cyclic?.countSaves()")
cyclic?.countSaves()
step("cyclic = nil")
cyclic = nil
step("plain = nil")
plain = nil
show("lost == nil", lost == nil)
note("No variable holds the cyclic one, yet its `deinit` never ran: a leak.")

//: ## The cycle cut, and the cycle avoided
//: Taking the closure away cuts the cycle. Capturing `self` weakly never makes one.
section("The cycle cut, and the cycle avoided")
step("lost?.onSave = {}")
lost?.onSave = {}
show("lost == nil", lost == nil)
step(#"var careful: Controller? = Controller("careful")"#)
var careful: Controller? = Controller("careful")
step("careful?.countSavesWeakly()")
careful?.countSavesWeakly()
careful?.onSave()
show("careful?.saves == 1", careful?.saves == 1)
step("careful = nil")
careful = nil
note("`[weak self]` counts the saves just as well, and lets the controller go.")
note("Which of the two kinds, and when? swift run choosing-types")

//: [Next: Choosing Types](@next)
