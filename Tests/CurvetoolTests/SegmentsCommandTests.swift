import CurveTestSupport
import Foundation
import Testing

/// `fit --segments`, by the output of the built binary: from a play to a recording, and back to a play.
@Suite struct SegmentsCommandTests {
  /// A rest, a spring, a spring that takes over its velocity, a rest and a curve.
  private static let play = """
    {"value": 20, "spring": "spring(stiffness: 230, damping: 22)", "commands": [
      {"at": 0.21, "to": 300},
      {"at": 0.4, "to": 120, "spring": "spring(stiffness: 120, damping: 12)"},
      {"at": 2.1, "to": 220, "curve": "ease-in-out", "duration": 0.4}]}
    """
  private static let deviation = 0.4

  /// The play at 60 frames per second with errors of a known deviation; the path and the values.
  private func record(_ folder: String) async throws -> (path: String, rows: [[Double]]) {
    let table = try await Tool.run(
      ["play", Self.play, "--fps", "60", "--to-time", "3", "--format", "csv"])
    #expect(table.status == 0, "\(table.error)")
    var random = SplitMix64(seed: 47)
    let rows = table.rows.map { row in
      // The sum of twelve uniform numbers has the variance 1.
      let sum = (0..<12).reduce(-6.0) { sum, _ in
        sum + Double.random(in: 0..<1, using: &random)
      }
      return [row[0], row[1] + Self.deviation * sum]
    }
    #expect(rows.count == 181)
    let path = folder + "/log.csv"
    try ("time,value\n" + rows.map { "\($0[0]),\($0[1])\n" }.joined())
      .write(toFile: path, atomically: true, encoding: .utf8)
    return (path, rows)
  }

