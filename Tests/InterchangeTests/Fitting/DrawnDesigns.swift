import CurveFitting
import CurveNotation
import CurveTestSupport
import Curves
import Foundation
import Spring

/// A recording at 60 frames per second of a design as people write it, drawn at random.
struct DrawnDesign {
  /// The errors of the values.
  enum Noise: String, CaseIterable {
    case thousandth, third, hundredth, pixels

    /// The standard deviation as a fraction of the distance; nil for whole pixels of 300.
    var deviation: Double? {
      switch self {
      case .thousandth: 0.001
      case .third: 0.003
      case .hundredth: 0.01
      case .pixels: nil
      }
    }
  }

  /// What was drawn.
  enum Kind {
    case spring(frequency: Double, ratio: Double)
    case curve(Easing, duration: Double)
    case unrounded
  }

  let kind: Kind
  let family: String
  let samples: Samples

  init(_ noise: Noise, _ random: inout SplitMix64) throws {
    var draw = Draw(random: random)
    (kind, family) = draw.kind()
    let start = draw.uniform(0...0.3)
    let (value, end): ((Double) -> Double, Double)
    switch kind {
    case .spring(let frequency, let ratio):
      (value, end) = try Self.motion(frequency, ratio)
    case .unrounded:
      (value, end) = try Self.motion(
        2 * .pi / draw.logNormal(0.4, 0.6), draw.ratio())
    case .curve(let easing, let duration):
      value = { easing.value(at: min(max($0 / duration, 0), 1)) }
      end = duration
    }
    let span = start + end * draw.uniform(1...1.5)
    var (times, values): ([Double], [Double]) = ([], [])
    for frame in 0...max(Int(span * 60), 12) {
      let time = Double(frame) / 60
      let exact = 300 * (time <= start ? 0 : value(time - start))
      times.append(time)
      if let deviation = noise.deviation {
        values.append(exact + 300 * deviation * normal(&draw.random))
      } else {
        values.append(exact.rounded())
      }
    }
    random = draw.random
    samples = try Samples(times: times, values: values)
  }

  private static func motion(
    _ frequency: Double, _ ratio: Double
  ) throws -> ((Double) -> Double, Double) {
    let motion = try DampedSpring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      .motion()
    return ({ motion.value(at: $0) }, motion.settlingTime(within: 0.01))
  }

  /// Whether a design is the one that was drawn, in any spelling.
  func isDrawn(_ design: DesignRanking.Design) -> Bool {
    switch (kind, design.spellings[0]) {
    case (.curve(let easing, let duration), .curve(let other, let otherDuration)):
      let progresses = (1..<20).map { Double($0) / 20 }
      return abs(duration - otherDuration) < 1e-9
        && progresses.allSatisfy { abs(easing.value(at: $0) - other.value(at: $0)) < 1e-9 }
    case (.spring(let frequency, let ratio), .spring(let parameters)):
      return Self.isEqual(parameters, frequency, ratio)
    case (.spring(let frequency, let ratio), .namedSpring(let preset)):
      return Self.isEqual(preset.value, frequency, ratio)
    default: return false
    }
  }

  private static func isEqual(
    _ parameters: SpringParameters, _ frequency: Double, _ ratio: Double
  ) -> Bool {
    guard let spring = try? SpringCurve(parameters).motion.spring else { return false }
    return abs(spring.naturalFrequency / frequency - 1) < 1e-7
      && abs(spring.dampingRatio - ratio) < 1e-7
  }

  /// The draws of single numbers.
  private struct Draw {
    var random: SplitMix64

    mutating func uniform(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }

    mutating func logNormal(_ median: Double, _ deviation: Double) -> Double {
      median * Double.exp(deviation * normal(&random))
    }

    mutating func ratio() -> Double {
      let share = uniform(0...1.35)
      return share < 1 ? max(share, 0.1) : 1 - 0.35 * Double.log(1 - (share - 1) / 0.3501)
    }

    mutating func pick(_ weights: [(Double, Double)]) -> Double {
      var share = uniform(0...weights.reduce(0) { $0 + $1.1 })
      for (value, weight) in weights {
        share -= weight
        if share <= 0 { return value }
      }
      return weights[0].0
    }

