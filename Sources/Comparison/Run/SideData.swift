import Foundation
import Model
import Scripting

/// The data of one side, which outlives the app that is launched on it.
final class SideData {
  private let folder: TemporaryFolder?
  private let items: any Storage<[ChecklistItem]>
  private let fasts: any Storage<[Fast]>
  private var identities: UInt64 = 0

  init(place: Setting.Place) throws {
    switch place {
    case .files:
      let folder = try TemporaryFolder()
      self.folder = folder
      items = PropertyListStorage(url: folder.url.appending(path: "Checklist.plist"))
      fasts = PropertyListStorage(url: folder.url.appending(path: "Fasts.plist"))
    case .memory:
      folder = nil
      items = MemoryStorage()
      fasts = MemoryStorage()
    }
  }

  /// Makes the model that a newly launched app stands on.
  func makeModel(
    policy: SavePolicy, clock: SimulatedClock, recorder: Recorder, client: Role
  ) -> AppModel {
    AppModel(
      checklist: RecordingChecklistStore(
        storage: items, policy: policy, makeID: makeID, recorder: recorder, client: client),
      fasts: RecordingFastStore(
        storage: fasts, policy: policy, makeID: makeID, recorder: recorder, client: client),
      now: { clock.now }, format: Setting.format)
  }

  /// Identities that both sides give alike, and that no two things of one side share.
  private func makeID() -> UUID {
    identities += 1
    var bytes = UUID().uuid
    withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      bytes.storeBytes(of: identities.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    return UUID(uuid: bytes)
  }
}
