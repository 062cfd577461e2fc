// swift-tools-version: 6.2

import PackageDescription

let realModule = Target.Dependency.product(name: "RealModule", package: "swift-numerics")

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
    .target(name: "Arithmetic"),
    .target(name: "Spring", dependencies: ["Arithmetic", realModule]),
    .target(name: "Curves", dependencies: ["Arithmetic", "Spring", realModule]),
    .target(name: "Timeline", dependencies: ["Arithmetic", "Curves", "Spring", realModule]),
    .target(
      name: "Interchange", dependencies: ["Arithmetic", "Curves", "Spring", "Timeline", realModule]),
    .target(
      name: "Workloads",
      dependencies: ["Arithmetic", "Curves", "Interchange", "Spring", realModule]),
    .executableTarget(
      name: "curvetool",
      dependencies: [
        "Arithmetic", "Curves", "Interchange", "Spring", "Timeline", "Workloads", realModule,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(name: "TestSupport", dependencies: [realModule], path: "Tests/TestSupport"),
    .testTarget(name: "ArithmeticTests", dependencies: ["Arithmetic", "TestSupport"]),
    .testTarget(name: "SpringTests", dependencies: ["Spring", "TestSupport", realModule]),
    .testTarget(name: "CurvesTests", dependencies: ["Curves", "Interchange", "TestSupport"]),
    .testTarget(name: "TimelineTests", dependencies: ["Interchange", "Timeline", "TestSupport"]),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "TestSupport", realModule]),
    .testTarget(
      name: "WorkloadsTests", dependencies: ["Arithmetic", "Curves", "Workloads", "TestSupport"]),
    .testTarget(
      name: "CurvetoolTests",
      dependencies: [
        "curvetool", "Arithmetic", "Interchange", "TestSupport",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
  ]
)