    /// A number rounded to a step that is drawn.
    mutating func round(_ value: Double, _ steps: [(Double, Double)]) -> Double {
      let step = pick(steps)
      return max((value / step).rounded(), 1) * step
    }

    mutating func roundRatio() -> Double {
      round(ratio(), [(0.1, 0.5), (0.05, 0.35), (0.01, 0.15)])
    }

    mutating func roundStiffness() -> Double {
      round(logNormal(220, 1), [(100, 0.2), (50, 0.2), (10, 0.38), (5, 0.12), (1, 0.1)])
    }

    mutating func duration() -> Double {
      round(
        max(logNormal(0.3, 0.6), 0.1), [(0.1, 0.4), (0.05, 0.35), (0.025, 0.15), (0.01, 0.1)])
    }

    mutating func spring(_ parameters: SpringParameters, _ family: String) -> (Kind, String) {
      guard let spring = try? SpringCurve(parameters).motion.spring, spring.dampingRatio >= 0.05,
        spring.naturalFrequency < 120
      else { return kind() }
      return (
        .spring(frequency: spring.naturalFrequency, ratio: spring.dampingRatio), family
      )
    }

    mutating func named(_ families: Set<String>) -> (Kind, String) {
      let presets = Presets.springs.filter { families.contains($0.family) }
      let preset = presets[Int.random(in: 0..<presets.count, using: &random)]
      return spring(preset.value, preset.family)
    }

    mutating func kind() -> (Kind, String) {
      let share = uniform(0...1.03)
      switch share {
      case ..<0.25:
        let response = round(logNormal(0.4, 0.6), [(0.1, 0.45), (0.05, 0.35), (0.01, 0.2)])
        return spring(.response(response: response, dampingRatio: roundRatio()), "response")
      case ..<0.5:
        let mass = pick([(1, 0.9), (0.5, 0.03), (2, 0.03), (1.5, 0.015), (0.8, 0.01)])
        let stiffness = roundStiffness()
        let damping = round(
          2 * ratio() * (stiffness * mass).squareRoot(), [(10, 0.25), (5, 0.25), (1, 0.5)])
        return spring(
          .physical(mass: mass, stiffness: stiffness, damping: damping), "stiffness")
      case ..<0.56:
        return spring(
          .damped(stiffness: roundStiffness(), dampingRatio: roundRatio()), "compose numbers")
      case ..<0.67:
        let stiffness = pick([(10_000, 1), (1500, 1), (400, 1), (200, 1), (50, 1)])
        let ratio = pick([(0.2, 1), (0.5, 1), (0.75, 1), (1, 1)])
        return spring(.damped(stiffness: stiffness, dampingRatio: ratio), "compose")
      case ..<0.69: return named(["material"])
      case ..<0.735: return named(["swiftui"])
      case ..<0.78: return named(["react-spring", "ca"])
      case ..<0.93:
        let presets = Presets.curves.filter {
          if case .cubicBezier = $0.value { true } else { false }
        }
        let preset = presets[Int.random(in: 0..<presets.count, using: &random)]
        return (.curve(preset.value, duration: duration()), "named curve")
      case ..<0.97: return (.curve(bezier(), duration: duration()), "custom curve")
      default: return (.unrounded, "unrounded")
      }
    }

    private mutating func bezier() -> Easing {
      let steps = [(0.1, 0.4), (0.05, 0.3), (0.01, 0.3)]
      func nearest(_ value: Double) -> Double {
        let step = pick(steps)
        return (value / step).rounded() / (1 / step).rounded()
      }
      let x = (0..<2).map { side in
        uniform(0...1) < 0.1 ? Double(side) : nearest(uniform(0...1))
      }
      let y1 = uniform(0...1) < 0.5 ? 0 : nearest(uniform(0...1))
      let y2 = uniform(0...1) < 0.5 ? 1 : nearest(uniform(0...1.2))
      return (try? CubicBezier(x[0], y1, x[1], y2)).map(Easing.cubicBezier) ?? .linear
    }
  }
}
