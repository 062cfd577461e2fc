import CurveFitting
import Curves
import Spring

/// A curve to convert, with the approximations that targets ask for.
struct CurveToConvert {
  let request: ConversionRequest
  /// The curve without its preset name.
  let easing: Easing
  /// The approximations found so far.
  let shared: SharedApproximations
  /// Reads a text as `convert` reads its input; nil if it has no curve. A spring spans the duration, if one is
  /// given.
  let read: (_ text: String, _ duration: Double?) -> Easing?

  init(
    _ request: ConversionRequest, sharing shared: SharedApproximations,
    reading read: @escaping (String, Double?) -> Easing?
  ) {
    self.request = request
    self.shared = shared
    self.read = read
    easing = request.easing.unnamed.continued
  }

  /// Another request for the same target.
  func with(_ request: ConversionRequest) -> Self {
    Self(request, sharing: shared, reading: read)
  }

  /// The spring, if the curve is a spring.
  var spring: SpringCurve? {
    if case .spring(let spring) = easing { spring } else { nil }
  }

  /// The cubic-bezier, if the curve is exactly one.
  var bezier: CubicBezier? {
    switch easing {
    case .cubicBezier(let curve): return curve
    // As every system writes it.
    case .linear: return CubicBezier(valid: 0, 0, 1, 1)
    case .spring, .steps, .piecewiseLinear: return nil
    default: break
    }
    guard let pieces = easing.cubics, pieces.count == 1, easing.value(at: 0) == 0,
      easing.value(at: 1) == 1
    else { return nil }
    let (a, b) = (pieces[0].control1, pieces[0].control2)
    // Without the last digit, which a mirrored equation loses.
    let round = { (value: Double) in
      DecimalRounding.round(value, within: 2e-15 * max(1, abs(value)))
    }
    return try? CubicBezier(
      round(a.progress), round(a.value), round(b.progress), round(b.value))
  }

  /// The nearest single cubic-bezier, rounded to the digits that matter.
  func nearestBezier() throws(ConversionError) -> CubicBezier {
    try shared.bezier(nearest: easing, findNearestBezier)
  }

  private func findNearestBezier() throws(ConversionError) -> CubicBezier {
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
    try shared.polyline(findPolyline)
  }

  private func findPolyline() throws(ConversionError) -> Polyline {
    if request.points == nil, let function = exactPolyline {
      return Polyline(function: function, reference: easing, duration: nil, isExact: true)
    }
    if let decay {
      return Polyline(
        try approximation(of: easing, end: nil, near: 1), reference: easing,
        duration: decay.duration)
    }
    guard let spring else {
      return Polyline(try approximation(of: easing, end: nil), reference: easing, duration: nil)
    }
    if spring.isDurationGiven {
      // The end that the request sets, however far from rest the spring is.
      return Polyline(
        try approximation(of: easing, end: nil, near: 1), reference: easing,
        duration: spring.duration)
    }
    guard request.points != nil else {
      return try polyline(spring, within: min(request.maximumError, SpringMotion.defaultThreshold))
    }
    // A polyline that ends on 1 is closest if the spring is near 1 at its end, so the error has several minima
    // over the duration. Far below the error of the other stops, a jump at the end doesn't matter.
    let free = try approximation(of: .spring(timed(spring)), end: nil)
    let least = free.maximumError
    var threshold = min(SpringMotion.defaultThreshold, 4 * least)
    var best = try polyline(spring, within: threshold)
    var error = LargestDifference(best.function, best.reference)
    var failures = 0
    while failures < 8 || error.x > 0.9999, threshold > max(1e-9, least / 20) {
      threshold *= 0.92
      let next = try polyline(spring, within: threshold, near: error.value)
      let nextError = LargestDifference(next.function, next.reference)
      failures += 1
      if nextError.value < error.value { (best, error, failures) = (next, nextError, 0) }
    }
    return best
  }

