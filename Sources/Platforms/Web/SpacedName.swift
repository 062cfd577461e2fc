import CurveArithmetic
import CurveNotation

/// A timing function of CSS with spaces in place of its hyphens, such as `ease out`. CSS takes the first word as the
/// curve and the next as a property.
package enum SpacedName {
  private static let names: Set<String> = [
    "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  /// The words with hyphens in the name; nil for words without such a name.
  package static func hyphenated(_ words: [String]) -> [String]? {
    for start in words.indices {
      for count in [3, 2] where start + count <= words.count {
        let name = words[start..<start + count].joined(separator: "-").lowercasedASCII
        if names.contains(name) {
          return Array(words[..<start]) + [name] + words[(start + count)...]
        }
      }
    }
    return nil
  }
}

extension CSSDeclarations {
  /// Throws if spaces part the name of a timing function.
  func checkSpaces(_ words: [Substring], in item: Substring) throws(SyntaxError) {
    guard let words = SpacedName.hyphenated(words.map { String($0) }) else { return }
    throw error("hyphens in the name", at: item, words.joined(separator: " "))
  }

  /// Throws if commas separate a curve from its times.
  func checkCommas(_ value: Substring, _ items: [Substring]) throws(SyntaxError) {
    let spaced = items.joined(separator: " ")
    var single = Self(text: spaced, foreign: foreign)
    do throws(SyntaxError) {
      try single.add(spaced[...], of: "")
    } catch {
      guard let suggestion = error.suggestion else { return }
      throw self.error("hyphens in the name, and spaces", at: value, suggestion)
    }
    if single.curve != nil { throw error("spaces, not commas", at: items[1], spaced) }
  }
}
