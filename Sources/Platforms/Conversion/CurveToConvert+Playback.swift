import Curves
import Spring

/// What a platform plays when it reads a text: the curve that `convert` reads there, solved as the platform
/// solves it.
extension CurveToConvert {
  /// The curve itself.
  var played: (String) -> Playback? { played { Playback($0) } }

  /// - Parameter play: How the platform plays a curve.
  func played(
    over duration: Double? = nil, _ play: @escaping (Easing) -> Playback?
  ) -> (String) -> Playback? {
    { [read] text in read(text, duration).flatMap(play) }
  }

  /// - Parameter solve: How the platform solves a cubic-bezier of four numbers.
  func playedBezier(_ solve: @escaping ([Double]) -> Playback?) -> (String) -> Playback? {
    played { easing in
      guard let segments = easing.segments, segments.count == 1 else { return nil }
      let handles = segments[0].count == 4 ? segments[0][1...2] : segments[0][...]
      return solve(handles.flatMap { [$0.x, $0.y] })
    }
  }

  /// - Parameters:
  ///   - duration: The seconds that progress 0...1 spans.
  ///   - distance: The distance of the text, in the units of its velocity.
  ///   - play: How the platform plays a spring.
  func playedSpring(
    over duration: Double, distance: Double = 1,
    _ play: @escaping (SpringParameters, Double) -> Playback? = { .spring($0, over: $1) }
  ) -> (String) -> Playback? {
    played(over: duration) { easing in
      guard case .spring(let spring) = easing else { return nil }
      let velocity = spring.parameters.relativeVelocity
      return play(spring.parameters.starting(at: velocity / distance), duration)
    }
  }
}

extension Easing {
  /// The points of each line and cubic, if the function consists of them.
  var segments: [[Point2D]]? {
    switch self {
    case .linear: return [[Point2D(x: 0, y: 0), Point2D(x: 1, y: 1)]]
    case .cubicBezier(let p):
      return [
        [
          Point2D(x: 0, y: 0), Point2D(x: p.x1, y: p.y1), Point2D(x: p.x2, y: p.y2),
          Point2D(x: 1, y: 1),
        ]
      ]
    case .path(let curve):
      return curve.path.segments.map { segment in
        switch segment {
        case .line(let start, let end): [start, end]
        case .quad(let start, let control, let end): [start, control, end]
        case .curve(let start, let first, let second, let end): [start, first, second, end]
        }
      }
    default: return nil
    }
  }
}
