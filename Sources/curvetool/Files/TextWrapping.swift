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
      // Counting bytes is quick, and a line has at most as many characters.
      if line.utf8.count <= width { return String(line) }
      var text = ""
      var column = 0
      for (index, word) in Self.words(line).enumerated() {
        let count = word.count
        if index > 0, column + 1 + count <= width {
          text += " "
          column += 1
        } else if index > 0 {
          text += "\n" + String(repeating: " ", count: indent)
          column = indent
        }
        text += word
        column += count
      }
      return text
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
