// swift-tools-version: 6.3

import PackageDescription

/// The dependencies of the tool and its tests. A package that depends only on a library disables the trait with
/// `traits: []`; SwiftPM then fetches and builds nothing else.
let tool = TargetDependencyCondition.when(traits: ["CommandLine"])

/// Without optimisation the mathematics takes most of the tests' time, so `scripts/test` asks for it. SwiftPM refuses
/// such flags in a package that others depend on.
let optimised: [SwiftSetting] =
  Context.environment["CURVES_OPTIMISED"] == nil
  ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

// A package graph may have only one target of each name, so internal targets have names that no other package uses.
let package = Package(
  name: "motion-curves",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Curves", targets: ["Curves"]),
    .library(name: "Spring", targets: ["Spring"]),
    .library(name: "Timeline", targets: ["Timeline"]),
    .library(
      name: "Interchange",
      targets: ["CurveDocuments", "CurveFitting", "CurveNotation", "CurvePlatforms"]),
    .executable(name: "curvetool", targets: ["curvetool"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(name: "CommandLine", description: "The tool curvetool with the packages it needs."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // In debug builds, rounding calls the C mathematics library, which nothing else links.
    .target(
      name: "CurveArithmetic", path: "Sources/Arithmetic", swiftSettings: optimised,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Spring", dependencies: ["CurveArithmetic"], swiftSettings: optimised),
    .target(
      name: "Curves", dependencies: ["CurveArithmetic", "Spring"], swiftSettings: optimised),
    .target(name: "Timeline", dependencies: ["CurveArithmetic", "Curves", "Spring"]),
    .target(
      name: "CurveFitting", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Sources/Fitting", swiftSettings: optimised),
    .target(
      name: "CurveNotation", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Sources/Notation"),
    .target(
      name: "CurvePlatforms",
      dependencies: ["CurveArithmetic", "CurveFitting", "CurveNotation", "Curves", "Spring"],
      path: "Sources/Platforms"),
    .target(
      name: "CurveDocuments",
      dependencies: [
        "CurveArithmetic", "CurveFitting", "CurveNotation", "CurvePlatforms", "Curves", "Spring",
        "Timeline",
      ], path: "Sources/Documents"),
    .target(name: "CurveFigures", dependencies: ["CurveArithmetic"], path: "Sources/Figures"),
    .target(
      name: "CurveWorkloads",
      dependencies: [
        "CurveArithmetic", "CurveNotation", "CurvePlatforms", "Curves", "Spring", "Timeline",
      ],
      path: "Sources/Workloads"),
    .executableTarget(
      name: "curvetool",
      dependencies: [
        "CurveArithmetic", "CurveDocuments", "CurveFigures", "CurveFitting", "CurveNotation",
        "CurvePlatforms", "CurveWorkloads", "Curves", "Spring", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
        .product(name: "SystemPackage", package: "swift-system", condition: tool),
      ]),
    .target(
      name: "CurveTestSupport", dependencies: ["CurveArithmetic"], path: "Tests/TestSupport"),
    .testTarget(name: "ArithmeticTests", dependencies: ["CurveArithmetic", "CurveTestSupport"]),
    .testTarget(
      name: "SpringTests", dependencies: ["CurveArithmetic", "CurveTestSupport", "Spring"]),
    .testTarget(
      name: "CurvesTests", dependencies: ["CurveDocuments", "CurveTestSupport", "Curves"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "CurveDocuments", "CurveNotation", "CurvePlatforms", "Curves", "Spring", "Timeline",
      ],
      // An example has the imports that its page says, and no other's.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "TimelineTests", dependencies: ["CurveDocuments", "CurveTestSupport", "Timeline"]),
    .testTarget(name: "InterchangeTests", dependencies: ["CurveDocuments", "CurveTestSupport"]),
    .testTarget(
      name: "WorkloadsTests",
      dependencies: ["CurveArithmetic", "CurveTestSupport", "CurveWorkloads", "Curves"]),
    .testTarget(
      name: "CurvetoolTests",
      dependencies: [
        "curvetool", "CurveArithmetic", "CurveDocuments", "CurveFigures", "CurveTestSupport",
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
        .product(name: "SystemPackage", package: "swift-system", condition: tool),
      ]),
  ]
)
