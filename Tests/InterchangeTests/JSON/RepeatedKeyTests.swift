import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Keys of JSON that are given again: as for other parsers the last value applies, and each other one has a note.
@Suite struct RepeatedKeyTests {
  /// Random objects agree with Foundation's parser, which keeps the last value or refuses the text.
  @Test func theLastValueApplies() throws {
    var random = SplitMix64(seed: 20261127)
    for _ in 0..<200 {
      let members = (0..<Int.random(in: 2...24, using: &random)).map { _ in
        (
          key: "ease-\(Int.random(in: 0...9, using: &random))",
          x: Int.random(in: 0...99, using: &random)
        )
      }
      let texts = members.map { #""\#($0.key)": "cubic-bezier(0.\#($0.x), 0, 1, 1)""# }
      let document = try CurveDocument(Array("{\(texts.joined(separator: ",\n"))}".utf8))
      var last: [String: Int] = [:]
      for member in members { last[member.key] = member.x }
      let names = document.entries.map { $0.name.isEmpty ? members[0].key : $0.name }
      #expect(Set(names) == Set(last.keys) && names.count == last.count)
      for (name, entry) in zip(names, document.entries) {
        #expect(try entry.easing == Easing("cubic-bezier(0.\(last[name] ?? -1), 0, 1, 1)"))
      }
      let repeated = members.indices.filter { index in
        members[(index + 1)...].contains { $0.key == members[index].key }
      }
      let lines = document.notes.filter { $0.message.contains("is given again") }.map(\.line)
      #expect(lines == repeated.map { $0 + 1 })
    }
  }

  @Test func whatIsInARepeatedGroupIsLostWithIt() throws {
    let text = """
      {"motion": {"fast": {"$type": "duration", "$value": "100ms"}},
       "motion": {"slow": {"$type": "duration", "$value": "400ms"}}}
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.durations == [.init(name: "motion.slow", seconds: 0.4)])
    #expect(document.notes.count == 1 && document.notes[0].isLoss)
    guard case .tokens(let file) = document.content else { throw CancellationError() }
    let written = file.replacing(["motion.slow": #""500ms""#])
    #expect(String(decoding: written, as: UTF8.self) == text.replacing("400ms", with: "500ms"))
  }

  /// Scenes stay strict.
  @Test func repeatedKeysInTokenFilesAreErrors() {
    let text = #"{"a": {"$type": "duration", "$value": "1s", "$value": "2s"}}"#
    #expect(throws: DocumentError.self) { try TokenFile(json: Array(text.utf8)) }
  }
}
