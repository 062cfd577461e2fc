// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who builds the toolkit fetches nothing for it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "motion-curves", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Kernels",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Workloads", package: "motion-curves"),
      ],
      path: "Kernels",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "KernelCounts",
      dependencies: [.product(name: "Workloads", package: "motion-curves")],
      path: "Tools/KernelCounts"),
  ]
)
