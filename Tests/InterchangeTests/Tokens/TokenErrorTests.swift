import CurveDocuments
import CurveTestSupport
import Testing

/// All errors of a file of tokens, at once.
@Suite struct TokenErrorTests {
  private func errors(_ text: String) -> [DocumentError] {
    let error = #expect(throws: DocumentError.self) { try TokenFile(json: Array(text.utf8)) }
    return error.map { [$0] + $0.others } ?? []
  }

  @Test func tokenErrorsHavePositionAndPath() {
    let found = errors(
      """
      {"$type": "cubicBezier",
       "wide": {"$value": [2, 0, 1, 1]},
       "short": {"$value": [0, 0, 1]},
       "time": {"$type": "duration", "$value": "soon"},
       "none": {"$value": "{wode}"}}
      """)
    #expect(
      found.map { "\($0)".prefix(21) } == [
        "2:21: wide: x1 must b", "3:22: short: expected", "4:42: time: expected ",
        "5:21: none: there is ",
      ])
    #expect(found.allSatisfy { $0.others.isEmpty || $0 == found[0] })
    #expect(found.last?.message.contains("did you mean '{wide}'?") == true)
  }

  /// Random files: each broken token is an error if no other can be read, and otherwise a note, at its line, in order.
  @Test func everyBrokenTokenIsReported() throws {
    var random = SplitMix64(seed: 44)
    for count in [1, 2, 19, 20, 21, 60] {
      var (good, broken): ([String], [String]) = ([], [])
      for index in 0..<count {
        let x1 = Int.random(in: 2...9, using: &random)
        broken.append("\"t\(index)\": {\"$value\": [\(x1), 0, 0.\(index), 1]}")
        if Bool.random(using: &random) {
          good.append("\"g\(index)\": {\"$value\": [0.\(index), 0, 1, 1]}")
        }
      }
      let head = "{\"$type\": \"cubicBezier\",\n"
      let found = errors(head + broken.joined(separator: ",\n") + "}")
      #expect(found.map(\.line) == Array(2..<(min(count, 20) + 2)))
      #expect(found.map(\.path) == (0..<min(count, 20)).map { "t\($0)" })
      #expect(found.first?.omitted == max(count - 20, 0))
      if good.isEmpty { good = ["\"g\": {\"$value\": [0, 0, 1, 1]}"] }
      let mixed = try TokenFile(
        json: Array((head + (broken + good).joined(separator: ",\n") + "}").utf8))
      #expect(mixed.tokens.count == good.count)
      #expect(mixed.notes.map(\.line) == Array(2..<(count + 2)))
    }
  }

  /// Chains of references to nothing, and many errors on one line, take linear time.
  @Test(.timeLimit(.minutes(1))) func manyErrorsTakeLinearTime() {
    let count = 20_000
    let chain = (0..<count).map { "\"a\($0)\": {\"$value\": \"{a\($0 + 1)}\"}" }
    let none = errors("{\"$type\": \"cubicBezier\", " + chain.joined(separator: ", ") + "}")
    #expect(none.count == 1 && none.first?.message.contains("a\(count)") == true)
    let wrong = (0..<count).map { "\"a\($0)\": {\"$value\": \"{b\($0)}\"}" }
    let all = errors("{\"$type\": \"cubicBezier\", " + wrong.joined(separator: ", ") + "}")
    #expect(all.count == 20 && all.first?.omitted == count - 20)
  }
}
