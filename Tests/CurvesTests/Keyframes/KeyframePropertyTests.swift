import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Invariants of every keyframe animation.
@Suite struct KeyframePropertyTests {
  private static func values(_ count: Int, _ random: inout SplitMix64) -> [SIMD3<Double>] {
    (0..<count).map { _ in
      SIMD3(
        Double.random(in: -10...10, using: &random), Double.random(in: -10...10, using: &random),
        Double.random(in: -10...10, using: &random))
    }
  }

  private static func times(_ count: Int, _ random: inout SplitMix64) -> [Double] {
    [0] + (0..<(count - 2)).map { _ in Double.random(in: 0.01...0.99, using: &random) }.sorted() + [
      1
    ]
  }

  private static func shape(
    _ count: Int, _ random: inout SplitMix64
  ) -> KeyframeAnimation<SIMD3<Double>>.TensionContinuityBias {
    func list() -> [Double] { (0..<count).map { _ in Double.random(in: -1...1, using: &random) } }
    return .init(tension: list(), continuity: list(), bias: list())
  }

  /// Every mode passes through its keyframes, and the reversed keyframes give the reversed motion.
  @Test(arguments: 1...50)
  func passesItsKeyframesBothWays(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    let (values, times) = (Self.values(count, &random), Self.times(count, &random))
    let shape = Self.shape(count, &random)
    let mirrored = KeyframeAnimation<SIMD3<Double>>.TensionContinuityBias(
      tension: shape.tension.reversed(), continuity: shape.continuity.reversed(),
      bias: shape.bias.reversed().map { -$0 })
    for mode in CalculationMode.allCases where mode != .discrete {
      let isTimed = !mode.isPaced
      let forward = try KeyframeAnimation(
        values: values, keyTimes: isTimed ? times : nil, mode: mode, shape: shape)
      let backward = try KeyframeAnimation(
        values: values.reversed(), keyTimes: isTimed ? times.reversed().map { 1 - $0 } : nil,
        mode: mode, shape: mirrored)
      for (time, value) in zip(forward.keyTimes, values) {
        #expect(forward.value(at: time) == value, "\(mode)")
      }
      for step in 0...40 {
        let p = Double(step) / 40
        let miss = forward.value(at: p).distance(to: backward.value(at: 1 - p))
        #expect(miss <= 1e-10, "\(mode) at \(p): \(miss)")
      }
    }
  }

  /// F. Fritsch and J. Butland's slope between uneven segments, worked out by hand: slopes 4 and 4/3 over
  /// 1/4 and 3/4 give 24/11, and reversed in time the same.
  @Test func weighsTheSlopesOfUnevenSegments() throws {
    let rising = try KeyframeAnimation(
      values: [0.0, 1, 2], keyTimes: [0, 0.25, 1], mode: .monotone)
    let slope = rising.velocity(at: 0.25)[0]
    #expect(abs(slope - 24.0 / 11) <= 1e-14)
    let falling = try KeyframeAnimation(
      values: [2.0, 1, 0], keyTimes: [0, 0.75, 1], mode: .monotone)
    let mirrored = falling.velocity(at: 0.75)[0]
    #expect(abs(mirrored + 24.0 / 11) <= 1e-14)
  }

  /// Before two keyframes of time 0 and after two of time 1, the value holds.
  @Test(arguments: CalculationMode.allCases.filter { !$0.isPaced && $0 != .discrete })
  func holdsOutsideKeyframesOfOneTime(mode: CalculationMode) throws {
    let animation = try KeyframeAnimation(
      values: [3.0, 0, 5, 7], keyTimes: [0, 0, 1, 1], mode: mode)
    for progress in [-1, -0.25, 1.25, 2] {
      #expect(animation.velocity(at: progress) == [0], "\(mode) at \(progress)")
      #expect(animation.value(at: progress) == (progress < 0 ? 3 : 7), "\(mode) at \(progress)")
    }
  }

