import Testing

/// Keyframes in JSON of other forms than that of scenes, by the output of the built binary.
@Suite struct KeyframeFormTests {
  private func rows(_ arguments: [String], input: String = "") async throws -> [[Double]] {
    let result = try await Tool.run(["keyframes"] + arguments + ["--format", "csv"], input: input)
    #expect(result.status == 0, "\(arguments): \(result.error)")
    return result.rows
  }

  /// Each text is linear from 0 to 100 over 25 % of the duration, and to 50 over the remainder.
  @Test(arguments: [
    (#"{"keyframes":[{"time":0,"value":0},{"time":0.25,"value":100},{"time":1,"value":50}]}"#, 1.0),
    (#"{"keyframes":[{"time":0,"value":0},{"time":0.5,"value":100},{"time":2,"value":50}]}"#, 2),
    (#"{"values":[0,100,50],"times":[0,0.25,1]}"#, 1),
    (#"{"values":[0,100,50],"times":[0,0.5,2]}"#, 2),
    (#"{"values":[0,100,50],"times":[0,0.25,1],"duration":4}"#, 4),
    (#"[{"offset":0,"opacity":0},{"offset":0.25,"opacity":100},{"offset":1,"opacity":50}]"#, 1),
    (#"[{"opacity":0},{"offset":0.25,"opacity":"100"},{"opacity":50}]"#, 1),
    (#"[{"left":"0px"},{"offset":0.25,"left":"100px"},{"left":"50px"}]"#, 1),
    (#"[{"opacity":0,"easing":"linear"},{"offset":0.25,"opacity":100},{"opacity":50}]"#, 1),
  ])
  func theFormsMeanTheSame(text: String, duration: Double) async throws {
    let expected = [(0.125, 50.0), (0.25, 100), (0.625, 75), (1, 50)]
    let list = expected.map { "\($0.0 * duration)" }.joined(separator: ",")
    let found = try await rows([text, "--at", list])
    #expect(try await rows(["-", "--at", list], input: text) == found)
    try #require(found.count == expected.count)
    for (row, point) in zip(found, expected) {
      try #require(row.count == 2)
      #expect(abs(row[1] - point.1) < 1e-9, "\(text): \(row)")
    }
  }

  @Test func keyframesWithoutTimesAreEven() async throws {
    for text in [#"{"keyframes":[0,100,50]}"#, "[0,100,50]", #"[{"x":0},{"x":100},{"x":50}]"#] {
      let found = try await rows([text, "--at", "25%,50%,75%"])
      #expect(found.map { $0.last ?? .nan } == [50, 100, 75], "\(text)")
    }
    let steps = try await rows(
      [#"[{"x":0,"easing":"steps(2)"},{"x":100}]"#, "--at", "0.25,0.75"])
    #expect(steps.map { $0.last ?? .nan } == [0, 50])
  }

  @Test(arguments: [
    (#"[{"x":0,"y":0},{"x":1,"y":2}]"#, "keyframes are of one property, but these have x and y"),
    (#"{"values":[0,1],"times":[0,1,2]}"#, "2 values need as many times, but have 3"),
    (#"{"values":[0,1],"times":[0,0.5],"duration":2}"#, "keyTimes are fractions of the duration"),
    (#"{"keyframes":[{"time":1,"value":0},{"time":0.5,"value":1}]}"#, "times must be in order"),
    (#"{"keyframes":[{"time":0},{"time":1}]}"#, "a keyframe needs a value"),
  ])
  func theErrorTellsWhatIsMissing(text: String, message: String) async throws {
    let result = try await Tool.run(["keyframes", text])
    #expect(result.status == 65 && result.error.contains(message), "\(result.error)")
  }

  /// One number holds for all values; another count is an error.
  @Test func aTensionHoldsForAllValues() async throws {
    let cubic = ["--values", "0 100 50 80", "--mode", "cubic", "--at", "0.1,0.4,0.6,0.9"]
    for option in ["--tension", "--continuity", "--bias"] {
      let one = try await rows(cubic + [option, "0.5"])
      #expect(try await rows(cubic + [option, "0.5,0.5,0.5,0.5"]) == one)
      #expect(try await rows(cubic + [option, "0.5,0,0,0"]) != one)
      let two = try await Tool.run(["keyframes"] + cubic + [option, "0.5,0.5"])
      #expect(
        two.status == 64
          && two.error.contains("\(option) takes one number, or one for each of the 4 values"),
        "\(two.error)")
    }
  }

  /// Of a matrix the components that move are written.
  @Test(arguments: [
    ("translateY(0)", "translateY(-20px)", ["time", "m42"]),
    ("scale(1)", "scale(2)", ["time", "m11", "m22"]),
    ("rotate(0)", "rotate(90deg)", ["time", "m11", "m12", "m21", "m22"]),
  ])
  func stillComponentsAreLeftOut(from: String, to: String, columns: [String]) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        printf '@keyframes hop { from { transform: \(from) } to { transform: \(to) } }' >a.css
        "$TOOL" keyframes @a.css#hop --format csv --samples 3 --velocities
        """, in: folder)
      let names = try #require(result.lines.first).split(separator: ",").map(String.init)
      #expect(names == columns + columns.dropFirst().map { "v\($0)" })
      #expect(result.rows.allSatisfy { $0.count == names.count })
      #expect(result.error.contains("the others are left out"), "\(result.error)")
    }
  }

  @Test func aSceneIsReadAsTextToo() async throws {
    let result = try await Tool.run(
      ["timeline", #"{"name": "a", "duration": 1, "layers": []}"#, "--format", "csv"])
    #expect(!result.error.contains("No such file"), "\(result.error)")
  }
}
