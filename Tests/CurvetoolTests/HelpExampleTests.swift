import CurveTestSupport
import Foundation
import Testing

@testable import curvetool

/// The examples in the help of every command run as they are written.
@Suite struct HelpExampleTests {
  /// The examples of a command's help, without those that open a browser, read a repository's history or
  /// run for minutes.
  private static func examples(_ command: String) throws -> [String] {
    let url = Fixture.folder.appendingPathComponent("help/help-\(command).txt")
    let help = try String(contentsOf: url, encoding: .utf8)
    let paragraph = try #require(help.split(separator: "Examples:\n").last)
    return try #require(paragraph.split(separator: "\n\n").first).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.contains("--open") && !$0.hasPrefix("git ") && !$0.contains("5000:0.01") }
  }

  /// A spring, sixty times in a second.
  private static let samples = (0...60).map { frame -> (Double, Double) in
    let time = Double(frame) / 60
    return (time, 1 - exp(-11 * time) * (cos(10.44 * time) + 1.0536 * sin(10.44 * time)))
  }

  private static let keyframes =
    #"{"keyPath": "opacity", "values": [0, 10, 0], "duration": 0.5}"#
  private static let tokens = """
    {"a": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
     "b": {"$type": "cubicBezier", "$value": [0, 0, 0.2, 1]}}
    """
  private static let sheet = """
    :root { --out: cubic-bezier(0.2, 0, 0, 1); --in: ease-in; }
    @keyframes slide { from { left: 0px; } to { left: 100px; } }
    """

  private static let log =
    "time,value\n" + samples.map { time, value in "\(time),\(value)\n" }.joined()
  private static let card =
    "time,x,y,opacity\n"
    + samples.map { time, value in "\(time),\(300 * value),\(80 * value),\(value)\n" }.joined()
  private static let video =
    "frame,x\n" + samples.indices.map { "\($0),\(samples[$0].1)\n" }.joined()
  private static let trace: String = {
    let rows = samples.map { time, value in
      #"{"time": \#(time), "transform": "matrix(1, 0, 0, 1, \#(value * 300), 0)"}"#
    }
    return "[\(rows.joined(separator: ","))]"
  }()

  /// The files that the examples name.
  private static let files: [(name: String, text: String)] = [
    ("log.csv", log), ("before.csv", log), ("after.csv", log), ("card.csv", card),
    ("video.csv", video), ("trace.json", trace),
    ("theme.css", sheet), ("tokens.css", sheet), ("tokens.json", tokens),
    ("button.css", ":root { --a: cubic-bezier(0.4, 0, 0.2, 1) }"),
    ("motion.tokens.json", tokens), ("old.json", tokens), ("new.json", tokens),
    ("old.tokens.json", tokens), ("new.tokens.json", tokens), ("wobble.json", keyframes),
    ("springs.csv", "mass,stiffness,damping\n1,230,22\n"),
  ]

  /// Pictures need gnuplot.
  @Test(
    .enabled(if: Tool.hasGnuplot),
    arguments: Curvetool.configuration.subcommands.compactMap { $0.configuration.commandName }
      .filter { $0 != "bench" })
  func everyExampleOfTheHelpRuns(command: String) async throws {
    let examples = try Self.examples(command)
    #expect(examples.count > 1)
    let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    try await Tool.inFolder { folder in
      for file in Self.files {
        try file.text.write(toFile: "\(folder)/\(file.name)", atomically: true, encoding: .utf8)
      }
      for name in ["Examples", "scenes"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: root.appendingPathComponent(name).path)
      }
      for example in examples {
        // A log of two columns has no third; a check that finds a change exits with 1.
        let line = example.replacing("--columns 1,3", with: "--columns 1,2")
        let result = try await Tool.shell(
          "curvetool() { \"$TOOL\" \"$@\"; }\n\(line)", in: folder)
        #expect(result.status == 0 || result.status == 1, "\(line): \(result.error)")
        #expect(result.status == 0 || line.contains("--max-error"), "\(line): \(result.error)")
      }
    }
  }
}
