// swift-tools-version: 6.3

import PackageDescription

// A separate package, so that building the toolkit does not fetch its dependencies. It compiles the toolkit's sources itself
// (`Toolkit` is a link to them), because the workloads are internal and not part of a product.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: [])
  ],
  targets: [
    .target(name: "CurveArithmetic", path: "Toolkit/Arithmetic"),
    .target(name: "Spring", dependencies: ["CurveArithmetic"], path: "Toolkit/Spring"),
    .target(name: "Curves", dependencies: ["CurveArithmetic", "Spring"], path: "Toolkit/Curves"),
    .target(
      name: "Timeline", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Toolkit/Timeline"),
    .target(
      name: "CurveNotation", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Toolkit/Notation"),
    .target(
      name: "CurveFitting", dependencies: ["CurveArithmetic", "Curves", "Spring"],
      path: "Toolkit/Fitting"),
    .target(
      name: "CurvePlatforms",
      dependencies: ["CurveArithmetic", "CurveFitting", "CurveNotation", "Curves", "Spring"],
      path: "Toolkit/Platforms"),
    .target(
      name: "CurveWorkloads",
      dependencies: [
        "CurveArithmetic", "CurveNotation", "CurvePlatforms", "Curves", "Spring", "Timeline",
      ],
      path: "Toolkit/Workloads"),
    .executableTarget(
      name: "Kernels",
      dependencies: ["CurveWorkloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Kernels",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "KernelCounts", dependencies: ["CurveWorkloads"], path: "Tools/KernelCounts"),
  ]
)
