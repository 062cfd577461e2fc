import Foundation
import Testing

/// `curvetool decay`, by the output of the built binary and the systems' formulas.
@Suite struct DecayCommandTests {
  private func object(_ arguments: String...) async throws -> [String: Any] {
    let result = try await Tool.run(["decay"] + arguments + ["--json"])
    #expect(result.status == 0)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
  }

  @Test func landsByTheFormulaOfTheSystem() async throws {
    let scroll = try await object("--velocity", "3000")
    let rate = -1000 * log(0.998)
    #expect(abs((scroll["landing"] as? Double ?? .nan) - 3000 / rate) < 1e-9)
    #expect(abs((scroll["duration"] as? Double ?? .nan) - log(3000 / rate / 0.5) / rate) < 1e-9)
    let compose = try await object("--velocity=-2500", "--like", "compose")
    let landing = try #require(compose["landing"] as? Double)
    let expected: Double = -(2500 - 0.1) / 4.2
    #expect(abs(landing - expected) < 1e-9)
    #expect(compose["duration"] as? Double == 2.411)
  }

  @Test func reachIsTheInverse() async throws {
    for system in ["uiscrollview", "compose", "android", "flutter", "motion", "chromium"] {
      let thrown = try await object("--reach", "480", "--like", system, "--from-value", "30")
      #expect(abs((thrown["landing"] as? Double ?? .nan) - 480) < 1e-6, "\(system)")
      let velocity = try #require(thrown["velocity"] as? Double)
      let again = try await object(
        "--velocity", "\(velocity)", "--like", system, "--from-value", "30")
      #expect(abs((again["landing"] as? Double ?? .nan) - 480) < 1e-6, "\(system)")
    }
  }

