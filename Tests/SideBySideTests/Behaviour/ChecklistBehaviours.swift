import Model
import TerminalUI

nonisolated extension Behaviour {
  /// What the checklist must do.
  static let checklist = items + rows + deletion + moves + adding + editing + screens

  // MARK: Items

  private static let items = [
    Behaviour("CL-1: each item has an identity, which it keeps") { app in
      try app.perform("add Tea\nadd Tea")
      let identities = app.stage.items.value?.map(\.id) ?? []
      try app.expect("the number of identities", Set(identities).count, is: 2)
      try app.perform("toggle 1\nrename 1 Milk\nmove 1 2\nkill\ntoggle 1")
      try app.expect(
        "the identities after a move", app.stage.items.value?.map(\.id), is: identities.reversed())
    },
    Behaviour("CL-2, CL-4: of two items with one name, only the tapped one is checked") { app in
      try app.perform("add Tea\nadd Milk\nadd Tea\ntoggle 3")
      try app.expectRows("Tea 🔲", "Milk 🔲", "Tea ✅")
    },
    Behaviour("CL-2, CL-5: of two items with one name, only the selected one is deleted") { app in
      try app.perform("add Tea\nadd Milk\nadd Tea\ntoggle 3\ndelete 3")
      try app.expectRows("Tea 🔲", "Milk 🔲")
      try app.perform("add Tea\ndelete 1")
      try app.expectRows("Milk 🔲", "Tea 🔲")
    },
    Behaviour("CL-2, CL-6: of two items with one name, only the marked one is moved") { app in
      try app.perform("add Tea\nadd Milk\nadd Tea\ntoggle 3\nmove 3 0")
      try app.expectRows("Tea ✅", "Tea 🔲", "Milk 🔲")
    },
    Behaviour("CL-2, CL-10: of two items with one name, only the edited one is renamed") { app in
      try app.perform("add Tea\nadd Milk\nadd Tea\nrename 3 Coffee")
      try app.expectRows("Tea 🔲", "Milk 🔲", "Coffee 🔲")
    },
    Behaviour("CL-2, CL-4: after a move, a tap reaches the item where it stands now") { app in
      try app.perform("add Tea\nadd Tea\nadd Milk\nmove 3 0\ntoggle 2\ntoggle 3\ntoggle 2")
      try app.expectRows("Milk 🔲", "Tea 🔲", "Tea ✅")
    },
  ]

  // MARK: Rows

  private static let rows = [
    Behaviour("CL-3: a row shows the name at its left end and the mark at its right end") { app in
      try app.perform("add Tea\nadd Milk\ntoggle 2")
      try app.expect(
        "the places of the names", [app.screen.place(of: "Tea"), app.screen.place(of: "Milk")],
        is: [Point(x: 1, y: 2), Point(x: 1, y: 3)])
      try app.expect(
        "the places of the marks", [app.screen.place(of: "🔲"), app.screen.place(of: "✅")],
        is: [Point(x: 77, y: 2), Point(x: 77, y: 3)])
    },
    Behaviour("CL-4: a click on the name, on the mark and anywhere between toggles the row") {
      app in
      try app.perform("add Tea\nadd Milk\nadd Eggs")
      app.click(onRow: 2, column: 1)
      try app.expectRows("Tea 🔲", "Milk ✅", "Eggs 🔲")
      app.click(onRow: 2, column: 40)
      try app.expectRows("Tea 🔲", "Milk 🔲", "Eggs 🔲")
      app.click(onRow: 2, column: 78)
      try app.expectRows("Tea 🔲", "Milk ✅", "Eggs 🔲")
    },
    Behaviour("CL-4: space and return check an unchecked row and uncheck a checked one") { app in
      try app.perform("add Tea\nadd Milk")
      app.press(.up, .character(" "))
      try app.expectRows("Tea ✅", "Milk 🔲")
      app.press(.down, .enter)
      try app.expectRows("Tea ✅", "Milk ✅")
      app.press(.up, .enter)
      try app.expectRows("Tea 🔲", "Milk ✅")
    },
  ]

  // MARK: Deletion

  private static let deletion = [
    Behaviour("CL-5: deleting takes the selected row, and the others keep their order") { app in
      try app.perform("add Tea\nadd Milk\nadd Eggs\nadd Bread")
      app.press(.up, .up, .character("d"))
      try app.expectRows("Tea 🔲", "Eggs 🔲", "Bread 🔲")
      app.press(.character("d"), .character("d"), .character("d"), .character("d"))
      try app.expectRows()
    },
    Behaviour("CL-5, CL-12: in edit mode, deleting takes all rows that are marked") { app in
      try app.perform("add Tea\nadd Milk\nadd Eggs\nadd Bread\ntoggle 4")
      app.press(.character("E"), .character(" "), .home, .character(" "), .character("d"))
      try app.expectRows("○ Milk 🔲 ≡", "○ Eggs 🔲 ≡")
      app.press(.character("E"))
      try app.expectRows("Milk 🔲", "Eggs 🔲")
    },
  ]

  // MARK: Moves

  private static let moves =
    [
      ("move 4 0", "DABC"), ("move 1 4", "BCDA"), ("move 2 4", "ACDB"),
      ("move 2 1", "ABCD"), ("move 2 2", "ABCD"), ("move 1,3 2", "BACD"), ("move 1-2 4", "CDAB"),
      ("move 2,4 0", "BDAC"), ("move 1,4 3", "BCAD"), ("move 1-4 2", "ABCD"),
    ].map { line, names in
      Behaviour("CL-6: \(line) makes \(names) of ABCD") { app in
        try app.perform("add A\nadd B\nadd C\nadd D\n" + line)
        try app.expect("the order", app.screen.rows.map(\.text).joined(), is: names)
        try app.expect("the saved order", app.stage.items.value?.map(\.name).joined(), is: names)
      }
    } + [
      Behaviour("CL-6, CL-12: J and K move the selected row down and up in edit mode") { app in
        try app.perform("add A\nadd B\nadd C")
        app.press(.character("E"), .home, .character("J"))
        try app.expectRows("○ B 🔲 ≡", "○ A 🔲 ≡", "○ C 🔲 ≡")
        app.press(.character("J"), .character("K"), .character("K"))
        try app.expectRows("○ A 🔲 ≡", "○ B 🔲 ≡", "○ C 🔲 ≡")
      }
    ]

  // MARK: Adding

  private static let adding = [
    Behaviour("CL-7: “Add new item” can't be tapped while the name is empty or white space") {
      app in
      try app.tap("Add item")
      try app.expectTitle("Add Item")
      try app.expect("the name", app.screen.name, is: "")
      for name in ["", " ", "\t  "] {
        app.player.send(.paste(name))
        try app.expect("it can't be tapped", !app.screen.canTap("Add new item"))
        app.press(.enter)
        try app.tap("Add new item")
        try app.expectTitle("Add Item")
      }
      app.type("T")
      try app.expect("it can be tapped", app.screen.canTap("Add new item"))
      app.press(.backspace)
      try app.expect("it can't be tapped any more", !app.screen.canTap("Add new item"))
      app.press(.escape)
      try app.expectRows()
    },
    Behaviour("CL-8: an added item stands at the end, unchecked, under its trimmed name") { app in
      try app.perform("add Milk\ntoggle 1")
      app.press(.character("a"))
      app.type("  Green  tea ")
      try app.tap("Add new item")
      try app.expectTitle("Checklist")
      try app.expectRows("Milk ✅", "Green  tea 🔲")
      try app.expect(
        "the saved name", app.stage.items.value?.map(\.name), is: ["Milk", "Green  tea"])
    },
    Behaviour("CL-9: “Cancel” with a name in the field changes nothing") { app in
      try app.perform("add Milk")
      app.press(.character("a"))
      app.type("Tea")
      app.press(.escape)
      try app.expectTitle("Checklist")
      try app.expectRows("Milk 🔲")
      app.press(.character("a"))
      try app.expect("the name in a new field", app.screen.name, is: "")
      app.type("Tea")
      try app.tap("Cancel")
      try app.expectRows("Milk 🔲")
      try app.expect("the saved names", app.stage.items.value?.map(\.name), is: ["Milk"])
    },
  ]

  // MARK: Editing

  private static let editing = [
    Behaviour("CL-10: the screen that edits an item shows its name and its switch") { app in
      try app.perform("add Tea\nadd Milk\ntoggle 2")
      app.press(.character("e"))
      try app.expectTitle("Edit Item")
      try app.expect("the name", app.screen.name, is: "Milk")
      try app.expect("the switch", app.screen.completed, is: "[ on ]")
      app.press(.escape, .up, .character("e"))
      try app.expect("the other name", app.screen.name, is: "Tea")
      try app.expect("the other switch", app.screen.completed, is: "[ off ]")
    },
    Behaviour("CL-10: every change is in the list at once, and going back shows it") { app in
      try app.perform("add Tea\nadd Milk")
      app.press(.character("e"), .control("u"))
      app.type("Cof")
      try app.expect("the saved name", app.stage.items.value?.last?.name, is: "Cof")
      app.type("fee")
      try app.expect("the saved name", app.stage.items.value?.last?.name, is: "Coffee")
      app.press(.down, .character(" "))
      try app.expect("the saved mark", app.stage.items.value?.last?.isChecked, is: true)
      try app.expect("the switch", app.screen.completed, is: "[ on ]")
      try app.tap("Back")
      try app.expectTitle("Checklist")
      try app.expectRows("Tea 🔲", "Coffee ✅")
    },
    Behaviour("CL-10: a mark that is turned twice is what it was") { app in
      try app.perform("add Tea\ntoggle 1")
      app.press(.character("e"), .down, .character(" "), .enter, .escape)
      try app.expectRows("Tea ✅")
    },
    Behaviour("CL-11: an empty name is refused: the last good one stays, and it says why") { app in
      try app.perform("add Milk")
      app.press(.character("e"), .control("u"))
      try app.expectText("A name can't be empty: “Milk” stays.")
      app.type("  ")
      try app.expectText("A name can't be empty: “Milk” stays.")
      app.type("Tea")
      try app.expectNoText("A name can't be empty")
      app.press(.control("u"))
      try app.expectText("A name can't be empty: “Tea” stays.")
      app.press(.escape)
      try app.expectRows("Tea 🔲")
      try app.kill()
      try app.expectRows("Tea 🔲")
    },
    Behaviour("CL-8, CL-10: a new name is trimmed too") { app in
      try app.perform("add Milk\nrename 1 \"  Tea \"")
      try app.expect("the saved name", app.stage.items.value?.map(\.name), is: ["Tea"])
      try app.expectRows("Tea 🔲")
    },
  ]

  // MARK: Screens

  private static let screens = [
    Behaviour("CL-12: the title is “Checklist”, and “Edit” shows handles until “Done”") { app in
      try app.expectTitle("Checklist")
      try app.perform("add Tea\nadd Milk\ntoggle 2")
      try app.expectRows("Tea 🔲", "Milk ✅")
      try app.tap("Edit")
      try app.expect("the button says “Done”", app.screen.hasButton("Done"))
      try app.expectRows("○ Tea 🔲 ≡", "○ Milk ✅ ≡")
      app.press(.character(" "))
      try app.expectRows("○ Tea 🔲 ≡", "● Milk ✅ ≡")
      try app.tap("Done")
      try app.expect("the button says “Edit”", app.screen.hasButton("Edit"))
      try app.expectRows("Tea 🔲", "Milk ✅")
    },
    Behaviour("CL-13: the console gets each screen's appearing, and each step of the app") { app in
      try app.expect(
        "the console at the start", app.stage.console.takeLines(),
        is: ["App didBecomeActive", "Checklist did appear"])
      app.press(.character("a"), .escape, .character("2"))
      try app.expect(
        "the console after three keys", app.stage.console.takeLines(),
        is: [
          "Checklist did disappear", "Add Item did appear", "Add Item did disappear",
          "Checklist did appear", "Checklist did disappear", "Fasting did appear",
        ])
      try app.perform("background\nforeground")
      try app.expect(
        "the console after a stop", app.stage.console.takeLines(),
        is: [
          "App willResignActive", "App didEnterBackground", "App willEnterForeground",
          "App didBecomeActive",
        ])
      try app.relaunch()
      try app.expect(
        "the console after quitting", app.stage.console.takeLines(),
        is: [
          "App willResignActive", "App didEnterBackground", "Fasting did disappear",
          "App willTerminate", "App didBecomeActive", "Checklist did appear",
        ])
      try app.perform("add Tea")
      _ = app.stage.console.takeLines()
      app.press(.character("e"), .escape)
      try app.expect(
        "the console after editing", app.stage.console.takeLines(),
        is: [
          "Checklist did disappear", "Edit Item did appear", "Edit Item did disappear",
          "Checklist did appear",
        ])
    },
    Behaviour("CL-14: the console gets the list after each change, and a line between") { app in
      try app.perform("add Tea\nadd Milk")
      _ = app.stage.console.takeLines()
      try app.perform("toggle 2\ndelete 1")
      try app.expect(
        "the console", app.stage.console.takeLines(),
        is: ["🔲 Tea", "✅ Milk", "--------------------", "✅ Milk", "--------------------"])
    },
  ]
}
