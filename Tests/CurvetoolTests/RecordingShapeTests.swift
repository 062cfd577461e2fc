import Foundation
import Testing

/// Every command takes the same files for recordings, by their content, with and without `@`.
@Suite struct RecordingShapeTests {
  private static let samples = (0...20).map { index in
    // Half of the way from 0 to 1 that a spring of stiffness 100 and damping 20 takes.
    let time = Double(index) / 20
    return (time, (1 - (1 + 10 * time) * exp(-10 * time)) / 2)
  }
  private static let rows = samples.map { #"{"time": \#($0.0), "value": \#($0.1)}"# }
    .joined(separator: ", ")
  private static let times = samples.map { "\($0.0)" }.joined(separator: ", ")
  private static let values = samples.map { "\($0.1)" }.joined(separator: ", ")
  private static let pairs = samples.map { "[\($0.0), \($0.1)]" }.joined(separator: ", ")

  @Test(arguments: [
    #"{"stiffness": 100, "damping": 20, "samples": [\#(rows)]}"#,
    #"{"engine": "mine", "fps": 60, "samples": [\#(rows)]}"#,
    #"{"time": [\#(times)], "value": [\#(values)]}"#,
    #"{"stiffness": 100, "damping": 20, "t": [\#(times)], "x": [\#(values)]}"#,
    #"{"stiffness": 100, "damping": 20, "data": [\#(pairs)]}"#,
    "[\(rows)]",
  ])
  func aRecordingIsOneEverywhere(text: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/log.json"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let spring = "stiffness 100, damping 20"
      // The samples end at half of the way.
      for arguments in [[file, spring], ["@\(file)", spring], [spring, file]] {
        let result = try await Tool.run(["compare"] + arguments + ["--max-error", "0.01"])
        #expect(result.status == 1 && result.error.contains("more than --max-error"))
      }
      let stream = try await Tool.run(["compare", "-", spring, "--max-error", "0.01"], input: text)
      #expect(stream.status == 1)
      for arguments in [["fit", file], ["plot", file], ["plot", "@\(file)"]] {
        let result = try await Tool.run(arguments)
        #expect(result.status == 0, "\(arguments): \(result.error)")
      }
      let converted = try await Tool.run(["convert", "@\(file)", "--to", "css"])
      #expect(converted.status == 65 && converted.error.contains("`curvetool fit \(file)`"))
    }
  }

  @Test(arguments: [
    (#"{"a": {"stiffness": 100, "damping": 10}, "b": {"stiffness": 200, "damping": 10}}"#, "json"),
    (
      #"[{"name": "a", "ease": "ease-in", "duration": 0.2}, {"name": "b", "ease": "ease"}]"#, "json"
    ),
    (
      #"{"list": [{"name": "a", "time": 1, "ease": "ease-in"}], "a": "ease-in", "b": "ease"}"#,
      "json"
    ),
    (
      #"[{"name": "a", "value": "cubic-bezier(0.4,0,0.2,1)"}, {"name": "b", "value": "cubic-bezier(0,0,1,1)"}]"#,
      "json"
    ),
    (#"[{"name": "a", "bezier": [0.4,0,0.2,1]}, {"name": "b", "bezier": [0.4,0,0.6,1]}]"#, "json"),
    (#"{"curves": [[0.4, 0, 0.2, 1], [0, 0, 0.58, 1]], "duration": "1s"}"#, "json"),
    (#"{"steps": [{"ms": 200, "opacity": 1}], "ease": "ease-in", "b": "ease-out"}"#, "json"),
    (#"{"presets": ["ease-in", {"name": "x", "ease": "ease-out"}]}"#, "json"),
    (
      "enter: ease-out 300ms\nexit: ease-in 200ms\nspring: spring(stiffness: 230, damping: 22)\n",
      "txt"
    ),
  ])
  func aListOfCurvesIsNoRecording(text: String, ending: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/list.\(ending)"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      for command in ["compare", "plot"] {
        for argument in [file, "@\(file)"] {
          let result = try await Tool.run([command, argument])
          #expect(result.status == 0, "\(command) \(argument): \(result.error)")
        }
      }
    }
  }
}
