//: # Value Types
//: A number, a date, a structure: each is a *value*. To copy a value is to have two, and what
//: happens to one never happens to the other. Before each result, say aloud what you expect.

// How the page prints: a heading, a line about to run, a value beside its expression, a remark.
func section(_ name: String) { print("\n──", name, String(repeating: "─", count: 75 - name.count)) }
func step(_ code: String) { print("  \(code)") }
nonisolated func show<Value>(_ expression: String, _ value: Value) {
  let gap = String(repeating: " ", count: max(0, 38 - expression.count))
  print("      \(expression)\(gap) → \(String(reflecting: value))")
}
func note(_ text: String) { print("  ▸ \(text)") }

//: ## Two numbers
//: The second variable starts as a copy of the first.
section("Two numbers")
step("var first = 5")
var first = 5
step("var second = first")
var second = first
show("first", first)
show("second", second)
step("second = 10")
second = 10
show("first", first)
show("second", second)
note("Assigning copied the 5. From then on the two have nothing in common.")

//: ## A pet as a structure
//: `Pet` gives both of its properties a default, so `Pet()` is a pet without a name.
section("A pet as a structure")
struct Pet: Equatable {
  var name = ""
  var species = ""
}
step("var rex = Pet()")
var rex = Pet()
show("rex.name", rex.name)
step(#"rex.name = "Rex""#)
rex.name = "Rex"
step(#"rex.species = "dog""#)
rex.species = "dog"
step("var tom = rex")
var tom = rex
step(#"tom.name = "Tom""#)
tom.name = "Tom"
step(#"tom.species = "cat""#)
tom.species = "cat"
show("rex.name", rex.name)
show("rex.species", rex.species)
show("tom.name", tom.name)
note("Copied like a number: `tom` began as Rex, then went its own way.")

//: ## A value inside a value
//: How deep does the copy go?
section("A value inside a value")
struct Owner {
  var name: String
  var pet: Pet
}
step(#"let ana = Owner(name: "Ana", pet: rex)"#)
let ana = Owner(name: "Ana", pet: rex)
step("var ben = ana")
var ben = ana
step(#"ben.pet.name = "Bella""#)
ben.pet.name = "Bella"
show("ana.pet.name", ana.pet.name)
show("ben.pet.name", ben.pet.name)
note("All the way down, as long as every part is a value too.")

//: ## An array of values
//: An array is a structure as well, and so is each pet that comes out of it.
section("An array of values")
step("var kennel = [rex, tom]")
var kennel = [rex, tom]
step(#"for var pet in kennel { pet.name = "Nobody" }"#)
for var pet in kennel { pet.name = "Nobody" }
show("kennel[0].name", kennel[0].name)
step(#"kennel[0].name = "Max""#)
kennel[0].name = "Max"
show("kennel[0].name", kennel[0].name)
show("rex.name", rex.name)
note("The loop changed its own copies. The index changes what the array holds.")
note("Neither reaches `rex`, which was copied on its way into the array.")

//: ## A pet goes into a function
//: A parameter is a constant copy. `inout`, with `&` where it is called, lends the caller's own.
section("A pet goes into a function")
func renamed(_ pet: Pet, to name: String) -> Pet {
  // does not compile: pet.name = name
  // error: cannot assign to property: 'pet' is a 'let' constant
  var result = pet
  result.name = name
  return result
}
func rename(_ pet: inout Pet, to name: String) {
  pet.name = name
}
show(#"renamed(rex, to: "Duke").name"#, renamed(rex, to: "Duke").name)
show("rex.name", rex.name)
step(#"rename(&rex, to: "Duke")"#)
rename(&rex, to: "Duke")
show("rex.name", rex.name)
note("Nobody changes your value unless you hand it over with `&`.")

//: ## `let` freezes all of it
//: The constant *is* the value: were a property to change, the constant would have changed.
section("`let` freezes all of it")
extension Pet {
  mutating func loseName() { name = "" }
}
step(#"let frozen = Pet(name: "Iris", species: "fox")"#)
let frozen = Pet(name: "Iris", species: "fox")
// does not compile: frozen.name = "Ivo"
// error: cannot assign to property: 'frozen' is a 'let' constant
// does not compile: frozen.loseName()
// error: cannot use mutating member on immutable value: 'frozen' is a 'let' constant
step("var thawed = frozen")
var thawed = frozen
// compiles: thawed.name = "Ivo"
step("thawed.loseName()")
thawed.loseName()
show("frozen.name", frozen.name)
show("thawed.name", thawed.name)
note("The compiler refuses every change to `frozen`; a copy in a `var` is free.")

//: ## Equal is all that two values can be
//: Two fives are the same five. "Which of them?" is not a question.
section("Equal is all that two values can be")
step(#"let otherFox = Pet(name: "Iris", species: "fox")"#)
let otherFox = Pet(name: "Iris", species: "fox")
show("otherFox == frozen", otherFox == frozen)
show("thawed == frozen", thawed == frozen)
// does not compile: print(otherFox === frozen)
// error: argument type 'Pet' expected to be an instance of a class or class-constrained type
note("`===` asks \"the very same object?\". The compiler won't ask that of a value.")
note("Next, the things that can be asked: swift run reference-types")

//: [Next: Reference Types](@next)