  private func object(_ result: Tool.Result) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
  }

  @Test func theTextNamesEachMotion() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.run(["fit", try await record(folder).path, "--segments"])
      #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
      #expect(result.lines.first == "2 springs, 1 curve in 3 s")
      let kinds = result.lines.dropFirst().filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
        .compactMap { $0.split(separator: " ").first }
      #expect(
        kinds == ["rest", "spring", "spring", "rest", "curve", "rest", "noise", "largest"],
        "\(result.output)")
      let facts = [
        "stiffness 230, damping 22", "the same as mass 0.5, stiffness 115", "keeps the velocity",
        "ease-in-out", "± ",
      ]
      for fact in facts {
        #expect(result.output.contains(fact), "\(fact)\n\(result.output)")
      }
    }
  }

  @Test func theJSONHasTheNumbersWithTheirErrors() async throws {
    try await Tool.inFolder { folder in
      let path = try await record(folder).path
      let found = try object(try await Tool.run(["fit", path, "--segments", "--json"]))
      #expect(found["model"] as? String == "segments")
      let noise = try #require(found["noise"] as? Double)
      #expect(noise > 0.8 * Self.deviation && noise < 1.2 * Self.deviation)
      let segments = try #require(found["segments"] as? [[String: Any]])
      let kinds = segments.compactMap { $0["kind"] as? String }
      try #require(kinds == ["rest", "spring", "spring", "rest", "curve", "rest"])
      let truth: [(segment: Int, numbers: [String: Double])] = [
        (1, ["start": 0.21, "to": 300, "stiffnessPerMass": 230, "dampingPerMass": 22]),
        (2, ["start": 0.4, "to": 120, "stiffnessPerMass": 120, "dampingPerMass": 12]),
        (4, ["start": 2.1, "to": 220, "duration": 0.4]),
      ]
      for (index, numbers) in truth {
        for (name, truth) in numbers {
          let number = try #require(segments[index][name] as? [String: Double], "\(name)")
          let error = try #require(number["standardError"])
          let value = try #require(number["value"])
          #expect(error > 0 && error < 0.1 * truth, "\(name): \(value) ± \(error)")
          #expect(abs(value - truth) <= 4 * error, "\(name): \(value) ± \(error)")
        }
      }
      #expect(segments[2]["entry"] as? String == "continued")
      // The same in rows.
      let rows = try await Tool.run(["fit", path, "--segments", "--format", "csv"])
      #expect(rows.lines.count == 7 && rows.lines[0].hasPrefix("kind,start,startError,end"))
      #expect(rows.lines.dropFirst().map { $0.prefix { $0 != "," } } == kinds.map { $0[...] })
    }
  }

  @Test func thePlayRepeatsTheRecording() async throws {
    try await Tool.inFolder { folder in
      let (path, rows) = try await record(folder)
      let play = folder + "/found.json"
      let fit = try await Tool.run(["fit", path, "--segments", "--play", play, "-q"])
      #expect(fit.status == 0, "\(fit.error)")
      let times = rows.map { "\($0[0])" }.joined(separator: ",")
      let again = try await Tool.run(["play", play, "--at", times, "--format", "csv"])
      #expect(again.status == 0 && again.rows.count == rows.count, "\(again.error)")
      let clean = try await Tool.run(["play", Self.play, "--at", times, "--format", "csv"])
      var largest = LargestError()
      var squares = 0.0
      for (index, row) in rows.enumerated() {
        let value = try #require(again.rows[index].dropFirst().first)
        largest.include(abs(value - clean.rows[index][1]))
        squares += (value - row[1]) * (value - row[1])
      }
      #expect(largest.count == 181 && largest.value <= 3 * Self.deviation, "\(largest)")
      let root = (squares / Double(rows.count)).squareRoot()
      #expect(root > 0.8 * Self.deviation && root <= 1.1 * Self.deviation, "\(root)")
      // Standard output carries the play alone.
      let text = try await Tool.run(["fit", path, "--segments", "--play", "-"])
      #expect(text.output == (try String(contentsOfFile: play, encoding: .utf8)))
    }
  }

  /// x and opacity with one spring and different noise, from a file and from a pipe.
  @Test func columnsShareTheirSprings() async throws {
    try await Tool.inFolder { folder in
      var random = SplitMix64(seed: 6)
      let rows = (0..<90).map { index -> String in
        let time = Double(index) / 60
        let phase = 15 * max(time - 0.2, 0)
        let way = 1 - (1 + phase) * exp(-phase)
        let noise = (0..<2).map { _ in Double.random(in: -1...1, using: &random) }
        return "\(time),\(20 + 300 * way + 0.5 * noise[0]),\(1 - way + 0.01 * noise[1]),7\n"
      }
      let text = "time,x,opacity,z\n" + rows.joined()
      let path = folder + "/log.csv"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let options = ["--segments", "--columns", "time,x,opacity,z"]
      let facts = try await Tool.run(["fit", path] + options)
      #expect(facts.status == 0 && facts.error.contains("z does not change and is left out"))
      #expect(facts.lines.first == "x: 1 spring in 1.483 s", "\(facts.output)")
      #expect(facts.output.contains("opacity: 1 spring in 1.483 s"))
      #expect(facts.output.contains("the start and the spring with opacity"))
      #expect(facts.output.contains("the start and the spring with x"))
      let result = try object(
        try await Tool.run(["fit", "-", "--json", "-q"] + options, input: text))
      let columns = try #require(result["columns"] as? [[String: Any]])
      #expect(columns.compactMap { $0["name"] as? String } == ["x", "opacity"])
      let springs = columns.compactMap { column in
        (column["segments"] as? [[String: Any]])?.first { $0["kind"] as? String == "spring" }
      }
      try #require(springs.count == 2)
      let numbers = springs.map { $0["stiffnessPerMass"] as? [String: Double] ?? [:] }
      #expect(numbers[0] == numbers[1] && !numbers[0].isEmpty)
      let (value, error) = (numbers[0]["value"] ?? 0, numbers[0]["standardError"] ?? 0)
      #expect(error > 0 && error < 3 && abs(value - 225) <= 4 * error, "\(value) ± \(error)")
      #expect((springs[0]["sharedWith"] as? [String: [String]])?["design"] == ["opacity"])
      // A row for each segment, a play for each column.
      let table = try await Tool.run(["fit", path, "--format", "csv", "-q"] + options)
      #expect(table.lines.first?.hasPrefix("column,kind,start") == true)
      #expect(table.lines.contains { $0.hasPrefix("opacity,spring,") })
      let plays = try await Tool.run(["fit", path, "--play", folder + "/p.json", "-q"] + options)
      #expect(plays.status == 0, "\(plays.error)")
      for (name, end) in [("x", 320.0), ("opacity", 0)] {
        let play = try await Tool.run(
          ["play", folder + "/p-\(name).json", "--at", "1.4", "--format", "csv"])
        let value = try #require(play.rows.first?.dropFirst().first, "\(play.error)")
        #expect(abs(value - end) <= 0.01 * (name == "x" ? 300 : 1), "\(value)")
      }
      let wrong = try await Tool.run(["fit", path, "--columns", "time,x,opacity"])
      #expect(wrong.status == 64 && wrong.error.contains("fit --segments read more"))
      let pipe = try await Tool.run(["fit", path, "--play", "-"] + options)
      #expect(pipe.status == 64 && pipe.error.contains("each column has its own"))
    }
  }

  @Test func aRestEndsWithOneAndWrongOptionsAreRefused() async throws {
    let rest = (0..<30).map { "\(Double($0) / 60),\(5 + Double($0 * $0 % 7) / 1000)\n" }
    let result = try await Tool.run(["fit", "-", "--segments"], input: rest.joined())
    #expect(result.status == 1)
    #expect(result.error.contains("no motion beyond their noise"), "\(result.error)")
    let few = try await Tool.run(["fit", "-", "--segments"], input: "0,0\n1,1\n2,3\n")
    #expect(few.status == 65 && few.error.contains("at least 8 to tell motions apart"))
    for (options, message) in [
      (["--play", "x.json"], "without --segments"),
      (["--segments", "--to", "spring"], "--to has no effect with --segments"),
      (["--segments", "--known", "from=0"], "--known has no effect with --segments"),
      (["--segments", "--json", "--play", "-"], "would share standard output"),
    ] {
      let wrong = try await Tool.run(["fit", "log.csv"] + options)
      #expect(wrong.status == 64 && wrong.error.contains(message), "\(wrong.error)")
    }
  }

  /// Motions of half a second after half a minute of rest: all are found.
  @Test func aLongRecordingShowsItsShortMotions() async throws {
    let starts = stride(from: 40.0, to: 330, by: 31.5).map { $0 }
    let rows = (0..<20_000).map { index in
      let time = Double(index) / 60
      let value = starts.reduce(0) { sum, start in
        let phase = 20 * max(time - start, 0)
        return sum + 100 * (1 - (1 + phase) * exp(-phase))
      }
      return "\(time),\(value)"
    }
    let result = try await Tool.run(
      ["fit", "-", "--segments", "--format", "csv"],
      input: "time,value\n" + rows.joined(separator: "\n"))
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    let moves = result.lines.dropFirst().filter { !$0.hasPrefix("rest,") }
    #expect(moves.count == starts.count && starts.count == 10)
    for (move, start) in zip(moves, starts) {
      let cells = move.split(separator: ",", omittingEmptySubsequences: false)
      #expect(cells.first == "spring")
      #expect(abs((Double(cells[1]) ?? .nan) - start) <= 1e-3, "\(move)")
      #expect(abs((Double(cells[7]) ?? .nan) - 400) <= 1, "\(move)")
    }
  }

  @Test func thePictureMarksEveryStart() async throws {
    try await Tool.inFolder { folder in
      let path = try await record(folder).path
      let script = try await Tool.run(["fit", path, "--segments", "--script", "-"])
      #expect(script.status == 0, "\(script.error)")
      #expect(script.output.contains("2 springs, 1 curve in 3 s"))
      #expect(script.output.contains("residual (sample - fit)"))
    }
  }
}
