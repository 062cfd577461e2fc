import Foundation
import CurveTestSupport
import Testing

/// `compare` and `plot` on two recordings, by the output of the built binary.
@Suite struct RecordingComparisonTests {
  private func json(_ arguments: [String], input: String = "") async throws -> [String: Double] {
    let result = try await Tool.run(["compare", "--json"] + arguments, input: input)
    #expect(result.status == 0, "\(result.error)")
    return try result.object.compactMapValues { $0 as? Double }
  }

  /// Two random polylines at different times. Between the knots of both the difference is linear, so that its largest
  /// value is at a knot, and Simpson's rule is exact for its square.
  @Test func theDifferenceIsThatOfTheLinesBetweenSamples() async throws {
    var generator = SplitMix64(seed: 31)
    func number() -> Double { Double.random(in: 0..<1, using: &generator) }
    func recording(from start: Double, count: Int) -> [(time: Double, value: Double)] {
      var time = start
      return (0..<count).map { _ in
        defer { time += 0.004 + 0.03 * number() }
        return (time, 300 * number())
      }
    }
    func value(_ rows: [(time: Double, value: Double)], _ time: Double) -> Double {
      for (a, b) in zip(rows, rows.dropFirst()) where time <= b.time {
        return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
      }
      return .nan
    }
    for _ in 0..<4 {
      let (a, b) = (recording(from: 0, count: 40), recording(from: 0.1, count: 37))
      let (start, end) = (b[0].time, min(a[39].time, b[36].time))
      let inner = (a + b).map(\.time).filter { $0 > start && $0 < end }
      let times = ([start, end] + inner).sorted()
      func difference(_ time: Double) -> Double { value(a, time) - value(b, time) }
      let largest = times.map { abs(difference($0)) }.max() ?? .nan
      let square = zip(times, times.dropFirst()).reduce(0.0) { sum, span in
        let middle = difference((span.0 + span.1) / 2)
        let (first, last) = (difference(span.0), difference(span.1))
        return sum
          + (span.1 - span.0) / 6 * (first * first + 4 * middle * middle + last * last)
      }
      try await Tool.inFolder { folder in
        for (name, rows) in [("a", a), ("b", b)] {
          let text = "time,x\n" + rows.map { "\($0.time),\($0.value)\n" }.joined()
          try text.write(toFile: "\(folder)/\(name).csv", atomically: true, encoding: .utf8)
        }
        let found = try await json(["\(folder)/a.csv", "\(folder)/b.csv"])
        let rms = (square / (end - start)).squareRoot()
        #expect(abs((found["maxError"] ?? .nan) - largest) <= 1e-9 * largest)
        #expect(abs((found["rms"] ?? .nan) - rms) <= 1e-9 * rms)
        #expect(found["offset"] == 0)
      }
    }
  }

  /// Columns of a curve and of the same curve 30 ms later and 1 higher.
  private let text: String = {
    func x(_ time: Double) -> Double {
      let part = min(max(time / 0.5, 0), 1)
      return 200 * part * part * (3 - 2 * part)
    }
    let rows = (0...100).map { index in
      let time = Double(index) * 0.01
      return "\(time),\(x(time - 0.1)),\(x(time - 0.13) + 1),7\n"
    }
    return "time,x,y,z\n" + rows.joined()
  }()

  @Test func twoColumnsAreCompared() async throws {
    for columns in ["time,x,y", "x,y", "2,3"] {
      let found = try await json(["-", "--columns", columns], input: text)
      // The slope of the curve is at most 600, and 30 ms of it less than 1 remain.
      #expect((14...17).contains(found["maxError"] ?? .nan))
      #expect((found["rms"] ?? .nan) < (found["maxError"] ?? .nan))
    }
    // The only two that change.
    let usual = try await Tool.run(["compare", "-"], input: text)
    #expect(usual.status == 0 && usual.output.hasPrefix("standard input: x  against  y\n"))
    #expect(usual.output.contains("-0.0") && usual.output.contains("would fit better: add --align"))
    let aligned = try await json(["-", "--columns", "x,y", "--align"], input: text)
    #expect(abs((aligned["offset"] ?? .nan) + 0.03) <= 4e-3)
    #expect(abs((aligned["maxError"] ?? .nan) - 1) <= 0.6)
  }

  @Test func aDifferenceBeyondTheLimitFails() async throws {
    let arguments = ["compare", "-", "--columns", "x,y", "--max-error"]
    for (limit, status) in [("20px", 0), ("5px", 1), ("10%", 0), ("0.01", 1)] {
      let result = try await Tool.run(arguments + [limit], input: text)
      #expect(result.status == status, "\(limit): \(result.error)")
    }
  }

  @Test func recordingsWithoutACommonTimeAreRefused() async throws {
    try await Tool.inFolder { folder in
      for (name, rows) in [("a", "0,0\n1,5\n2,7\n"), ("b", "3,0\n4,5\n5,7\n")] {
        try ("time,x\n" + rows).write(
          toFile: "\(folder)/\(name).csv", atomically: true, encoding: .utf8)
      }
      let files = ["a", "b"].map { "\(folder)/\($0).csv" }
      let result = try await Tool.run(["compare"] + files)
      #expect(result.status == 65 && result.error.contains("no time in common"))
      #expect(result.error.contains("--align finds the delay"))
      let aligned = try await json(files + ["--align"])
      #expect(abs((aligned["offset"] ?? .nan) + 3) <= 1e-6)
      #expect((aligned["maxError"] ?? .nan) <= 1e-4)
    }
  }

  @Test(arguments: [
    (["compare", "-", "--columns", "x,y,z"], "name two to compare, as in --columns x,y"),
    (["compare", "-", "--columns", "x"], "need a curve or a second recording"),
    (
      ["compare", "-", "--columns", "x,y", "--to-value", "3"],
      "--to-value has no effect without a curve"
    ),
    (["compare", "-", "ease", "--columns", "time,x,y"], "--columns must be two columns"),
    (["compare", "-", "--column", "x", "--column", "y"], "Did you mean '--columns x,y'?"),
    (["plot", "-", "--columns", "x", "--columns", "y"], "as in --columns x,y"),
  ])
  func errorsTellWhatToType(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments, input: text)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
  }

  @Test func aPictureHasEveryColumnThatChanges() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/log.csv"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["plot", path, "--script", "-"])
      #expect(result.status == 0, "\(result.error)")
      #expect(
        result.output.contains("'x'") || result.output.contains("\"x\""),
        "\(result.output.prefix(2000))")
      #expect(result.output.contains("'y'") || result.output.contains("\"y\""))
      #expect(!result.output.contains("\"z\"") && !result.output.contains("'z'"))
    }
  }
}
