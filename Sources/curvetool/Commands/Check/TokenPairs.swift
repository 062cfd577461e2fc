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
  /// The pairs whose names have other words.
  private(set) var renamed: [(was: String, now: String)] = []

  /// Pairs equal names first, then names with the same words. Between files of different kinds, words that mean the
  /// same count as one, and one name may be the end of the other, if no other name ends so. So it is in files of one
  /// kind, if the values are the same: a group around all tokens was added or removed. Curves without names pair if each
  /// file is one.
  ///
  /// - Parameters:
  ///   - areOfOneKind: Whether the files name tokens by the same convention.
  ///   - haveOrdinals: Whether numbers at the ends of names are positions in the file.
  init(_ old: [MotionToken], _ new: [MotionToken], areOfOneKind: Bool, haveOrdinals: Bool) {
    self.areOfOneKind = areOfOneKind
    let ordinals = haveOrdinals ? OrdinalPairs(old, new) : nil
    used = Set(ordinals.map { Array($0.partners.values) } ?? [])
    var byName: [String: Int] = [:]
    for (index, token) in old.enumerated() where !used.contains(index) {
      byName[token.name] = index
    }
    partners = new.enumerated().map { index, token in
      ordinals?.partners[index] ?? byName[token.name]
    }
    used.formUnion(partners.compactMap { $0 })
    var byKey: [String: Int] = [:]
    for (index, token) in old.enumerated().reversed() where !used.contains(index) {
      byKey[token.key] = index
    }
    for (index, token) in new.enumerated() where partners[index] == nil {
      pair(index, byKey.removeValue(forKey: token.key))
    }
    let areLone = old.count == 1 && new.count == 1 && partners == [nil]
    if areLone, old[0].isNameless || new[0].isNameless { pair(0, 0) }
    let names = (old: old.map { NameWords($0.name) }, new: new.map { NameWords($0.name) })
    var twins = (old: [:] as [Int: Int], new: [:] as [Int: Int])
    if !areOfOneKind {
      twins.old = Self.twins(old, names.old) { used.contains($0) }
      twins.new = Self.twins(new, names.new) { partners[$0] != nil }
    }
    for (words, separator) in [
      (\NameWords.words, " "), (\NameWords.plain, " "), (\NameWords.words, ""),
    ] {
      pair(
        old.indices.map { keys(names.old[$0][keyPath: words], old[$0], separator) },
        new.indices.map { keys(names.new[$0][keyPath: words], new[$0], separator) }, except: twins)
    }
    if !areOfOneKind { pairShortened(old, new, except: twins) }
    for (twin, first) in twins.old where used.contains(first) { used.insert(twin) }
    for (twin, first) in twins.new where partners[twin] == nil { pair(twin, partners[first]) }
    for (index, token) in new.enumerated()
    where !token.isNameless && ordinals?.partners[index] == nil {
      guard let was = partners[index].map({ old[$0] }), !was.isNameless,
        was.key != token.key
      else { continue }
      renamed.append((was.name, token.name))
    }
  }

  private mutating func pair(_ index: Int, _ partner: Int?) {
    guard let partner else { return }
    partners[index] = partner
    used.insert(partner)
  }

  /// The ends of a name, longest first, each with what the value is.
  private func keys(
    _ words: [String], _ token: MotionToken, _ separator: String
  ) -> [String] {
    let kind = areOfOneKind ? token.summary : token.easing == nil ? "time" : "curve"
    return words.suffix(12).indices.map {
      kind + " " + words[$0...].joined(separator: separator)
    }
  }

  /// The tokens with the words and the value of another token, such as `$ease-enter` and `$easings.enter`, by that
  /// other one: the paired one, or else the first.
  private static func twins(
    _ tokens: [MotionToken], _ names: [NameWords], isPaired: (Int) -> Bool
  ) -> [Int: Int] {
    var groups: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      let words = names[index].words.joined(separator: " ")
      groups["\(words): \(token.summary)", default: []].append(index)
    }
    var twins: [Int: Int] = [:]
    for group in groups.values where group.count > 1 {
      let first = group.first(where: isPaired) ?? group[0]
      for index in group where index != first && !isPaired(index) { twins[index] = first }
    }
    return twins
  }

  /// Pairs the names without a partner that are equal, then those of which one is the end of the other, if that is the
  /// end of one name in each file.
  private mutating func pair(
    _ old: [[String]], _ new: [[String]], except twins: (old: [Int: Int], new: [Int: Int])
  ) {
    for isWhole in [true, false] {
      let olds = Self.owners(old, whole: isWhole) { used.contains($0) || twins.old[$0] != nil }
      let news = Self.owners(new, whole: isWhole) { partners[$0] != nil || twins.new[$0] != nil }
      for index in new.indices where partners[index] == nil && twins.new[index] == nil {
        // The own name as the end of an old one, or an old name as the end of this one.
        let found = new[index].first { key in
          guard let owner = olds[key], owner >= 0, !used.contains(owner), news[key] == index else {
            return false
          }
          return key == new[index].first || key == old[owner].first
        }
        pair(index, found.flatMap { olds[$0] })
      }
    }
  }

  /// The token of each end of a name; -1 for those of several tokens.
  private static func owners(
    _ keys: [[String]], whole: Bool, except isPaired: (Int) -> Bool
  ) -> [String: Int] {
    var owners: [String: Int] = [:]
    for index in keys.indices where !isPaired(index) {
      for key in whole ? keys[index].prefix(1) : keys[index][...] {
        owners[key] = owners[key] == nil ? index : -1
      }
    }
    return owners
  }

  /// Pairs names of which one has one or two more words at its start or one at its end.
  private mutating func pairShortened(
    _ old: [MotionToken], _ new: [MotionToken], except twins: (old: [Int: Int], new: [Int: Int])
  ) {
    var byKey: [String: Int] = [:]
    var byShort: [String: Int] = [:]
    for (index, token) in old.enumerated().reversed()
    where !used.contains(index) && twins.old[index] == nil {
      byKey[token.key] = index
      for short in Self.shortened(token.key) { byShort[short] = index }
    }
    for (index, token) in new.enumerated()
    where partners[index] == nil && twins.new[index] == nil {
      let found = Self.shortened(token.key).map { byKey[$0] } + [byShort[token.key]]
      let partner = found.compactMap(\.self).first {
        !used.contains($0) && (old[$0].easing == nil) == (token.easing == nil)
      }
      pair(index, partner)
    }
  }

  /// A name without its first word, its first two or its last.
  private static func shortened(_ key: String) -> [String] {
    let words = key.split(separator: "-")
    return [words.dropFirst(), words.dropFirst(2), words.dropLast()].filter { !$0.isEmpty }
      .map { $0.joined(separator: "-") }
  }
}
