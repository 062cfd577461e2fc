import CurveTestSupport
import Foundation
import Testing

/// Recordings with so many rows that `fit` keeps only means of them.
extension LogReadingTests {
  /// 300,000 rows in 0.8 s of the spring of ``rows`` with noise, by its closed form.
  private static let dense = noisyRows()

  private static func noisyRows(_ unit: Double = 1, step: Double = 0) -> [String] {
    var random = SplitMix64(seed: 29)
    let (rate, frequency) = (11.0, (230.0 - 121).squareRoot())
    return (0..<300_000).map { index in
      let time = Double(index) * 0.8 / 300_000
      let swing = cos(frequency * time) + rate / frequency * sin(frequency * time)
      var value = 300 * (1 - exp(-rate * time) * swing)
      value += 3 * (Double.random(in: -1...1, using: &random) + .random(in: -1...1, using: &random))
      if step > 0 { value = (value / step).rounded() * step }
      return "\(time * unit),\(value)"
    }
  }

  private func expectTruth(_ lines: [String], _ notes: [String], within limit: Double) async throws
  {
    let options = ["fit", "-", "--to", "spring", "--known", "velocity=0"]
    let result = try await Tool.run(options, input: lines.joined(separator: "\n"))
    for note in notes { #expect(result.error.contains(note), "\(result.error)") }
    for (name, truth) in [("stiffness / mass", 230.0), ("damping / mass", 22)] {
      let line = try #require(result.lines.first { $0.contains(name) }, "\(result.error)")
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 2, "\(line)")
      #expect(abs(numbers[0] - truth) <= 4 * numbers[1] && numbers[1] <= limit * truth, "\(line)")
    }
  }

  /// One of a hundred rows would state ten times these errors.
  @Test func veryManyRowsAreFittedAsMeans() async throws {
    let note = "300000 rows are fitted as the means of 16 each"
    try await expectTruth(["time,value"] + Self.dense, [note], within: 2e-3)
    try await expectTruth(["ms,value"] + Self.noisyRows(1000), [note], within: 2e-3)
  }

  @Test func denseRowsMayBeLateRepeatedOrFarApart() async throws {
    var lines = Self.dense
    lines.swapAt(280_000, 280_050)
    lines.insert(lines[290_000], at: 290_001)
    lines.removeSubrange(295_000..<299_000)
    lines += ["10,300"]
    let notes = [
      "sorted by time, since line 280003", "1 row has the same time",
      "there are no samples for 9.2 s after 0.799997 s",
      "of 296002 rows, 18498 are fitted",
    ]
    try await expectTruth(["time,value"] + lines, notes, within: 0.02)
  }

  @Test func densePixelsAreThinned() async throws {
    let note = "of 300000 rows, 18751 are fitted"
    try await expectTruth(["time,value"] + Self.noisyRows(step: 1), [note], within: 0.02)
  }

  /// A check of every row reads every row, and so do the lists of them.
  @Test func denseRowsAreKeptWhereTheyAreChecked() async throws {
    var lines = ["time,value"] + Self.dense
    lines[200_000] = lines[200_000].split(separator: ",")[0] + ",900"
    let text = lines.joined(separator: "\n")
    let checked = try await Tool.run(
      ["fit", "-", "--to", "spring", "--max-error", "0.1"], input: text)
    #expect(checked.status == 1 && !checked.error.contains("means"), "\(checked.error)")
    let listed = try await Tool.run(["fit", "-", "--to", "spring", "--format", "csv"], input: text)
    #expect(listed.lines.count == 300_001 && !listed.error.contains("means"))
  }

  @Test func aSecondDenseRecordingIsRefused() async throws {
    let lines = ["time,value"] + Self.dense
    let result = try await Tool.run(
      ["fit", "-"], input: (lines + lines[1...10]).joined(separator: "\n"))
    #expect(result.status == 65)
    #expect(result.error.contains("the times begin again at line 300002"), "\(result.error)")
  }
}
