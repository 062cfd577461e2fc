import CurveArithmetic
import CurveFitting
import Curves
import Spring

extension TargetLanguage {
  /// An interpolator resource.
  static let androidXML = TargetLanguage(
    "android-xml", title: "Android interpolator resource",
    bezier: "`<pathInterpolator android:controlX1 ...>`",
    spring: "`android:pathData` of the fitted curve; SpringForce's values in a comment",
    traps: [
      "PathInterpolator draws every path as a polyline that is within 0.002 of it, in single precision.",
      "A path must start at (0, 0), end at (1, 1) and have no gap in x.",
    ],
    file: FileForm(
      name: "*.xml", comment: .element, scope: .module, spelling: { CurveName.snake($0) },
      text: { declarations, _ in declarations.map { $0.conversion.text }.joined(separator: "\n") })
  ) { (curve) throws(ConversionError) in
    var (reference, duration) = (curve.easing, Double?.none)
    let attributes: String
    var comment = ""
    var points: Int?
    if let b = curve.bezier {
      attributes = """
            android:controlX1="\(cssNumber(b.x1))"
            android:controlY1="\(cssNumber(b.y1))"
            android:controlX2="\(cssNumber(b.x2))"
            android:controlY2="\(cssNumber(b.y2))"
        """
    } else {
      let fitted = try curve.pieces()
      (reference, duration) = (fitted.reference, fitted.duration)
      points = fitted.pieces.pieces.count + 1
      attributes =
        "    android:pathData=\"\(try fitted.pathData(for: "PathInterpolator"))\""
    }
    if let p = curve.perMass {
      comment =
        "\n<!-- SpringForce: stiffness \(cssNumber(p.stiffness)), dampingRatio \(cssNumber(p.ratio)) -->"
    }
    let text = """
      <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
      \(attributes) />\(comment)
      """
    return Draft(
      text: text, duration: duration, reference: reference, played: AndroidPath.read,
      isNative: curve.bezier != nil, points: points)
  }
}

/// What a PathInterpolator plays.
enum AndroidPath {
  /// What PathInterpolator plays: it halves the path until each half is within 0.002 of its chord's
  /// middle, and interpolates linearly.
  @Sendable static func read(_ text: String) -> Playback? {
    var data = TextNumbers.all(in: text, after: "controlX1", until: "/>")
    if data.count == 4 {
      data = [0, 0] + data + [1, 1]
      return polyline([Array(data)])
    }
    guard let path = text.firstRange(of: "pathData=\"") else { return nil }
    let commands = text[path.upperBound...].prefix { $0 != "\"" }
    var segments: [[Double]] = []
    var last = [0.0, 0.0]
    for word in commands.split(whereSeparator: { "MLC".contains($0) }).dropFirst() {
      let numbers = TextNumbers.all(in: word)
      segments.append(last + numbers)
      last = Array(numbers.suffix(2))
    }
    return polyline(segments)
  }

  private static func polyline(_ segments: [[Double]]) -> Playback? {
    var points: [(x: Double, y: Double)] = [(0, 0)]
    for segment in segments {
      if segment.count == 4 {
        points.append((segment[2], segment[3]))
      } else if segment.count == 8 {
        flatten(segment, 0, 1, &points, depth: 0)
      } else {
        return nil
      }
    }
    return .polyline(points.map { (Double(Float($0.x)), Double(Float($0.y))) })
  }

  private static func point(_ p: [Double], _ t: Double) -> (x: Double, y: Double) {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
      a * p[0] + b * p[2] + c * p[4] + d * p[6], a * p[1] + b * p[3] + c * p[5] + d * p[7]
    )
  }

  private static func flatten(
    _ p: [Double], _ from: Double, _ to: Double, _ points: inout [(x: Double, y: Double)],
    depth: Int
  ) {
    let (a, b) = (point(p, from), point(p, to))
    let middle = (from + to) / 2
    let at = point(p, middle)
    let (dx, dy) = (at.x - (a.x + b.x) / 2, at.y - (a.y + b.y) / 2)
    if dx * dx + dy * dy > 0.002 * 0.002, depth < 20 {
      flatten(p, from, middle, &points, depth: depth + 1)
      flatten(p, middle, to, &points, depth: depth + 1)
    } else {
      points.append(b)
    }
  }
}
