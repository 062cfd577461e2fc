import Foundation
import Testing

/// `plot` of the table that `sweep` writes.
@Suite struct SpringTableTests {
  private func plot(
    _ sweep: [String], _ options: [String] = []
  ) async throws -> (result: Tool.Result, script: String) {
    try await Tool.inFolder { folder in
      _ = try await Tool.run(["sweep", "-o", folder + "/s.csv"] + sweep)
      let result = try await Tool.run(
        ["plot", folder + "/s.csv", "--script", folder + "/s.gp"] + options)
      let script = try? String(contentsOfFile: folder + "/s.gp", encoding: .utf8)
      return (result, script ?? "")
    }
  }

  @Test func factsAreDrawnOverTheParameterThatChanges() async throws {
    let (result, script) = try await plot(["--stiffness", "100:400:50", "--damping", "10"])
    #expect(result.status == 0, "\(result.error)")
    for name in ["stiffness", "overshoot", "settlingTime"] {
      #expect(script.contains(name), "\(name)")
    }
    // Columns that stay as they are have no panel.
    #expect(!script.contains("mass") && !script.contains("initialVelocity"))
    // exp(-π ζ / √(1 - ζ²)) with ζ = 0.5.
    let overshoot = exp(-Double.pi * 0.5 / (0.75).squareRoot())
    #expect(script.contains("\(overshoot)".prefix(6)))
  }

  /// Springs in one row differ in two parameters, which rise and fall together.
  @Test func parametersThatChangeTogetherAreOne() async throws {
    let (result, script) = try await plot(["--response", "0.2:0.6:0.1", "--bounce", "0.3"])
    #expect(result.status == 0, "\(result.error)")
    #expect(script.contains("settlingTime"))
    // The overshoot of one bounce is the same at any pace, but for rounding.
    #expect(!script.contains("overshoot") && !script.contains("dampingRatio"))
  }

  @Test func factsLeftOutOfAPictureAreNamed() async throws {
    let facts =
      "riseTime,settlingTime,overshoot,peakTime,peakValue,undershoot,dampingRatio,decayRate"
    let (result, script) = try await plot([
      "--damping", "4:16:4", "--columns", "damping,\(facts)",
    ])
    #expect(result.status == 0, "\(result.error)")
    for name in ["riseTime", "settlingTime", "overshoot", "peakTime", "undershoot"] {
      #expect(script.contains(name), "\(name)")
    }
    #expect(
      result.error.contains("dampingRatio, decayRate change too: --columns damping,dampingRatio"))
  }

  @Test func aSweepIsDrawnFromAPipe() async throws {
    try await Tool.inFolder { folder in
      let sweep = "\"$TOOL\" sweep --damping-ratio 0.1:2:0.1"
      let piped = try await Tool.shell("\(sweep) | \"$TOOL\" plot -", in: folder)
      let file = try await Tool.shell("\(sweep) > s.csv; \"$TOOL\" plot s.csv", in: folder)
      #expect(piped.status == 0 && piped.error.isEmpty, "\(piped.error)")
      let lines = file.lines.filter { !$0.contains("s.csv") }
      #expect(lines.count > 10 && piped.lines.filter { !$0.contains("standard input") } == lines)
      // A recording from a pipe stays one.
      let log = try await Tool.shell(
        "printf 'time,value\\n0,0\\n0.1,3\\n0.2,4\\n' | \"$TOOL\" plot -", in: folder)
      #expect(log.status == 0 && log.output.contains("time (s)"), "\(log.error)")
    }
  }

  @Test func columnsAreChosen() async throws {
    let sweep = ["--stiffness", "100:400:100", "--damping", "10:20:5"]
    let (two, _) = try await plot(sweep)
    #expect(two.status == 64 && two.error.contains("stiffness and damping change"))
    #expect(two.error.contains("as in --columns stiffness,"), "\(two.error)")
    let (one, script) = try await plot(sweep, ["--columns", "stiffness,overshoot"])
    #expect(one.status == 0 && script.contains("overshoot") && !script.contains("peakTime"))
    let (none, _) = try await plot(sweep, ["--columns", "stiffness,height"])
    #expect(none.status == 64 && none.error.contains("has no column 'height'"))
  }
}
