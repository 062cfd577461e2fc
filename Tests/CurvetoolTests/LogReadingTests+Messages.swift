import Foundation
import Testing

extension LogReadingTests {
  private static func clock(_ seconds: Double) -> String {
    let micros = Int((seconds * 1e6).rounded())
    let digits = String(micros % 1_000_000)
    return "2026-11-20 10:23:\(11 + micros / 1_000_000)."
      + String(repeating: "0", count: 6 - digits.count) + digits + "+0100"
  }

  /// The rows of `log show --style json`: the numbers are in the message, and the other members only tell rows apart.
  private static func row(_ time: Double, _ message: String) -> String {
    """
    {"threadID": 4021, "timestamp": "\(clock(time))", "processImagePath": "/x/MyApp",
      "eventMessage": "\(message)", "machTimestamp": \(123_456_789 + Int(time * 24e6)), "processID": 81}
    """.replacing("\n", with: "")
  }

  /// As a list and as NDJSON, with the columns that are found and those that are asked for.
  @Test(arguments: ["", "timestamp,eventMessage", "timestamp,eventMessage.y"])
  func theNumbersOfAMessageAreRead(columns: String) async throws {
    let options = columns.isEmpty ? [] : ["--columns", columns]
    let rows = Self.rows.map { Self.row($0.time, "card y=\($0.value)") }
    for text in [rows.joined(separator: "\n"), "[\(rows.joined(separator: ",\n"))]"] {
      try await expectSpring(text, options, ["time 0 is the first row"])
    }
  }

  @Test func rowsWithoutNumbersAreSkipped() async throws {
    let rows = Self.rows.map { Self.row($0.time, "offset: \($0.value)") }
    let other = Self.row(0, "the app begins")
    try await expectSpring(
      ([other] + rows.prefix(9) + [other.replacing("11.000000", with: "11.140000")]
        + rows.dropFirst(9))
        .joined(separator: "\n"), [], ["1 row before the first number is skipped"])
  }

  /// A time in the message is that of the value.
  @Test func theTimeOfAMessageIsRead() async throws {
    let rows = Self.rows.map { Self.row(2 * $0.time, "t=\($0.time) y=\($0.value)") }
    try await expectSpring(rows.joined(separator: "\n"))
  }

  /// Members with a value of their own are read as before.
  @Test func aValueIsReadBeforeATextAndAnIdentity() async throws {
    let rows = Self.rows.map {
      #"{"t": \#($0.time), "id": 7, "scrollY": \#($0.value), "label": "row x=3"}"#
    }
    try await expectSpring(rows.joined(separator: "\n"))
  }

  @Test(arguments: [("Optional(", ")", "Optional(", ")"), ("", "", "Optional(", ")")])
  func optionalNumbersAreRead(parts: (String, String, String, String)) async throws {
    let lines = Self.rows.map {
      "\(parts.0)\($0.time)\(parts.1) \(parts.2)\($0.value)\(parts.3)\n"
    }
    try await expectSpring(lines.joined())
    try await expectSpring(lines.joined() + "0.9 nil\n", [], ["1 row has no number"])
  }

  /// A clock in brackets may have a unit, and follow a tag.
  @Test(arguments: [
    ("[", "ms] card.y="), ("[Motion] ", " ms: y = "), ("[Motion] ", "ms y="),
    ("(app) ", " ms: offset: "), ("", "ms: y=Optional("),
  ])
  func clocksWithUnitsAreRead(start: String, message: String) async throws {
    let end = message.hasSuffix("(") ? ")" : " pt"
    let lines = Self.rows.map { "\(start)\($0.time * 1000)\(message)\($0.value)\(end)\n" }
    try await expectSpring(lines.joined(), [], ["each line is read as time, "])
  }

  /// The picture of a recording with a curve is made by the command that the error names.
  @Test func theCommandForBothIsNamedAndWorks() async throws {
    try await Tool.inFolder { folder in
      let text = Self.rows.map { "\($0.time),\($0.value)\n" }.joined()
      try ("time,value\n" + text).write(
        toFile: folder + "/log.csv", atomically: true, encoding: .utf8)
      let refused = try await Tool.shell("\"$TOOL\" plot log.csv ease", in: folder)
      let command = refused.error.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      #expect(refused.status == 64 && command.hasPrefix("curvetool compare log.csv CURVE"))
      let drawn = try await Tool.shell(
        command.replacing("curvetool", with: "\"$TOOL\"").replacing("CURVE", with: "ease"),
        in: folder)
      #expect(drawn.status == 0 && drawn.output.contains("┤"), "\(drawn.error)")
    }
  }
}
