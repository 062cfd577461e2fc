import Foundation
import Spring
import Testing

/// `curvetool spring`, by the output of the built binary.
@Suite struct SpringCommandTests {
  @Test func aSpringPrintsItsFacts() async throws {
    let result = try await Tool.spring("--mass", "10", "--stiffness", "1500")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.contains("regime                underdamped"))
    #expect(result.output.contains("exact               13.6433 s"))
    #expect(result.lines.count <= 45)
  }

  @Test func jsonKeepsItsContract() async throws {
    let result = try await Tool.spring("--mass", "10", "--stiffness", "1500", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "mass", "stiffness", "damping", "initialVelocity", "from", "to", "threshold", "regime",
        "dampingRatio", "naturalFrequency", "dampedFrequency", "decayRate", "response",
        "perceptualDuration", "bounce", "settlingDuration", "settling", "overshoot", "peak",
        "riseTime", "zeroCrossings", "settlingTime", "undershoot",
      ])
    let settling = try #require(object["settling"] as? [String: Any])
    #expect(Set(settling.keys) == ["exact", "coreAnimation", "swiftUI", "uiKit", "envelope"])
    #expect(object["regime"] as? String == "underdamped")
    #expect((object["zeroCrossings"] as? [Double])?.count == 16)
    // Numbers as text: Foundation's reader is not exact to the last bit.
    let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: 10).motion()
    let peak = try #require(motion.peak)
    for member in [
      "\"exact\": \(motion.settlingTime())",
      "\"settlingDuration\": \(motion.settlingDuration(.coreAnimation()))",
      "\"peak\": {\"time\": \(peak.time), \"value\": \(peak.value)}",
      "\"riseTime\": \(motion.riseTime ?? 0)", "\"naturalFrequency\": 12.24744871391589,",
    ] {
      #expect(result.output.contains(member), "\(member)")
    }
  }

  @Test func jsonHasSamplesWhenAsked() async throws {
    let result = try await Tool.spring("--json", "--samples", "5", "--cut-at", "1")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    let samples = try #require(object["samples"] as? [[String: Double]])
    #expect(samples.count == 5 && samples.last?["time"] == 1)
    #expect(Set(samples[0].keys) == ["time", "value", "velocity"])
    #expect(object["cutOff"] != nil)
  }

  @Test func undampedNeverSettles() async throws {
    let result = try await Tool.spring("--damping", "0", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    #expect(object["settlingDuration"] is NSNull && object["regime"] as? String == "undamped")
    let rows = try await Tool.spring("--damping", "0", "--format", "csv").rows
    #expect(rows.count == 101 && abs(rows[100][0] - 8 * Double.pi / 10) < 1e-12)
  }

  @Test func criticalHasNoDampedFrequency() async throws {
    let result = try await Tool.spring("--damping", "20", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    #expect(object["regime"] as? String == "critical" && object["dampedFrequency"] is NSNull)
    #expect(object["peak"] is NSNull && object["overshoot"] as? Double == 0)
    #expect(object["settlingDuration"] as? Double == 0.9999999999999999 + 1.1102230246251565e-16)
  }

  @Test func csvIsTheMotionToTheLastBit() async throws {
    let result = try await Tool.spring("--damping", "7", "--format", "csv", "--acceleration")
    #expect(result.lines.first == "time,value,velocity,acceleration")
    let motion = try DampedSpring(damping: 7).motion()
    #expect(result.rows.count == 101)
    #expect(result.rows.last?[0] == motion.settlingTime())
    for row in result.rows {
      #expect(row[1] == motion.value(at: row[0]) && row[2] == motion.velocity(at: row[0]))
      #expect(row[3] == motion.acceleration(at: row[0]))
    }
  }

  @Test func everyFormatHasTheSameRows() async throws {
    let csv = try await Tool.spring("--samples", "7", "--format", "csv")
    let tsv = try await Tool.spring("--samples", "7", "--format", "tsv")
    #expect(tsv.output == csv.output.replacingOccurrences(of: ",", with: "\t"))
    let ndjson = try await Tool.spring("--samples", "7", "--format", "ndjson")
    #expect(ndjson.lines.count == 7)
    for (line, row) in zip(ndjson.lines, csv.lines.dropFirst()) {
      let field = row.split(separator: ",")
      let text = "{\"time\": \(field[0]), \"value\": \(field[1]), \"velocity\": \(field[2])}"
      #expect(line == text)
      #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil)
    }
    let npy = try await Tool.spring("--samples", "7", "--format", "npy").bytes
    #expect(Array(npy.prefix(8)) == [0x93] + Array("NUMPY".utf8) + [1, 0])
    let header = Int(npy[8]) + 256 * Int(npy[9])
    #expect((10 + header) % 64 == 0 && npy.count == 10 + header + 7 * 3 * 8)
    let description = String(decoding: npy[10..<(10 + header)], as: UTF8.self)
    #expect(description.contains("'shape': (7, 3)") && description.contains("'<f8'"))
    let table = try await Tool.spring("--samples", "7", "--format", "table")
    #expect(table.lines.count == 8 && table.lines[0].hasSuffix("    value     velocity"))
  }

  @Test func samplingEndsAtTheEnd() async throws {
    let step = try await Tool.spring("--step", "0.3", "--to-time", "1", "--format", "csv").rows
    #expect(step.map { $0[0] } == [0, 0.3, 0.6, 0.8999999999999999, 1])
    let fps = try await Tool.spring("--fps", "10", "--to-time", "0.5", "--format", "csv").rows
    #expect(fps.map { $0[0] } == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    let at = try await Tool.spring("--at", "0.5,-1 0.25", "--format", "csv").rows
    #expect(at.map { $0[0] } == [0.5, -1, 0.25])
    let input = try await Tool.run(
      ["spring", "--at", "-", "--format", "csv"], input: "0.1\n0.2, 0.3\n")
    #expect(input.rows.map { $0[0] } == [0.1, 0.2, 0.3])
  }

  @Test func durationCutsTheMotionOff() async throws {
    let options = [
      "--mass", "10", "--stiffness", "1500", "--damping", "50", "--initial-velocity", "100",
      "--cut-at", "0.25",
    ]
    let facts = try await Tool.run(["spring"] + options)
    #expect(facts.output.contains("115.52 % of the distance\n"))
    let rows = try await Tool.run(["spring"] + options + ["--format", "csv"]).rows
    #expect(rows.last?[0] == 0.25 && abs((rows.last?[1] ?? 0) - 2.1552) < 1e-4)
    let after = try await Tool.run(["spring"] + options + ["--at", "0.3", "--format", "csv"]).rows
    #expect(after == [[0.3, 1, 0]])
  }

  @Test(arguments: [
    (["--damping-ratio", "0.25"], ["--damping", "5"]),
    (["--bounce", "0.75"], ["--damping", "5"]),
    (
      ["--response", "0.5", "--bounce", "0.3"],
      ["--duration-perceptual", "0.5", "--damping-ratio", "0.7"]
    ),
    (["--response", "0.5"], ["--duration-perceptual", "0.5", "--bounce", "0"]),
  ])
  func parameterisationsGiveTheSameSpring(one: [String], other: [String]) async throws {
    let a = try await Tool.run(["spring", "--format", "csv"] + one)
    let b = try await Tool.run(["spring", "--format", "csv"] + other)
    #expect(a.status == 0 && a.rows.count == 101 && a.output == b.output)
  }

  @Test func precisionRoundsTheDigits() async throws {
    let rows = try await Tool.spring("--samples", "3", "--precision", "3", "--format", "csv").lines
    #expect(rows[2] == "0.635,0.987,-0.34")
  }

  @Test func outputIsTheSameFromRunToRun() async throws {
    let first = try await Tool.spring("--json", "--samples", "50")
    let second = try await Tool.run(
      ["spring", "--json", "--samples", "50"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(first.bytes == second.bytes)
  }

  @Test func colourOnlyWhereItIsWanted() async throws {
    #expect(!(try await Tool.spring()).output.contains("\u{1b}"))
    #expect(try await Tool.spring("--color", "always").output.contains("\u{1b}["))
    let never = try await Tool.run(
      ["spring", "--color", "auto", "--plot", "-"], environment: ["NO_COLOR": "1"])
    #expect(never.status == 0 && !never.output.contains("\u{1b}"))
  }
}