  @Test func meetsTheEdgeAndComesBack() async throws {
    let result = try await object("--velocity", "3000", "--bounds", "0:600")
    let impact = try #require(result["impact"] as? [String: Any])
    let rate = -1000 * log(0.998)
    #expect(abs((impact["velocity"] as? Double ?? .nan) - (3000 - rate * 600)) < 1e-9)
    #expect(
      abs((impact["time"] as? Double ?? .nan) + log(1 - rate * 600 / 3000) / rate) < 1e-12)
    #expect(result["landing"] as? Double == 600)
    let rows = try await Tool.run(
      ["decay", "--velocity", "3000", "--bounds", "0:600", "--csv", "-", "--samples", "50"]
    ).rows
    #expect(rows.count == 50 && rows.contains { $0[1] > 650 })
    // The note on the edge's spring is for throws that have this edge.
    for (arguments, isNoted) in [
      ([], false), (["--bounds", "0:600"], true),
      (["--bounds", "0:600", "--at-edge", "stop"], false),
    ] {
      let error = try await Tool.run(["decay", "--velocity", "3000"] + arguments).error
      #expect(error.contains("the spring at the edge is an approximation") == isNoted)
    }
    #expect(abs(rows[49][1] - 600) < 1)
    let stopped = try await Tool.run(
      ["decay", "--velocity", "3000", "--bounds", "0:600", "--at-edge", "stop", "--csv", "-"]
    ).rows
    #expect(stopped.count == 101 && stopped.allSatisfy { $0[1] <= 600 })
  }

  @Test func systemsAreCompared() async throws {
    let systems = ["android", "uiscrollview", "compose"]
    let likes = systems.flatMap { ["--like", $0] }
    let result = try await Tool.run(
      ["decay", "--velocity", "2000"] + likes + ["--at", "0,0.5,1", "--format", "csv"])
    #expect(
      result.lines.first
        == "time,android,uiscrollview,compose,velocity.android,velocity.uiscrollview,velocity.compose"
    )
    #expect(result.rows.count == 3)
    for (column, system) in systems.enumerated() {
      let alone = try await Tool.run(
        ["decay", "--velocity", "2000", "--like", system, "--at", "0,0.5,1", "--format", "csv"])
      #expect(alone.rows.map { $0[1] } == result.rows.map { $0[1 + column] }, "\(system)")
      #expect(alone.rows.map { $0[2] } == result.rows.map { $0[4 + column] }, "\(system)")
    }
    let facts = try await Tool.run(["decay", "--velocity", "2000"] + likes)
    #expect(facts.output.contains("in 3 systems") && facts.output.contains("lands at 999,"))
    let json = try await Tool.run(["decay", "--reach", "480"] + likes + ["--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    let members = try #require(object["systems"] as? [[String: Any]])
    #expect(members.count == 3)
    #expect(members.allSatisfy { abs(($0["landing"] as? Double ?? .nan) - 480) < 1e-6 })
    let twice = try await Tool.run(
      ["decay", "--velocity", "1", "--like", "compose", "--like", "compose"])
    #expect(twice.status == 64 && twice.error.contains("given twice"))
  }

  /// Parameters in parentheses, or a platform's own text.
  @Test(
    arguments: [
      ("compose(frictionMultiplier: 0.5)", 1999.9 / 2.1),
      ("exponentialDecay(frictionMultiplier = 0.5f)", 1999.9 / 2.1),
      ("compose(frictionMultiplier: 2, absVelocityThreshold: 100)", 1900 / 8.4),
      ("react-native(deceleration: 0.99)", 200), ("motion(power: 0.5)", 1000),
      ("flutter(drag: 0.05)", -2000 / log(0.05)),
    ] as [(String, Double)])
  func systemsTakeTheirParameters(like: String, landing: Double) async throws {
    let found = try await object("--velocity", "2000", "--like", like)
    #expect(abs((found["landing"] as? Double ?? .nan) - landing) < 1e-9, "\(like)")
    let play = """
      {"value": 0, "commands": [{"at": 0, "grab": [[0, 0], [0.01, 20], [0.02, 40], [0.03, 60]]},
        {"at": 0.03, "release": {"decay": "\(like)"}}]}
      """
    let facts = try await Tool.run(["play", play, "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(facts.bytes)) as? [String: Any])
    #expect(abs((object["landing"] as? Double ?? .nan) - 60 - landing) < 1e-6, "\(like)")
    if !like.hasPrefix("exponential") {
      let swept = try await Tool.inFolder { folder in
        try "velocity,like\n2000,\"\(like)\"\n".write(
          toFile: folder + "/throws.csv", atomically: true, encoding: .utf8)
        return try await Tool.run(
          ["sweep", folder + "/throws.csv", "--columns", "landing"])
      }
      #expect(abs((Double(swept.lines.last ?? "") ?? .nan) - landing) < 1e-9, "\(swept)")
    }
    let named = try await Tool.run(["decay", "--velocity", "2000", "--like", like])
    #expect(named.output.contains("parameters"))
  }

  @Test func factsAndNotes() async throws {
    let result = try await Tool.run(["decay", "--velocity", "2000", "--like", "reanimated"])
    #expect(result.status == 0 && result.output.contains("lands at              690."))
    #expect(result.error.contains("depends on the frame rate"))
  }

  @Test(arguments: [
    ([], "decay takes --velocity V or --reach VALUE"),
    (["--velocity", "nan"], "--velocity must be finite, but is nan"),
    (["--velocity", "1e308", "--like", "motion"], "--velocity must be small enough"),
    (["--velocity", "1", "--reach", "2"], "exclude each other"),
    (["--velocity", "1", "--like", "compsoe"], "did you mean 'compose'?"),
    (["--velocity", "1", "--like", "android(densty: 2)"], "did you mean 'density'?"),
    (["--velocity", "1", "--like", "android(density: 0)"], "density"),
    (["--velocity", "1", "--like", "chromium(density: 2)"], "no parameter"),
    (["--velocity", "1", "--like", "android(density: 2"], "column 19"),
    (["--velocity", "1", "--bounds", "600:0"], "600 is above 0"),
    (["--velocity", "1", "--bounds", "0"], "two finite numbers"),
    (["--velocity", "1", "--at-edge", "stop"], "--at-edge has no effect without --bounds"),
    (["--reach", "1e300"], "no velocity of uiscrollview lands at 1e+300"),
  ])
  func badInputIsOneLine(arguments: [String], message: String) async throws {
    let result = try await Tool.run(["decay"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
  }
}
