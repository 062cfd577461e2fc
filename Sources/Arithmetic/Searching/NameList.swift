/// Known names, prepared for finding the nearest one to a misspelt name.
package struct NameList: Sendable {
  private let entries: [(name: String, bytes: [UInt8])]

  package init(_ names: [String]) { entries = names.map { ($0, Array($0.lowercasedASCII.utf8)) } }

  /// The nearest name to a misspelt one, if at most a third of it differs. It never returns the name
  /// itself, which is spelt correctly where it is not allowed.
  package func nearest(to name: String) -> String? {
    let word = Array(name.lowercasedASCII.utf8.prefix(64))
    guard !word.isEmpty else { return nil }
    let limit = max(1, word.count / 3)
    var masks = [UInt64](repeating: 0, count: 256)
    for (index, byte) in word.enumerated() { masks[Int(byte)] |= 1 << UInt64(index) }
    var best: (name: String, distance: Int)?
    for (known, bytes) in entries where abs(bytes.count - word.count) <= limit && known != name {
      let distance = Self.distance(from: word.count, masks, to: bytes)
      if distance <= limit, distance < best?.distance ?? .max { best = (known, distance) }
    }
    return best?.name
  }

  /// The number of insertions, deletions and replacements between two words.
  ///
  /// Each column of the Levenshtein table is stored as bits that mark where it rises and falls (Myers, J.
  /// ACM 46, 1999; Hyyrö 2001). `masks` has the positions of every byte in the first word.
  private static func distance(from count: Int, _ masks: [UInt64], to other: [UInt8]) -> Int {
    var rises = UInt64.max
    var falls: UInt64 = 0
    var distance = count
    let last = UInt64(1) << UInt64(count - 1)
    for byte in other {
      let equal = masks[Int(byte)]
      let across = (((equal & rises) &+ rises) ^ rises) | equal
      var up = falls | ~(across | rises)
      var down = rises & across
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      up = up << 1 | 1
      down <<= 1
      let vertical = equal | falls
      rises = down | ~(vertical | up)
      falls = up & vertical
    }
    return distance
  }
}
