import CurveNotation
import Curves

/// The keyframes of one number as a curve from 0 at its first to 1 at its last.
struct KeyframeCurve {
  /// The way to the next keyframe.
  enum Segment {
    case hold
    case linear
    /// Handles as fractions of the interval and of the difference of its values.
    case relative(Double, Double, Double, Double)
    /// Handles as times and values.
    case absolute(Point2D, Point2D)
  }

  private(set) var times: [Double] = []
  private(set) var values: [Double] = []
  private(set) var segments: [Segment] = []
  private let offset: Int

  init(at offset: Int) { self.offset = offset }

  mutating func add(_ time: Double, _ value: Double, then segment: Segment) {
    times.append(time)
    values.append(value)
    segments.append(segment)
  }

  /// The time from the first keyframe to the last.
  var duration: Double { (times.last ?? 0) - (times.first ?? 0) }

  /// The curve as the meaning of a whole text.
  func parsed(of text: String) throws(SyntaxError) -> ParsedEasing {
    do throws(MeaningError) {
      return ParsedEasing(foreign: try easing(), text: text)
    } catch {
      throw TextScanner(text).error(error.expected, at: 0)
    }
  }

  func easing() throws(MeaningError) -> Easing {
    guard times.count >= 2, let start = times.first, let first = values.first,
      let last = values.last, duration > 0, duration.isFinite
    else { throw MeaningError("two keyframes at different times", at: offset) }
    let difference = last - first
    guard difference != 0, difference.isFinite else {
      throw MeaningError("a last value other than the first", at: offset)
    }
    let point = { (p: Point2D) in
      Point2D(x: (p.x - start) / duration, y: (p.y - first) / difference)
    }
    if times.count == 2 {
      switch segments[0] {
      case .hold: return Presets.stepEnd
      case .linear: return .linear
      case .relative(let x1, let y1, let x2, let y2):
        return try Dialects.bezier([x1, y1, x2, y2], at: offset)
      case .absolute(let a, let b):
        let (a, b) = (point(a), point(b))
        return try Dialects.bezier([a.x, a.y, b.x, b.y], at: offset)
      }
    }
    var path = BezierPath()
    path.move(to: Point2D(x: 0, y: 0))
    for index in 0..<times.count - 1 {
      let here = Point2D(x: times[index], y: values[index])
      let next = Point2D(x: times[index + 1], y: values[index + 1])
      switch segments[index] {
      case .hold:
        path.line(to: point(Point2D(x: next.x, y: here.y)))
        path.line(to: point(next))
      case .linear: path.line(to: point(next))
      case .absolute(let a, let b):
        path.curve(control1: point(a), control2: point(b), to: point(next))
      case .relative(let x1, let y1, let x2, let y2):
        let inside = { (x: Double, y: Double) in
          Point2D(x: here.x + x * (next.x - here.x), y: here.y + y * (next.y - here.y))
        }
        path.curve(
          control1: point(inside(x1, y1)), control2: point(inside(x2, y2)), to: point(next))
      }
    }
    do throws(PathCurveError) {
      return .path(try PathCurve(path))
    } catch {
      throw MeaningError("keyframes whose handles stay between them", at: offset)
    }
  }
}
