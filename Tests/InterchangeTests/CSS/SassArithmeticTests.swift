import CurveTestSupport
import Testing

@testable import CurveDocuments

/// Times of Sass and Less that are computed from variables.
@Suite struct SassArithmeticTests {
  private func durations(_ text: String) throws -> [Double?] {
    try CurveDocument(Array(text.utf8)).entries.map(\.duration)
  }

  @Test(arguments: [
    ("$base * 2", 0.4), ("2 * $base", 0.4), ("math.div($base, 4)", 0.05), ("$base / 4", 0.05),
    ("($base + 50ms)", 0.25), ("$base + 50ms", 0.25), ("$base - 50ms", 0.15),
    ("($base + $slow) * 2", 1.4), ("#{$base * 3}", 0.6), ("math.div($slow, $base) * 1s", 2.5),
    ("$base*2", 0.4), ("calc(#{$base} * 2)", 0.4),
  ])
  func aTransitionHasTheResult(expression: String, seconds: Double) throws {
    let found = try durations(
      "$base: 200ms;\n$slow: 0.5s;\n.a { transition: opacity \(expression) ease-in, left 1s ease; }"
    )
    #expect(found.count == 2 && found.last == 1)
    #expect(abs((found.first.flatMap { $0 } ?? .nan) - seconds) < 1e-15, "\(found)")
  }

  @Test func otherDeclarationsAreComputedToo() throws {
    let found = try durations(
      """
      $base: 200ms;
      .a { animation: spin ($base * 5) linear infinite; }
      .b { transition: opacity $base ease; transition-duration: $base * 3; &:hover { color: red } }
      """)
    #expect(found == [1, 0.6])
    let less = try durations("@base: 200ms;\n.a { transition: opacity (@base * 2) ease; }")
    #expect(less == [0.4])
  }

  /// Units that are no times, and unknown variables, are not computed.
  @Test func theRestIsNoted() throws {
    let text = """
      $base: 200ms;
      .a { transition: opacity $missing * 2 ease; }
      .b { transition: opacity theme.$slow ease; }
      .c { transition: opacity $base * $base ease; }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.isEmpty)
    let notes = document.notes.map(\.description)
    #expect(notes.count == 3, "\(notes)")
    #expect(notes.first?.hasPrefix("2:") == true && notes[0].contains("$missing has no value"))
    #expect(notes.contains { $0.contains("theme.$slow has no value") })
    #expect(document.durations.map(\.seconds) == [0.2])
  }
}
