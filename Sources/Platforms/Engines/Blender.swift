import CurveArithmetic
import CurveFitting
import Curves

extension TargetLanguage {
  /// Keyframes of an F-Curve in Blender's Python.
  ///
  /// Source: Blender's Python API, `bpy.types.Keyframe`, and its manual on F-Curves.
  static let blender = TargetLanguage(
    "blender", title: "Blender F-Curve (Python)", bezier: "two keyframes with free handles",
    spring: "the fewest keyframes within the error, with free handles",
    traps: [
      "Written from Blender's documentation, not tested in Blender.",
      "Blender shortens handles that overlap in time: such a cubic is written as two.",
      "Keyframes are single precision: begin at a low frame.",
      "Blender shows whole frames, so a jump is at the next one.",
    ],
    file: FileForm(
      name: "motion.py", comment: .hash, scope: .module,
      spelling: { CurveName.snake($0).uppercased() }, duration: .seconds,
      text: { declarations, _ in
        let lists = declarations.map { declaration in
          let timing = declaration.timing.map { "# \($0)\n" } ?? ""
          if declaration.conversion.isDuration {
            return "\(timing)\(declaration.member) = \(declaration.text)\n\n"
          }
          return "\(timing)\(declaration.member) = \(BlenderText.list(in: declaration.text))\n\n"
        }
        return "\(BlenderText.beginning)\(lists.joined())\(BlenderText.function)"
      })
  ) { (curve) throws(ConversionError) in
    try curve.rounded { (share) throws(ConversionError) in
      let fitted = try curve.pieces(share: share)
      let request = curve.request
      let seconds = fitted.duration ?? request.duration
      let text = BlenderText(
        fitted.pieces, from: request.delay ?? 0, over: seconds ?? 1)
      let name = CurveName.snake(request.name).uppercased()
      return Draft(
        text: "\(BlenderText.beginning)\(name) = \(text.list)\n\n\(BlenderText.function)",
        duration: fitted.duration, reference: fitted.reference,
        played: { BlenderText.played($0, from: request.delay ?? 0, over: seconds ?? 1) },
        isNative: fitted.pieces.isExact, points: text.keys.count,
        notes: seconds == nil ? ["the curve has no duration; change 1 s as needed"] : [],
        jumpWidth: 1.1 * BlenderText.gap(over: seconds ?? 1), hasDuration: true, hasDelay: true)
    }
  }
}

/// The keyframes of an F-Curve as rows of a list in Python.
struct BlenderText {
  private(set) var keys: [BlenderKeys.Key] = []

  /// The seconds of a jump, as a fraction of a span: Blender takes keyframes for one that are less than
  /// 0.0001 frames apart.
  static func gap(over seconds: Double) -> Double { min(1e-4 / seconds, 1e-3) }

  /// - Parameters:
  ///   - pieces: The curve.
  ///   - start: The time of its first keyframe, in seconds.
  ///   - seconds: Its duration.
  init(_ pieces: CubicPieces, from start: Double, over seconds: Double) {
    let gap = Self.gap(over: seconds)
    var last = CurvePoint(progress: 0, value: 0)
    append(last, .constant)
    for piece in pieces.pieces.flatMap({ $0.withoutOverlap() }) {
      let isAtKeyframe = keys[keys.count - 1].point.x >= piece.start.progress
      if !isAtKeyframe || piece.start.value != last.value {
        keys[keys.count - 1].interpolation = .constant
        var start = piece.start
        if isAtKeyframe { start.progress += gap }
        append(start, .constant)
      }
      last = piece.end
      if piece.isHold {
        keys[keys.count - 1].interpolation = .constant
        continue
      }
      let index = keys.count - 1
      let control = Self.point(piece.control1)
      keys[index].right = Point2D(x: max(control.x, keys[index].point.x), y: control.y)
      keys[index].interpolation = piece.isStraight ? .linear : .bezier
      append(piece.end, .constant)
      keys[keys.count - 1].left = Self.point(piece.control2)
    }
    if keys[keys.count - 1].point.x < 1 {
      append(CurvePoint(progress: 1, value: pieces.end), .constant)
    } else if last.value != pieces.end {
      keys[keys.count - 1].point.x -= gap
      append(CurvePoint(progress: 1, value: pieces.end), .constant)
    }
    let round = { (point: Point2D) in
      Point2D(
        x: DecimalRounding.round(start + point.x * seconds, within: 1e-9),
        y: DecimalRounding.round(point.y, within: 1e-9))
    }
    keys = keys.map { key in
      BlenderKeys.Key(
        left: round(key.left), point: round(key.point), right: round(key.right),
        interpolation: key.interpolation)
    }
  }

  private mutating func append(
    _ curvePoint: CurvePoint, _ interpolation: BlenderKeys.Interpolation
  ) {
    let point = Self.point(curvePoint)
    keys.append(
      BlenderKeys.Key(left: point, point: point, right: point, interpolation: interpolation))
  }

