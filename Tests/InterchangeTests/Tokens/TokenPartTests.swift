import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// The parts of transitions, alone and by reference, and springs beside them.
@Suite struct TokenPartTests {
  private func file(_ text: String) throws -> TokenFile {
    try TokenFile(json: Array(text.utf8))
  }

  private func transition(_ path: String, in file: TokenFile) throws -> TokenFile.Transition {
    let token = try #require(file.tokens.first { $0.path == path }, "\(file.notes)")
    guard case .transition(let transition) = token.value else {
      Issue.record("\(token)")
      throw CancellationError()
    }
    return transition
  }

  /// A number is the same time alone, in a composite, and where a composite refers to it.
  @Test(arguments: 1...40) func aTimeMeansTheSameInAComposite(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let milliseconds = Double(Int.random(in: 50...999, using: &random))
    let (number, truth) =
      Bool.random(using: &random)
      ? (milliseconds, milliseconds / 1000) : (milliseconds / 1000, milliseconds / 1000)
    let file = try file(
      """
      {"time": {"slow": {"value": \(number), "type": "duration"},
                "text": {"value": "\(number)", "type": "duration"}},
       "ease": {"in": {"value": [0.3, 0, 1, 1], "type": "cubicBezier"}},
       "to": {"value": {"duration": "{time.slow}", "delay": "{time.text}", "timingFunction": "{ease.in}"},
              "type": "transition"},
       "own": {"value": {"duration": \(number), "delay": -\(number), "timingFunction": "ease-in"},
               "type": "transition"}}
      """)
    #expect(file.notes.isEmpty, "\(file.notes)")
    #expect(file.tokens.first { $0.path == "time.slow" }?.value == .duration(truth))
    let (to, own) = (try transition("to", in: file), try transition("own", in: file))
    #expect(to.duration == truth && to.delay == truth)
    #expect(own.duration == truth && own.delay == -truth)
  }

  /// Figma has no type for times, in the standard's form either.
  @Test func aNumberIsATimeInTheStandardsForm() throws {
    let file = try file(
      """
      {"duration": {"slow": {"$type": "number", "$value": 500}},
       "to": {"$type": "transition", "$value":
         {"duration": "{duration.slow}", "delay": "0s", "timingFunction": [0, 0, 1, 1]}}}
      """)
    #expect(try transition("to", in: file).duration == 0.5)
    #expect(file.tokens.first?.value == .duration(0.5) && file.notes.isEmpty)
  }

