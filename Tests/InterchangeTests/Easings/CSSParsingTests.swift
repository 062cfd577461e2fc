import CurveArithmetic
import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct CSSParsingTests {
  /// Validity and both serialisations, compared with web-platform-tests, the standard and the engines.
  @Test func agreesWithTheEngines() throws {
    var count = 0
    for row in try Fixture("curves/css-parsing.csv", rows: 44).rows {
      let input = try #require(row["input"])
      let source = try #require(row["source"])
      // Conventions of other engines or older texts, which the newest text has dropped.
      if source.contains("older:") || source.contains("WebKit differs") { continue }
      // Relative lengths cannot be resolved here: an error, but no crash.
      if row["specified_serialization"] == "(must not crash)" {
        #expect(throws: SyntaxError.self) { try EasingParser().parse(input) }
        continue
      }
      let valid = try #require(row["valid"])
      count += 1
      switch valid {
      case "1":
        let parsed = try EasingParser().parse(input)
        if let specified = row["specified_serialization"], !specified.isEmpty {
          #expect(parsed.specifiedText == specified, "specified \(input)")
        }
        if let computed = row["computed_serialization"], !computed.isEmpty {
          #expect(parsed.easing.computedText == computed, "computed \(input)")
        }
      case "0":
        #expect(throws: SyntaxError.self, "\(input)") { try EasingParser().parse(input) }
        #expect(throws: SyntaxError.self, "\(input)") { try EasingParser().parseList(input) }
      default:
        #expect(input == "linear(0)", "the one where the standard and the engines differ")
        #expect(try Easing(input).value(at: 3) == 0)
      }
    }
    #expect(count == 41)
  }

  /// A space takes a text to the reader of all texts.
  @Test(arguments: [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
    "cubic-bezier(.4,-.5,.2,1e-1)", "cubic-bezier(0.1, -.25, 1, +.5)",
  ])
  func keywordsAndPlainNumbersEqualThoseWithASpace(_ text: String) throws {
    for parse in [NotationParser().parse, EasingParser().parse] {
      let (plain, other) = (try parse(text), try parse(" " + text))
      #expect(plain == other && plain.easing.description == other.easing.description)
      #expect(plain.easing.value(at: 0.3) == other.easing.value(at: 0.3))
    }
    #expect(throws: SyntaxError.self) { try NotationParser().parse(text + "x") }
  }

  /// Chromium 156: which texts it accepts, how it writes them, and its values at 41 progresses.
  @Test func agreesWithChromium() throws {
    let table = try Fixture("interchange/chromium-timing-texts.csv", rows: 20)
    let positions = table.header.filter { Double($0) != nil }
    #expect(positions.count == 41)
    var largest = LargestError()
    var (accepted, refused) = (0, 0)
    for row in table.rows {
      let text = try #require(row["text"])
      guard row["valid"] == "1" else {
        refused += 1
        // The newest text of the standard reads one stop, which Chromium doesn't yet.
        if text == "linear(0)" {
          #expect(try Easing(text).value(at: 0.5) == 0)
        } else if text == "linear(0, 1,)" {
          // Pasted from a script, where a comma may end a list.
          #expect(try Easing(text) == Easing("linear(0, 1)"))
        } else {
          #expect(throws: SyntaxError.self, "\(text)") { try EasingParser().parseList(text) }
        }
        continue
      }
      accepted += 1
      let serialized = try #require(row["serialized"])
      let list = try EasingParser().parseList(text)
      #expect(list.map { $0.easing.computedText }.joined(separator: ", ") == serialized)
      // A list itself has no values.
      guard list.count == 1 else { continue }
      for position in positions {
        let progress = try #require(Double(position))
        largest.include(abs(list[0].easing.value(at: progress) - (try row.number(position))))
      }
    }
    #expect(accepted == 13 && refused == 7)
    #expect(largest.count == 12 * 41 && largest.value <= 1e-6)
  }

  /// Chromium's `left` in a transition of 1 s from 0 to 100 px that waits for 0.2 s; float32 of pixels.
  @Test func transitionsRunAsInChromium() throws {
    let table = try Fixture("interchange/chromium-transitions.csv", rows: 2)
    var largest = LargestError()
    for row in table.rows {
      let easing = try Easing(try #require(row["timing"]))
      for column in table.header.dropFirst() {
        let time = try #require(Double(column)) - 0.2
        // 0.7000000000000001 - 0.2 is on the other side of a step.
        let value = time < -1e-9 ? 0 : 100 * easing.value(at: (time * 1e9).rounded() / 1e9)
        largest.include(abs(value - (try row.number(column))))
      }
    }
    #expect(largest.count == 2 * 49 && largest.value <= 2e-5)
  }

  @Test(arguments: [
    ("EASE-In", "ease-in"), (" /* a */ Linear\t/**/ ", "linear"), ("Step-End", "steps(1)"),
    ("STEPS( 3 ,JUMP-None )", "steps(3, jump-none)"), ("steps(2, END)", "steps(2)"),
    ("cubic-bezier(.1,-.2e1,+.5,/* y2 */1.50)", "cubic-bezier(0.1, -2, 0.5, 1.5)"),
    ("0.25,0.1,0.25,1", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("linear(25% 75% 0.5, 1)", "linear(0.5 25%, 0.5 75%, 1 100%)"),
    (
      "linear(0 clamp(0%, 1%*30, 20%), max(1, 2, 3) 50%, min(4, 5))", "linear(0 20%, 3 50%, 4 100%)"
    ),
    ("linear(calc(1 - 2 * (3 - 4)), calc(-1 * (1 + e - e)))", "linear(3 0%, -1 100%)"),
    ("steps(calc(0.4))", "steps(1)"), ("steps(calc(1), jump-none)", "steps(2, jump-none)"),
    ("linear(0, 1e-7 33.3333333%, 1)", "linear(0 0%, 1e-7 33.3333333%, 1 100%)"),
    ("material.Emphasized", "material.emphasized"), ("swiftui.easeInOut", "swiftui.ease-in-out"),
    ("penner.easeOutBounce", "penner.out-bounce"), ("Penner.IN-OUT-back", "penner.in-out-back"),
    ("penner.out-back(Overshoot: 2)", "penner.out-back(overshoot: 2)"),
    ("reversed( mirrored(ease) )", "reversed(mirrored(ease))"),
    ("composed(ease, steps(3))", "composed(ease, steps(3))"),
    ("blended(ease, linear, .25)", "blended(ease, linear, 0.25)"),
    ("repeated(ping-pong(ease-in), 3)", "repeated(ping-pong(ease-in), 3)"),
    ("chained(ease-in 40% .75,linear 100% 1)", "chained(ease-in 40% 0.75, linear 100% 1)"),
    ("clamped(cubic-bezier(1,0,0,1))", "clamped(cubic-bezier(1, 0, 0, 1))"),
    (
      "path('M0 0 q.5,0 1,1')",
      "path(\"M0,0 Q0.5,0 1,1\")"
    ),
  ])
  func readsWhatPeopleType(text: String, description: String) throws {
    let easing = try Easing(text)
    #expect(easing.description == description)
    #expect(try Easing(description) == easing)
  }

  @Test(
    arguments: [
      ("", 1, "a curve", nil), ("ease-im", 1, "a curve", "ease-in"),
      ("ease ease", 6, "the end of the curve", nil),
      ("cubic-bezier(0.5, 0.1, 1.1, 0.9)", 24, "x2 in 0...1", nil),
      ("cubic-bezer(0,0,1,1)", 1, "a function", "cubic-bezier"),
      ("cubic-bezier(0, 0px, 1, 1)", 18, "a number without a unit", nil),
      ("cubic-bezier(0, 0, 1)", 21, "\",\"", nil),
      ("cubic-bezier(0, 0, 1, 50%)", 23, "y2, a number", nil),
      ("steps(2.5)", 7, "a number of steps, an integer in 1...9007199254740992", nil),
      (
        "steps(4, jump-non)", 10, "one of jump-start, jump-end, jump-none, jump-both, start, end",
        "jump-none"
      ),
      ("steps(4", 8, "\")\"", nil), ("linear(0 0% 50% 100%, 1)", 17, "\",\" or \")\"", nil),
      ("linear(0, 0.5 30%, 1.1 60, 1)", 24, "\"60%\", \",\" or \")\"", nil),
      ("linear(calc(1+2), 1)", 14, "white space around + and -", nil),
      ("linear(calc(1 +2), 1)", 15, "white space around + and -", nil),
      ("linear(calc(1 + 2%), 1)", 15, "terms that are all numbers or all percentages", nil),
      ("linear(calc(1 / 0), 1)", 8, "a finite result", nil),
      ("linear(1e999, 1)", 8, "a finite number", nil),
      ("material.emphasised", 1, "a curve", "material.emphasized"),
      ("é ease", 1, "a curve", nil), ("linear /* é */ x", 16, "the end of the curve", nil),
      ("path('M0,0 L2,2 1,1')", 17, "a path whose x never decreases", nil),
      ("blended(ease, linear, 2)", 23, "weight to be in 0...1", nil),
      ("penner.out-back(overshot: 1)", 17, "one of overshoot", "overshoot"),
      // The input itself is never suggested.
      ("steps", 6, "\"(\" after steps", nil), ("spring 4", 7, "\"(\" after spring", nil),
      ("path", 5, "\"(\" after path", nil), ("ease(1)", 1, "a function", nil),
    ] as [(String, Int, String, String?)])
  func errorsSayWhereAndWhat(
    text: String, column: Int, expected: String, suggestion: String?
  ) throws {
    let error = #expect(throws: SyntaxError.self) { try Easing(text) }
    #expect(error?.column == column)
    #expect(error?.expected == expected)
    #expect(error?.suggestion == suggestion)
  }

  @Test func splitsListsAtTopLevelCommas() throws {
    let list = try EasingParser().parseList(
      "ease, cubic-bezier(0, 0, 1, 1) , linear(0, 1), 0,0,1,1, steps(2, start)")
    #expect(
      list.map(\.specifiedText) == [
        "ease", "cubic-bezier(0, 0, 1, 1)", "linear(0, 1)", "cubic-bezier(0, 0, 1, 1)",
        "steps(2, start)",
      ])
    #expect(throws: SyntaxError.self) { try EasingParser().parseList("ease,") }
    #expect(throws: SyntaxError.self) { try EasingParser().parseList("") }
  }

  @Test func readsSpringsOfEveryVocabulary() throws {
    let parser = EasingParser()
    for (text, parameters) in [
      // Without arguments it is Compose's.
      ("spring()", .damped(stiffness: 1500, dampingRatio: 1)),
      ("spring(mass: 1)", .physical(mass: 1, stiffness: 100, damping: 10, relativeVelocity: 0)),
      (
        "Spring(Stiffness: 50, mass: 2, INITIALVELOCITY: -3)",
        .physical(mass: 2, stiffness: 50, damping: 10, relativeVelocity: -3)
      ),
      ("spring(duration: .4, bounce: 0.2)", .perceptual(duration: 0.4, bounce: 0.2)),
      ("spring(dampingRatio: 0.5)", .response(response: 0.5, dampingRatio: 0.5)),
      ("spring(stiffness: 50, dampingRatio: 1)", .damped(stiffness: 50, dampingRatio: 1)),
      (
        "spring(bounce: 0.2, initialVelocity: -2)",
        .perceptual(duration: 0.5, bounce: 0.2, relativeVelocity: -2)
      ),
      (
        "spring(response: 1, initialVelocity: 3)",
        .response(response: 1, dampingRatio: 0.825, relativeVelocity: 3)
      ),
      (
        "spring(stiffness: 50, dampingRatio: 1, initialVelocity: 1)",
        .damped(stiffness: 50, dampingRatio: 1, relativeVelocity: 1)
      ),
      ("swiftui.bouncy", .perceptual(duration: 0.5, bounce: 0.3)),
      ("compose.low", .damped(stiffness: 200, dampingRatio: 1)),
    ] as [(String, SpringParameters)] {
      let easing = try parser.parse(text).easing
      #expect(easing == .spring(try SpringCurve(parameters)))
      #expect(try parser.parse(easing.description).easing == easing)
      #expect(abs(easing.velocity(at: 0) / span(of: easing) - parameters.relativeVelocity) <= 1e-12)
    }
    for (text, column) in [
      ("spring(mass: 1, bounce: 0.1)", 8), ("spring(mass: 1, mass: 2)", 17),
      ("spring(duration: -1)", 1),
      ("spring(weight: 1)", 8), ("spring(mass 1)", 13),
    ] {
      let error = #expect(throws: SyntaxError.self) { try parser.parse(text) }
      #expect(error?.column == column, "\(text)")
    }
  }

  private func span(of easing: Easing) -> Double {
    if case .spring(let curve) = easing { curve.duration } else { .nan }
  }
}

extension Easing {
  /// The text of a computed CSS value: the description, with percentages of at most six decimals.
  ///
  /// Source: CSS Easing Functions Level 2, "Serialization"; CSSOM, "serialize a CSS component value".
  fileprivate var computedText: String {
    guard case .piecewiseLinear(let function) = self else { return description }
    let points = zip(function.inputs, function.outputs)
      .map { "\(cssNumber($1)) \(cssNumber(($0 * 1e8).rounded() / 1e6))%" }
    return "linear(\(points.joined(separator: ", ")))"
  }
}
