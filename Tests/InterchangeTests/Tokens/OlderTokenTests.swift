import CurveDocuments
import CurvePlatforms
import Curves
import Testing

/// Tokens of Style Dictionary, Tokens Studio and Material: without types, sets or the structure of the
/// format. What is not read is told.
@Suite struct OlderTokenTests {
  private func file(_ text: String) throws -> TokenFile {
    try TokenFile(json: Array(text.utf8))
  }

  private func easing(_ path: String, in file: TokenFile) throws -> Easing {
    let token = try #require(file.tokens.first { $0.path == path })
    return try #require(token.easing)
  }

  @Test func valuesNeedNoType() throws {
    let file = try file(
      """
      {"easing": {"in": {"value": "cubic-bezier(0.4, 0, 1, 1)", "comment": "leaves"},
                  "alias": {"value": "{easing.in}"}, "out": {"value": "ease-out"},
                  "list": {"value": [0, 0, 0.2, 1]}},
       "time": {"fast": {"value": "150ms"}, "bare": {"value": 150}},
       "color": {"red": {"value": "#f00"}}, "kind": {"value": "linear"}}
      """)
    #expect(
      file.tokens.map(\.path) == [
        "easing.in", "easing.alias", "easing.out", "easing.list", "time.fast",
      ])
    #expect(try easing("easing.alias", in: file) == Easing("cubic-bezier(0.4, 0, 1, 1)"))
    #expect(file.tokens[1].isAlias && !file.tokens[0].isAlias)
    #expect(file.tokens[4].value == .duration(0.15))
    #expect(file.notes.count == 1 && file.notes[0].message.hasPrefix("time.bare (and 2 more)"))
    #expect(!file.notes[0].isLoss)
  }

  /// The set that has a reference is looked up in the order of the file's metadata.
  @Test func referencesLeaveOutTheSet() throws {
    let text = { (order: String) in
      """
      {"base": {"ease": {"in": {"value": "cubic-bezier(0.4, 0, 1, 1)", "type": "other"}}},
       "dark": {"ease": {"in": {"value": "cubic-bezier(0.5, 0, 1, 1)", "type": "other"}}},
       "use": {"button": {"value": "{ease.in}", "type": "other"},
               "gone": {"value": "{ease.no}", "type": "other"}},
       "$themes": [], "$metadata": {"tokenSetOrder": \(order)}}
      """
    }
    let last = try file(text(#"["base", "dark", "use"]"#))
    #expect(try easing("use.button", in: last) == Easing("cubic-bezier(0.5, 0, 1, 1)"))
    #expect(last.notes.contains { $0.message.hasPrefix("use.gone: skipped: there is no ease") })
    let first = try file(text(#"["dark", "base", "use"]"#))
    #expect(try easing("use.button", in: first) == Easing("cubic-bezier(0.4, 0, 1, 1)"))
  }

  @Test(arguments: [
    #"{"spring": {"fast": {"damping": {"value": 0.9, "type": "number"}, "stiffness": {"value": 1400, "type": "number"}}}}"#,
    #"{"spring.fast.damping": {"value": "0.9"}, "spring.fast.stiffness": {"value": 1400}}"#,
    #"{"entities": [{"id": "spring.fast.damping", "value": 0.9}, {"id": "spring.fast.stiffness", "value": 1400}]}"#,
  ])
  func stiffnessNextToDampingIsASpring(text: String) throws {
    let file = try file(text)
    #expect(file.tokens.count == 1)
    let token = try #require(file.tokens.first)
    #expect(token.path.hasSuffix("spring.fast"))
    #expect(try token.easing == Easing("spring(stiffness: 1400, dampingRatio: 0.9)"))
    #expect(file.notes.allSatisfy { !$0.isLoss })
  }

  @Test func aDampingAboveOneIsOfAMassOfOne() throws {
    let file = try file(
      """
      {"soft": {"stiffness": {"$value": 200, "$type": "number"},
                "damping": {"$value": 20, "$type": "number"}}}
      """
    )
    #expect(try easing("soft", in: file) == Easing("spring(stiffness: 200, damping: 20)"))
  }

  /// In a file with tokens, a bare text is a curve too; alone it is read as source code.
  @Test func textsAmongTokensAreCurves() throws {
    let file = try file(
      """
      {"a": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
       "b": {"ease": "cubic-bezier(0.4, 0, 0.2, 1)", "description": "cubic-bezier(1, 2, 3, 4)"}}
      """)
    #expect(file.tokens.map(\.path) == ["a", "b.ease"])
  }

  @Test func variablesOfSassAndLessAreAliases() throws {
    for mark in ["$", "@"] {
      let file = try CurveDocument(
        Array(
          """
          \(mark)ease-in: cubic-bezier(0.4, 0, 1, 1);
          \(mark)ease-enter: \(mark)ease-in;
          \(mark)ease-page: \(mark)ease-enter;
          \(mark)ease-gone: \(mark)nothing;
          """.utf8))
      #expect(file.entries.map(\.name) == ["ease-in", "ease-enter", "ease-page"].map { mark + $0 })
      #expect(file.entries.map(\.isAlias) == [false, true, true])
      #expect(Set(file.entries.map(\.easing)).count == 1)
      #expect(file.notes.contains { $0.message.contains("\(mark)nothing") })
    }
  }
}

/// Times without a unit.
@Suite struct UnitlessTimeTests {
  /// A whole number below 50 may be seconds or milliseconds, whatever its type.
  @Test(arguments: ["1", "9", "10", "16", "49", "\"5\""], ["time", "duration"])
  func aSmallWholeNumberIsRefused(value: String, type: String) throws {
    let text = """
      {"d": {"a": {"value": \(value), "type": "\(type)"}, "b": {"value": "90ms", "type": "\(type)"}}}
      """
    let file = try TokenFile(json: Array(text.utf8))
    #expect(file.tokens.map(\.path) == ["d.b"])
    guard case .duration(let seconds) = file.tokens.first?.value else {
      Issue.record("\(file.tokens) has no duration")
      return
    }
    #expect(abs(seconds - 0.09) < 1e-12)
    #expect(file.notes.contains { $0.message.contains("may be seconds or milliseconds: write") })
  }
}
