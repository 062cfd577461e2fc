import Curves
import Spring
import Testing

/// docs/library.md: animate a type of your own.
@Suite struct OwnTypeExample {
  // docs: animate a type of your own
  struct Pose: Interpolatable {
    var height = 0.0
    var tilt = 0.0

    var componentCount: Int { 2 }
    subscript(component index: Int) -> Double {
      get { index == 0 ? height : tilt }
      set { if index == 0 { height = newValue } else { tilt = newValue } }
    }
  }
  // end

  @Test func animateAnOwnType() throws {
    // docs: animate it
    let jump = try KeyframeAnimation(
      values: [Pose(), Pose(height: 80, tilt: 0.2), Pose()], keyTimes: [0, 0.4, 1], mode: .cubic)
    let top = jump.value(at: 0.4)
    let fall = try DampedSpring(response: 0.4, dampingRatio: 0.7).motion(from: top, to: Pose())
    // end
    #expect(top == Pose(height: 80, tilt: 0.2))
    #expect(fall.value(at: 0) == top && abs(fall.value(at: 10).height) <= 1e-9)
  }
}
