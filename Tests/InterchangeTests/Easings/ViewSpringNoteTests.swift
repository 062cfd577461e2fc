import CurvePlatforms
import Foundation
import Curves
import Spring
import Testing

/// UIKit's search for a spring of a duration may end at one that is far slower.
@Suite struct ViewSpringNoteTests {
  @Test(arguments: [
    (1.0, 0.7, 2.5), (1.0, 0.7, 3.0), (0.5, 0.5, 5.0), (1.0, 0.7, 8.0), (0.5, 0.7, 0.0),
  ])
  func unsettledSpringsAreNoted(duration: Double, ratio: Double, velocity: Double) throws {
    let parsed = try EasingParser().parse(
      "UIView.animate(withDuration: \(duration), delay: 0, usingSpringWithDamping: \(ratio), initialSpringVelocity: \(velocity))"
    )
    guard case .spring(let spring) = parsed.easing else {
      Issue.record("\(parsed.easing)")
      return
    }
    // The solution of the differential equation, whose distance after the duration is what jumps.
    let frequency = spring.motion.spring.naturalFrequency
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let angle = damped * duration
    let swing = cos(angle) + (ratio * frequency - velocity) / damped * sin(angle)
    let distance = abs(swing * exp(-ratio * frequency * duration))
    #expect(
      parsed.notes.contains { $0.contains("UIKit finds") } == (distance > 0.002), "\(distance)")
  }
}
