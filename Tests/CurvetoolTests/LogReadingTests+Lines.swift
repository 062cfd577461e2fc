import Foundation
import Testing

/// How the lines of devices' logs are read: a clock, then numbers by name or at the end.
extension LogReadingTests {
  /// The lines of a log with the spring, from the seconds and the value of each row.
  private func lines(_ line: (Double, Double) -> String) -> String {
    Self.rows.map { line($0.time, $0.value) + "\n" }.joined()
  }

  /// A clock at 10:00:07 and more, with microseconds.
  private func clock(_ time: Double, _ decimals: String = "%09.6f") -> String {
    "10:00:" + String(format: decimals, 7 + time)
  }

  @Test func numbersAreReadByTheirNames() async throws {
    let note = ["each line is read as t, y"]
    try await expectSpring(lines { "t=\($0) y=\($1)" }, [], note)
    try await expectSpring(lines { "I/Motion( 1234): t = \($0 * 1000)ms, y = \($1)px" }, [], note)
    try await expectSpring(lines { "{t: \($0), y: \($1)}" }, [], note)
    try await expectSpring(lines { "card: {\"t\": \($0), \"y\": \($1)}" }, [], note)
    try await expectSpring(lines { "[INFO] app.js:12 t: \($0); y: \($1)" }, [], note)
    try await expectSpring(
      lines { "[INFO] t=\($0) x=3 y=\($1)" }, ["--columns", "t,y"], ["read as t, x, y"])
  }

  @Test func theClockOfALineIsTheTime() async throws {
    let note = ["each line is read as time, y", "time 0 is the first row"]
    for zone in ["", "Z", "+01:00", "-0530", "+02"] {
      try await expectSpring(
        lines { "2026-11-27T\(clock($0))\(zone) App[12:345] y: \($1)" }, [], note)
      try await expectSpring(
        lines { "2026-11-27 \(clock($0))\(zone),\($1)" }, [], ["time 0 is the first row"])
    }
    try await expectSpring(
      lines { "11-27 \(clock($0))  1234  1250 D Motion  : y=\($1)" }, [], note)
    try await expectSpring(lines { "[\(clock($0))] y=\($1)" }, [], note)
    try await expectSpring(
      lines { "2026-11-27 \(clock($0).replacing(".", with: ",")) INFO app y=\($1)" }, [], note)
    try await expectSpring(
      lines { "11-27 \(clock($0)) D/Motion( 1234): \($1)" }, [], ["read as time, value"])
  }

  @Test func aTimeZoneMovesTheClock() async throws {
    let text = "2026-11-27T23:59:59.5-01:00,1\n2026-11-28T00:00:00.5-01:00,2\n"
    let result = try await Tool.run(["compare", "-", "linear"], input: text)
    // 2026-11-28T00:59:59.5Z, by date(1).
    #expect(result.error.contains("time 0 is the first row, at 1795827599.5"), "\(result.error)")
  }

  @Test func theLastNumbersOfAMessageAreTimeAndValue() async throws {
    let note = ["read from its numbers at the end"]
    try await expectSpring(lines { "I/flutter ( 1234): \($0) \($1)" }, [], note)
    try await expectSpring(lines { "flutter: \($0), \($1)" }, [], note)
    try await expectSpring(
      lines { "11-27 10:00:00.000  1234  1250 D Motion  : \($0 * 1e9) \($1)" }, [],
      note + ["read as nanoseconds"])
  }

  @Test func otherLinesAreSkipped() async throws {
    var text = lines { "D/Motion: t=\($0) y=\($1)" }.split(separator: "\n").map(String.init)
    text.insert("D/Motion: began with 3 views", at: 0)
    text.insert("E/Other: t=nothing", at: 20)
    try await expectSpring(
      text.joined(separator: "\n"), [],
      ["1 row has no number and is skipped, the first at line 21"])
  }

  /// Texts in the rows of a table do not make them the lines of a log.
  @Test func tablesAreNoLines() async throws {
    try await expectSpring(
      "time,value,note\n" + lines { "\($0),\($1),frame: 7" }, ["--columns", "time,value"])
    try await expectSpring("t: s,y: px\n" + lines { "\($0),\($1)" })
  }

  @Test(arguments: [
    ("x=1\nx=2\n", [String](), "the lines have x and no time: --fps reads each as a frame"),
    ("x=1 y=2\nx=2 y=2\n", ["--fps", "60"], "the lines have x, y: name one, as in --columns x"),
    ("t=0 x=1 y=2\nt=1 x=2 y=2\n", [], "x changes by 1; name two with --columns"),
  ])
  func linesWithoutATimeOrAValueTellWhatIsMissing(
    text: String, options: [String], message: String
  ) async throws {
    let result = try await Tool.run(["fit", "-"] + options, input: text)
    #expect(result.status == 65 && result.error.contains(message), "\(result.error)")
  }

  /// The column of the times need not be named.
  @Test func theHeaderFindsTheTimes() async throws {
    let text = "x,elapsed,y\n" + lines { "3,\($0),\($1)" }
    try await expectSpring(text, ["--columns", "y"])
    try await expectSpring(text, ["--columns", "3"])
    let two = try await Tool.run(["fit", "-", "--columns", "x,y"], input: text)
    #expect(two.status == 64 && two.error.contains("one is read, as in --columns elapsed,x"))
    let none = try await Tool.run(["fit", "-", "--columns", "elapsed"], input: text)
    #expect(none.error.contains("names the times alone: add values, as in --columns elapsed,x"))
  }
}
