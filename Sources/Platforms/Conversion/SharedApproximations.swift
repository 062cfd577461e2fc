import CurveFitting
import Curves

/// Approximations of one curve that several targets write: each is found once.
///
/// Conversions with it have requests that differ only in the target's own settings, such as the name. It is
/// not for several threads at a time.
package final class SharedApproximations {
  private var pieces: [Pieces] = []
  private var polyline: CurveToConvert.Polyline?
  private var bezier: (reference: Easing, curve: CubicBezier)?
  private var samples: SampleRows?
  private var errors: [Measured] = []

  /// Creates it without approximations.
  package init() {}

  private struct Pieces {
    var handles: CubicPieces.Handles
    var share: Double
    var found: CurveToConvert.FittedPieces
  }

  /// A measured distance: several platforms play the same function.
  private struct Measured {
    var reference: Easing
    var played: Playback
    var margin: Double
    var error: Double
  }

  func error(
    of played: Playback, from reference: Easing, margin: Double, _ measure: () -> Double
  ) -> Double {
    for known in errors
    where known.margin == margin && known.played.isSame(as: played)
      && known.reference == reference
    { return known.error }
    let error = measure()
    errors.append(
      Measured(reference: reference, played: played, margin: margin, error: error))
    return error
  }

  func pieces(
    _ handles: CubicPieces.Handles, share: Double,
    _ find: () throws(ConversionError) -> CurveToConvert.FittedPieces
  ) throws(ConversionError) -> CurveToConvert.FittedPieces {
    for known in pieces where known.handles == handles && known.share == share {
      return known.found
    }
    let found = try find()
    pieces.append(Pieces(handles: handles, share: share, found: found))
    return found
  }

  func polyline(
    _ find: () throws(ConversionError) -> CurveToConvert.Polyline
  ) throws(ConversionError) -> CurveToConvert.Polyline {
    if let polyline { return polyline }
    let found = try find()
    polyline = found
    return found
  }

  func samples(
    _ find: () throws(ConversionError) -> SampleRows
  ) throws(ConversionError) -> SampleRows {
    if let samples { return samples }
    let found = try find()
    samples = found
    return found
  }

  /// - Parameter reference: The curve, which is a spring over its settling time for some targets.
  func bezier(
    nearest reference: Easing, _ find: () throws(ConversionError) -> CubicBezier
  ) throws(ConversionError) -> CubicBezier {
    if let bezier, bezier.reference == reference { return bezier.curve }
    let found = try find()
    bezier = (reference, found)
    return found
  }
}
