import CurveDocuments
import CurvePlatforms
import Curves
import Testing

/// Groups of tokens that extend others, by the rules of the Design Tokens Format Module 2025.10.
@Suite struct ExtendedGroupTests {
  private func tokens(_ text: String) throws -> [String: TokenFile.Token] {
    let tokens = try TokenFile(json: Array(text.utf8)).tokens
    #expect(Set(tokens.map(\.path)).count == tokens.count)
    return Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Own tokens replace inherited ones, groups of one name are merged, and types are inherited.
  @Test(arguments: ["\"{base}\"", "\"#/base\"", "{\"$ref\": \"#/base\"}"])
  func groupsAreMerged(reference: String) throws {
    let found = try tokens(
      """
      {"brand": {"$extends": \(reference), "curves": {"out": {"$value": [0, 0, 0.1, 1]},
         "own": {"$value": [0.5, 0, 0.5, 1]}}},
       "base": {"curves": {"$type": "cubicBezier", "in": {"$value": [0.4, 0, 1, 1]},
         "out": {"$value": [0, 0, 0.3, 1]}}, "fast": {"$type": "duration", "$value": "150ms"}}}
      """)
    #expect(found.count == 7)
    for (path, curve) in [
      ("base.curves.in", "cubic-bezier(0.4, 0, 1, 1)"),
      ("base.curves.out", "cubic-bezier(0, 0, 0.3, 1)"),
      ("brand.curves.in", "cubic-bezier(0.4, 0, 1, 1)"),
      ("brand.curves.out", "cubic-bezier(0, 0, 0.1, 1)"),
      ("brand.curves.own", "cubic-bezier(0.5, 0, 0.5, 1)"),
    ] {
      #expect(try found[path]?.easing == Easing(curve), "\(path)")
    }
    #expect(found["brand.fast"]?.value == .duration(0.15))
    #expect(found["base.fast"]?.value == .duration(0.15))
  }

  /// References lead to inherited tokens, through chains of groups.
  @Test func chainsAndReferencesLeadToInheritedTokens() throws {
    let found = try tokens(
      """
      {"a": {"$type": "duration", "x": {"$value": "1s"}}, "b": {"$extends": "{a}", "y": {"$value": "2s"}},
       "c": {"$extends": "{b}", "z": {"$value": "{c.x}"}, "x": {"$value": "3s"}},
       "d": {"$type": "duration", "$value": "{b.x}"}}
      """)
    let expected = ["a.x": 1.0, "b.x": 1, "b.y": 2, "c.x": 3, "c.y": 2, "c.z": 3, "d": 1]
    #expect(found.mapValues(\.value) == expected.mapValues { .duration($0) })
  }

  /// An inherited token is rewritten where it is written.
  @Test func inheritedTokensAreRewrittenOnce() throws {
    let text = #"{"a": {"$type": "duration", "x": {"$value": "1s"}}, "b": {"$extends": "{a}"}}"#
    let file = try TokenFile(json: Array(text.utf8))
    let values = Dictionary(file.tokens.map { ($0.path, #""5s""#) }) { first, _ in first }
    #expect(
      String(decoding: file.replacing(values), as: UTF8.self) == text.replacing("1s", with: "5s"))
    #expect(file.tokens.count { $0.isAlias } == 1)
  }

  @Test(arguments: [
    (#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, "extends itself"),
    (#"{"a": {"b": {"$extends": "{a}"}}}"#, "extends itself"),
    (#"{"a": {"n": {"$extends": "{b}"}}, "b": {"n": {"$extends": "{a}"}}}"#, "extends itself"),
    (#"{"a": {"$extends": "{nope}"}}"#, "there is no nope to extend"),
    (#"{"a": {"$extends": "{t}"}, "t": {"$type": "duration", "$value": "1s"}}"#, "is not a group"),
    (#"{"a": {"$extends": 5}}"#, "expected the name of a group"),
  ])
  func brokenExtensionsAreErrors(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try TokenFile(json: Array(text.utf8)) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  /// Groups that double one another are refused before they fill the memory.
  @Test func doublingGroupsAreBounded() {
    let levels = (1...60).map {
      #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let text =
      #"{"g0": {"$type": "duration", "x": {"$value": "1s"}}, "# + levels.joined(separator: ", ")
      + "}"
    #expect(throws: DocumentError.self) { try TokenFile(json: Array(text.utf8)) }
  }
}
