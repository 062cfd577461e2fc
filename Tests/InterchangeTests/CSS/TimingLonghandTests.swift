import CurveDocuments
import Curves
import Testing

/// Shorthands and longhands of a rule together are the transitions and animations that a browser plays.
@Suite struct TimingLonghandTests {
  struct Expected: Equatable, CustomStringConvertible {
    var name: String
    var easing: String
    var duration: Double?
    var delay: Double?
    var count: Double?

    init(
      _ name: String, _ easing: String, _ duration: Double?, _ delay: Double? = nil,
      count: Double? = nil
    ) {
      (self.name, self.easing) = (name, easing)
      (self.duration, self.delay, self.count) = (duration, delay, count)
    }

    var description: String {
      "\(name): \(easing) \(duration ?? -1) \(delay ?? -1) \(count ?? -1)"
    }
  }

  private static func curves(_ text: String) throws -> [Expected] {
    try CurveDocument(Array(text.utf8)).entries.map {
      Expected($0.name, $0.easing.description, $0.duration, $0.delay, count: $0.repeats?.count)
    }
  }

  /// The expected values follow from CSS Transitions Level 1 and CSS Animations Level 1.
  @Test(arguments: [
    (
      "transition: opacity 200ms ease-in; transition-delay: 50ms",
      [Expected("p transition opacity", "ease-in", 0.2, 0.05)]
    ),
    (
      "transition-property: opacity; transition-duration: 150ms; transition-delay: 50ms; transition-timing-function: ease-out",
      [Expected("p transition opacity", "ease-out", 0.15, 0.05)]
    ),
    (
      "animation: spin 1s linear infinite; animation-delay: 200ms",
      [Expected("p animation spin", "linear", 1, 0.2, count: .infinity)]
    ),
    (
      "transition: opacity 200ms; transition-timing-function: cubic-bezier(0.2, 0, 0, 1)",
      [Expected("p transition opacity", "cubic-bezier(0.2, 0, 0, 1)", 0.2)]
    ),
    (
      "transition: opacity 200ms ease-in; transition-duration: 300ms",
      [Expected("p transition opacity", "ease-in", 0.3)]
    ),
    // A shorthand resets the longhands before it.
    (
      "transition-duration: 300ms; transition-delay: 1s; transition: opacity 200ms ease-in",
      [Expected("p transition opacity", "ease-in", 0.2)]
    ),
    (
      "transition-duration: 300ms !important; transition: opacity 200ms ease-in",
      [Expected("p transition opacity", "ease-in", 0.3)]
    ),
    (
      "transition: opacity 200ms ease-in !important; transition-duration: 300ms",
      [Expected("p transition opacity", "ease-in", 0.2)]
    ),
    // Lists repeat for the properties, and longer ones are cut.
    (
      "transition-property: top, left, width; transition-duration: 1s, 2s; transition-timing-function: linear; transition-delay: 0s, 0s, 3s, 4s",
      [
        Expected("p transition top", "linear", 1), Expected("p transition left", "linear", 2),
        Expected("p transition width", "linear", 1, 3),
      ]
    ),
    (
      "transition: top 1s, left 2s ease-in; transition-timing-function: linear, ease-out",
      [
        Expected("p transition top", "linear", 1), Expected("p transition left", "ease-out", 2),
      ]
    ),
    (
      "animation-name: a, b; animation-duration: 1s; animation-iteration-count: 3, infinite; animation-direction: alternate",
      [
        Expected("p animation a", "ease", 1, count: 3),
        Expected("p animation b", "ease", 1, count: .infinity),
      ]
    ),
    ("transition: none; transition-duration: 1s", []),
    (
      "animation: spin 1s; animation-duration: inherit", [Expected("p animation spin", "ease", nil)]
    ),
    (
      "transition: opacity 1s; transition-duration: 2 s",
      [Expected("p transition opacity", "ease", 1)]
    ),
    // A reset has the rank of its declaration.
    (
      "transition-property: opacity; transition-duration: inherit !important; transition-duration: 1s; transition-delay: 2s",
      [Expected("p transition opacity", "ease", nil, 2)]
    ),
    // A count below 0 is clamped where it is calculated.
    (
      "animation: spin 1s linear; animation-iteration-count: calc(-3)",
      [Expected("p animation spin", "linear", 1)]
    ),
    // Sums and products.
    (
      "transition: opacity calc(100ms * 3) ease-in calc(1s - 200ms)",
      [Expected("p transition opacity", "ease-in", 0.3, 0.8)]
    ),
    (
      "--d: 0.1s; transition: opacity min(calc((var(--d) + 50ms) * 2 / 3), 1s) ease-in",
      [Expected("p transition opacity", "ease-in", 0.1)]
    ),
    (
      "--n: 2; animation: spin clamp(1s, 100ms, 2s) linear calc(var(--n) + 1)",
      [Expected("p animation spin", "linear", 1, count: 3)]
    ),
  ])
  func aRuleIsWhatABrowserPlays(declarations: String, expected: [Expected]) throws {
    // Other curves make it a style sheet.
    let text = "a { --x: ease-in-out }\np { \(declarations) }"
    #expect(try Self.curves(text).dropFirst() == expected[...])
    // The rules of one selector are one.
    let rules = declarations.split(separator: ";").map { "p { \($0) }" }.joined(separator: "\n")
    #expect(try Self.curves("a { --x: ease-in-out }\n\(rules)").dropFirst() == expected[...])
  }

  @Test func timesAloneAreDurations() throws {
    let sheet = try CurveDocument(
      Array(
        """
        .a { transition: opacity 1s }
        .b { transition-duration: 100ms, 0.25s; animation-delay: calc(2 * 80ms) }
        :root { --fast: 100ms; --slow: calc(var(--fast) * 3); --lost: calc(var(--fast) * env(x)) }
        """.utf8))
    #expect(
      Set(sheet.durations.map { "\($0.name) \($0.seconds)" })
        == [
          ".b transition-duration 1 0.1", ".b transition-duration 2 0.25",
          ".b animation-delay 0.16", "--fast 0.1", "--slow 0.3",
        ])
    let notes = sheet.notes.filter(\.isLoss).map(\.description)
    #expect(notes.count == 1 && notes[0].hasPrefix("3:63: --lost: "), "\(notes)")
  }

  @Test(arguments: [
    "transition-duration: 2 s", "transition-duration: 300", "animation-delay: fast",
    "animation: spin calc(1s * env(x))", "transition-delay: var(--missing)",
    "animation-duration: calc(1s * round(1.5))", "transition-duration: -1s",
    "animation-iteration-count: lots", "animation-direction: back",
  ])
  func aTimeThatIsNotReadIsNoted(declaration: String) throws {
    let sheet = try CurveDocument(Array("p { transition: opacity 1s }\nq { \(declaration) }".utf8))
    let notes = sheet.notes.filter(\.isLoss)
    #expect(notes.count == 1 && notes.allSatisfy { $0.line == 2 && $0.column > 4 }, "\(notes)")
  }
}
