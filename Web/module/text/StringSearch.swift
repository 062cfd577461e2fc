// Searches in texts that the standard library has outside of Embedded Swift alone.

extension StringProtocol {
  /// The first place of a text, byte for byte; nil if the text does not occur or is empty.
  func firstRange(of other: String) -> Range<String.Index>? {
    let pattern = Array(other.utf8)
    guard !pattern.isEmpty else { return nil }
    var start = utf8.startIndex
    while start != utf8.endIndex {
      var (place, index) = (start, 0)
      while index < pattern.count, place != utf8.endIndex, utf8[place] == pattern[index] {
        utf8.formIndex(after: &place)
        index += 1
      }
      if index == pattern.count { return start..<place }
      utf8.formIndex(after: &start)
    }
    return nil
  }

  func contains(_ other: String) -> Bool { other.isEmpty || firstRange(of: other) != nil }

  func split(separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: separator) {
      if range.lowerBound != rest.startIndex { parts.append(rest[..<range.lowerBound]) }
      rest = rest[range.upperBound...]
    }
    if !rest.isEmpty { parts.append(rest) }
    return parts
  }

  func replacing(_ other: String, with replacement: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: other) {
      result += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