  /// A spring's polyline over the time after which it stays within a threshold.
  ///
  /// - Parameter known: The error of a similar polyline, which shortens the search.
  private func polyline(
    _ spring: SpringCurve, within threshold: Double, near known: Double? = nil
  ) throws(ConversionError) -> Polyline {
    var curve = try timed(spring, threshold: threshold)
    // A duration of whole milliseconds may end on the threshold, where no polyline that ends on 1 is within it.
    if abs(1 - Easing.spring(curve.continued).value(at: 1)) > 0.999 * threshold {
      curve = try timed(spring, threshold: 0.99 * threshold)
    }
    let easing = Easing.spring(curve)
    return Polyline(
      try approximation(of: easing, end: 1, known: known), reference: easing,
      duration: curve.duration)
  }

  /// The polyline that the curve is, if it has few stops.
  private var exactPolyline: PiecewiseLinear? {
    if case .piecewiseLinear(let function) = easing {
      let inputs = function.inputs
      if inputs.count > 1, inputs[0] < inputs[1] || inputs[0] <= 0 { return function }
      // Not every engine reads a single stop, or begins on the first of two at one position.
      return try? PiecewiseLinear(
        stops: function.unitPoints.map { .init($0.value, at: $0.progress) })
    }
    guard let pieces = easing.cubics, pieces.count <= 100, pieces.allSatisfy({ $0.isStraight })
    else {
      return nil
    }
    var points = [CurvePoint(progress: 0, value: easing.value(at: 0))]
    for x in pieces.flatMap({ [$0.start, $0.end] }) where x != points.last {
      points.append(x)
    }
    let end = CurvePoint(progress: 1, value: easing.value(at: 1))
    if points.last != end { points.append(end) }
    return try? PiecewiseLinear(stops: points.map { .init($0.value, at: $0.progress) })
  }

  /// Throws if the products of values could overflow.
  func requireModestValues() throws(ConversionError) {
    // No value of a cubic-bezier is beyond its control points.
    if case .cubicBezier(let curve) = easing, max(abs(curve.y1), abs(curve.y2)) <= 1e100 { return }
    let positions = (0...1000).map { Double($0) / 1000 } + easing.breakpoints
    guard easing.values(at: positions).allSatisfy({ abs($0) <= 1e100 }) else {
      throw ConversionError("the curve's values are too large to approximate: at most 1e100")
    }
  }

  /// A polyline and the curve it stands for.
  struct Polyline {
    var function: PiecewiseLinear
    var reference: Easing
    var duration: Double?
    var isExact = false
    /// The function with its error, unless it is exact.
    var measured: MeasuredFunction?
  }

  private func approximation(
    of easing: Easing, end: Double?, near target: Double? = nil, known: Double? = nil
  ) throws(ConversionError) -> PiecewiseLinear.Approximation {
    try requireModestValues()
    var end = end
    if let target, abs(easing.value(at: 1) - target) <= request.maximumError { end = target }
    let found = try ConversionError.wrapping { () throws(ParameterError) in
      if let points = request.points, let known {
        PiecewiseLinear.approximation(of: easing, stops: points, endingAt: end, near: known)
      } else if let points = request.points {
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
    return found
  }

  /// The spring over a rounded settling time.
  func timed(_ spring: SpringCurve, threshold: Double = SpringMotion.defaultThreshold)
    throws(ConversionError)
    -> SpringCurve
  {
    if spring.isDurationGiven { return spring }
    return try ConversionError.wrapping { () throws(ParameterError) in
      try spring.settled(within: threshold)
    }
  }
}

extension CurveToConvert.Polyline {
  fileprivate init(
    _ approximation: PiecewiseLinear.Approximation, reference: Easing, duration: Double?
  ) {
    self.init(
      function: approximation.function, reference: reference, duration: duration,
      measured: MeasuredFunction(
        function: .piecewiseLinear(approximation.function), error: approximation.maximumError))
  }
}
