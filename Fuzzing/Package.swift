// swift-tools-version: 6.2

import PackageDescription

// Compiles the sources of the toolkit with the fuzzer and the address sanitizer: see scripts/fuzz.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .target(
      name: "Arithmetic", path: "Library/Arithmetic",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Spring", dependencies: ["Arithmetic"], path: "Library/Spring"),
    .target(name: "Curves", dependencies: ["Arithmetic", "Spring"], path: "Library/Curves"),
    .target(
      name: "Timeline", dependencies: ["Arithmetic", "Curves", "Spring"], path: "Library/Timeline"),
    .target(
      name: "Interchange", dependencies: ["Arithmetic", "Curves", "Spring", "Timeline"],
      path: "Library/Interchange"),
    .target(
      name: "Workloads", dependencies: ["Arithmetic", "Curves", "Interchange", "Spring"],
      path: "Library/Workloads"),
    .target(
      name: "curvetool",
      dependencies: [
        "Arithmetic", "Curves", "Interchange", "Spring", "Timeline", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], path: "Library/curvetool", exclude: ["Curvetool.swift"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Arithmetic", "Curves", "Interchange", "Spring", "Timeline", "curvetool"],
      path: "Fuzz", swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ]
)