  private static func point(_ curvePoint: CurvePoint) -> Point2D {
    Point2D(x: curvePoint.progress, y: curvePoint.value)
  }

  /// The rows in brackets.
  var list: String {
    let rows = keys.map { key in
      let numbers = [key.left, key.point, key.right].flatMap { [cssNumber($0.x), cssNumber($0.y)] }
      return "    (\(numbers.joined(separator: ", ")), \"\(key.interpolation.rawValue)\"),\n"
    }
    return "[\n\(rows.joined())]"
  }

  /// The list of a text.
  static func list(in text: String) -> Substring {
    guard let start = text.firstRange(of: "[\n"), let end = text.firstRange(of: "\n]") else {
      return "[]"
    }
    return text[start.lowerBound..<end.upperBound]
  }

  static let beginning = """
    import bpy

    # Written from Blender's documentation, not tested in Blender.
    # Each row: left handle, keyframe, right handle, in seconds and values; the interpolation after it.

    """

  static let function = """

    def animate(fcurve, rows, start=1.0, low=0.0, high=1.0):
        \"\"\"Adds keyframes to an F-Curve from a frame on, at the rate of the scene.\"\"\"
        render = bpy.context.scene.render
        rate = render.fps / render.fps_base

        def point(x, y):
            return (start + x * rate, low + y * (high - low))

        count = len(fcurve.keyframe_points)
        fcurve.keyframe_points.add(len(rows))
        for index, row in enumerate(rows):
            key = fcurve.keyframe_points[count + index]
            key.interpolation = row[6]
            key.handle_left_type = key.handle_right_type = "FREE"
            key.co = point(row[2], row[3])
            key.handle_left = point(row[0], row[1])
            key.handle_right = point(row[4], row[5])
        fcurve.update()
    """

  /// What Blender plays, in single precision.
  static func played(_ text: String, from start: Double, over seconds: Double) -> Playback? {
    guard let keys = BlenderKeys(text)?.keys else { return nil }
    let point = { (p: Point2D) in
      let x = (Double(Float(p.x)) - start) / seconds
      // The last frame is rounded as its keyframe is.
      return Point2D(x: abs(x - 1) < 1e-6 ? 1 : x, y: Double(Float(p.y)))
    }
    var segments: [(from: Point2D, curve: CubicBezier, cube: CubicBezier, rise: Double)?] = []
    for (key, next) in zip(keys, keys.dropFirst()) {
      let (a, b) = (point(key.point), point(next.point))
      var handles = [point(key.right), point(next.left)]
      switch key.interpolation {
      case .constant:
        segments.append(nil)
        continue
      case .linear:
        handles = [Point2D(x: a.x, y: a.y), Point2D(x: b.x, y: b.y)]
      case .bezier: break
      }
      // Handles whose lengths add up to more than the interval are shortened together.
      let lengths = abs(handles[0].x - a.x) + abs(b.x - handles[1].x)
      let share = min((b.x - a.x) / max(lengths, 1e-300), 1)
      let (width, rise) = (b.x - a.x, b.y - a.y)
      let fraction = { (x: Double) in min(max(x / width, 0), 1) }
      let x1 = fraction(share * (handles[0].x - a.x))
      let x2 = fraction(width - share * (b.x - handles[1].x))
      let y = [share * (handles[0].y - a.y), rise - share * (b.y - handles[1].y)]
      guard let curve = try? CubicBezier(x1, y[0], x2, y[1]),
        let cube = try? CubicBezier(x1, 0, x2, 0)
      else { return nil }
      segments.append((a, curve, cube, rise))
    }
    if keys.count == 2, let only = segments[0], only.from == Point2D(x: 0, y: 0), only.rise == 1 {
      return Playback(only.curve)
    }
    let positions = keys.map { point($0.point).x }
    let values = keys.map { point($0.point).y }
    return Playback(breakpoints: positions) { progress in
      let index = max(
        SegmentSearch.partition(0..<positions.count) { positions[$0] <= progress } - 1, 0)
      guard index + 1 < positions.count, let segment = segments[index] else { return values[index] }
      let share = (progress - positions[index]) / (positions[index + 1] - positions[index])
      // The curve ends on 1: the cube of its parameter takes it to the rise.
      return values[index] + segment.curve.value(at: share)
        + (segment.rise - 1) * segment.cube.value(at: share)
    }
  }
}

extension CubicPiece {
  /// The piece, or its halves if its handles overlap in time. Those of a half never do: their controls are
  /// at (0, x1/2, x1/2 + x2/4, ...).
  fileprivate func withoutOverlap() -> [CubicPiece] {
    isHold || control1.progress <= control2.progress ? [self] : split(at: 0.5)
  }
}
