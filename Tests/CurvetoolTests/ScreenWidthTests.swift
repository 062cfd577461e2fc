import Foundation
import Testing

/// What commands print for people fits 80 columns, whatever the names and numbers.
@Suite struct ScreenWidthTests {
  /// Tokens whose long names differ only in their middle.
  private static let tokens: String = {
    let members = (0..<40).map {
      "\"a-very-long-name-of-token-\($0)-for-the-entrance-of-a-sheet\": "
        + "{\"$value\": [0.\($0 + 10), -1.2345\($0), 0.7, 1.3333\($0)]}"
    }
    return "{\"motion\": {\"$type\": \"cubicBezier\", \(members.joined(separator: ", "))}}"
  }()

  @Test(arguments: [
    "compare @wide.json", "tabulate @wide.json", "plot @wide.json", "presets @wide.json", "presets",
    "check wide.json wide.json", "compare ease --nearest",
    "spring --mass 1.23456789e-7 --stiffness 1234567.89 --damping 123.456789 --from -1e9 --to 12345678.9 --initial-velocity -1e7",
    "spring --cut-at 0.2 --plot -", "decay --velocity 123456.789 --bounds 0:1000",
    "bezier 0.1234567890123,0.1234567890123,0.12345678901234,1.23456789012345",
    "tabulate ease ease-in ease-out material.emphasized penner.out-bounce swiftui.bouncy linear",
    "keyframes --values '0,0,0,0,0,0,0,0 1,2,3,4,5,6,7,8'",
    "design --overshoot 10% --settling-time 0.4",
    "decay --velocity 2000 --like android --like compose --like flutter --like chromium",
  ])
  func fits80Columns(_ command: String) async throws {
    try await Tool.inFolder { folder in
      try Self.tokens.write(toFile: "\(folder)/wide.json", atomically: true, encoding: .utf8)
      let result = try await Tool.shell("\"$TOOL\" \(command)", in: folder)
      #expect(result.status == 0 && !result.output.isEmpty, "\(result.error)")
      #expect(result.lines.allSatisfy { $0.unicodeScalars.count <= 80 }, "\(result.output)")
    }
  }

  /// A sweep is CSV for files and pipes. Its rows on a terminal fit, with the columns that tell the springs apart.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: [
      ("--damping-ratio 0.1:2:0.1", "dampingRatio"),
      ("--mass 1,2 --stiffness 1e6:1.2e6:123456.7 --damping 1:3:1.23456789", "stiffness"),
      ("--stiffness 100,200 --damping 5,6 --mass 1,2 --initial-velocity=-3,3", "initialVelocity"),
      ("--duration 0.2:0.5:0.1 --bounce 0.3", "perceptualDuration"), ("wide.ts", "name"),
      ("rows.csv", "label"),
    ])
  func aSweepFitsATerminal(_ arguments: String, _ column: String) async throws {
    try await Tool.inFolder { folder in
      for (name, text) in [
        (
          "wide.ts",
          """
          export const soft = { type: "spring", stiffness: 100, damping: 20 };
          export const hard = { type: "spring", stiffness: 230, damping: 22 };
          """
        ),
        ("rows.csv", "response,bounce,label,remark\n0.3,0.2,first,x\n0.4,0.1,second,y\n"),
      ] {
        try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      let terminal = try await Tool.shell(
        """
        export COMMAND="'$TOOL' sweep \(arguments)"
        script -qec "stty cols 80; $COMMAND" /dev/null < /dev/null
        """, in: folder)
      let lines = terminal.output.split(whereSeparator: \.isNewline)
      let names = lines.first { $0.contains("settlingTime ") } ?? ""
      #expect(lines.count > 2 && names.contains(column), "\(terminal.output)")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(terminal.output)")
      #expect(names.contains("overshoot") && terminal.output.contains("columns fit the screen"))
      let piped = try await Tool.shell("\"$TOOL\" sweep \(arguments)", in: folder)
      #expect(piped.status == 0 && piped.lines.first?.contains("naturalFrequency,") != false)
      #expect(!piped.error.contains("fit the screen"))
    }
  }

  /// Shortened names still tell the curves apart.
  @Test func shortenedNamesAreDistinct() async throws {
    try await Tool.inFolder { folder in
      try Self.tokens.write(toFile: "\(folder)/wide.json", atomically: true, encoding: .utf8)
      let result = try await Tool.shell("\"$TOOL\" compare @wide.json", in: folder)
      let names = result.lines.filter { $0.hasPrefix("…") }.map { $0.prefix { $0 != " " } }
      #expect(names.count == 40 && Set(names).count == 40, "\(result.output)")
    }
  }
}
