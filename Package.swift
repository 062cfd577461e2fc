// swift-tools-version: 6.2

import PackageDescription

/// The dependencies of the tool and its tests. A package that depends only on a library disables the trait with
/// `traits: []`; SwiftPM then fetches and builds nothing else.
let tool = TargetDependencyCondition.when(traits: ["CommandLine"])

let package = Package(
  name: "motion-curves",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Curves", targets: ["Curves"]),
    .library(name: "Spring", targets: ["Spring"]),
    .library(name: "Timeline", targets: ["Timeline"]),
    .library(name: "Interchange", targets: ["Interchange"]),
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
      name: "Arithmetic", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Spring", dependencies: ["Arithmetic"]),
    .target(name: "Curves", dependencies: ["Arithmetic", "Spring"]),
    .target(name: "Timeline", dependencies: ["Arithmetic", "Curves", "Spring"]),
    .target(name: "Interchange", dependencies: ["Arithmetic", "Curves", "Spring", "Timeline"]),
    .target(
      name: "Workloads",
      dependencies: ["Arithmetic", "Curves", "Interchange", "Spring", "Timeline"]),
    .executableTarget(
      name: "curvetool",
      dependencies: [
        "Arithmetic", "Curves", "Interchange", "Spring", "Timeline", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
        .product(name: "SystemPackage", package: "swift-system", condition: tool),
      ]),
    .target(name: "TestSupport", dependencies: ["Arithmetic"], path: "Tests/TestSupport"),
    .testTarget(name: "ArithmeticTests", dependencies: ["Arithmetic", "TestSupport"]),
    .testTarget(name: "SpringTests", dependencies: ["Arithmetic", "Spring", "TestSupport"]),
    .testTarget(name: "CurvesTests", dependencies: ["Curves", "Interchange", "TestSupport"]),
    .testTarget(
      name: "ExampleTests", dependencies: ["Curves", "Interchange", "Spring", "Timeline"]),
    .testTarget(name: "TimelineTests", dependencies: ["Interchange", "Timeline", "TestSupport"]),
    .testTarget(name: "InterchangeTests", dependencies: ["Interchange", "TestSupport"]),
    .testTarget(
      name: "WorkloadsTests", dependencies: ["Arithmetic", "Curves", "Workloads", "TestSupport"]),
    .testTarget(
      name: "CurvetoolTests",
      dependencies: [
        "curvetool", "Arithmetic", "Interchange", "TestSupport",
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
        .product(name: "SystemPackage", package: "swift-system", condition: tool),
      ]),
  ]
)
