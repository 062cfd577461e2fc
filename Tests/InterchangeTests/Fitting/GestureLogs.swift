import CurveFitting
import CurveTestSupport
import Curves
import Foundation
import Spring

/// A log of a throw of any system that ends by itself or meets an edge, where it stops, bounces by a spring
/// or turns back.
struct GestureLog {
  let system: DecaySystem
  let edge: EdgeBehavior?
  let start: Double
  /// When the throw meets the edge; nil if it does not.
  let impact: Double?
  /// The edge spring; nil for other edges.
  let spring: DampedSpring?
  let samples: Samples
  let deviation: Double
  let step: Double

  /// The systems whose throws differ in shape, and their edges.
  static let systems = [
    "uiscrollview", "uiscrollview-fast", "compose", "motion", "android", "flutter-clamping",
    "chromium", "reanimated",
  ]

  init(_ number: Int, _ random: inout SplitMix64, noise: Double) throws {
    func uniform(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    let name = Self.systems[number % Self.systems.count]
    system = DecaySystem.named(name) ?? DecaySystem.all[0]
    // What is left of a spline or of Reanimated's throw is none of them: nobody turns it back.
    let isTurned = name != "android" && name != "reanimated"
    let kind = number / Self.systems.count % (isTurned ? 4 : 3)
    step = [1.0 / 60, 1.0 / 120][Int.random(in: 0..<2, using: &random)]
    // Reanimated's frames are those of the log.
    let thrown =
      name == "reanimated"
      ? try system.setting("framesPerSecond", to: 1 / step) ?? system : system
    var start = uniform(0.1...0.4)
    if name == "reanimated" { start = (start / step).rounded() * step }
    self.start = start
    let speed = uniform(1200...3000) * (name == "uiscrollview-fast" ? 3 : 1)
    let sign: Double = Bool.random(using: &random) ? 1 : -1
    let (from, velocity) = (uniform(-200...200), sign * speed)
    let decay = try thrown.decay(from: from, velocity: velocity)
    let span = abs(decay.restingValue - from)
    // A fast throw has covered most of its way after twelve frames.
    let way = (name == "uiscrollview-fast" ? uniform(0.88...0.95) : uniform(0.4...0.7)) * span
    let stiff = uniform(100...400)
    let edgeSpring = try DampedSpring(
      mass: 1, stiffness: stiff, damping: 2 * uniform(0.5...1.1) * stiff.squareRoot())
    edge = [nil, .stop, .bounce(edgeSpring), .reflect][kind]
    spring = kind == 2 ? edgeSpring : nil
    let value: (Double) -> Double
    var end = decay.settlingTime(within: 0.01 * span)
    if let edge {
      let bounds = sign > 0 ? from - 1e5...from + way : from - way...from + 1e5
      let bounded = try BoundedDecay(decay, in: bounds, edge: edge)
      impact = bounded.impact.map { $0.time + start }
      value = { bounded.value(at: $0) }
      let time = bounded.impact?.time ?? 0
      end =
        kind == 3
        ? end : time + (kind == 2 ? try edgeSpring.motion().settlingTime(within: 0.01) : 0)
    } else {
      impact = nil
      value = { decay.value(at: $0) }
    }
    deviation = noise * span
    let step = step
    let times = (0...Int((start + end + 0.3) / step)).map { Double($0) * step }
    let error = deviation
    samples = try Samples(
      times: times,
      // Frames that fall on a step of Reanimated's show the frame itself.
      values: times.map { value(max($0 - start + 1e-9, 0)) + error * normal(&random) })
  }
}

/// How well the throws and bounces of logs are found.
struct GestureScore {
  var (logs, kinds, systems, starts) = (0, 0, 0, 0)
  var (numbers, beyond) = (0, 0)
  var confusions: [String] = []

  mutating func add(_ found: MotionSegments, _ log: GestureLog) {
    logs += 1
    let moves = found.segments.filter { $0.kind != .rest }
    let isTurned = log.edge == .reflect || log.spring != nil
    guard moves.map({ $0.kind }) == (isTurned ? [.decay, .bounce] : [.decay]) else {
      let names = moves.map { $0.kind.rawValue }.joined(separator: " ")
      confusions.append("\(log.system.name), \(log.edge.map { "\($0)" } ?? "no edge"): \(names)")
      return
    }
    kinds += 1
    let isNamed = moves[0].decaySystems.contains(log.system.name)
    if isNamed { systems += 1 }
    let times = [log.start] + (isTurned ? [log.impact ?? .nan] : [])
    let isNear = zip(moves, times).allSatisfy { move, time in
      abs(move.start.value - time) <= max(log.step, 4 * move.start.standardError)
    }
    if isNear { starts += 1 } else { confusions.append("\(log.system.name): times") }
    guard let spring = log.spring, case .spring(let estimate) = moves[1].model else { return }
    let response = 2 * Double.pi / spring.naturalFrequency
    for (number, truth) in [
      (estimate.response, response), (estimate.dampingRatio, spring.dampingRatio),
    ] {
      numbers += 1
      if !(abs(number.value - truth) <= 4 * number.standardError) { beyond += 1 }
    }
  }
}
