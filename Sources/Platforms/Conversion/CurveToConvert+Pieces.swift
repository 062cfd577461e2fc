import CurveFitting
import Curves
import Spring

extension CurveToConvert {
  /// The cubic pieces for targets with keyframes. For a spring they span a duration after which the
  /// spring stays within the error.
  ///
  /// - Parameters:
  ///   - handles: Where the handles may lie.
  ///   - share: The fraction of the error that the pieces may use. Rounding uses the rest.
  func pieces(
    _ handles: CubicPieces.Handles = .anywhere, share: Double = 0.98
  ) throws(ConversionError) -> FittedPieces {
    try shared.pieces(handles, share: share) { () throws(ConversionError) in
      try findPieces(handles, share: share)
    }
  }

  private func findPieces(
    _ handles: CubicPieces.Handles, share: Double
  ) throws(ConversionError) -> FittedPieces {
    try requireModestValues()
    guard let points = request.points else {
      var work = FittingWork(limit: .max)
      let limit = CubicPieces.limit
      let error = request.maximumError * share
      guard var found = try pieces(handles, within: error, limit: limit, &work) else {
        throw ConversionError("the curve needs more than \(limit + 1) keyframes")
      }
      found.error = request.maximumError
      return found
    }
    return try pieces(handles, count: points - 1)
  }

  /// At most a number of pieces with the least error, to 1 %, as far as the work suffices.
  private func pieces(
    _ handles: CubicPieces.Handles, count: Int
  ) throws(ConversionError) -> FittedPieces {
    let limit = min(count, CubicPieces.limit)
    var work = FittingWork()
    guard var best = try pieces(handles, within: 1, limit: limit, &work) else {
      throw ConversionError("the curve needs more than \(limit + 1) keyframes")
    }
    var (low, high) = (1e-7, 1.0)
    var isGuessing = true
    while high > 1.01 * low, !best.pieces.isExact {
      // The error of cubics falls with the fourth power of their number.
      let share = Double(best.pieces.pieces.count) / (Double(limit) + 0.5)
      let guess = high * min(share * share * share * share, 0.8)
      let middle = isGuessing && guess > 1.005 * low ? guess : (low * high).squareRoot()
      let found = try work.third { (part) throws(ConversionError) in
        try pieces(handles, within: middle, limit: limit, &part)
      }
      if let found {
        (high, best) = (middle, found)
        isGuessing = true
      } else {
        low = middle
        isGuessing = false
      }
    }
    return best
  }

  /// Cubic pieces, the curve that they follow, its duration, and the error that their text may have.
  struct FittedPieces {
    var pieces: CubicPieces
    var reference: Easing
    var duration: Double?
    var error: Double
  }

  /// The pieces within an error; nil if they would exceed a limit or the work.
  private func pieces(
    _ handles: CubicPieces.Handles, within error: Double, limit: Int, _ work: inout FittingWork
  ) throws(ConversionError) -> FittedPieces? {
    var (easing, duration): (Easing, Double?) = (easing, nil)
    var end: Double?
    if let spring {
      let curve =
        spring.isDurationGiven
        ? spring : try timed(spring, threshold: min(error, SpringMotion.defaultThreshold) / 2)
      (easing, duration) = (.spring(curve), curve.duration)
      if abs(1 - curve.value(at: 1)) <= error { end = 1 }
    }
    if let decay {
      duration = decay.duration
      if abs(1 - decay.value(at: 1)) <= error { end = 1 }
    }
    let found = try ConversionError.wrapping { () throws(ParameterError) in
      try CubicPieces(
        easing, within: error, handles: handles, endingAt: end, limit: limit, work: &work)
    }
    guard let found, request.points == nil || found.pieces.count <= limit else { return nil }
    return FittedPieces(pieces: found, reference: easing, duration: duration, error: error)
  }

  /// A text of pieces that keeps the error, its rounding included, if one does.
  ///
  /// - Parameter draft: Writes the text of pieces that use a share of the error.
  func rounded(
    _ draft: (_ share: Double) throws(ConversionError) -> Draft
  ) throws(ConversionError) -> Draft {
    var best = try draft(0.98)
    func error(_ draft: Draft) -> Double? {
      draft.played(draft.text).map { draft.error(of: $0, sharing: shared) }
    }
    guard request.points == nil, var least = error(best) else { return best }
    for share in [0.95, 0.8] where least > request.maximumError {
      let next = try draft(share)
      // Pieces that are the curve itself are the same for each share.
      guard next.text != best.text, let error = error(next), error < least else { continue }
      (best, least) = (next, error)
    }
    best.measuredText = (best.text, least)
    return best
  }
}
