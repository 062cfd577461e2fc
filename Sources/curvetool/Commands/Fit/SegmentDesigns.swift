import CurveFitting

/// The likely designs of segments. They are found for some segments at a time, when an output reaches them: those of
/// thousands of motions take more memory than the samples.
final class SegmentDesigns {
  private let segments: [MotionSegment]
  private let prior: DesignPrior
  /// The first segment whose designs are known, and the designs from there on.
  private var first = 0
  private var known: [DesignRanking?] = []

  private static let blockSize = 32

  init(_ segments: [MotionSegment], _ prior: DesignPrior) {
    (self.segments, self.prior) = (segments, prior)
  }

  /// The designs of a segment, from the most to the least probable; nil for kinds without designs.
  subscript(index: Int) -> DesignRanking? {
    if !(first..<first + known.count).contains(index) {
      first = index / Self.blockSize * Self.blockSize
      let count = min(Self.blockSize, segments.count - first)
      let slots = ResultSlots<DesignRanking?>(count: count)
      OrderedWork.forEach(count) { [segments, prior, first] index in
        slots[index] = .some(segments[first + index].designs(prior: prior))
      }
      known = slots.values
    }
    return known[index - first]
  }
}
