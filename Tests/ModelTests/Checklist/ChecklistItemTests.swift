import Foundation
import Model
import Testing

@Suite("A checklist item")
struct ChecklistItemTests {
  @Test("CL-1: an item starts unchecked, unless said")
  func startsUnchecked() {
    #expect(!ChecklistItem(id: .number(1), name: "Tea").isChecked)
    #expect(ChecklistItem(id: .number(1), name: "Tea", isChecked: true).isChecked)
  }

  @Test("CL-1, CL-2: two items with one name and one mark are two")
  func identity() {
    #expect(ChecklistItem.sample(1, "Tea") != ChecklistItem.sample(2, "Tea"))
  }

  @Test("A copy is a value of its own")
  func copy() {
    let item = ChecklistItem.sample(1, "Tea")
    var copy = item
    copy.name = "Coffee"
    copy.isChecked = true
    #expect(item == .sample(1, "Tea"))
  }

  @Test("The samples are five, two of them checked, and the same in every run")
  func samples() {
    let samples = ChecklistItem.samples
    #expect(
      samples.map(\.name) == [
        "Walk the dog", "Brush my teeth", "Learn iOS development", "Soccer practice",
        "Eat ice cream",
      ])
    #expect(samples.map(\.isChecked) == [false, false, true, false, true])
    #expect(Set(samples.map(\.id)).count == 5)
    #expect(samples[0].id.uuidString == "00000000-0000-0000-0000-000000000001")
  }
}