  /// The note on a part has the position of that part.
  @Test(arguments: [
    (#""duration": "{time.odd}""#, "duration: 20 may be seconds or milliseconds"),
    (#""duration": "{time.gone}""#, "duration: there is no time.gone"),
    (#""duration": {"value": 1}"#, "duration: expected an object with value and unit"),
    (#""timingFunction": [0, 1]"#, "timingFunction: expected a list of four numbers"),
    (#""timingFunction": "{time.odd}""#, "timingFunction: expected a list of four numbers"),
    (#""timingFunction": {"stiffness": 9}"#, "timingFunction: expected a damping"),
  ])
  func aNoteHasThePositionOfThePart(part: String, message: String) throws {
    for (value, type) in [("value", "type"), ("$value", "$type")] {
      let others = ["duration", "delay", "timingFunction"].filter { !part.hasPrefix("\"\($0)") }
        .map { $0 == "timingFunction" ? #""timingFunction": [0, 0, 1, 1]"# : "\"\($0)\": \"1s\"" }
      let file = try file(
        """
        {"time": {"odd": {"value": 20, "type": "number"}},
         "good": {"\(type)": "duration", "\(value)": "1s"},
         "to": {"\(type)": "transition", "\(value)": {\(others.joined(separator: ", ")),
           \(part)}}}
        """)
      #expect(file.tokens.map(\.path) == ["good"])
      let note = try #require(file.notes.first { $0.message.hasPrefix("to: skipped: ") })
      #expect(note.line == 4 && note.isLoss)
      #expect(note.column == 6 + part.prefix { $0 != ":" }.count, "\(note)")
      #expect(note.message.hasPrefix("to: skipped: \(message)"), "\(note)")
    }
  }

  /// A transition moves as the spring that its timing function refers to.
  @Test(arguments: [("$value", "$type"), ("value", "type")])
  func aTransitionTakesASpring(value: String, type: String) throws {
    let file = try file(
      """
      {"spring": {"sheet": {"\(type)": "spring", "\(value)": {"stiffness": 230, "damping": 22}},
                  "alias": {"\(type)": "spring", "\(value)": "{spring.sheet}"}},
       "curve": {"\(type)": "cubicBezier", "\(value)": [0.3, 0.7, 0, 1.2], "$extensions":
          {"dev.curvetool.spring": {"stiffness": 230, "damping": 22}}},
       "a": {"\(type)": "transition", "\(value)":
         {"duration": "500ms", "delay": "50ms", "timingFunction": "{spring.sheet}"}},
       "b": {"\(type)": "transition", "\(value)":
         {"duration": "0ms", "delay": "50ms", "timingFunction": "{spring.alias}"}},
       "c": {"\(type)": "transition", "\(value)":
         {"duration": "0ms", "delay": "50ms", "timingFunction": {"stiffness": 230, "damping": 22}}},
       "d": {"\(type)": "transition", "\(value)":
         {"duration": "1s", "delay": "50ms", "timingFunction": "{curve}"}},
       "after": {"\(type)": "duration", "\(value)": "1s"}}
      """)
    let spring = try Easing("spring(stiffness: 230, damping: 22)")
    for path in ["a", "b", "c", "d"] {
      let token = try #require(file.tokens.first { $0.path == path }, "\(path): \(file.notes)")
      #expect(token.easing == spring && token.isAlias == (path != "c"))
      #expect(try transition(path, in: file).delay == 0.05)
    }
    #expect(try transition("a", in: file).duration == 0.5)
    #expect(file.tokens.last?.path == "after")
    #expect(file.notes.allSatisfy { !$0.isLoss })
    let reason = "s: the spring ends when it settles"
    #expect(
      file.notes.map(\.message) == [
        "a: ignored the duration of 0.5 \(reason)", "d: ignored the duration of 1 \(reason)",
      ])
  }

  /// A transition with a spring of its own is not the curve that it refers to for other tools.
  @Test(arguments: [(900, true), (660, false), (661, false)])
  func transitionsWithTheirOwnSpringAreNoAliases(milliseconds: Int, isNoted: Bool) throws {
    let file = try file(
      """
      {"curve": {"$type": "cubicBezier", "$value": [0.3, 0.7, 0, 1.2]},
       "a": {"$type": "transition", "$value": {"duration": {"value": \(milliseconds), "unit": "ms"},
         "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve}"},
         "$extensions": {"dev.curvetool.spring": {"stiffness": 230, "damping": 22}}}}
      """)
    let token = try #require(file.tokens.first { $0.path == "a" })
    #expect(try token.easing == Easing("spring(stiffness: 230, damping: 22)") && !token.isAlias)
    #expect(file.notes.count == (isNoted ? 1 : 0), "\(file.notes)")
  }

  /// The extension of another tool has a meaning of its own: its numbers are not read, and not lost in silence.
  @Test(arguments: [
    (#""com.example.spring": {"mass": 1, "stiffness": 230, "damping": 22}"#, true),
    (#""com.example": {"motion": {"tension": 230, "friction": 22}}"#, true),
    (#""com.example": {"response": 0.4, "dampingFraction": 0.7}"#, true),
    (#""com.example": {"note": "stiffness", "damping": "no"}"#, false),
    (#""com.example": 1"#, false),
    (
      #""com.example": {"stiffness": 2, "damping": 1}, "dev.curvetool.spring": {"stiffness": 230, "damping": 22}"#,
      false
    ),
  ])
  func aForeignSpringIsNoted(extensions: String, isNoted: Bool) throws {
    let file = try file(
      """
      {"a": {"$type": "cubicBezier", "$value": [0.3, 1.2, 0.4, 1], "$extensions": {\(extensions)}}}
      """)
    #expect(file.tokens.count == 1 && file.notes.count == (isNoted ? 1 : 0), "\(file.notes)")
    guard isNoted, let note = file.notes.first else { return }
    #expect(!note.isLoss && note.message.contains("the spring in com.example"))
    #expect(note.message.contains("use dev.curvetool.spring or a token of type spring"))
  }

  @Test func aSpringOfTheExtensionStartsAtRest() throws {
    let file = try file(
      """
      {"a": {"$type": "cubicBezier", "$value": [0.3, 1.2, 0.4, 1], "$extensions":
        {"dev.curvetool.spring": {"stiffness": 230, "damping": 22}}}}
      """)
    #expect(try file.tokens.first?.easing == Easing("spring(stiffness: 230, damping: 22)"))
    #expect(file.notes.isEmpty)
  }

  /// One broken token among good ones is a note; the first of broken ones alone is the error. The time to find
  /// positions stays linear.
  @Test func brokenTokensAreNoted() throws {
    let good = #""good": {"$type": "duration", "$value": "1s"}"#
    let bad = (0..<20_000).map { #""b\#($0)": {"$type": "duration", "$value": "\#($0)"}"# }
      .joined(separator: ",")
    let file = try file("{\(good),\(bad)}")
    #expect(file.tokens.map(\.path) == ["good"] && file.notes.count == 101)
    #expect(file.notes.last?.message == "and 19900 more notes")
    #expect(file.notes.allSatisfy { $0.isLoss && $0.line == 1 && $0.column > good.count })
    let error = #expect(throws: DocumentError.self) { try self.file("{\(bad)}") }
    #expect(error?.path == "b0" && error?.column == 40, "\(String(describing: error))")
  }
}
