import Testing

/// Times, frames and percentages of samples, by the output of the built binary.
@Suite struct SampleTimeTests {
  /// The CSS function `ease` by bisection.
  private static func ease(_ progress: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bezier(0.25, 0.25, middle) < progress { low = middle } else { high = middle }
    }
    return bezier(0.1, 1, low)
  }

  private func expect(
    _ arguments: [String], _ expected: [(time: Double, value: Double)], axis: String = "time"
  ) async throws {
    let result = try await Tool.run(arguments + ["--format", "csv"])
    #expect(result.status == 0, "\(arguments): \(result.error)")
    #expect(result.output.hasPrefix("\(axis),"), "\(arguments): \(result.output)")
    try #require(result.rows.count == expected.count, "\(arguments): \(result.output)")
    for (row, point) in zip(result.rows, expected) {
      try #require(row.count >= 2)
      #expect(abs(row[0] - point.time) < 1e-12, "\(arguments): \(row), \(point)")
      #expect(abs(row[1] - point.value) < 1e-9, "\(arguments): \(row), \(point)")
    }
  }

  @Test(arguments: [
    (["tabulate", "ease 400ms", "--at", "100ms,200ms"], [0.1, 0.2]),
    (["tabulate", "ease 400ms", "--at", "0,0.3s"], [0, 0.3]),
    (["tabulate", "ease 400ms", "--step", "200ms"], [0, 0.2, 0.4]),
    (["tabulate", "ease 400ms", "--to-time", "200ms", "--samples", "3"], [0, 0.1, 0.2]),
    (["tabulate", "ease 400ms", "--at", "50%", "--in-seconds"], [0.2]),
    (["tabulate", "ease", "--duration", "0.4", "--at", "100ms,25%"], [0.1, 0.1]),
    (["bezier", "ease 400ms", "--at", "200ms,500ms"], [0.2, 0.5]),
  ])
  func timesAreSeconds(arguments: [String], times: [Double]) async throws {
    try await expect(arguments, times.map { ($0, Self.ease($0 / 0.4)) })
  }

  @Test(arguments: ["tabulate", "bezier"])
  func framesCoverTheAnimation(command: String) async throws {
    try await expect(
      [command, "ease 400ms", "--fps", "60"],
      (0...24).map { (Double($0) / 60, Self.ease(Double($0) / 24)) })
  }

  /// The velocity of a Bézier curve over seconds is per second: the chord over 2 ms.
  @Test func aBezierCurveHasVelocitiesPerSecond() async throws {
    let result = try await Tool.run(
      ["bezier", "ease 400ms", "--at", "200ms", "--format", "csv"])
    let row = try #require(result.rows.first)
    let slope = (Self.ease(0.201 / 0.4) - Self.ease(0.199 / 0.4)) / 0.002
    #expect(abs(row[2] - slope) < 1e-3)
  }

  @Test(arguments: [
    (["tabulate", "ease", "--at", "100ms"], "--at: progress has no ms: state a duration, as in"),
    (["bezier", "0.25,0.1,0.25,1", "--at", "100ms"], "--at: progress has no ms: state a duration"),
    (["tabulate", "ease", "--step", "10 ms"], "--step: progress has no ms"),
    (["plot", "ease", "--to-time", "0.2s"], "--to-time: progress has no s"),
    (["tabulate", "ease", "--fps", "60"], "--fps: progress has no frames"),
    (
      ["tabulate", "swiftui.bouncy", "--in-progress", "--at", "1s"],
      "--at: progress has no s: leave --in-progress out"
    ),
  ])
  func progressHasNoTimes(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
  }

  @Test func numbersAloneStayProgress() async throws {
    try await expect(
      ["tabulate", "ease 400ms", "--at", "0.25,50%"],
      [(0.25, Self.ease(0.25)), (0.5, Self.ease(0.5))],
      axis: "progress")
  }

  /// A percentage is of the duration: of keyframes, and of a spring until it has settled.
  @Test func percentagesAreOfTheDuration() async throws {
    try await expect(
      ["keyframes", "--values", "0 100 50", "--at", "25%,50%", "--duration", "2"],
      [(0.5, 50), (1, 100)])
    let spring = ["spring", "--stiffness", "230", "--damping", "22"]
    let facts = try await Tool.run(spring + ["--json"]).object
    let settling = try #require(facts["settlingTime"] as? Double)
    let rows = try await Tool.run(spring + ["--at", "50%,100%", "--format", "csv"]).rows
    try #require(rows.count == 2)
    #expect(abs(rows[0][0] - settling / 2) < 1e-12 && abs(rows[1][0] - settling) < 1e-12)
  }

  /// A delay holds the start, repeats run again, and every second run may play backwards.
  @Test(arguments: [
    ("transition: opacity 400ms ease 100ms", [0.05, 0.1, 0.3, 0.5, 1], [0, 0, 0.5, 1, 1]),
    ("transition: opacity 400ms ease -100ms", [0, 0.1, 0.3], [0.25, 0.5, 1]),
    ("animation: x 400ms ease 2 alternate", [0.2, 0.6, 0.7, 0.8, 2], [0.5, 0.5, 0.25, 0, 0]),
    ("animation: x 400ms ease 2", [0.2, 0.6, 0.8, 2], [0.5, 0.5, 1, 1]),
    ("animation: x 400ms ease 2.5", [0.9, 1, 2], [0.25, 0.5, 0.5]),
    ("animation: x 400ms ease 100ms infinite", [0.05, 0.3, 0.7, 8.3], [0, 0.5, 0.5, 0.5]),
  ])
  func delaysAndRepeatsStayWithTheirCurve(
    text: String, times: [Double], progress: [Double]
  ) async throws {
    let list = times.map { "\($0)" }.joined(separator: ",")
    try await expect(
      ["tabulate", text, "--in-seconds", "--at", list],
      zip(times, progress).map { ($0, Self.ease($1)) })
  }

  @Test func aDelayedCurveDiffersAndEndsLater() async throws {
    let delayed = "transition: opacity 400ms ease 100ms"
    let difference = try await Tool.run([
      "compare", delayed, "ease 400ms", "--in-seconds", "--json",
    ])
    let largest =
      (0...5000).map { index in
        let time = Double(index) / 1e4
        return abs(Self.ease(time / 0.4) - Self.ease((time - 0.1) / 0.4))
      }.max() ?? 0
    let found = try #require(try difference.object["maxError"] as? Double)
    #expect(abs(found - largest) < 1e-6)
    let rows = try await Tool.run(
      ["tabulate", delayed, "--in-seconds", "--samples", "2", "--format", "csv"]
    ).rows
    try #require(rows.count == 2)
    #expect(abs(rows[1][0] - 0.5) < 1e-12)
    let same = try await Tool.run(["compare", delayed, "ease 400ms", "--json"])
    #expect(try same.object["maxError"] as? Double == 0)
  }

  /// Times of a file or of standard input may be milliseconds too.
  @Test func timesOfAFileMayBeMilliseconds() async throws {
    let arguments = ["tabulate", "swiftui.bouncy", "--at", "-", "--format", "csv"]
    let long = try await Tool.run(arguments, input: "0\n16.7\n33.3\n50\n")
    #expect(long.status == 0 && long.rows.count == 4)
    #expect(long.error.contains("standard input: the time 50 is 50 s"), "\(long.error)")
    let short = try await Tool.run(arguments, input: "0\n0.0167\n0.0333\n0.05\n")
    #expect(short.rows.count == 4 && short.error.isEmpty)
  }
}
