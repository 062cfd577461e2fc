extension StringProtocol {
  /// The first occurrence of a word, compared byte by byte.
  ///
  /// The standard library's search finds the borders of characters first, which takes most of the time of
  /// a file with thousands of curves.
  ///
  /// - Complexity: O(*n*·*m*) for a text of *n* bytes and a word of *m*, and O(*n*) in practice.
  func firstRange(of word: String) -> Range<Index>? {
    let word = Array(word.utf8)
    var found = utf8.withContiguousStorageIfAvailable { Self.offset(of: word, in: $0) }
    if found == nil {
      found = Array(utf8).withUnsafeBufferPointer { Self.offset(of: word, in: $0) }
    }
    guard let offset = found ?? nil else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: word.count)
  }

  private static func offset(of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first else { return 0 }
    guard bytes.count >= word.count else { return nil }
    for start in 0...bytes.count - word.count where bytes[start] == first {
      var length = 1
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
    }
    return nil
  }
}

extension String {
  /// The lines of the text, without the empty ones unless they are kept.
  func lines(keepingEmpty: Bool = false) -> [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: !keepingEmpty)
      .map { Substring($0) }
  }
}
