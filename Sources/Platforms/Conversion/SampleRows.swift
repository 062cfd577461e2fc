import CurveFitting
import Curves

/// Evenly spaced samples of a curve: 101, or as many as linear interpolation needs.
struct SampleRows {
  typealias Row = (x: Double, y: Double)

  /// The curve that they follow, over their span.
  let reference: Easing
  /// The seconds that a spring's samples span.
  let duration: Double?
  let rows: [Row]
  /// The lines between the rows, with their distance from the curve if that decided on the number of rows.
  let measured: MeasuredFunction?

  init(_ curve: CurveToConvert) throws(ConversionError) {
    var (reference, duration) = (curve.easing, Double?.none)
    if let spring = curve.spring {
      let timed = try curve.timed(spring)
      (reference, duration) = (.spring(timed), timed.duration)
    }
    (self.reference, self.duration) = (reference, duration)
    let span = duration ?? 1
    func rows(_ count: Int) -> [Row] {
      (0..<count).map { index in
        let share = Double(index) / Double(count - 1)
        return (x: share * span, y: reference.value(at: share))
      }
    }
    if let points = curve.request.points {
      (self.rows, measured) = (rows(points), nil)
      return
    }
    var first: MeasuredFunction?
    for count in [101, 201, 401, 801, 1601, 3201, 6401] {
      let rows = rows(count)
      guard case .function(let lines)? = Self.lines(rows, over: span) else { break }
      let error = LargestDifference(reference.continued, .function(lines)).value
      let found = MeasuredFunction(function: lines, error: error)
      if error <= curve.request.maximumError {
        (self.rows, measured) = (rows, found)
        return
      }
      if first == nil { first = found }
    }
    // No number of samples follows a jump: then 101 suffice.
    (self.rows, measured) = (rows(101), first)
  }

  /// The lines between rows, over progress 0...1.
  static func lines(_ rows: [Row], over span: Double) -> Playback? {
    .polyline(rows.map { ($0.x / span, $0.y) })
  }
}
