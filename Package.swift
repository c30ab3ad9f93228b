// swift-tools-version: 6.2

import PackageDescription

/// Every target: Swift 6 language mode (the default of these tools), warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Targets whose code all runs on the main actor: the patterns, their views, and what drives them.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// A page of the playground as a program: the very file that Xcode opens.
///
/// `PredictMode` listens for `--predict` and hands over to `predict`, which is built with the page.
func page(_ name: String, titled title: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["PredictMode", "predict"],
    path: "Playgrounds/ValueAndReferenceTypes.playground/Pages/\(title).xcplaygroundpage",
    sources: ["Contents.swift"],
    swiftSettings: onMainActor)
}

let package = Package(
  name: "SideBySide",
  platforms: [.macOS(.v14)],
  products: [
    // What the learners' own package of exercises uses.
    .library(name: "Model", targets: ["Model"])
  ],
  targets: [
    // The shared model, and the screen toolkit that both patterns draw with.
    .target(name: "Model", swiftSettings: strict),
    .target(name: "TerminalUI", swiftSettings: strict),

    // The two patterns.
    .target(name: "MVC", dependencies: ["Model", "TerminalUI"], swiftSettings: onMainActor),
    .target(name: "MVVM", dependencies: ["Model"], swiftSettings: onMainActor),
    .target(name: "MVVMViews", dependencies: ["MVVM", "TerminalUI"], swiftSettings: onMainActor),

    // Command lines, scripts that drive an app, and the comparison of the two patterns.
    .target(name: "Arguments", swiftSettings: strict),
    .target(
      name: "Scripting", dependencies: ["Arguments", "TerminalUI"], swiftSettings: onMainActor),
    .target(name: "RandomNumbers", swiftSettings: strict),
    .target(
      name: "Comparison",
      dependencies: ["Arguments", "MVC", "MVVMViews", "RandomNumbers", "Scripting"],
      swiftSettings: onMainActor),

    .target(
      name: "AppLaunch", dependencies: ["Arguments", "Model", "Scripting", "TerminalUI"],
      swiftSettings: onMainActor),

    // What terminals do to the apps: random keys, every way out.
    .target(
      name: "TerminalTrials",
      dependencies: [
        "Comparison", "MVC", "MVVM", "MVVMViews", "Model", "RandomNumbers", "Scripting",
        "TerminalUI",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "trial-terminal", dependencies: ["Arguments", "TerminalTrials", "TerminalUI"],
      swiftSettings: onMainActor),

    // The apps, and the comparison.
    .executableTarget(
      name: "mvc-app", dependencies: ["AppLaunch", "MVC"], swiftSettings: onMainActor),
    .executableTarget(
      name: "mvvm-app", dependencies: ["AppLaunch", "MVVMViews"], swiftSettings: onMainActor),
    .executableTarget(
      name: "compare", dependencies: ["Arguments", "Comparison"], swiftSettings: onMainActor),

    // What each pattern costs, measured.
    .target(
      name: "Benchmarking",
      dependencies: [
        "Exercises", "Judging", "Learning", "MVC", "MVVM", "MVVMViews", "Model", "TerminalUI",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "benchmarks", dependencies: ["Arguments", "Benchmarking", "TerminalUI"],
      swiftSettings: onMainActor),

    // What happens to the files when a process is killed, and when they are damaged.
    .target(
      name: "StorageTrials", dependencies: ["Model", "RandomNumbers"], swiftSettings: strict),
    .executableTarget(
      name: "trial-storage", dependencies: ["Arguments", "StorageTrials", "TerminalUI"],
      swiftSettings: onMainActor),

    // The course: its exercises, the judge of their answers, the learner's and the instructor's side.
    .target(name: "Answering", swiftSettings: strict),
    .target(name: "Exercises", swiftSettings: strict),
    .target(name: "Confinement", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "Judging", dependencies: ["Confinement", "Exercises", "RandomNumbers"],
      swiftSettings: strict),
    .target(
      name: "Learning", dependencies: ["Exercises", "Judging", "TerminalUI"], swiftSettings: strict),
    .target(
      name: "Grading", dependencies: ["Exercises", "Judging", "TerminalUI"], swiftSettings: strict),
    .target(name: "Verification", dependencies: ["Exercises", "Judging"], swiftSettings: strict),
    .executableTarget(
      name: "course",
      dependencies: [
        "Arguments", "Exercises", "Grading", "Judging", "Learning", "TerminalUI", "Verification",
      ],
      swiftSettings: onMainActor),

    .testTarget(
      name: "LearningTests",
      dependencies: ["Exercises", "Judging", "Learning", "TerminalUI", "course"],
      swiftSettings: strict),

    // The model's rules, and each pattern alone. MVVM's tests need nothing that draws.
    .testTarget(name: "ModelTests", dependencies: ["Model"], swiftSettings: strict),
    .testTarget(
      name: "MVCTests", dependencies: ["MVC", "Model", "TerminalUI"], swiftSettings: onMainActor),
    .testTarget(name: "MVVMTests", dependencies: ["MVVM", "Model"], swiftSettings: onMainActor),

    // The parts that both stand on, and both patterns side by side.
    .testTarget(
      name: "TerminalUITests", dependencies: ["TerminalUI"], swiftSettings: onMainActor),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: strict),
    .testTarget(
      name: "ScriptingTests", dependencies: ["Scripting", "TerminalUI"],
      swiftSettings: onMainActor),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
    .testTarget(name: "ConfinementTests", dependencies: ["Confinement"], swiftSettings: strict),
    .testTarget(
      name: "LessonTests", dependencies: ["Exercises", "Judging"], swiftSettings: strict),
    .testTarget(
      name: "StorageTrialTests",
      dependencies: ["Model", "StorageTrials", "mvc-app", "mvvm-app", "trial-storage"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTrialTests",
      dependencies: [
        "Comparison", "TerminalTrials", "TerminalUI", "compare", "mvc-app", "mvvm-app",
        "trial-terminal",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GradingTests", dependencies: ["Exercises", "Grading", "Judging", "TemporaryFolders"],
      exclude: ["Attacks", "Course", "TestAttacks"], swiftSettings: strict),
    .testTarget(
      name: "SideBySideTests",
      dependencies: [
        "AppLaunch", "Comparison", "MVC", "MVVM", "MVVMViews", "Model", "Scripting", "TerminalUI",
        "compare", "mvc-app", "mvvm-app",
      ],
      swiftSettings: onMainActor),

    // The course's core.
    .testTarget(name: "AnsweringTests", dependencies: ["Answering"], swiftSettings: strict),
    .testTarget(
      name: "ExercisesTests", dependencies: ["Exercises", "TemporaryFolders"], swiftSettings: strict
    ),
    .testTarget(
      name: "JudgingTests", dependencies: ["Exercises", "Judging", "TemporaryFolders"],
      exclude: ["ShellToolchain"],
      swiftSettings: strict),
    .testTarget(
      name: "VerificationTests",
      dependencies: ["Exercises", "Judging", "TemporaryFolders", "Verification"],
      swiftSettings: strict),

    // The playground's pages, and the mode in which their results are predicted.
    page("value-types", titled: "Value Types"),
    page("reference-types", titled: "Reference Types"),
    page("choosing-types", titled: "Choosing Types"),
    page("protocols-and-inheritance", titled: "Protocols and Inheritance"),
    page("bindings", titled: "Bindings"),
    .target(name: "PredictMode", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Prediction", swiftSettings: strict),
    .executableTarget(
      name: "predict", dependencies: ["Arguments", "Prediction"], swiftSettings: onMainActor),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Prediction", "predict", "value-types", "reference-types", "choosing-types",
        "protocols-and-inheritance", "bindings",
      ],
      exclude: ["Transcripts"],
      swiftSettings: strict),
  ]
)
