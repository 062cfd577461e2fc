import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// GSAP's CustomEase.
  static let gsap = TargetLanguage(
    "gsap", title: "GSAP CustomEase", bezier: "`CustomEase.create` with one cubic",
    spring: "`CustomEase.create` with the fewest cubics, ending on 1",
    traps: [
      "CustomEase uses a table, with errors of 7.5e-4 on ease unless `precision` is set.",
      "CustomEase stretches a path that does not run from (0, 0) to (1, 1).",
    ],
    file: ScriptModule.form(
      "gsap.js", importing: ["CustomEase", "gsap"], from: "gsap/CustomEase",
      setup: ["import { gsap } from \"gsap\";", "", "gsap.registerPlugin(CustomEase);"],
      duration: .seconds)
  ) { (curve) throws(ConversionError) in
    let fitted = try curve.pieces(share: 0.8)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let data = try fitted.pathData(for: "CustomEase")
    let played = { (text: String) -> Playback? in
      let precision = TextNumbers.all(in: text, after: "precision: ").first ?? 1
      return curve.played { $0.segments.flatMap { GSAPTable.playback($0, precision: precision) } }(
        text)
    }
    var draft = Draft(
      text: "", duration: duration, reference: reference, played: played,
      isNative: pieces.isExact, points: pieces.pieces.count + 1)
    // A finer table if the error of the default one is too large.
    for precision in [1, 10, 100, 1000, 10_000] {
      let options = precision == 1 ? "" : ", { precision: \(precision) }"
      draft.text = Self.timed(
        "CustomEase.create(\"\(CSSText.identifier(curve.request.name))\", \"\(data)\"\(options))",
        curve.request, duration: duration)
      guard let played = played(draft.text) else { break }
      let error = LargestDifference(reference, played).value
      draft.measuredText = (draft.text, error)
      if error <= curve.request.maximumError { break }
    }
    let isTimed = !curve.request.timing.isEmpty
    (draft.hasDuration, draft.hasDelay, draft.hasRepeats) = (isTimed, true, true)
    return draft
  }

  /// An ease among the settings of a tween, if they have a timing.
  private static func timed(
    _ ease: String, _ request: ConversionRequest, duration: Double?
  ) -> String {
    if request.timing.isEmpty { return ease }
    var text = "{ ease: \(ease)"
    if let duration = duration ?? request.duration { text += ", duration: \(cssNumber(duration))" }
    if let delay = request.delay { text += ", delay: \(cssNumber(delay))" }
    if let repeats = request.repeats {
      // It counts the runs after the first.
      text += ", repeat: \(repeats.count.isFinite ? cssNumber(repeats.count - 1) : "-1")"
      if repeats.autoreverses { text += ", yoyo: true" }
    }
    return text + " }"
  }
}

/// The table that CustomEase builds from a path.
enum GSAPTable {
  /// What `CustomEase.create` plays.
  static func playback(_ segments: [[Point2D]], precision: Double) -> Playback? {
    var points = [Point2D(x: 0, y: 0)]
    for segment in segments {
      if segment.count == 4 { split(segment, 1 / (precision * 200_000), &points) }
      points.append(segment[segment.count - 1])
    }
    var rising = [points[0]]
    for point in points.dropFirst() where point.x > rising[rising.count - 1].x {
      rising.append(point)
    }
    guard rising.count > 1 else { return nil }
    return table(rising, isFine: precision > 1)
  }

  /// Halves a cubic until it is flat, and adds the points between its ends.
  private static func split(
    _ p: [Point2D], _ threshold: Double, _ points: inout [Point2D], depth: Int = 0
  ) {
    let mid = { (a: Point2D, b: Point2D) in Point2D(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    let (a, b, c) = (mid(p[0], p[1]), mid(p[1], p[2]), mid(p[2], p[3]))
    let (ab, bc) = (mid(a, b), mid(b, c))
    let middle = mid(ab, bc)
    let (dx, dy) = (p[3].x - p[0].x, p[3].y - p[0].y)
    let d1 = abs((p[1].x - p[3].x) * dy - (p[1].y - p[3].y) * dx)
    let d2 = abs((p[2].x - p[3].x) * dy - (p[2].y - p[3].y) * dx)
    let isCurved = (d1 + d2) * (d1 + d2) > threshold * (dx * dx + dy * dy) && depth < 24
    if isCurved { split([p[0], a, ab, middle], threshold, &points, depth: depth + 1) }
    points.append(middle)
    if isCurved { split([middle, bc, c, p[3]], threshold, &points, depth: depth + 1) }
  }

  /// Evenly spaced samples of the points, unless the path turns sharply or `precision` is fine.
  private static func table(_ points: [Point2D], isFine: Bool) -> Playback? {
    let slopes = zip(points, points.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
    let isSharp = zip(slopes, slopes.dropFirst()).contains { abs($1 - $0) > 2 }
    let line = points.map { (x: $0.x, y: $0.y) }
    guard !isFine, !isSharp else { return .polyline(line) }
    let closest = zip(points, points.dropFirst()).map { $1.x - $0.x }.min() ?? 1
    let count = Int(min(1 / closest + 1, 1e6))
    guard let exact = try? PiecewiseLinear(stops: line.map { .init($0.y, at: $0.x) }) else {
      return nil
    }
    return .polyline(
      (0...count).map { index in
        let x = Double(index) / Double(count)
        return (x, exact.value(at: x))
      })
  }
}
