import CurveArithmetic
import Curves

/// A greedy search for few cubic pieces.
struct PieceSearch<Function: TimingFunction> {
  private let easing: Function
  private let tolerance: Double
  private let handles: CubicPieces.Handles
  private let breakpoints: [Double]
  private let end: Double
  private let joints: [Double]

  /// - Parameter joints: Where a piece has to end, in order.
  init(
    _ easing: Function, tolerance: Double, handles: CubicPieces.Handles, end: Double,
    joints: [Double] = []
  ) {
    self.end = end
    self.joints = joints
    self.easing = easing
    self.tolerance = tolerance
    self.handles = handles
    breakpoints = easing.breakpoints.innerBreakpoints
  }

  /// The pieces; nil if they would exceed a limit or the work.
  func pieces(limit: Int, work: inout FittingWork) -> [CubicPiece]? {
    var pieces: [CubicPiece] = []
    var jumps = ([0] + breakpoints + [1]).map { SampledCurve.Node(at: $0, of: easing.value) }
      .filter { !(abs($0.y - $0.after) <= 0.6 * tolerance) }
    guard jumps.count <= limit + 1 else { return nil }
    let known = Set(jumps.map { $0.x })
    for x in joints where !known.contains(x) {
      let value = easing.value(at: x)
      jumps.append(.init(x: x, y: value, after: value))
    }
    jumps.sort { $0.x < $1.x }
    var start = CurvePoint(progress: 0, value: easing.value(at: 0))
    let end = CurvePoint(progress: 1, value: end)
    for jump in jumps {
      if jump.x > start.progress {
        let to = CurvePoint(progress: jump.x, value: jump.y)
        guard append(from: start, to: to, &pieces, limit, &work) else { return nil }
      }
      start = CurvePoint(progress: jump.x, value: jump.after)
    }
    if start.progress < 1 {
      guard append(from: start, to: end, &pieces, limit, &work) else { return nil }
    }
    return pieces
  }

  /// The number of pieces from which on the function may have too many turns.
  private static var many: Int { 24 }

  /// Whether the function turns more often than a number of pieces can: a cubic turns twice, and may turn
  /// and jump where it meets the next.
  private func turnsTooOften(forPieces limit: Int) -> Bool {
    let count = 16 * limit
    var (low, high, turns) = (Double.infinity, -Double.infinity, 0)
    var isRising: Bool?
    for index in 0...count {
      let value = easing.value(at: Double(index) / Double(count))
      (low, high) = (min(low, value), max(high, value))
      // Any function within the tolerance turns too, between two values that are further apart.
      if value > low + 2 * tolerance, isRising != true {
        (high, isRising, turns) = (value, true, turns + 1)
      } else if value < high - 2 * tolerance, isRising != false {
        (low, isRising, turns) = (value, false, turns + 1)
      }
    }
    return turns > 5 * limit + 1
  }

  private func append(
    from start: CurvePoint, to end: CurvePoint, _ pieces: inout [CubicPiece], _ limit: Int,
    _ work: inout FittingWork
  ) -> Bool {
    var from = start
    var reach = (end.progress - start.progress) / 8
    while from.progress < end.progress {
      guard pieces.count < limit, !work.isDone else { return false }
      // Turns are only checked once a function needs many pieces, which few do.
      if pieces.count == Self.many, turnsTooOften(forPieces: limit) { return false }
      let piece = furthest(from: from, to: end, guess: reach, &work)
      pieces.append(piece)
      reach = piece.end.progress - from.progress
      from = piece.end
    }
    return true
  }

  /// The longest piece within the tolerance.
  private func furthest(
    from start: CurvePoint, to end: CurvePoint, guess: Double, _ work: inout FittingWork
  ) -> CubicPiece {
    var shape: CubicGraph?
    if let whole = fit(from: start, to: end, near: &shape, &work) { return whole }
    shape = nil
    var (low, high) = (start.progress, end.progress)
    var best: CubicPiece?
    var next = min(start.progress + guess, (low + high) / 2)
    // The first halvings find the scale, the others the end to 1 % of the piece.
    for _ in 0..<60 where high - low > 0.005 * (high - start.progress) {
      let to = CurvePoint(progress: next, value: easing.value(at: next))
      if let piece = fit(from: start, to: to, near: &shape, &work) {
        (low, best) = (next, piece)
        next = min(low + 1.5 * (low - start.progress), (low + high) / 2)
      } else {
        high = next
        next = (low + high) / 2
      }
    }
    if let best { return best }
    // Too steep to halve further.
    let to = CurvePoint(progress: high, value: easing.value(at: high))
    return CubicPiece(from: start, to: to)
  }

  /// A piece within the tolerance, if there is one.
  ///
  /// - Parameter shape: The fit of a piece of about this length from the same start, where the search
  ///   begins; becomes that of this one.
  private func fit(
    from start: CurvePoint, to end: CurvePoint, near shape: inout CubicGraph?,
    _ work: inout FittingWork
  ) -> CubicPiece? {
    let (low, width) = (start.progress, end.progress - start.progress)
    guard width > 0, !work.isDone else { return nil }
    let first = SegmentSearch.partition(breakpoints.indices) { breakpoints[$0] <= low }
    let inside = breakpoints[first...].prefix { $0 < end.progress }.map { ($0 - low) / width }
    func cubicFit(_ count: [Double]) -> CubicFit {
      let shares =
        inside.isEmpty
        ? count
        : CubicSamples.positions(0...1, breakpoints: inside, count: count.count + 1)
      let values = easing.values(at: shares.map { low + width * $0 })
      return CubicFit(
        points: zip(shares, values).map { (x: $0, y: $1) }, ends: (start.value, end.value))
    }
    let goal = tolerance * 0.99
    let coarse = cubicFit(CubicSamples.coarse)
    work.use(points: coarse.points.count, passes: 5)
    var result = coarse.polynomial()
    if result.error > goal {
      // With handles anywhere, the error is about ten times smaller.
      guard handles == .anywhere, result.error < 60 * goal else { return nil }
      work.use(points: coarse.points.count, passes: 12)
      let near = shape.map { coarse.improved(.init($0.fitted(to: coarse.ends)), steps: 12) }
      // So far off, no other start is within the tolerance either.
      if let near, near.error > 4 * goal { return nil }
      if let near, near.error <= goal {
        result = near
      } else {
        work.use(points: coarse.points.count, passes: 150)
        result = coarse.best(starts: 3, goal: goal)
        guard result.error <= goal else { return nil }
      }
      shape = result.graph
    }
    let fine = cubicFit(CubicSamples.fine)
    work.use(points: fine.points.count, passes: 2)
    if fine.error(of: result.graph) > goal {
      work.use(points: fine.points.count, passes: 8)
      result = fine.improved(result, steps: 8, isPolynomial: handles == .thirds)
    }
    guard result.error <= goal else { return nil }
    let piece = CubicPiece(result.graph, over: low...end.progress)
    return piece.isScalable ? piece : nil
  }
}

extension CubicPiece {
  /// Whether the handles can be given in units of the piece's rise, as most platforms require.
  fileprivate var isScalable: Bool {
    let height = max(abs(control1.value - start.value), abs(control2.value - end.value))
    return abs(end.value - start.value) > 1e-3 * height || height < 1e-12
  }
}
