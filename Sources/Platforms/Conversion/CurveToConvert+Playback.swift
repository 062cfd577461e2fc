import Curves
import Spring

/// What a platform plays when it reads a text: the curve that `convert` reads there, solved as the platform
/// solves it.
extension CurveToConvert {
  /// The curve itself.
  var played: (String) -> Playback? { played { Playback($0) } }

  /// - Parameter play: How the platform plays a curve.
  func played(_ play: @escaping (Easing) -> Playback?) -> (String) -> Playback? {
    { [read] text in read(text).flatMap(play) }
  }

  /// - Parameter solve: How the platform solves a cubic-bezier of four numbers.
  func playedBezier(_ solve: @escaping ([Double]) -> Playback?) -> (String) -> Playback? {
    played { easing in
      switch easing {
      case .linear: solve([0, 0, 1, 1])
      case .cubicBezier(let curve): solve([curve.x1, curve.y1, curve.x2, curve.y2])
      default: nil
      }
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
    played { easing in
      guard case .spring(let spring) = easing else { return nil }
      let velocity = spring.parameters.initialVelocity
      return play(spring.parameters.starting(at: velocity / distance), duration)
    }
  }
}
