import Arithmetic
import Curves
import Spring

/// A curve to convert, with the approximations that targets ask for.
struct CurveToConvert {
  let request: ConversionRequest
  /// The curve without its preset name.
  let easing: Easing

  init(_ request: ConversionRequest) {
    self.request = request
    var easing = request.easing
    while case .preset(let preset) = easing { easing = preset.value }
    self.easing = easing.continued
  }

  /// The spring, if the curve is a spring.
  var spring: SpringCurve? {
    if case .spring(let spring) = easing { spring } else { nil }
  }

  /// The cubic-bezier, if the curve is exactly one.
  var bezier: CubicBezier? {
    switch easing {
    case .cubicBezier(let curve): return curve
    case .spring, .steps, .piecewiseLinear: return nil
    default: break
    }
    guard let pieces = easing.cubics, pieces.count == 1, easing.value(at: 0) == 0,
      easing.value(at: 1) == 1
    else { return nil }
    let (a, b) = (pieces[0].control1, pieces[0].control2)
    return try? CubicBezier(a.progress, a.value, b.progress, b.value)
  }

  /// The nearest single cubic-bezier, rounded to the digits that matter.
  func nearestBezier() throws(ConversionError) -> CubicBezier {
    guard let found = CubicBezier.approximation(of: easing) else {
      throw ConversionError("the curve's values are too large for a cubic-bezier")
    }
    let curve = found.curve
    let step = max(1e-7, found.maximumError * 1e-3)
    let round = { (value: Double) in DecimalRounding.round(value, within: step) }
    return (try? CubicBezier(round(curve.x1), round(curve.y1), round(curve.x2), round(curve.y2)))
      ?? curve
  }

  /// The polyline for targets with `linear()`; exact if the curve is a polyline.
  ///
  /// A spring's polyline ends on exactly 1. Its duration is the first multiple of a millisecond after
  /// which the spring stays within the approximation error.
  func polyline() throws(ConversionError) -> Polyline {
    if request.points == nil, let function = exactPolyline {
      return Polyline(function: function, reference: easing, duration: nil, isExact: true)
    }
    guard let spring else {
      return Polyline(
        function: try approximation(of: easing, end: nil), reference: easing, duration: nil)
    }
    if spring.isDurationGiven {
      // The end that the request sets, however far from rest the spring is.
      return Polyline(
        function: try approximation(of: easing, end: nil, near: 1), reference: easing,
        duration: spring.duration)
    }
    guard request.points != nil else {
      return try polyline(spring, within: min(request.maximumError, 0.001)).polyline
    }
    // A polyline that ends on 1 is closest if the spring is near 1 at its end, so the error has several minima
    // over the duration.
    var threshold = 0.001
    var best = try polyline(spring, within: threshold)
    var failures = 0
    while failures < 8 || best.error.place > 0.9999, threshold > 1e-9 {
      threshold *= 0.92
      let next = try polyline(spring, within: threshold)
      failures += 1
      if next.error.value < best.error.value { (best, failures) = (next, 0) }
    }
    return best.polyline
  }

  /// A spring's polyline over the time after which it stays within a threshold.
  private func polyline(
    _ spring: SpringCurve, within threshold: Double
  ) throws(ConversionError) -> (polyline: Polyline, error: LargestDifference) {
    let curve = try timed(spring, threshold: threshold)
    let easing = Easing.spring(curve)
    let function = try approximation(of: easing, end: 1)
    return (
      Polyline(function: function, reference: easing, duration: curve.duration),
      LargestDifference(function, easing)
    )
  }

  /// The polyline that the curve is, if it has few stops.
  private var exactPolyline: PiecewiseLinear? {
    if case .piecewiseLinear(let function) = easing {
      let inputs = function.inputs
      if inputs.count > 1, inputs[0] < inputs[1] || inputs[0] <= 0 { return function }
      // Not every engine reads a single stop, or begins on the first of two at one place.
      return try? PiecewiseLinear(
        stops: function.unitPoints.map { .init($0.value, at: $0.progress) })
    }
    guard let pieces = easing.cubics, pieces.count <= 100, pieces.allSatisfy({ $0.isStraight })
    else {
      return nil
    }
    var points = [CurvePoint(progress: 0, value: easing.value(at: 0))]
    for place in pieces.flatMap({ [$0.start, $0.end] }) where place != points.last {
      points.append(place)
    }
    let end = CurvePoint(progress: 1, value: easing.value(at: 1))
    if points.last != end { points.append(end) }
    return try? PiecewiseLinear(stops: points.map { .init($0.value, at: $0.progress) })
  }

  /// A polyline and the curve it stands for.
  struct Polyline {
    var function: PiecewiseLinear
    var reference: Easing
    var duration: Double?
    var isExact = false
  }

  private func approximation(
    of easing: Easing, end: Double?, near target: Double? = nil
  ) throws(ConversionError) -> PiecewiseLinear {
    var end = end
    if let target, abs(easing.value(at: 1) - target) <= request.maximumError { end = target }
    let found = try ConversionError.wrapping { () throws(TimingFunctionError) in
      if let points = request.points {
        try PiecewiseLinear.approximation(of: easing, stops: points, endingAt: end)
      } else {
        try PiecewiseLinear.approximation(
          of: easing, within: request.maximumError, endingAt: end)
      }
    }
    guard let found else {
      throw ConversionError(
        "the curve needs more than \(request.points ?? 10_000) stops for a linear()")
    }
    return found.function
  }

  /// The cubic pieces for targets with keyframes. For a spring they span a duration after which the
  /// spring stays within the error.
  ///
  /// - Parameters:
  ///   - handles: Where the handles may lie.
  ///   - share: The fraction of the error that the pieces may use. Rounding uses the rest.
  func pieces(
    _ handles: CubicPieces.Handles = .anywhere, share: Double = 0.98
  ) throws(ConversionError) -> (CubicPieces, Easing, Double?) {
    guard let points = request.points else {
      return try pieces(handles, within: request.maximumError * share)
    }
    // The least error with this number of keyframes, to 1 %.
    var (low, high) = (1e-7, 1.0)
    var best = try pieces(handles, within: high)
    while high > 1.01 * low {
      let middle = (low * high).squareRoot()
      let found = try pieces(handles, within: middle)
      if found.0.pieces.count < points { (high, best) = (middle, found) } else { low = middle }
    }
    guard best.0.pieces.count < points else {
      throw ConversionError("the curve needs more than \(points) keyframes")
    }
    return best
  }

  private func pieces(
    _ handles: CubicPieces.Handles, within error: Double
  ) throws(ConversionError) -> (CubicPieces, Easing, Double?) {
    var (easing, duration): (Easing, Double?) = (easing, nil)
    var end: Double?
    if let spring {
      let curve =
        spring.isDurationGiven ? spring : try timed(spring, threshold: min(error, 0.001) / 2)
      (easing, duration) = (.spring(curve), curve.duration)
      if abs(1 - curve.value(at: 1)) <= error { end = 1 }
    }
    let found = try ConversionError.wrapping { () throws(TimingFunctionError) in
      try CubicPieces(easing, within: error, handles: handles, endingAt: end)
    }
    guard let found else {
      throw ConversionError("the curve needs more than 10000 keyframes")
    }
    return (found, easing, duration)
  }

  /// The spring over a rounded settling time.
  func timed(_ spring: SpringCurve, threshold: Double = 0.001) throws(ConversionError)
    -> SpringCurve
  {
    if spring.isDurationGiven { return spring }
    return try ConversionError.wrapping { () throws(SpringError) in
      try spring.settled(within: threshold)
    }
  }
}
