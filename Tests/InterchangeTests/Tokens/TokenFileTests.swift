import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

@Suite struct TokenFileTests {
  private func file(_ name: String) throws -> [UInt8] {
    let folder = Fixture.folder.appendingPathComponent("interchange/tokens")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  private func read(_ text: String) throws -> [String: TokenFile.Value] {
    Dictionary(
      try TokenFile(json: Array(text.utf8)).tokens.map { ($0.path, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Every feature of the format, and every invalid file with its path.
  @Test func agreesWithTheTable() throws {
    var count = 0
    for row in try Fixture("interchange/tokens/expected.csv", rows: 16).rows {
      let name = try #require(row["file"])
      let expected = try #require(row["value"])
      count += 1
      if row["type"] == "error" {
        let error = #expect(throws: DocumentError.self) { try TokenFile(json: file(name)) }
        #expect(error?.path.isEmpty == false, "\(name)")
        continue
      }
      let tokens = try TokenFile(json: file(name)).tokens
      let token = try #require(tokens.first { $0.path == row["path"] })
      switch token.value {
      case .cubicBezier(let easing):
        #expect(row["type"] == "cubicBezier")
        #expect(try easing == Easing(expected))
      case .duration(let seconds): #expect(row["type"] == "duration" && seconds == Double(expected))
      case .transition(let transition):
        #expect(row["type"] == "transition")
        let fields = try #require(
          JSONSerialization.jsonObject(with: Data(expected.utf8)) as? [String: Any])
        #expect(transition.duration == fields["duration"] as? Double)
        #expect(transition.delay == fields["delay"] as? Double)
        #expect(
          transition.timingFunction == (try Easing(fields["timingFunction"] as? String ?? "")))
      }
    }
    #expect(count == 16)
    #expect(try TokenFile(json: file("dtcg-2025.10-features.tokens.json")).tokens.count == 13)
  }

  @Test func readsDraftsAndReferencesAnywhere() throws {
    let tokens = try read(
      """
      {"$type": "duration", "a": {"$value": "200ms"}, "b": {"$value": " 1.5s "},
       "n": {"$type": "number", "$value": 0.25},
       "e": {"$type": "cubicBezier", "$root": {"$value": ["{n}", {"$ref": "#/n/$value"}, 1, 1]},
             "x~/y": {"$value": "cubic-bezier(0.4, 0, 0.2, 1)"}, "p": {"$ref": "#/e/x~0~1y"}},
       "old": {"value": [0, 0, 1, 1], "type": "cubicBezier"},
       "t": {"$type": "color", "typed": {"$value": "{e.p}"}},
       "tr": {"$type": "transition", "$value": {"duration": {"$ref": "#/a"}, "delay": "-1s",
              "timingFunction": {"$ref": "#/e/$root/$value"}}}}
      """)
    let odd = try Easing("cubic-bezier(0.25, 0.25, 1, 1)")
    #expect(tokens["a"] == .duration(0.2) && tokens["b"] == .duration(1.5))
    #expect(tokens["e.$root"] == .cubicBezier(odd))
    let plain = try Easing("cubic-bezier(0.4, 0, 0.2, 1)")
    #expect(tokens["e.x~/y"] == .cubicBezier(plain) && tokens["e.p"] == .cubicBezier(plain))
    #expect(tokens["t.typed"] == .cubicBezier(plain), "the type of what it refers to comes first")
    let identity = try Easing("cubic-bezier(0, 0, 1, 1)")
    #expect(tokens["old"] == .cubicBezier(identity))
    guard case .transition(let transition) = tokens["tr"] else {
      Issue.record("tr is no transition")
      return
    }
    #expect(transition.duration == 0.2 && transition.delay == -1)
    #expect(transition.timingFunction == odd)
    #expect(tokens.count == 8)
  }

  @Test(arguments: [
    ("{\"a\": {\"$value\": [0, 0, 1, 1]}}", "1:7: a: the token has no type"),
    (
      "{\"a\": {\"$type\": \"cubicBezier\",\n \"$value\": [2, 0, 1, 1]}}",
      "2:12: a: x1 must be in 0...1, but is 2"
    ),
    (
      "{\"a\": {\"$type\": \"cubicBezier\", \"$value\": [0, \"x\", 1, 1]}}",
      "1:46: a[1]: expected a number, but found text"
    ),
    (
      "{\"a\": {\"$type\": \"duration\", \"$value\": {\"value\": -1, \"unit\": \"s\"}}}",
      "1:39: a: the duration must be 0 or positive, but is -1"
    ),
    (
      "{\"a\": {\"$type\": \"duration\", \"$value\": \"{b.c}\"}}",
      "1:39: a: there is no b.c to refer to"
    ),
    ("{\"a\": {\"$ref\": \"#/a\"}}", "1:7: a: the reference refers to itself"),
    (
      "{\"a\": {\"$type\": \"transition\", \"$value\": {\"duration\": \"1s\", \"delay\": \"0s\"}}}",
      "1:41: a: timingFunction is missing"
    ), ("[]", "1:1: expected an object, but found a list"),
    ("{\"a\": 01}", "1:8: no digit may follow a 0"),
    ("{\"a\": 1,}", "1:9: expected a key in quotes"),
  ])
  func errorsNameThePath(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try TokenFile(json: Array(text.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// Unknown content stays the same, byte for byte.
  @Test func rewritingKeepsTheRest() throws {
    let bytes = try file("dtcg-2025.10-features.tokens.json")
    let tokens = try TokenFile(json: bytes)
    #expect(tokens.replacing([:]) == bytes)
    let changed = tokens.replacing([
      "spring.snappy": "[0.1, 0, 0.2, 1]", "motion.inherited": "\"{motion.overshoot}\"",
      "no.such": "1",
    ])
    let text = String(decoding: changed, as: UTF8.self)
    #expect(text.contains("\"org.example.spring\": {\n     \"mass\": 1,"))
    let again = try TokenFile(json: changed)
    #expect(
      again.tokens.first { $0.path == "spring.snappy" }?.easing?.description
        == "cubic-bezier(0.1, 0, 0.2, 1)")
    #expect(
      again.tokens.first { $0.path == "motion.pointer" }?.easing?.description
        == "cubic-bezier(0.34, 1.56, 0.64, 1)")
    #expect(again.tokens.count == tokens.tokens.count)
  }

  /// The spring behind a token's curve is kept in an extension of our own, also for its aliases.
  @Test func springsAreReadFromTheirExtension() throws {
    let key = "dev.curvetool.spring"
    let value = """
      {"duration": "1s", "delay": "0s", "timingFunction": [0.2, 0, 0, 1]}
      """
    let file = try TokenFile(
      json: Array(
        """
        {"m": {"$type": "transition",
          "a": {"$value": \(value), "$extensions": {"org.example": 1,
            "\(key)": {"mass": 2, "stiffness": 230, "damping": 22, "initialVelocity": 3}}},
          "cut": {"$value": \(value), "$extensions": {
            "\(key)": {"mass": 1, "stiffness": 100, "damping": 3, "initialVelocity": 0, "duration": 0.4}}},
          "alias": {"$value": "{m.a}"}, "pointer": {"$ref": "#/m/a"}, "next": {"$value": "{m.alias}"},
          "plain": {"$value": \(value)},
          "bad": {"$value": \(value), "$extensions": {
            "\(key)": {"mass": -1, "stiffness": 100, "damping": 3, "initialVelocity": 0}}},
          "less": {"$value": \(value), "$extensions": {"\(key)": {"mass": 1}}}},
         "part": {"$type": "cubicBezier", "$value": {"$ref": "#/m/a/$value/timingFunction"}}}
        """.utf8))
    let curves = Dictionary(
      file.tokens.map { ($0.path, $0.easing?.description ?? "") }, uniquingKeysWith: { a, _ in a })
    let spring = "spring(mass: 2, stiffness: 230, damping: 22, initialVelocity: 3)"
    let bezier = "cubic-bezier(0.2, 0, 0, 1)"
    #expect(
      curves == [
        "m.a": spring, "m.alias": spring, "m.pointer": spring, "m.next": spring,
        "m.cut": "spring(stiffness: 100, damping: 3, over: 0.4)", "m.plain": bezier,
        "m.bad": bezier, "m.less": bezier, "part": bezier,
      ])
    let losses = file.notes.filter(\.isLoss)
    #expect(losses.map(\.line) == [9, 10] && losses.first?.message.contains("mass") == true)
    let others = file.notes.filter { !$0.isLoss }.map(\.message)
    #expect(others.allSatisfy { $0.contains("ignored the duration of 1 s") }, "\(others)")
  }

  @Test func hostileSizesAreReadOrRefused() throws {
    let deep = String(repeating: "{\"a\":", count: 513)
    #expect(throws: DocumentError.self) { try TokenFile(json: Array(deep.utf8)) }
    let closed = String(repeating: "}", count: 511)
    let nested = deep.dropLast(10) + "1" + closed
    #expect(try TokenFile(json: Array(nested.utf8)).tokens.isEmpty)
    let count = 3_000
    let chain = (0..<count).map { "\"n\($0)\": {\"$value\": \"{n\($0 + 1)}\"}," }.joined()
    let text = "{\"$type\": \"duration\", \(chain) \"n\(count)\": {\"$value\": \"1s\"}}"
    #expect(try TokenFile(json: Array(text.utf8)).tokens.count == count + 1)
    let name = String(repeating: "n", count: 100_000)
    let many = (0..<2_000).map { "\"\($0)\": {}" }.joined(separator: ",")
    let error = #expect(throws: DocumentError.self) {
      try TokenFile(json: Array("{\"\(name)\": {\(many)}}".utf8))
    }
    #expect(error?.message == "the paths are too long")
  }

  /// The type that is proposed for springs, in the forms of its discussions.
  @Test(arguments: [
    ("\"spring(stiffness: 230, damping: 22)\"", "spring(stiffness: 230, damping: 22)"),
    (
      "{\"mass\": 2, \"stiffness\": 230, \"damping\": 22}",
      "spring(mass: 2, stiffness: 230, damping: 22)"
    ),
    ("{\"tension\": 230, \"friction\": 22}", "spring(stiffness: 230, damping: 22)"),
    ("{\"bounce\": 0.35, \"duration\": \"400ms\"}", "spring(duration: 0.4, bounce: 0.35)"),
    (
      "{\"bounce\": 0.35, \"duration\": {\"value\": 0.4, \"unit\": \"s\"}}",
      "spring(duration: 0.4, bounce: 0.35)"
    ),
    (
      """
      {"bounce": 0.35, "duration": "400ms", "physics": {"stiffness": 300, "damping": 20, "mass": 1}}
      """, "spring(stiffness: 300, damping: 20)"
    ),
  ])
  func springsAreRead(value: String, curve: String) throws {
    let file = try TokenFile(
      json: Array("{\"a\": {\"$type\": \"spring\", \"$value\": \(value)}}".utf8))
    #expect(file.tokens.count == 1 && file.notes.isEmpty)
    let (easing, wanted) = (try #require(file.tokens.first?.easing), try Easing(curve))
    for step in 0...20 {
      let progress = Double(step) / 20
      #expect(abs(easing.value(at: progress) - wanted.value(at: progress)) < 1e-12)
    }
  }

  @Test(arguments: [
    "{}", "{\"stiffness\": 3}", "\"ease\"", "[1, 2]", "{\"stiffness\": -1, \"damping\": 2}",
  ])
  func oddSpringsAreErrors(value: String) {
    #expect(throws: DocumentError.self) {
      try TokenFile(json: Array("{\"a\": {\"$type\": \"spring\", \"$value\": \(value)}}".utf8))
    }
  }
}
