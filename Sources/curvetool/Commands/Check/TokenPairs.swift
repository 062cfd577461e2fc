/// Pairs the tokens of two files by their names.
///
/// Complexity: linear in the number of tokens.
struct TokenPairs {
  /// Whether the files name tokens by the same convention.
  let areOfOneKind: Bool
  /// For each new token the index of the old one.
  private(set) var partners: [Int?]
  /// The old tokens with a partner.
  private(set) var used: Set<Int>
  /// The pairs whose names have more words in one file.
  private(set) var extended: [(was: String, now: String)] = []

  /// Pairs equal names first, then names with the same words. Between files of different kinds, a name may also have
  /// one or two more words at its start or one at its end, as in Tailwind's `--ease-motion-enter`.
  init(_ old: [MotionToken], _ new: [MotionToken], areOfOneKind: Bool) {
    self.areOfOneKind = areOfOneKind
    var byName: [String: Int] = [:]
    for (index, token) in old.enumerated() { byName[token.name] = index }
    partners = new.map { byName[$0.name] }
    used = Set(partners.compactMap { $0 })
    var byKey: [String: Int] = [:]
    for (index, token) in old.enumerated().reversed() where !used.contains(index) {
      byKey[token.key] = index
    }
    for (index, token) in new.enumerated() where partners[index] == nil {
      pair(index, byKey.removeValue(forKey: token.key))
    }
    if areOfOneKind { return }
    for (index, token) in new.enumerated() where partners[index] == nil {
      let shorter = Self.shortened(token.key).first { byKey[$0] != nil }
      pair(index, shorter.flatMap { byKey.removeValue(forKey: $0) })
    }
    var byShort: [String: Int] = [:]
    for (index, token) in old.enumerated().reversed() where !used.contains(index) {
      for short in Self.shortened(token.key) { byShort[short] = index }
    }
    for (index, token) in new.enumerated() where partners[index] == nil {
      pair(index, byShort[token.key].flatMap { used.contains($0) ? nil : $0 })
    }
    for (index, token) in new.enumerated() {
      guard let was = partners[index].map({ old[$0] }), was.key != token.key else { continue }
      extended.append((was.name, token.name))
    }
  }

  private mutating func pair(_ index: Int, _ partner: Int?) {
    guard let partner else { return }
    partners[index] = partner
    used.insert(partner)
  }

  /// A name without its first word, its first two or its last.
  private static func shortened(_ key: String) -> [String] {
    let words = key.split(separator: "-")
    return [words.dropFirst(), words.dropFirst(2), words.dropLast()].filter { !$0.isEmpty }
      .map { $0.joined(separator: "-") }
  }
}
