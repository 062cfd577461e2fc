import Curves
import Testing

/// Nesting multiplies the positions of a function, but not without bound.
@Suite struct NestedTests {
  @Test func breakpointsStayFew() throws {
    var function = Easing.steps(try Steps(7))
    for _ in 0..<60 { function = .pingPong(function) }
    #expect(function.breakpoints.count <= 10_001)
    var repeated = Easing.steps(try Steps(7))
    for _ in 0..<10 { repeated = try repeated.repeated(40) }
    #expect(repeated.breakpoints.count <= 10_001)
  }

  /// Both are vertical at 0; their velocities differ without bound there.
  @Test func twoVerticalsAreApart() throws {
    let steep = Easing.cubicBezier(try CubicBezier(0, 1, 0.5, 1))
    let steeper = Easing.cubicBezier(try CubicBezier(0, 2, 0.5, 1))
    let difference = CurveDifference(steep, steeper)
    #expect(difference.velocityMaximum.value == .infinity)
    #expect(difference.velocityMaximum.progress == 0)
    #expect(CurveDifference(steep, steep).velocityMaximum.value == 0)
  }
}
