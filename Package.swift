// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "motion-curves",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Curves", targets: ["Curves"]),
    .library(name: "Spring", targets: ["Spring"]),
    .library(name: "Timeline", targets: ["Timeline"]),
    .library(name: "Interchange", targets: ["Interchange"]),
    .library(name: "Workloads", targets: ["Workloads"]),
    .executable(name: "curvetool", targets: ["curvetool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(
      name: "Curves",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")]),
    .target(
      name: "Spring",
      dependencies: ["Curves", .product(name: "RealModule", package: "swift-numerics")]),
    .target(
      name: "Timeline",
      dependencies: ["Curves", "Spring", .product(name: "RealModule", package: "swift-numerics")]),
    .target(
      name: "Interchange",
      dependencies: [
        "Curves", "Spring", "Timeline", "Numbers",
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .target(name: "Numbers"),
    .target(
      name: "Workloads",
      dependencies: [
        "Curves", "Spring", "Numbers", .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .executableTarget(
      name: "curvetool",
      dependencies: [
        "Curves", "Spring", "Timeline", "Interchange", "Numbers", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "RealModule", package: "swift-numerics"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "TestSupport",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      path: "Tests/TestSupport"),
    .testTarget(name: "CurvesTests", dependencies: ["Curves", "TestSupport"]),
    .testTarget(
      name: "SpringTests",
      dependencies: [
        "Spring", "TestSupport", .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .testTarget(name: "TimelineTests", dependencies: ["Timeline", "TestSupport"]),
    .testTarget(name: "InterchangeTests", dependencies: ["Interchange", "TestSupport"]),
    .testTarget(name: "NumbersTests", dependencies: ["Numbers", "TestSupport"]),
    .testTarget(
      name: "WorkloadsTests",
      dependencies: ["Curves", "Spring", "Numbers", "Workloads", "TestSupport"]),
    .testTarget(
      name: "CurvetoolTests",
      dependencies: [
        "curvetool", "Numbers", "TestSupport",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
  ]
)