  /// The velocity is the derivative; a cubic's is continuous at its keyframes when the continuity is 0.
  @Test(arguments: 1...50)
  func theVelocityIsTheDerivative(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (values, times) = (Self.values(6, &random), Self.times(6, &random))
    let timing = try Easing(["linear", "ease", "ease-in-out"].randomElement(using: &random) ?? "")
    let functions = try (0..<5).map { _ in
      try Easing(["linear", "ease-in", "0.3,0,0.2,1.4"].randomElement(using: &random) ?? "")
    }
    for mode in CalculationMode.allCases where mode != .discrete {
      let animation = try KeyframeAnimation(
        values: values, keyTimes: mode.isPaced ? nil : times, mode: mode, timing: timing,
        timingFunctions: mode.isPaced ? [] : functions, isPacedByArc: Bool.random(using: &random))
      for _ in 0..<60 {
        let p = Double.random(in: 0.01...0.99, using: &random)
        let step = 1e-7
        let (a, b) = (animation.value(at: p - step), animation.value(at: p + step))
        let t = timing.value(at: p)
        // Not across a keyframe.
        guard !animation.keyTimes.contains(where: { abs($0 - t) < 1e-5 }) else { continue }
        let velocity = animation.velocity(at: p)
        for index in 0..<3 {
          let slope = (b[index] - a[index]) / (2 * step)
          #expect(abs(slope - velocity[index]) <= 1e-4 * max(1, abs(slope)), "\(mode) at \(p)")
        }
      }
    }
    let smooth = try KeyframeAnimation(
      values: values, keyTimes: times, mode: .cubic,
      shape: .init(tension: [0, 0.3, -0.2, 0.5], bias: [0, 0.5, -1]))
    for time in times.dropFirst().dropLast() {
      let (before, after) = (smooth.velocity(at: time.nextDown), smooth.velocity(at: time))
      for index in 0..<3 {
        #expect(abs(before[index] - after[index]) <= 1e-9 * max(1, abs(after[index])))
      }
    }
  }

  /// Paced motions have constant speed: straight ones exactly, curved ones by true arc length if asked.
  @Test(arguments: 1...20)
  func pacedMotionsHaveConstantSpeed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let values = Self.values(7, &random)
    for isCurved in [false, true] {
      let animation = try KeyframeAnimation(
        values: values, mode: isCurved ? .cubicPaced : .paced, isPacedByArc: true)
      let speeds = (0..<500).map { step -> Double in
        let velocity = animation.velocity(at: (Double(step) + 0.5) / 500)
        return velocity.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
      for speed in speeds {
        #expect(abs(speed - speeds[0]) <= 1e-9 * speeds[0], "\(isCurved) \(speed) \(speeds[0])")
      }
    }
  }

  /// A monotone curve stays between neighbouring values.
  @Test(arguments: 1...30)
  func monotoneStaysInside(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let values = (0..<9).map { _ in Double.random(in: -10...10, using: &random) }
    let times = Self.times(9, &random)
    let animation = try KeyframeAnimation(values: values, keyTimes: times, mode: .monotone)
    for (index, end) in times.enumerated().dropFirst() {
      let (a, b) = (values[index - 1], values[index])
      for step in 0...50 {
        let time = times[index - 1] + (end - times[index - 1]) * Double(step) / 50
        let value = animation.value(at: time)
        #expect(value >= min(a, b) - 1e-12 && value <= max(a, b) + 1e-12)
      }
    }
  }

