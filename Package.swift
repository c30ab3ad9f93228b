// swift-tools-version: 6.2

import PackageDescription

/// Every target: Swift 6 language mode (the default of these tools), warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Targets whose code all runs on the main actor: the patterns, their views, and what drives them.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "SideBySide",
  platforms: [.macOS(.v14)],
  targets: [
    // The shared model, and the screen toolkit that both patterns draw with.
    .target(name: "Model", swiftSettings: strict),
    .target(name: "TerminalUI", swiftSettings: strict),

    // The two patterns.
    .target(name: "MVC", dependencies: ["Model", "TerminalUI"], swiftSettings: onMainActor),
    .target(name: "MVVM", dependencies: ["Model"], swiftSettings: onMainActor),
    .target(name: "MVVMViews", dependencies: ["MVVM", "TerminalUI"], swiftSettings: onMainActor),
  ]
)
