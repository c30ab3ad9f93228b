import Foundation
import Model

nonisolated extension Behaviour {
  /// What the apps must do with their files.
  static let storage = checklistFile + fastsFile

  // MARK: The checklist's file

  private static let checklistFile = [
    Behaviour("CL-15: without a file, the list is empty") { app in
      try app.expectRows()
      try app.expect("there is no problem", app.screen.problem == nil)
    },
    Behaviour("CL-15: the list is loaded at the start", given: { $0.items.value = .some(samples) })
    {
      app in
      try app.expectRows("Walk the dog 🔲", "Brush my teeth ✅")
    },
    Behaviour("CL-16: saved on change, each change survives a sudden stop") { app in
      try app.perform("add Tea\nkill")
      try app.expectRows("Tea 🔲")
      try app.perform("toggle 1\nkill")
      try app.expectRows("Tea ✅")
      try app.perform("add Milk\nrename 1 Coffee\nkill")
      try app.expectRows("Coffee ✅", "Milk 🔲")
      try app.perform("move 2 0\nkill")
      try app.expectRows("Milk 🔲", "Coffee ✅")
      try app.perform("delete 1\nkill")
      try app.expectRows("Coffee ✅")
    },
    Behaviour(
      "CL-17: saved on background, a change survives quitting, and no sudden stop",
      given: { $0.policy = .onBackground }
    ) { app in
      try app.perform("add Tea\nrelaunch\nadd Milk")
      try app.expect("the saved names", app.stage.items.value?.map(\.name), is: ["Tea"])
      try app.kill()
      try app.expectRows("Tea 🔲")
      try app.perform("add Milk\nbackground\nkill")
      try app.expectRows("Tea 🔲", "Milk 🔲")
    },
    Behaviour(
      "CL-18: a damaged file is left as it is until the user moves it aside",
      given: { $0.items.isDamaged = true }
    ) { app in
      try app.expectProblem("Can't read /data/Checklist.plist: It is damaged.")
      try app.expectRows()
      try app.perform("add Tea\nrelaunch\nadd Milk\nkill\nadd Eggs\nbackground\nforeground")
      try app.expect("the file is still damaged", app.stage.items.isDamaged)
      try app.expectRows("Eggs 🔲")
      try app.tap("Move it aside and save here")
      try app.expect("there is no problem any more", app.screen.problem == nil)
      try app.expect("the files set aside", app.stage.items.filesSetAside, is: 1)
      try app.perform("add Bread\nkill")
      try app.expectRows("Eggs 🔲", "Bread 🔲")
    },
    Behaviour("CL-19: if saving fails, the changes stay, and “Save again” saves them") { app in
      try app.perform("add Tea")
      app.stage.items.isDiskFull = true
      try app.perform("toggle 1")
      try app.expectProblem("Can't save /data/Checklist.plist: The disk is full.")
      try app.expectRows("Tea ✅")
      try app.tap("Save again")
      try app.expectProblem("Can't save /data/Checklist.plist: The disk is full.")
      app.stage.items.isDiskFull = false
      app.press(.character("r"))
      try app.expect("there is no problem any more", app.screen.problem == nil)
      try app.kill()
      try app.expectRows("Tea ✅")
    },
    Behaviour("CL-19: if saving again fails, a copy is saved elsewhere, and quitting does so") {
      app in
      app.stage.items.isDiskFull = true
      try app.perform("add Tea\nforeground")
      try app.expect("the copies before", app.stage.items.copies.count, is: 0)
      try app.tap("Save again")
      try app.expectProblem(
        """
        Can't save /data/Checklist.plist: The disk is full. A copy with your changes is in \
        /elsewhere/1.plist.
        """)
      try app.perform("add Milk\nrelaunch")
      let copies = app.stage.items.copies.map { $0.map(\.name) }
      try app.expect("the copies", copies, is: [["Tea"], ["Tea", "Milk"]])
    },
    Behaviour("CL-19: if saving fails, the next change saves all") { app in
      app.stage.items.isDiskFull = true
      try app.perform("add Tea\nwait 1s\nforeground")
      app.stage.items.isDiskFull = false
      try app.perform("add Milk")
      try app.expect("there is no problem any more", app.screen.problem == nil)
      try app.kill()
      try app.expectRows("Tea 🔲", "Milk 🔲")
    },
  ]

  private static let samples = [
    ChecklistItem(id: UUID(), name: "Walk the dog"),
    ChecklistItem(id: UUID(), name: "Brush my teeth", isChecked: true),
  ]

  // MARK: The fasts' file

  private static let fastsFile = [
    Behaviour(
      "FT-15: saved on background, a fast survives quitting, and no sudden stop",
      given: { $0.policy = .onBackground }
    ) { app in
      try app.perform("start\nwait 1s\nend\nrelaunch\nstart\nkill")
      app.press(.character("2"))
      try app.expectTimer("Press Start")
      try app.expectFasts("0h 0m 1s")
      try app.perform("start\nbackground\nkill")
      app.press(.character("2"))
      try app.expectTimer("0h 0m 0s")
    },
    Behaviour("FT-15: saved on change, a deletion survives a sudden stop") { app in
      try app.perform("start\nend\ndelete fast 1\nkill")
      app.press(.character("2"))
      try app.expectText("No Fasts Yet")
    },
    Behaviour(
      "FT-15: a damaged file is left as it is until the user moves it aside",
      given: { $0.fasts.isDamaged = true }
    ) { app in
      app.press(.character("2"))
      try app.expectProblem("Can't read /data/Fasts.plist: It is damaged.")
      try app.expectText("No Fasts Yet")
      try app.perform("start\nwait 1s\nend\nrelaunch\nstart\nwait 2s\nend")
      try app.expect("the file is still damaged", app.stage.fasts.isDamaged)
      try app.expectFasts("0h 0m 2s")
      app.press(.character("r"))
      try app.expect("there is no problem any more", app.screen.problem == nil)
      try app.kill()
      app.press(.character("2"))
      try app.expectFasts("0h 0m 2s")
    },
    Behaviour("FT-15: if saving fails, the fasts stay, and “Save again” saves them") { app in
      app.stage.fasts.isDiskFull = true
      try app.perform("start")
      try app.expectProblem("Can't save /data/Fasts.plist: The disk is full.")
      try app.perform("wait 1s\nend")
      try app.expectFasts("0h 0m 1s")
      app.stage.fasts.isDiskFull = false
      try app.tap("Save again")
      try app.expect("there is no problem any more", app.screen.problem == nil)
      try app.kill()
      app.press(.character("2"))
      try app.expectFasts("0h 0m 1s")
    },
    Behaviour(
      "CL-18, FT-15: a damaged file of one feature leaves the other alone",
      given: { $0.fasts.isDamaged = true }
    ) { app in
      try app.perform("add Tea\nkill")
      try app.expect("there is no problem", app.screen.problem == nil)
      try app.expectRows("Tea 🔲")
    },
  ]
}

extension AppDriver {
  /// Makes sure that the screen says what is wrong with a file.
  func expectProblem(_ start: String) throws(Mismatch) {
    guard screen.problem?.hasPrefix(start) != true else { return }
    throw mismatch("the problem must begin “\(start)”, and is \(screen.problem ?? "none")")
  }
}
