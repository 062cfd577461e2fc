import Curves
import Foundation
import Testing

/// `curvetool keyframes`, by the output of the built binary.
@Suite struct KeyframesCommandTests {
  private func rows(_ arguments: String...) async throws -> [[Double]] {
    try await Tool.run(["keyframes"] + arguments + ["--format", "csv"]).rows
  }

  @Test func everyModeHasItsValues() async throws {
    for mode in CalculationMode.allCases {
      let result = try await Tool.run([
        "keyframes", "--values", "0 10 -5 20", "--mode", mode.rawValue, "--samples", "33",
        "--velocities",
        "--format", "csv",
      ])
      #expect(result.lines[0] == "time,value,velocity" && result.rows.count == 33)
      let animation = try KeyframeAnimation(values: [0, 10, -5, 20], mode: mode)
      for row in result.rows.dropLast() {
        #expect(
          row[1] == animation.value(at: row[0]) && row[2] == animation.velocity(at: row[0])[0])
      }
    }
  }

  @Test func eachKindHasItsColumns() async throws {
    for (arguments, header) in [
      (["--values", "0,0 100,50 40,80"], "time,x,y"), (["--values", "0,0,1 1,1,2"], "time,x,y,z"),
      (["--values", "1,2,3,4 5,6,7,8"], "time,1,2,3,4"),
      (["--values", "red rgb(0, 0, 255)"], "time,r,g,b,a"),
      (["--path", "M0,0 L5,5"], "time,x,y"), (["--values", "5"], "time,value"),
      (
        ["--path", "M0,0 L5,5", "--rotation-mode", "auto", "--velocities"],
        "time,x,y,rotation,vx,vy"
      ),
    ] {
      let result = try await Tool.run(["keyframes"] + arguments + ["--format", "csv"])
      #expect(result.lines.first.map(String.init) == header && result.rows.count == 101)
    }
    #expect(try await rows("--values", "0,10,5", "--samples", "3").map { $0[1] } == [0, 10, 5])
    #expect(try await rows("--values", "-5 -10", "--samples", "2").map { $0[1] } == [-5, -10])
  }

  @Test func everyOptionCounts() async throws {
    let half = ["--at", "0.5", "--format", "csv"]
    func value(_ arguments: String...) async throws -> Double {
      try await Tool.run(["keyframes"] + arguments + half).rows[0][1]
    }
    #expect(
      try await value(
        "--values", "0 1 4 9", "--key-times", "0,.25,.75,1", "--mode", "cubic", "--uniform-tangents"
      ) == 2.25)
    #expect(
      try await value(
        "--values", "0 1 4 9", "--key-times", "0,.25,.75,1", "--mode", "cubic",
        "--uniform-tangents", "--tension", "0,1,1,0") == 2.5)
    #expect(
      try await value(
        "--values", "0 1 4 9", "--key-times", "0,.25,.75,1", "--mode", "cubic",
        "--uniform-tangents", "--bias", "0,0,1,0") == 2.375)
    let ease = try Easing("ease-in")
    #expect(try await value("--values", "0 1", "--timing", "ease-in") == ease.value(at: 0.5))
    #expect(try await value("--values", "0 1", "--timings", "ease-in") == ease.value(at: 0.5))
    #expect(try await value("--values", "0 1", "--duration", "2") == 0.25)
    #expect(try await value("--values", "0 1", "--duration", "0.4", "--autoreverse") == 0.75)
    #expect(try await value("--path", "M0,0 L10,0 L10,90", "--mode", "paced") == 10)
    #expect(
      abs(try await value("--values", "0 1", "--duration", "0.4", "--repeat-count", "2") - 0.25)
        < 1e-15)
    #expect(
      abs(
        try await value("--values", "0 1", "--duration", "0.4", "--repeat-duration", "0.6") - 0.25)
        < 1e-15)
    let endless = try await rows("--values", "0 1", "--repeat-count", "infinity", "--samples", "5")
    #expect(endless.map { $0[0] } == [0, 0.5, 1, 1.5, 2] && endless[3][1] == 0.5)
    let back = try await rows("--values", "0 8", "--autoreverse", "--at", "1.5", "--velocities")
    #expect(back == [[1.5, 4, -8]])
  }

  @Test func filesAreTheObjectsOfScenes() async throws {
    let text = """
      {"key": "wobble", "type": "keyframe", "keyPath": "transform.rotation", "duration": 0.25,
       "repeatCount": 2, "values": [0, -0.785, 0, 0.785, 0], "keyTimes": [0, 0.25, 0.5, 0.75, 1],
       "timingFunctions": ["ease-in", "linear"], "calculationMode": "linear"}
      """
    let result = try await Tool.run(
      ["keyframes", "-", "--at", "0.09375,0.1875", "--format", "csv"], input: text)
    #expect(result.rows.map { $0[1] } == [-0.3925, 0.785])
    #expect(result.error.contains("2 timing functions for 4 segments"))
    let strict = try await Tool.run(["keyframes", "-", "--strict"], input: text)
    #expect(strict.status == 65 && strict.error.contains("2 timing functions for 4 segments"))
    let cumulative = try await Tool.run(
      ["keyframes", "-", "--at", "2.5", "--format", "csv"],
      input: "{\"values\": [0, 4], \"duration\": 1, \"repeatCount\": 3, \"cumulative\": true}")
    #expect(cumulative.rows == [[2.5, 10]])
  }

  @Test(arguments: [
    ("{", "1:2: expected a key in quotes"),
    ("[]", "1:1: keyframes need values"),
    (
      "{\"values\": [1, 2], \"duratoin\": 3}",
      "1:20: unknown key \"duratoin\": did you mean 'duration'?"
    ),
    ("{\"values\": [1, \n\"x\", [1]]}", "value 2 differs in kind or size"),
    ("{\"values\": [1e400]}", "1:13: values[0]: the number is too large"),
    ("{\"values\": [1], \"values\": [2]}", "the key \"values\" is given twice"),
    ("{\"duration\": 1}", "values or a path are needed"),
    ("{\"values\": []}", "values or a path are needed"),
    (
      "{\"values\": [1], \"repeatCount\": -1}",
      "1:32: repeatCount: must be 0 or positive, but is -1"
    ),
    ("{\"path\": \"M0,0 X\"}", "path: not a path: column 6"),
    ("{\"values\": [1], \"timingFunction\": \"eas\"}", "did you mean 'ease'?"),
    ("{\"values\": [1], \"calculationMode\": \"cubik\"}", "did you mean 'cubic'?"),
    ("{\"values\": \"\u{1}\"}", "a control character must be escaped"),
    (String(repeating: "[", count: 100_000), "at most 512 levels are allowed"),
    ("", "expected a value"),
    ("{\"values\": [1, nul]}", "1:16: expected a value"),
    ("{\"values\": [01]}", "1:14: no digit may follow a 0"),
    ("{} {}", "expected the end of the text"),
  ])
  func badFilesAreRefusedWithTheirPosition(text: String, message: String) async throws {
    let result = try await Tool.run(["keyframes", "-"], input: text)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.hasPrefix("Error: standard input:"), "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }

  @Test(
    arguments: [
      ([], "keyframes needs --values, --path or a file"),
      (["--values", ""], "must have at least one value"),
      (
        ["--values", "0 x"],
        "value 2 must be finite numbers with commas, or a colour (#rrggbb, rgb(), hsl(), color() or a name), but is x"
      ),
      (["--values", "0 nan"], "value 2 must be finite"),
      (["--values", "0 1,2"], "value 2 differs in kind"),
      (["--path", "L0,0"], "--path, column 1: expected M"), (["--path", ""], "the path is empty"),
      (["--values", "0 1", "--key-times", "0,a"], "--key-times: expected a finite number"),
      (["--values", "0 1", "--mode", "cubik"], "one of linear, discrete, paced, cubic"),
      (["--values", "0 1", "--timings", "ease,foo"], "--timings, column 6"),
      (["--values", "0 1", "--duration", "0"], "--duration must be positive and finite, but is 0"),
      (["--values", "0 1", "--repeat-count", "-1"], "--repeat-count must be positive, but is -1"),
      (
        ["--values", "0 1", "--tension", "2000", "--mode", "cubic"],
        "tension must be in -1000...1000"
      ),
      (["--values", "0 1e200"], "value 2 must be in -1e150...1e150"),
      (["a.json", "--values", "0"], "exclude"),
    ] as [([String], String)])
  func wrongArgumentsAreRefused(arguments: [String], message: String) async throws {
    let result = try await Tool.run(["keyframes"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result.output)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.hasPrefix("Error: ") && result.error.filter(\.isNewline).count == 1)
  }

  @Test func diagnosticsGoToStandardError() async throws {
    let result = try await Tool.run(["keyframes", "--values", "0 1", "--key-times", "0,0.5"])
    #expect(result.status == 0 && result.output.contains("value"))
    #expect(result.error == "Note: key times are ignored and spaced evenly: the last is not 1\n")
    let quiet = try await Tool.run(["keyframes", "--values", "0 1", "--key-times", "0,0.5", "-q"])
    // Notes that change the meaning of the arguments are printed anyway.
    #expect(quiet.error == result.error)
    let strict = try await Tool.run([
      "keyframes", "--values", "0 1", "--key-times", "0,0.5", "--strict",
    ])
    #expect(strict.status == 65 && strict.error.hasPrefix("Error: key times"))
  }

  /// As in Core Animation, a path overrides values.
  @Test func pathsOverrideValues() async throws {
    let both = ["keyframes", "--values", "0 1", "--path", "M0,0 L10,20", "--at", "0.5"]
    let result = try await Tool.run(both + ["--format", "csv"])
    #expect(result.status == 0 && result.rows == [[0.5, 5, 10]])
    #expect(result.error == "Note: values and a path are both given: the path applies\n")
    let strict = try await Tool.run(both + ["--strict"])
    #expect(strict.status == 65 && strict.error.contains("the path applies"))
    let file = try await Tool.run(
      ["keyframes", "-", "--at", "0.5", "--format", "csv"],
      input: #"{"values": [0, 1], "path": "M0,0 L10,20", "duration": 1}"#)
    #expect(file.rows == result.rows && file.error == result.error)
  }

  @Test func picturesAreDrawn() async throws {
    for arguments in [
      ["--values", "0 10 5"], ["--path", "M0,0 C0,100 100,100 100,0", "--velocities"],
      ["--values", "0,0 5,5"], ["--values", "7"], ["--values", "red blue"],
    ] {
      let result = try await Tool.run(
        ["keyframes"] + arguments + ["--plot", "-"], environment: ["COLUMNS": "60"])
      #expect(result.status == 0 && result.lines.allSatisfy { $0.count <= 60 })
      #expect(result.output.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    }
  }

  /// Long lists and paths: bounded time and memory.
  @Test func longInputIsRead() async throws {
    try await Tool.inFolder { folder in
      let path = "\(folder)/long.json"
      let values = (0..<200_000).map { "\($0 % 9)" }.joined(separator: ",")
      try "{\"values\": [\(values)], \"calculationMode\": \"cubicPaced\"}"
        .write(toFile: path, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["keyframes", path, "--samples", "3", "--format", "csv"])
      #expect(result.status == 0 && result.rows.count == 3)
    }
  }
}
