import CurveFitting
import CurvePlatforms
import Curves
import Foundation
import Spring
import Timeline

/// Fits, designs, conversions of scenes, and types as JSON.
let fitTargets: [String: Target] = [
  "fit": { bytes in
    var numbers = Numbers(bytes)
    let count = Int(numbers.byte() % 32)
    var time = numbers.finite()
    var (times, values): ([Double], [Double]) = ([], [])
    let isEven = numbers.byte() % 2 == 0
    let step = numbers.finite()
    for _ in 0..<count {
      times.append(time)
      values.append(numbers.any())
      time += isEven ? step : numbers.finite()
    }
    guard let samples = try? Samples(times: times, values: values) else { return }
    var known = KnownMotion()
    if numbers.byte() % 4 == 0 { known.from = numbers.any() }
    if numbers.byte() % 4 == 0 { known.to = numbers.any() }
    if numbers.byte() % 4 == 0 { known.start = numbers.any() }
    if numbers.byte() % 4 == 0 { known.duration = numbers.any() }
    if let fit = try? SpringFit(samples, known: known) {
      check(fit.stiffness.value > 0 && fit.damping.value >= 0, "a fitted spring of \(samples)")
      check(!fit.noise.isNaN && !(fit.noise < 0), "the noise of \(samples)")
      check(!fit.settlingTime().value.isNaN, "the settling time of \(samples)")
      check(fit.value(at: times[0]).isFinite, "a fitted value of \(samples)")
    }
    if let fit = try? TimingFit.cubicBezier(samples, known: known) {
      check(!fit.value(at: times[0]).isNaN, "a fitted curve of \(samples)")
    }
    if let fit = try? TimingFit.linear(samples, stops: 2 + Int(numbers.byte() % 20), known: known) {
      check(!fit.value(at: times[0]).isNaN, "a fitted polyline of \(samples)")
    }
  },
  "design": { bytes in
    var numbers = Numbers(bytes)
    let (a, b) = (requirement(&numbers), requirement(&numbers))
    let (threshold, mass) = (numbers.any(), numbers.any())
    guard let design = try? SpringDesign(a, b, threshold: threshold, mass: mass) else { return }
    check(design.error >= 0 && design.error <= 1e-12, "\(a) and \(b): error \(design.error)")
    for wanted in [a, b] {
      let met = wanted.met(by: design.spring, threshold: threshold)?.value
      check(
        met.map { abs($0 - wanted.value) <= 1e-9 * max(1, abs(wanted.value)) } ?? true,
        "\(a) and \(b): \(wanted) is \(met ?? .nan)")
    }
  },
  "convertscene": { bytes in
    guard let scene = try? LayerScene(json: Array(bytes)), scene.duration < 100 else { return }
    for target in TargetLanguage.sceneTargets {
      guard let conversion = try? target.convert(scene, maximumError: 0.05) else { continue }
      check(conversion.maximumError >= 0, "\(target.name): \(conversion.maximumError)")
      check(!conversion.text.contains("nan"), "\(target.name) writes nan")
    }
  },
  "codable": { bytes in
    let data = Data(bytes)
    decode(Easing.self, data)
    decode(DampedSpring.self, data)
    decode(SpringMotion.self, data)
    decode(SpringCurve.self, data)
    decode(CubicBezier.self, data)
    decode(PiecewiseLinear.self, data)
    decode(BezierPath.self, data)
    decode(MeasuredPath.self, data)
    decode(KeyframeAnimation<Double>.self, data)
    decode(MotionTrack<Double>.self, data)
    decode(AnimatedLayer.self, data)
  },
]

/// What decodes must encode, and decode to the same value.
private func decode<Value: Codable & Equatable>(_ type: Value.Type, _ data: Data) {
  guard let value = try? JSONDecoder().decode(type, from: data) else { return }
  guard let encoded = try? JSONEncoder().encode(value),
    let again = try? JSONDecoder().decode(type, from: encoded)
  else { return check(false, "\(type) is not decoded again") }
  check(again == value, "\(type) is decoded as another value")
}

private func requirement(_ numbers: inout Numbers) -> SpringDesign.Requirement {
  let (kind, value) = (numbers.byte(), numbers.any())
  return switch kind % 6 {
  case 0: .settlingTime(value)
  case 1: .peakTime(value)
  case 2: .response(value)
  case 3: .dampingRatio(value)
  case 4: .bounce(value)
  default: .overshoot(value)
  }
}
