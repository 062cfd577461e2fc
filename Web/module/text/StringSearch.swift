// Searches in texts that the standard library has outside of Embedded Swift alone.

extension StringProtocol {
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
