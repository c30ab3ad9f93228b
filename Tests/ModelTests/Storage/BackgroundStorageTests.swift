import Foundation
import Model
import Testing

@Suite("Saving in the background")
struct BackgroundStorageTests {
  let slow = GatedStorage()

  @Test("CL-16: saves go on behind the user's back, and finishing waits for them")
  func finish() throws {
    let storage = BackgroundStorage(slow)
    try storage.save(1)
    slow.waitForSave()
    #expect(slow.saved == [])
    DispatchQueue.global().async { slow.letThrough() }
    try storage.finish()
    #expect(slow.saved == [1])
  }

  @Test("CL-16: of many values that come during one slow save, only the last is saved")
  func coalescing() throws {
    let storage = BackgroundStorage(slow)
    try storage.save(1)
    slow.waitForSave()
    for value in 2...1_000 { try storage.save(value) }
    slow.letThrough()
    slow.letThrough()
    try storage.finish()
    #expect(slow.saved == [1, 1_000])
  }

  @Test("CL-16: values are saved in their order, and the last one stays")
  func order() throws {
    let storage = BackgroundStorage(slow)
    for value in 1...100 {
      slow.letThrough()
      try storage.save(value)
    }
    try storage.finish()
    #expect(slow.saved == slow.saved.sorted())
    #expect(slow.saved.last == 100)
  }

  @Test("CL-19: a failure is told by looking once the save has ended, not before")
  func failure() throws {
    let ended = DispatchSemaphore(value: 0)
    let storage = BackgroundStorage(slow) { ended.signal() }
    try storage.save(1)
    slow.waitForSave()
    try storage.check()
    slow.letThrough(failingWith: .diskFull)
    ended.wait()
    #expect(throws: StorageProblem.diskFull) { try storage.check() }
    #expect(throws: StorageProblem.diskFull) { try storage.finish() }
    #expect(throws: StorageProblem.diskFull) { try storage.check() }
  }

  @Test("CL-19: a later save that succeeds ends the failure")
  func laterSuccess() throws {
    let storage = BackgroundStorage(slow)
    slow.letThrough(failingWith: .diskFull)
    try storage.save(1)
    #expect(throws: StorageProblem.diskFull) { try storage.finish() }
    slow.letThrough()
    try storage.save(2)
    try storage.finish()
    try storage.check()
    #expect(slow.saved == [2])
  }

  @Test("Each save that has ended is told, well or ill")
  func didSave() throws {
    let ended = DispatchSemaphore(value: 0)
    let storage = BackgroundStorage(slow) { ended.signal() }
    slow.letThrough(failingWith: .diskFull)
    try storage.save(1)
    ended.wait()
    slow.letThrough()
    try storage.save(2)
    ended.wait()
    #expect(slow.saved == [2])
  }

  @Test("Finishing with nothing under way returns at once, and saves nothing")
  func nothing() throws {
    let storage = BackgroundStorage(slow)
    try storage.finish()
    try storage.check()
    #expect(slow.saved == [])
  }

  @Test("Loading and moving aside are the other storage's")
  func passesOn() throws {
    let storage = BackgroundStorage(slow)
    slow.letThrough()
    try storage.save(7)
    try storage.finish()
    #expect(try storage.load() == 7)
    try storage.setAside()
    #expect(try storage.load() == nil)
  }
}
