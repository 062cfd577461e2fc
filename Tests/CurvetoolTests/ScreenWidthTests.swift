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
