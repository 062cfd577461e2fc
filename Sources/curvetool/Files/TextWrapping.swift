extension String {
  /// Whether no line is wider than a number of columns.
  func fits(_ columns: Int) -> Bool {
    split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= columns }
  }

  /// The text with line breaks at spaces, so that no line is wider than a width unless a word is.
  ///
  /// - Parameters:
  ///   - width: The largest number of characters in a line.
  ///   - indent: The number of spaces before every line but the first.
  func wrapped(width: Int, indent: Int = 0) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines: [String] = []
      for word in Self.words(line) {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append((lines.isEmpty ? "" : String(repeating: " ", count: indent)) + word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The words between spaces. A value and its error, `2 ± 0.1`, are one.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = words.last, word == "±" || last.hasSuffix(" ±") {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(String(word))
      }
    }
    return words
  }
}
