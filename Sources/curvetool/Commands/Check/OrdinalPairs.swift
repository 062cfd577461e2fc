import CurveDocuments

/// Pairs tokens whose names are numbers in the order of a file, as `line 3` and `.a transition-timing-function 2` are: one
/// that is inserted gives the ones after it other names.
///
/// Equal values pair first, in their order, and the ones between two such pairs follow. If more than a thousand remain
/// between the equal values at the start and at the end, they pair in order.
struct OrdinalPairs {
  /// The pairs, by the indices of the new tokens.
  private(set) var partners: [Int: Int] = [:]

  private static let limit = 1000

  init(_ old: [MotionToken], _ new: [MotionToken]) {
    let groups = (old: Self.groups(old), new: Self.groups(new))
    for (base, news) in groups.new {
      guard let olds = groups.old[base], olds.count > 1 || news.count > 1 else { continue }
      let values = (old: olds.map { old[$0].summary }, new: news.map { new[$0].summary })
      for (a, b) in Self.pairs(values.old, values.new) { partners[news[b]] = olds[a] }
    }
  }

  /// The tokens whose names differ in a number alone, in text order.
  private static func groups(_ tokens: [MotionToken]) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() where !token.isNameless {
      groups[base(of: token.name), default: []].append(index)
    }
    return groups
  }

  /// A name without the number at its end.
  private static func base(of name: String) -> String {
    if let numbered = name.numberedName { return base(of: numbered.base) }
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last, last.allSatisfy(\.isNumber) else { return name }
    return words.dropLast().joined(separator: " ")
  }

  /// The indices of two lists that belong together.
  private static func pairs(_ old: [String], _ new: [String]) -> [(old: Int, new: Int)] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let middle = (old: start..<(old.count - end), new: start..<(new.count - end))
    var pairs = (0..<start).map { ($0, $0) }
    if max(middle.old.count, middle.new.count) > limit {
      pairs += zip(middle.old, middle.new)
    } else {
      pairs += common(old, middle.old, new, middle.new)
    }
    return pairs + (0..<end).map { (old.count - end + $0, new.count - end + $0) }
  }

  /// The longest common subsequence, and between its elements what stands at the same offset.
  private static func common(
    _ old: [String], _ olds: Range<Int>, _ new: [String], _ news: Range<Int>
  ) -> [(old: Int, new: Int)] {
    // lengths[a][b] is that of the subsequence from the offsets a and b on.
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: news.count + 1), count: olds.count + 1)
    for a in olds.indices.reversed() {
      for b in news.indices.reversed() {
        let (i, j) = (a - olds.lowerBound, b - news.lowerBound)
        lengths[i][j] =
          old[a] == new[b]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var gap = (old: olds.lowerBound, new: news.lowerBound)
    var (a, b) = gap
    func close() {
      pairs += zip(gap.old..<a, gap.new..<b).map { ($0, $1) }
      gap = (a + 1, b + 1)
    }
    while a < olds.upperBound, b < news.upperBound {
      let (i, j) = (a - olds.lowerBound, b - news.lowerBound)
      if old[a] == new[b] {
        close()
        pairs.append((a, b))
        (a, b) = (a + 1, b + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        a += 1
      } else {
        b += 1
      }
    }
    (a, b) = (olds.upperBound, news.upperBound)
    close()
    return pairs
  }
}
