import Foundation
import Testing

/// A file that another command reads is refused with the name of that command.
@Suite struct FileKindTests {
  private static let texts = [
    "scene":
      #"{"duration": 1, "layers": [{"name": "a", "animations": [{"keyPath": "opacity", "from": 0, "to": 1, "duration": 1}]}]}"#,
    "play": #"{"value": 0, "spring": "swiftui.bouncy", "commands": [{"at": 0.1, "to": 3}]}"#,
    "keyframes": #"{"keyPath": "opacity", "values": [0, 1, 0], "duration": 1}"#,
    // A critically damped spring of 10 rad/s.
    "log": "["
      + (0..<20).map { frame in
        let time = Double(frame) / 20
        return "[\(time), \(1 - (1 + 10 * time) * exp(-10 * time))]"
      }.joined(separator: ",") + "]",
    "tokens": #"{"a": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]}}"#,
    "sheet": ":root { --a: ease-in; }",
    "property":
      #"{"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}}, {"t": 30, "s": [9]}]}"#,
    "lottie":
      #"{"fr": 60, "ip": 0, "op": 30, "layers": [{"ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}}, {"t": 30, "s": [9]}]}}}]}"#,
  ]

  @Test(arguments: [
    ("timeline", "play", "a play, not a scene: `curvetool play F`"),
    ("timeline", "keyframes", "a keyframe animation, not a scene: `curvetool keyframes F`"),
    ("timeline", "log", "a recording, not a scene: `curvetool fit F`"),
    ("timeline", "tokens", "a file of curves, not a scene: `curvetool plot @F`"),
    ("timeline", "sheet", "a file of curves, not a scene: `curvetool plot @F`"),
    ("play", "scene", "a scene, not a play: `curvetool timeline F`"),
    ("play", "log", "a recording, not a play: `curvetool fit F`"),
    ("play", "tokens", "a file of curves, not a play: `curvetool plot @F`"),
    ("keyframes", "scene", "a scene, not a keyframe animation: `curvetool timeline F`"),
    ("keyframes", "play", "a play, not a keyframe animation: `curvetool play F`"),
    ("fit", "play", "a play, not a recording: `curvetool play F`"),
    ("plot", "scene", "a scene, not a file of curves: `curvetool timeline F`"),
    ("tabulate", "play", "a play, not a file of curves: `curvetool play F`"),
    ("fit", "scene", "a scene, not a recording: `curvetool timeline F`"),
  ])
  func theErrorNamesTheCommand(command: String, kind: String, message: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/file.json"
      try #require(Self.texts[kind]).write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run([command, file])
      #expect(result.status == 65)
      #expect(result.error == "Error: \(file) is \(message.replacing("F`", with: "\(file)`"))\n")
      // The command that it names reads the file.
      let named = try #require(message.firstMatch(of: /curvetool (\w+) (@?)F/))
      let answer = try await Tool.run([String(named.1), "\(named.2)\(file)"])
      #expect(answer.status == 0, "\(answer.error)")
    }
  }

  /// The spring behind a recording is what its reader wants: a curve has one too.
  @Test(arguments: ["tokens", "sheet", "property", "lottie"], [[], ["--fps", "60"]])
  func theSpringOfACurveHasItsCommand(kind: String, options: [String]) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/file.json"
      try #require(Self.texts[kind]).write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["fit", "@\(file)"] + options)
      let design = "design --nearest @\(file) --to spring"
      #expect(result.status == 65)
      #expect(
        result.error == "Error: \(file) is a file of curves, not a recording: "
          + "`curvetool plot @\(file)`, or `curvetool \(design)` for its spring\n")
      let answer = try await Tool.run(design.split(separator: " ").map(String.init))
      #expect(answer.status == 0 && answer.output.hasPrefix("spring("), "\(answer.error)")
    }
  }

  /// A mistake in a file of the right kind is told as one.
  @Test(arguments: [
    ("timeline", #"{"duration": 1, "layer": []}"#, #"unknown key "layer": did you mean 'layers'?"#),
    (
      "timeline", #"{"duration": 1, "layers": [], "ease": "ease-in"}"#,
      #"unknown key "ease": known"#
    ),
    ("timeline", #"{"duration": 1, "layers": ["#, "1:28: expected a value"),
    ("play", #"{"value": 0, "commands": [{"at": 0.1, "two": 3}]}"#, "unknown key"),
    ("keyframes", #"{"keyPath": "opacity", "value": [0]}"#, #"did you mean 'values'?"#),
  ])
  func aMistakeKeepsItsPosition(command: String, text: String, message: String) async throws {
    let result = try await Tool.run([command, "-"], input: text)
    #expect(result.status == 65 && result.error.contains(message), "\(result.error)")
    #expect(!result.error.contains("`curvetool"))
  }
}
