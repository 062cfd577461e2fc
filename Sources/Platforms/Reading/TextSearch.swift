/// Searches words byte by byte.
package enum TextSearch {
  /// The offset of the first occurrence of a word from an offset on; nil without one.
  ///
  /// - Complexity: O(*n*·*m*) for *n* bytes and a word of *m*, and O(*n*) in practice.
  package static func offset(
    of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    guard let first = word.first else { return start }
    guard bytes.count - start >= word.count else { return nil }
    for start in start...bytes.count - word.count where bytes[start] == first {
      var length = 1
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
    }
    return nil
  }
}

extension StringProtocol {
  /// The first occurrence of a word, compared byte by byte.
  ///
  /// The standard library's search finds the borders of characters first, which takes most of the time of
  /// a file with thousands of curves.
  ///
  /// - Complexity: O(*n*·*m*) for a text of *n* bytes and a word of *m*, and O(*n*) in practice.
  package func firstRange(of word: String) -> Range<Index>? {
    let word = Array(word.utf8)
    var found = utf8.withContiguousStorageIfAvailable { TextSearch.offset(of: word, in: $0) }
    if found == nil {
      found = Array(utf8).withUnsafeBufferPointer { TextSearch.offset(of: word, in: $0) }
    }
    guard let offset = found ?? nil else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: word.count)
  }

  /// Whether a word occurs, compared byte by byte.
  func contains(_ word: String) -> Bool { firstRange(of: word) != nil }
}

extension String {
  /// The lines of the text, without the empty ones unless they are kept.
  func lines(keepingEmpty: Bool = false) -> [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: !keepingEmpty)
      .map { Substring($0) }
  }
}
