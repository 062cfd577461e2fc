import CurveFitting
import CurveTestSupport
import Foundation
import Spring

/// A log of a device: the motion of a spring from 0 to 1 after a rest or at once, from rest or with a
/// velocity, in frames that may jitter, be dropped or be repeated.
struct DelayedSpring {
  /// The errors of the values.
  enum Noise: Hashable, CaseIterable {
    case none, thousandth, third, hundredth, threeHundredths, pixels, pixelsBetween

    /// The standard deviation as a fraction of the distance; nil for whole pixels of 300.
    var deviation: Double? {
      switch self {
      case .none: 0
      case .thousandth: 0.001
      case .third: 0.003
      case .hundredth: 0.01
      case .threeHundredths: 0.03
      case .pixels, .pixelsBetween: nil
      }
    }
  }

  let noise: Noise
  let response: Double
  let ratio: Double
  let start: Double
  let fps: Double
  let samples: Samples

  init(_ number: Int, _ random: inout SplitMix64) throws {
    func uniform(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    noise = Noise.allCases[number % Noise.allCases.count]
    fps = [60.0, 90, 120][Int.random(in: 0..<3, using: &random)]
    ratio = uniform(0.2...1.5)
    response = random.logUniform(0.15...0.9)
    let frequency = 2 * Double.pi / response
    let kind = number / Noise.allCases.count % 4
    start = kind % 2 == 0 ? 0 : uniform(0...0.5)
    // The samples show no difference between a start before them and a velocity.
    let push =
      kind == 3 ? frequency * uniform(0.3...1.5) * (Bool.random(using: &random) ? 1 : -1) : 0
    let offset = noise == .pixelsBetween ? uniform(0...1) / 300 : 0
    let motion = try DampedSpring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      .motion(from: offset, to: 1 + offset, initialVelocity: push)
    let span = start + motion.settlingTime(within: 0.01) * uniform(0.9...1.5)
    let jitter = uniform(0...1) < 0.15 ? 0.002 : 0
    let (drops, repeats) = (uniform(0...1) < 0.15, uniform(0...1) < 0.15)
    var (times, values): ([Double], [Double]) = ([], [])
    for frame in 0...Int(span * fps) {
      let time = Double(frame) / fps
      if drops, frame > 0, uniform(0...1) < 0.05 { continue }
      times.append(time)
      if repeats, let last = values.last, uniform(0...1) < 0.05 {
        values.append(last)
        continue
      }
      let seen = time + jitter * normal(&random) - start
      let value = seen <= 0 ? offset : motion.value(at: seen)
      if let deviation = noise.deviation {
        values.append(value + deviation * normal(&random))
      } else {
        values.append((300 * value).rounded() / 300)
      }
    }
    samples = try Samples(times: times, values: values)
  }
}
