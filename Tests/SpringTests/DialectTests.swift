import CurveTestSupport
import Foundation
import Spring
import Testing

/// Springs in the notations of other systems, both ways.
@Suite struct DialectTests {
  @Test func everyDialectHasItsInverse() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<300 {
      let tension = Double.random(in: 1...300, using: &random)
      let friction = Double.random(in: 0...40, using: &random)
      let spring = try DampedSpring(mass: 2, tension: tension, friction: friction)
      #expect(spring.stiffness == tension && spring.damping == friction && spring.mass == 2)
      let origami = OrigamiTension(
        try DampedSpring(OrigamiTension(tension: tension, friction: friction)))
      #expect(abs(origami.tension - tension) <= 1e-12 && abs(origami.friction - friction) <= 1e-12)
      let bounciness = Double.random(in: 0...20, using: &random)
      let speed = Double.random(in: 0...20, using: &random)
      let pair = try #require(
        Bounciness(try DampedSpring(Bounciness(bounciness: bounciness, speed: speed))))
      #expect(abs(pair.bounciness - bounciness) <= 1e-9 && abs(pair.speed - speed) <= 1e-9)
      let duration = random.logUniform(0.01...100)
      let bounce = Double.random(in: 0...0.95, using: &random)
      let motion = try DampedSpring(visualDuration: duration, bounce: bounce)
      #expect(abs(motion.visualDuration / duration - 1) <= 1e-14)
      #expect(abs(motion.bounce - bounce) <= 1e-14)
      let ratio = random.logUniform(0.01...100)
      let reanimated = try DampedSpring(reanimatedDuration: duration, dampingRatio: ratio)
      #expect(abs(try #require(reanimated.reanimatedDuration()) / duration - 1) <= 1e-13)
      #expect(abs(reanimated.dampingRatio / ratio - 1) <= 1e-14 && reanimated.mass == 4)
    }
  }

  /// Rebound's documented pairs, and React Native's default of bounciness 8 and speed 12.
  @Test func documentedPairsGiveTheirSprings() throws {
    let origami = try DampedSpring(OrigamiTension(tension: 40, friction: 7))
    #expect(abs(origami.stiffness - 230.2) <= 1e-12 && abs(origami.damping - 22) <= 1e-12)
    let native = Bounciness(bounciness: 8, speed: 12).origami
    // By hand: b = 8/1.7/20 * 0.8, s = 12/1.7/20, tension = 0.5 + 199.5 s.
    let (b, s) = (8 / 1.7 / 20 * 0.8, 12 / 1.7 / 20)
    let tension = s * 200 + (1 - s) * 0.5
    let still =
      0.00000045 * pow(tension, 3) - 0.000332 * tension * tension + 0.1078 * tension + 5.84
    let t = 2 * b - b * b
    #expect(abs(native.tension - tension) <= 1e-12)
    #expect(abs(native.friction - (t * 0.01 + (1 - t) * still)) <= 1e-12)
  }

  /// The energy of Reanimated's critical motion after 1.5 durations is the threshold.
  @Test(arguments: [0.1, 0.5, 1, 3])
  func reanimatedMeetsItsEnergy(ratio: Double) throws {
    let spring = try DampedSpring(mass: 4, reanimatedDuration: 0.55, dampingRatio: ratio)
    let (time, decay) = (1.5 * 0.55, spring.decayRate)
    let position = (1 + decay * time) * exp(-decay * time)
    let velocity = -decay * decay * time * exp(-decay * time)
    let energy = spring.stiffness * position * position + spring.mass * velocity * velocity
    #expect(abs(energy / spring.stiffness / 6e-9 - 1) <= 1e-11)
  }

  @Test func outOfRangeParametersAreErrorsWithTheirName() {
    let errors: [(Parameter, () throws -> DampedSpring)] = [
      ("tension", { try DampedSpring(tension: 0, friction: 1) }),
      ("friction", { try DampedSpring(tension: 1, friction: -1) }),
      ("tension", { try DampedSpring(OrigamiTension(tension: -30, friction: 1)) }),
      ("friction", { try DampedSpring(OrigamiTension(tension: 30, friction: .nan)) }),
      ("bounciness", { try DampedSpring(Bounciness(bounciness: 43)) }),
      ("speed", { try DampedSpring(Bounciness(bounciness: 4, speed: -1)) }),
      ("visual duration", { try DampedSpring(visualDuration: 0) }),
      ("bounce", { try DampedSpring(visualDuration: 1, bounce: 1.5) }),
      ("energy threshold", { try DampedSpring(reanimatedDuration: 1, energyThreshold: 1) }),
      ("damping ratio", { try DampedSpring(reanimatedDuration: 1, dampingRatio: 0) }),
    ]
    for (name, make) in errors {
      let error = #expect(throws: ParameterError.self) { try make() }
      #expect(error?.parameter == name)
    }
  }
}
