import CurveArithmetic
import CurveFitting
import Curves

extension TargetLanguage {
  /// Rows of samples.
  static let csv = TargetLanguage(
    "csv", title: "Samples as CSV", bezier: "samples", spring: "samples over the settling time",
    file: .eachCurve("*.csv")
  ) { (curve) throws(ConversionError) in
    try SampleRows.draft(curve) { column, rows in
      "\(column),value\n"
        + rows.map { "\(cssNumber($0.x)),\(cssNumber($0.y))" }.joined(separator: "\n")
    }
  }

  /// An array of samples for NumPy.
  static let npy = TargetLanguage(
    "npy", title: "Samples as a NumPy array", bezier: "samples in two columns",
    spring: "samples over the settling time, in two columns", isBinary: true,
    file: .eachCurve("*.npy")
  ) { (curve) throws(ConversionError) in
    try SampleRows.draft(curve, encoding: NumPy.file) { _, _ in "" }
  }

  /// An array of samples.
  static let json = TargetLanguage(
    "json", title: "Samples as JSON", bezier: "samples", spring: "samples over the settling time",
    file: .members("samples.json")
  ) { (curve) throws(ConversionError) in
    try SampleRows.draft(curve) { column, rows in
      let lines = rows.map {
        "  { \"\(column)\": \(cssNumber($0.x)), \"value\": \(cssNumber($0.y)) }"
      }
      return "[\n\(lines.joined(separator: ",\n"))\n]"
    }
  }
}

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

  private init(_ curve: CurveToConvert) throws(ConversionError) {
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
  private static func lines(_ rows: [Row], over span: Double) -> Playback? {
    .polyline(rows.map { ($0.x / span, $0.y) })
  }

  /// The samples of a curve, for linear interpolation.
  ///
  /// - Parameters:
  ///   - encode: Makes the file of a binary target.
  ///   - write: Makes the text from the name of the first column and the rows.
  static func draft(
    _ curve: CurveToConvert, encoding encode: (([Row]) -> [UInt8])? = nil,
    _ write: (String, [Row]) -> String
  ) throws(ConversionError) -> Draft {
    let samples = try curve.shared.samples { () throws(ConversionError) in try Self(curve) }
    let file = encode?(samples.rows)
    let span = samples.duration ?? 1
    return Draft(
      text: write(samples.duration == nil ? "progress" : "time", samples.rows), bytes: file,
      duration: samples.duration, reference: samples.reference,
      played: { text in
        let numbers = file.map(NumPy.numbers) ?? TextNumbers.all(in: text)
        guard numbers.count % 2 == 0, numbers.count >= 4 else { return nil }
        return lines(
          stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) },
          over: span)
      },
      points: samples.rows.count, measured: samples.measured)
  }
}
