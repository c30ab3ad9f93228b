import Foundation
import MVC
import MVVM
import Model
import Scripting

/// The classes that must be built before a feature's presentation can be tested.
///
/// They are found by following the references from a controller, or a view model, that was built as
/// a test builds it.
public struct RequiredTypes {
  /// The classes of the pattern and of the model.
  public private(set) var core: [String] = []
  /// The classes that draw.
  public private(set) var drawing: [String] = []

  /// Finds the classes for one feature in one pattern.
  public init(for feature: ScriptFeature, in pattern: Pattern) {
    var visited: Set<ObjectIdentifier> = []
    var names: Set<String> = []
    Self.follow(feature.build(in: pattern), &visited, &names)
    let drawing = names.filter { $0.hasPrefix("TerminalUI.") || $0.hasSuffix("View") }
    core = names.subtracting(drawing).map(Self.short).sorted()
    self.drawing = drawing.map(Self.short).sorted()
  }

  private static func follow(
    _ value: Any, _ visited: inout Set<ObjectIdentifier>, _ names: inout Set<String>
  ) {
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      let name = String(reflecting: type(of: value))
      guard ["MVC.", "MVVM.", "Model.", "TerminalUI."].contains(where: name.hasPrefix) else {
        return
      }
      names.insert(name)
    }
    while let current = mirror {
      for child in current.children { follow(child.value, &visited, &names) }
      mirror = current.superclassMirror
    }
  }

  private static func short(_ name: String) -> String {
    let bare = name.prefix { $0 != "<" && $0 != "(" }
    return String(bare[(bare.lastIndex(of: ".").map(bare.index(after:)) ?? bare.startIndex)...])
  }
}

extension ScriptFeature {
  /// Builds the feature's controller or view model over an empty store, as a test does.
  fileprivate func build(in pattern: Pattern) -> AnyObject {
    switch (self, pattern) {
    case (.checklist, .mvc): ChecklistController(store: ChecklistStore(storage: MemoryStorage()))
    case (.checklist, .mvvm): ChecklistViewModel(store: ChecklistStore(storage: MemoryStorage()))
    case (.fasting, .mvc): FastingController(store: FastStore(storage: MemoryStorage()))
    case (.fasting, .mvvm): FastingViewModel(store: FastStore(storage: MemoryStorage()))
    }
  }
}
