import Benchmark
import CurveWorkloads

/// The metric for results and tolerances: the time of one evaluation. It is in picoseconds, because
/// results are whole numbers and a kernel takes a few nanoseconds.
private let evaluationTime = BenchmarkMetric.custom(
  "Time per evaluation (ps)", polarity: .prefersSmaller, useScalingFactor: false)

/// Enough that the start of a run is a small part of it, and few enough for the cache.
private let evaluations = 4_000

/// One benchmark for each workload's kernel, and one for its reference.
let benchmarks: @Sendable () -> Void = {
  // In percent, and wide because machines are shared: twice the time is a regression. The shortest run is
  // disturbed least.
  let tolerances = BenchmarkThresholds(relative: [.p0: 100, .p90: 300])
  Benchmark.defaultConfiguration = .init(
    metrics: [evaluationTime, .wallClock, .instructions],
    units: [evaluationTime: .count],
    warmupIterations: 2, maxDuration: .milliseconds(250), maxIterations: 1_000,
    thresholds: [evaluationTime: tolerances, .wallClock: tolerances])
  for workload in Workload.all {
    // Files are named after the benchmark, without slashes.
    let name = workload.name.split(separator: "/").joined(separator: ".")
    register(name, workload) { ($0.evaluations, $0.kernel) }
    if workload.reference != nil {
      register("\(name).reference", workload) {
        ($0.referenceEvaluations, $0.reference ?? $0.kernel)
      }
    }
  }
}

private func register(
  _ name: String, _ workload: Workload,
  _ work: @escaping (Workload.Task) -> (evaluations: Int, run: () -> Void)
) {
  // Set up in the first, uncounted run: with a filter, the others are only listed.
  var prepared: (evaluations: Int, run: () -> Void)?
  Benchmark(name) { benchmark in
    if prepared == nil {
      prepared = work(try workload.prepare(.init(evaluations: evaluations, batch: evaluations)))
    }
    guard let (count, run) = prepared else { return }
    benchmark.startMeasurement()
    let time = ContinuousClock().measure(run)
    benchmark.stopMeasurement()
    benchmark.measurement(evaluationTime, Int(time / .nanoseconds(1) * 1000) / count)
  }
}
