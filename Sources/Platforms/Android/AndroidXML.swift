import CurveArithmetic
import CurveFitting
import Curves

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
      text: text, duration: duration, reference: reference,
      played: curve.played { $0.segments.flatMap(AndroidPath.playback) },
      isNative: curve.bezier != nil, points: points)
  }
}

/// What a PathInterpolator plays.
///
/// Source: AOSP, frameworks/base/libs/hwui/jni/Path.cpp, approximate.
enum AndroidPath {
  /// What PathInterpolator plays: it halves the path until each half is within 0.002 of its chord's
  /// middle, and interpolates linearly.
  static func playback(_ segments: [[Point2D]]) -> Playback? {
    var points: [SIMD2<Float>] = [.zero]
    for segment in segments {
      let corners = segment.map { SIMD2(Float($0.x), Float($0.y)) }
      if corners.count == 4 {
        var cubic = Cubic(corners: corners)
        cubic.flatten(0, 1, into: &points)
      } else {
        points.append(corners[1])
      }
    }
    return .polyline(points.map { (Double($0.x), Double($0.y)) })
  }

  private struct Cubic {
    let corners: [SIMD2<Float>]
    /// The middle of an S lies on its chord: until the first one is found, a quarter is examined too.
    private var seeksInflection = true

    init(corners: [SIMD2<Float>]) { self.corners = corners }

    mutating func flatten(
      _ from: Float, _ to: Float, into points: inout [SIMD2<Float>], depth: Int = 0
    ) {
      let middle = (from + to) / 2
      var divides = isFar(from, to)
      if !divides, seeksInflection {
        divides = isFar(from, middle)
        seeksInflection = !divides
      }
      if divides, depth < 20 {
        flatten(from, middle, into: &points, depth: depth + 1)
        flatten(middle, to, into: &points, depth: depth + 1)
      } else {
        points.append(point(to))
      }
    }

    /// Whether the point half way between two times is away from the middle of their chord.
    private func isFar(_ from: Float, _ to: Float) -> Bool {
      let distance = point((from + to) / 2) - (point(from) + point(to)) / 2
      return distance.x * distance.x + distance.y * distance.y > 0.002 * 0.002
    }

    private func point(_ t: Float) -> SIMD2<Float> {
      let s = 1 - t
      let (a, b) = (s * s * s * corners[0], 3 * s * s * t * corners[1])
      let (c, d) = (3 * s * t * t * corners[2], t * t * t * corners[3])
      return a + b + c + d
    }
  }
}
