import CurveArithmetic

/// Chooses where to sample a function for a fit.
enum CubicSamples {
  /// The positions of a first fit and of its check, in a span without breakpoints.
  static let coarse = positions(0...1, breakpoints: [], count: 24)
  static let fine = positions(0...1, breakpoints: [], count: 96)

  /// Positions within a span: denser near its ends and near the breakpoints, on both sides of each.
  static func positions(
    _ span: ClosedRange<Double>, breakpoints: [Double], count: Int = 64
  ) -> [Double] {
    let width = span.upperBound - span.lowerBound
    let inside = breakpoints.filter { $0 > span.lowerBound && $0 < span.upperBound }.sorted()
    // From 32 breakpoints on, a part would get too few positions, so breakpoints are ignored.
    let joints = inside.count < 32 ? inside : []
    var positions: [Double] = []
    var start = span.lowerBound
    for end in joints + [span.upperBound] where end > start {
      let share = (end - start) / width
      let parts = max(12, Int((Double(count) * share).rounded(.up)))
      for part in 1..<parts {
        let cosine = Double.cos(.pi * Double(part) / Double(parts))
        positions.append(start + (end - start) * (1 - cosine) / 2)
      }
      if end < span.upperBound { positions += [end - 1e-12 * width, end + 1e-12 * width] }
      start = end
    }
    return positions
  }
}
