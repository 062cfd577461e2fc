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