  @Test func keyTimesThatDoNotFit() throws {
    for (times, mode, message) in [
      ([0, 1], CalculationMode.linear, "there are 2, but 3 are needed"),
      ([0, 0.7, 0.5], .linear, "the last is not 1"),
      ([0, 0.7, 1.5], .cubic, "number 3 is not in 0...1"),
      ([0.1, 0.5, 1], .linear, "the first is not 0"),
      ([0, .nan, 1], .linear, "number 2 is not in"),
      ([0, 0.5, 1], .discrete, "needs one more key time"),
      ([0, 0.6, 0.4, 1], .discrete, "number 3 is smaller than"),
      ([0, 0.5, 1], .paced, "a paced mode computes its own"),
    ] {
      let animation = try KeyframeAnimation(values: [0, 10, 30], keyTimes: times, mode: mode)
      #expect(animation.diagnostics.count == 1)
      #expect(animation.diagnostics[0].description.contains(message), "\(animation.diagnostics)")
      let even = try KeyframeAnimation(values: [0, 10, 30], mode: mode)
      #expect(animation.keyTimes == even.keyTimes)
      #expect(throws: KeyframeError.strict(animation.diagnostics[0])) {
        try KeyframeAnimation(values: [0, 10, 30], keyTimes: times, mode: mode, isStrict: true)
      }
    }
    let few = try KeyframeAnimation(
      values: [0, 10, 30], timingFunctions: [Easing("steps(1)")])
    #expect(
      few.diagnostics[0].description.contains(
        "1 timing functions for 2 segments: the rest are linear"))
    #expect(few.value(at: 0.49) == 0 && few.value(at: 0.75) == 20)
  }

  /// If values share a time, the last applies, on both sides of it.
  @Test func theLastValueAtATimeApplies() throws {
    let jump = try KeyframeAnimation(values: [0, 50, 80, 100], keyTimes: [0, 0.5, 0.5, 1])
    #expect(jump.value(at: 0.5) == 80 && jump.value(at: 0.5.nextDown) < 50.001)
    let ends = try KeyframeAnimation(values: [1, 2, 3, 4], keyTimes: [0, 0, 1, 1])
    #expect(ends.value(at: 0) == 2 && ends.value(at: 1) == 4 && ends.value(at: 2) == 4)
    #expect(ends.value(at: -1) == 1)
    // A spline breaks there.
    let cubic = try KeyframeAnimation(
      values: [0, 10, 50, 60], keyTimes: [0, 0.5, 0.5, 1], mode: .cubic)
    #expect(cubic.value(at: 0.25) == 5 && cubic.value(at: 0.75) == 55)
  }

  @Test func discreteValuesHoldUntilTheNext() throws {
    let animation = try KeyframeAnimation(values: [1, 2, 3], mode: .discrete)
    let thirds: [Double] = [0, 1 / 3.0, 2 / 3.0, 1]
    #expect(animation.keyTimes == thirds)
    let times: [Double] = [0, 0.3, 0.34, 0.9, 1, 1.5]
    let values: [Double] = times.map { animation.value(at: $0) }
    #expect(values == [1, 1, 2, 3, 3, 3])
    let switched = try KeyframeAnimation(values: [true, false, true])
    #expect(switched.value(at: 0.2) && !switched.value(at: 0.3) && switched.value(at: 0.8))
    #expect(switched.velocity(at: 0.5).isEmpty)
  }

  @Test func relativeKeyframesAreLowered() throws {
    typealias Key = RelativeKeyframes<Double>.Keyframe
    func lower(_ keys: [(Double, Double, Double)]) throws -> RelativeKeyframes<Double> {
      try RelativeKeyframes(
        initial: 1, keys.map { Key(start: $0.0, duration: $0.1, value: $0.2) })
    }
    let fade = try lower([(0, 0.1, 0)])
    #expect(fade.keyTimes == [0, 0.1, 1] && fade.values == [1, 0, 0] && fade.diagnostics.isEmpty)
    let late = try lower([(0.5, 0.25, 3), (0.2, 0, 2)])
    #expect(late.keyTimes == [0, 0.2, 0.2, 0.5, 0.75, 1] && late.values == [1, 1, 2, 2, 3, 3])
    let cut = try lower([(0, 0.5, 2), (0.25, 0.5, 5)])
    #expect(cut.keyTimes == [0, 0.25, 0.75, 1] && cut.values == [1, 1.5, 5, 5])
    #expect(cut.diagnostics.count == 1)
    let over = try lower([(0.5, 1, 2), (-1, 0, 4)])
    #expect(over.keyTimes == [0, 0, 0.5, 1] && over.values == [1, 4, 4, 2])
    #expect(over.diagnostics.count == 2)
    #expect(try lower([]).values == [1, 1])
    let eased = try fade.animation()
    #expect(eased.value(at: 0) == 1 && eased.value(at: 1) == 0)
    #expect(eased.value(at: 0.1) > 0.8)
    let steps = try lower([(0, 0.5, 2), (0.5, 0.5, 3)]).animation(mode: .discrete, timing: .linear)
    #expect(steps.value(at: 0.2) == 1 && steps.value(at: 0.6) == 2 && steps.value(at: 1) == 3)
    #expect(throws: KeyframeError.self) { try lower([(.nan, 0, 1)]) }
  }

  @Test func invalidValuesAreRefused() throws {
    #expect(throws: KeyframeError.noValues) { try KeyframeAnimation(values: [Double]()) }
    #expect(throws: KeyframeError.notFinite(list: "the values", index: 1)) {
      try KeyframeAnimation(values: [0, .nan])
    }
    #expect(throws: KeyframeError.incompatible(index: 1)) {
      try KeyframeAnimation(values: [[0, 1], [2]])
    }
    #expect(throws: KeyframeError.self) { try KeyframeAnimation(values: [0, 1e151]) }
    for tension in [Double.infinity, 1001] {
      #expect(throws: KeyframeError.self) {
        try KeyframeAnimation(values: [0, 1], mode: .cubic, shape: .init(tension: [tension]))
      }
    }
    for mode in CalculationMode.allCases {
      let one = try KeyframeAnimation(values: [7.0], mode: mode)
      #expect(one.value(at: 0.5) == 7 && one.velocity(at: 0.3) == [0])
      let same = try KeyframeAnimation(values: [2.0, 2, 2], mode: mode, isPacedByArc: true)
      let huge = try KeyframeAnimation(values: [-1e150, 1e150, -1e150, 1e150], mode: mode)
      let tiny = try KeyframeAnimation(values: [0, 1e-307, 0], mode: mode)
      for p in [-1e300, -1, 0, 0.3, 0.5, 1, 2, 1e300] {
        #expect(abs(same.value(at: p) - 2) <= 1e-12 || abs(p) > 2)
        #expect(huge.value(at: p).isFinite && tiny.value(at: p).isFinite, "\(mode) \(p)")
      }
    }
    let count = 1_000_000
    let many = try KeyframeAnimation(values: (0..<count).map { Double($0 % 7) }, mode: .paced)
    #expect(many.value(at: 1) == Double((count - 1) % 7) && many.keyTimes.count == count)
  }

  @Test func valueFunctionsTakeAsManyNumbersAsTheyHaveParts() throws {
    for function in ValueFunction.allCases {
      let inputs = [Double](repeating: 0.7, count: function.inputCount)
      #expect(function.transform(inputs) != nil && function.transform(inputs + [1]) == nil)
    }
    #expect(ValueFunction.allCases.count == 11)
    // Additive on a scale: the translation applies first.
    let move = try #require(ValueFunction.translateX.transform([5]))
    let result = Transform3D.scale(x: 2, y: 3).adding(move)
    #expect(result[0, 0] == 2 && result[1, 1] == 3 && result[3, 0] == 10)
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      let transform = TransformTests.random(&random)
      for component in TransformComponent.allCases where component != .translation {
        guard case .number(let number) = transform.value(of: component) else { continue }
        let same = transform.setting(component, to: .number(number))
        let isUniform = component == .scale
        if !isUniform {
          for index in 0..<16 {
            #expect(
              abs(same[component: index] - transform[component: index]) < 1e-10, "\(component)")
          }
        }
        let wanted = Double.random(in: 0.1...1.2, using: &random)
        guard
          case .number(let read) = transform.setting(component, to: .number(wanted)).value(
            of: component)
        else { continue }
        #expect(
          abs(read - wanted) < 1e-9 || transform[2, 2] < 0 || component.rawValue.hasPrefix("scale"))
      }
    }
    let turned = Transform3D.rotation(0.5, x: 1).concatenating(.identity)
    guard case .number(let angle) = turned.value(of: .rotationX) else { return }
    #expect(abs(angle - 0.5) < 1e-15)
  }

  @Test func animatableValuesAreTheirKinds() throws {
    let values: [AnimatableValue] = [
      .number(1), .vector([1, 2]), .point(Point2D(x: 1)), .size(Size2D(width: 2)), .rect(Rect2D()),
      .color(ColorValue(1, 0, 0)), .transform(.identity), .bool(true), .text("a"),
    ]
    for (index, value) in values.enumerated() {
      #expect(value.componentNames.count == value.componentCount)
      for (other, candidate) in values.enumerated() {
        #expect(value.isCompatible(with: candidate) == (index == other))
        #expect(value.interpolated(to: candidate, at: 0) == value)
        #expect(value.interpolated(to: candidate, at: 1) == candidate)
      }
      let animation = try KeyframeAnimation(values: [value, value], mode: .cubic)
      #expect(animation.value(at: 0.5) == value)
      #expect(animation.diagnostics.count == (value.isLinear ? 0 : 1))
    }
  }

  @Test func partsByTheirNames() throws {
    let rect = AnimatableValue.rect(
      Rect2D(origin: Point2D(x: 1, y: 2), size: Size2D(width: 3, height: 4)))
    #expect(rect.part("size.width") == .number(3) && rect.part("origin.y") == .number(2))
    #expect(rect.part("size") == .size(Size2D(width: 3, height: 4)) && rect.part("radius") == nil)
    #expect(rect.setting("size.height", to: .number(9))?.part("size.height") == .number(9))
    #expect(rect.setting("origin", to: .point(Point2D()))?.part("origin.x") == .number(0))
    let point = AnimatableValue.point(Point2D(x: 5, y: 6))
    #expect(point.part("y") == .number(6) && point.part("z") == nil)
    #expect(point.setting("x", to: .number(1)) == .point(Point2D(x: 1, y: 6)))
    #expect(point.setting("x", to: .bool(true)) == nil && AnimatableValue.number(1).part("") == nil)
    let turned = try #require(
      AnimatableValue.transform(.identity).setting("rotation.z", to: .number(1)))
    guard case .number(let angle)? = turned.part("rotation") else { return }
    #expect(abs(angle - 1) < 1e-15 && turned.part("translation") == .size(Size2D()))
  }
}
