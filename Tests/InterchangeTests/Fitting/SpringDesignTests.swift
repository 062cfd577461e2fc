import CurveFitting
import CurveNotation
import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct SpringDesignTests {
  typealias Requirement = SpringDesign.Requirement

  /// The properties of a spring as requirements: the inverse of the inverse.
  @Test func theRequirementsOfASpringGiveItBack() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<40 {
      let ratio = Double.random(in: 0.05...0.9, using: &random)
      let frequency = random.logUniform(0.5...80)
      let spring = try DampedSpring(naturalFrequency: frequency, dampingRatio: ratio)
      let motion = try spring.motion()
      let peak = Requirement.peakTime(try #require(motion.peak).time)
      let settling = Requirement.settlingTime(motion.settlingTime())
      let (overshoot, response) = (
        Requirement.overshoot(motion.overshoot), Requirement.response(spring.response)
      )
      let (ratioRequirement, bounce) = (
        Requirement.dampingRatio(ratio), Requirement.bounce(spring.bounce)
      )
      let pairs = [
        (settling, ratioRequirement), (overshoot, peak), (overshoot, settling), (response, bounce),
        (peak, settling), (response, ratioRequirement), (bounce, peak), (settling, bounce),
        (peak, response), (overshoot, response),
      ]
      for (first, second) in pairs {
        for (a, b) in [(first, second), (second, first)] {
          let design = try SpringDesign(a, b)
          #expect(design.error <= 1e-12, "\(a), \(b): \(design.error)")
          // With a peak close to half the response, the damping ratio is known to only half the digits.
          let bound = [a, b].contains(peak) && [a, b].contains(response) ? 1e-9 : 1e-7
          #expect(abs(design.spring.dampingRatio - ratio) <= bound, "\(a), \(b), ratio \(ratio)")
          #expect(abs(design.spring.naturalFrequency / frequency - 1) <= 1e-7)
        }
      }
    }
  }

  /// The third turning point is as high as the threshold here, so the last digit decides.
  @Test func anOvershootOfTenPercentSettlesWhenRequired() throws {
    for time in [0.4, 0.25, 1, 3.7] {
      let design = try SpringDesign(.overshoot(0.1), .settlingTime(time))
      let motion = try design.spring.motion()
      #expect(abs(motion.overshoot / 0.1 - 1) <= 1e-12)
      #expect(abs(motion.settlingTime() / time - 1) <= 1e-12)
    }
  }

  @Test func theMassScalesTheSpring() throws {
    let light = try SpringDesign(.response(0.5), .bounce(0.3))
    let heavy = try SpringDesign(.response(0.5), .bounce(0.3), mass: 7)
    #expect(heavy.spring.mass == 7)
    #expect(abs(heavy.spring.stiffness / light.spring.stiffness - 7) <= 1e-12)
  }

  /// Every ratio of settling to peak time is either met or rejected, and the suggestions can be met.
  @Test func impossibleRequirementsComeWithPossibleOnes() throws {
    var (met, refused) = (0, 0)
    for step in 1...60 {
      let settling = Requirement.settlingTime(0.083 * Double(step))
      do throws(SpringDesignError) {
        met += try SpringDesign(.peakTime(1), settling).error <= 1e-12 ? 1 : 0
      } catch {
        refused += 1
        #expect(error.nearest.count == 2)
        let (first, second) = (error.nearest[0], error.nearest[1])
        let near = try SpringDesign(first, second)
        #expect(near.error <= 1e-12, "\(first), \(second)")
      }
    }
    #expect(met + refused == 60 && met > 20 && refused > 5)
  }

  @Test(arguments: [
    (Requirement.overshoot(1.2), Requirement.settlingTime(1), Requirement.overshoot(1)),
    (.dampingRatio(-1), .settlingTime(1), .dampingRatio(0)),
    (.bounce(2), .response(1), .bounce(1)),
    (.dampingRatio(0), .settlingTime(1), .dampingRatio(0.001)),
    (.dampingRatio(1.5), .peakTime(1), .dampingRatio(0.99)),
    (.peakTime(0.2), .response(1), .peakTime(0.5)),
  ])
  func impossibleRequirementsNameTheNearest(
    first: Requirement, second: Requirement, nearest: Requirement
  ) {
    do throws(SpringDesignError) {
      _ = try SpringDesign(first, second)
      Issue.record("\(first) and \(second) were met")
    } catch {
      #expect(error.nearest.first == nearest)
    }
  }

  @Test func requirementsThatDoNotDetermineASpringAreRefused() {
    #expect(throws: SpringDesignError.self) { try SpringDesign(.settlingTime(1), .response(1)) }
    #expect(throws: SpringDesignError.self) { try SpringDesign(.overshoot(0.1), .bounce(0.3)) }
    #expect(throws: SpringDesignError.self) { try SpringDesign(.response(1), .response(1)) }
    #expect(throws: SpringDesignError.self) { try SpringDesign(.response(.nan), .bounce(0)) }
    #expect(throws: SpringDesignError.self) {
      try SpringDesign(.overshoot(0.1), .settlingTime(1), threshold: 0)
    }
    #expect(throws: SpringDesignError.self) {
      try SpringDesign(.overshoot(0.1), .settlingTime(1), mass: -1)
    }
  }

  @Test func easeIsNearlyASpring() throws {
    let ease = try #require(Presets.curve("ease"))
    let spring = try #require(SpringCurve.approximation(of: ease, over: 0.25))
    #expect(spring.maximumError <= 0.0122 && spring.maximumError >= 0.005)
    #expect(spring.curve.duration == 0.25 && spring.curve.parameters.relativeVelocity == 0)
    let measured = CurveDifference(spring.curve, ease).maximum.value
    #expect(abs(measured / spring.maximumError - 1) <= 1e-6)
    let moving = try #require(SpringCurve.approximation(of: ease, startsAtRest: false))
    #expect(moving.maximumError < spring.maximumError)
  }

  /// A spring is its own nearest spring, in any regime.
  @Test(arguments: [0.3, 0.7, 1, 1.6])
  func aSpringIsFoundAgain(ratio: Double) throws {
    let unit = try DampedSpring(naturalFrequency: 9, dampingRatio: ratio)
    let curve = try SpringCurve(
      .physical(mass: 1, stiffness: unit.stiffness, damping: unit.damping), over: 1)
    let found = try #require(SpringCurve.approximation(of: curve))
    #expect(found.maximumError <= 1e-9)
  }
}
