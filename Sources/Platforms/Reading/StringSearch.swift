// Searches in texts that the standard library has outside of Embedded Swift alone.

#if hasFeature(Embedded)
  extension StringProtocol {
    func split(separator: String) -> [Substring] {
      var parts: [Substring] = []
      var remainder = Substring(self)
      while let range = remainder.firstRange(of: separator) {
        if range.lowerBound != remainder.startIndex { parts.append(remainder[..<range.lowerBound]) }
        remainder = remainder[range.upperBound...]
      }
      if !remainder.isEmpty { parts.append(remainder) }
      return parts
    }

    func replacing(_ other: String, with replacement: String) -> String {
      var result = ""
      var remainder = Substring(self)
      while let range = remainder.firstRange(of: other) {
        result += remainder[..<range.lowerBound] + replacement
        remainder = remainder[range.upperBound...]
      }
      return result + remainder
    }
  }
#endif
