import CurveArithmetic

/// The pacing of a spline by its arc length.
struct SplinePacing: Sendable {
  private let spline: Spline
  private var pieces: [ArcLength.Piece] = []
  private var segments: [Int] = []
  private var ends: [Double] = []
  private let tolerance: Double

  init(_ spline: Spline) {
    self.spline = spline
    var size = 0.0
    for segment in 0..<spline.segmentCount {
      size += ArcLength.integral({ spline.speed(segment, $0) }, 0, 1)
    }
    tolerance = size * 1e-13
    var total = 0.0
    for segment in 0..<spline.segmentCount {
      let cuts = (1..<8).map { Double($0) / 8 }
      for piece in ArcLength(cuts: cuts, tolerance: tolerance, speed: { spline.speed(segment, $0) })
        .pieces
      {
        total += piece.length
        pieces.append(piece)
        segments.append(segment)
        ends.append(total)
      }
    }
  }

  /// The position at a fraction of the whole length, given the fraction's rate of change.
  func state(at fraction: Double, rate: Double) -> KeySchedule.State {
    let (segment, parameter) = location(at: fraction)
    let speed = spline.speed(segment, parameter)
    return KeySchedule.State(
      segment: segment, fraction: parameter, rate: speed > 0 ? rate * length / speed : 0)
  }

  /// The segment at a fraction of the whole length, and the parameter on it.
  func location(at fraction: Double) -> (segment: Int, fraction: Double) {
    let length = min(max(fraction, 0), 1) * self.length
    let index = SegmentSearch.partition(0..<(ends.count - 1)) { ends[$0] <= length }
    let before = index > 0 ? ends[index - 1] : 0
    let segment = segments[index]
    guard fraction < 1 else { return (segment, 1) }
    let parameter = ArcLength.parameter(
      in: pieces[index], at: length - before, tolerance: tolerance,
      speed: { spline.speed(segment, $0) })
    return (segment, parameter)
  }

  /// The whole length.
  private var length: Double { ends.last ?? 0 }
}
