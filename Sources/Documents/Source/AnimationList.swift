import CurveNotation

/// The animations whose properties statements set, as curves among the values of source code.
struct AnimationList {
  struct Animation {
    var name: String
    var parsed: ParsedEasing
    /// Where its first statement is.
    var offset: Int
    var line: Int
    var isDeclared: Bool
  }

  private let animations: [AnimationStatements]
  private let ranges: [(range: Range<Int>, index: Int)]
  /// The first animation that was not reached, and the first statement.
  private var next = 0
  private var statement = 0
  /// The animations that are within other curves.
  private var dropped: Set<Int> = []

  init(_ bytes: [UInt8]) {
    animations = AnimationStatements.all(in: bytes)
    ranges = animations.enumerated().flatMap { index, animation in
      animation.ranges.map { (range: $0, index: index) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The animations that begin at or before a value.
  ///
  /// - Parameters:
  ///   - offset: Where the value begins.
  ///   - end: Where the curves before it end.
  ///   - scope: The names around the value.
  mutating func reached(
    _ offset: Int, after end: Int, in scope: [String], _ lines: LineIndex
  ) -> [Animation] {
    var result: [Animation] = []
    while next < animations.count, animations[next].start <= offset {
      let animation = animations[next]
      if animation.start < end {
        dropped.insert(next)
      } else {
        let isAround = animation.ranges[0].contains(offset)
        let name = ((isAround ? scope : []) + [animation.name]).joined(separator: ".")
        result.append(
          Animation(
            name: name, parsed: animation.parsed, offset: animation.start,
            line: lines.line(of: animation.start), isDeclared: animation.isDeclared))
      }
      next += 1
    }
    return result
  }

  /// The end of the statement of an animation that is at an offset; nil elsewhere. The offsets increase.
  mutating func end(at offset: Int) -> Int? {
    while statement < ranges.count, ranges[statement].range.upperBound <= offset { statement += 1 }
    guard statement < ranges.count, ranges[statement].range.contains(offset),
      !dropped.contains(ranges[statement].index)
    else { return nil }
    return ranges[statement].range.upperBound
  }
}

extension DocumentCurve {
  init(_ animation: AnimationList.Animation) {
    let parsed = animation.parsed
    self.init(
      name: animation.name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
      repeats: parsed.repeats, line: animation.line)
  }
}
