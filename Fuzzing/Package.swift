// swift-tools-version: 6.3

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
      name: "CurveArithmetic", path: "Library/Arithmetic",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Spring", dependencies: ["CurveArithmetic"], path: "Library/Spring"),
    .target(name: "Curves", dependencies: ["CurveArithmetic", "Spring"], path: "Library/Curves"),
    .target(
      name: "Timeline", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Library/Timeline"),
    .target(
      name: "CurveFitting", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Library/Fitting"),
    .target(
      name: "CurveNotation", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Library/Notation"),
    .target(
      name: "CurvePlatforms",
      dependencies: ["CurveArithmetic", "CurveFitting", "CurveNotation", "Curves", "Spring"],
      path: "Library/Platforms"),
    .target(
      name: "CurveDocuments",
      dependencies: ["CurveFitting", "CurveNotation", "CurvePlatforms", "Timeline"],
      path: "Library/Documents"),
    .target(
      name: "CurveFigures", dependencies: ["CurveArithmetic", "Curves", "Timeline"],
      path: "Library/Figures"),
    .target(
      name: "CurveWorkloads",
      dependencies: [
        "CurveArithmetic", "CurveNotation", "CurvePlatforms", "Curves", "Spring", "Timeline",
      ], path: "Library/Workloads"),
    .target(
      name: "curvetool",
      dependencies: [
        "CurveArithmetic", "CurveDocuments", "CurveFigures", "CurveFitting", "CurveNotation",
        "CurvePlatforms", "CurveWorkloads", "Curves", "Spring", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], path: "Library/curvetool", exclude: ["Curvetool.swift"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CurveDocuments", "CurveFigures", "curvetool"],
      path: "Fuzz", swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ]
)
