import CurveFitting
import CurveTestSupport
import Curves
import Foundation
import Spring

/// A log of one to five motions, from the library's closed forms: springs that continue a motion, start
/// from rest or with a push, curves, throws and jumps; each interrupts the one before or comes after a rest.
struct SegmentLog {
  /// The truth about a motion.
  struct Event {
    let kind: MotionSegment.Kind
    let start: Double
    /// The numbers by name, in the units of the results.
    var numbers: [String: Double]
    /// The value and the velocity by the seconds from the start.
    let value: (Double) -> Double
    let velocity: (Double) -> Double
    /// When the motion has come within 1 % of its end.
    let length: Double
    /// The control points of a curve.
    var points: [Double] = []
  }

  let events: [Event]
  let samples: Samples
  let step: Double
  /// The standard deviation of the errors.
  let deviation: Double

  init(_ random: inout SplitMix64, noise: Double) throws {
    func uniform(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    func chance(_ probability: Double) -> Bool { uniform(0...1) < probability }
    func sign() -> Double { chance(0.5) ? 1 : -1 }
    let fps = [60.0, 60, 120][Int.random(in: 0..<3, using: &random)]
    let count = Int.random(in: 1...5, using: &random)
    var start = chance(0.25) ? 0 : uniform(0.08...0.5)
    let first = chance(0.5) ? 0 : uniform(-200...200)
    var (x, v) = (first, 0.0)
    var events: [Event] = []
    for index in 0..<count {
      var target = x
      while abs(target - x) < 60 { target = x + sign() * uniform(60...300) }
      if chance(0.5) { target = (target / 10).rounded() * 10 }
      // A jump before the first sample leaves no trace.
      let draw = uniform(0...(index == 0 && start == 0 ? 0.95 : 1))
      let event: Event
      if draw < 0.55 {
        let response = min(max(exp(log(0.4) + 0.4 * normal(&random)), 0.15), 1.2)
        let ratio =
          chance(0.6)
          ? [1, 0.5, 0.6, 0.7, 0.8, 0.85, 0.3][Int.random(in: 0..<7, using: &random)]
          : uniform(0.25...1.3)
        let entry = uniform(0...1)
        let push =
          entry < (index == 0 ? 0.9 : 0.75) ? v : entry < 0.9 ? 0 : sign() * uniform(500...2500)
        let motion = try DampedSpring(response: response, dampingRatio: ratio)
          .motion(from: x, to: target, initialVelocity: push)
        event = Event(
          kind: .spring, start: start,
          numbers: ["response": response, "dampingRatio": ratio, "to": target],
          value: { motion.value(at: $0) }, velocity: { motion.velocity(at: $0) },
          length: motion.settlingTime(within: 0.01))
      } else if draw < 0.8 {
        let named: [(Double, Double, Double, Double)] = [
          (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1),
          (0.4, 0, 0.2, 1), (0, 0, 1, 1),
        ]
        let p =
          chance(0.6)
          ? named[Int.random(in: 0..<named.count, using: &random)]
          : (uniform(0...0.6), chance(0.6) ? 0 : uniform(0...0.5), uniform(0.1...0.8), 1)
        let curve = try CubicBezier(p.0, p.1, p.2, p.3)
        let duration =
          [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8][Int.random(in: 0..<8, using: &random)]
        let (from, distance) = (x, target - x)
        event = Event(
          kind: .curve, start: start, numbers: ["duration": duration, "to": target],
          value: { from + distance * curve.value(at: min($0 / duration, 1)) },
          velocity: {
            $0 < duration ? distance * curve.velocity(at: $0 / duration) / duration : 0
          }, length: duration, points: [p.0, p.1, p.2, p.3])
      } else if draw < 0.95 {
        let rate = [2.0, 2.002, 3.077, 4.2, 5.025][Int.random(in: 0..<5, using: &random)]
        let decay = try ExponentialDecay(
          from: x, initialVelocity: sign() * uniform(300...2000), decayRate: rate)
        event = Event(
          kind: .decay, start: start, numbers: ["rate": rate, "to": decay.restingValue],
          value: { decay.value(at: $0) }, velocity: { decay.velocity(at: $0) },
          length: log(100) / rate)
      } else {
        event = Event(
          kind: .jump, start: start, numbers: ["to": target], value: { _ in target },
          velocity: { _ in 0 }, length: 0)
      }
      events.append(event)
      var wait =
        event.kind == .jump
        ? uniform(0.15...0.5)
        : chance(0.45)
          ? max(0.15, event.length * uniform(0.25...0.8)) : event.length + uniform(0.1...0.5)
      if event.kind == .decay, wait > 1.5 { wait = uniform(0.3...1.5) }
      (x, v) = (event.value(wait), event.velocity(wait))
      start += wait
    }
    let last = events[events.count - 1]
    let end = last.start + max(last.length, 0.15) + uniform(0.05...0.3)
    let times = (0...Int(end * fps)).map { Double($0) / fps }
    self.events = events
    step = 1 / fps
    let deviation = noise * 300
    self.deviation = deviation
    samples = try Samples(
      times: times,
      values: times.map { time in
        let event = events.last { $0.start <= time }
        return (event.map { $0.value(time - $0.start) } ?? first)
          + deviation * normal(&random)
      })
  }
}

/// A long log of springs at 60 samples a second: each starts from rest, or where the one before has come near
/// its target with the velocity that is left.
struct LongLog {
  struct Move {
    let start: Double
    let response: Double
  }

  let springs: [Move]
  let samples: Samples

  /// - Parameter rest: The seconds of rest between two springs; 0 lets each take over from the one before.
  init(_ random: inout SplitMix64, count: Int, rest: Double, deviation: Double) throws {
    func pick(_ numbers: [Double]) -> Double {
      numbers[Int.random(in: 0..<numbers.count, using: &random)]
    }
    let times = (0..<count).map { Double($0) / 60 }
    var values = [Double](repeating: 0, count: count)
    var (springs, start, x, v) = ([Move](), 0.5, 0.0, 0.0)
    while start < times[count - 1] - 2 {
      let response = pick([0.3, 0.4, 0.5, 0.6])
      let target = x + (x > 0 ? -1 : 1) * Double.random(in: 80...300, using: &random)
      let motion = try DampedSpring(response: response, dampingRatio: pick([0.6, 0.7, 0.8, 1]))
        .motion(from: x, to: target, initialVelocity: v)
      springs.append(Move(start: start, response: response))
      for index in Int((start * 60).rounded(.up))..<count {
        values[index] = motion.value(at: times[index] - start)
      }
      let length =
        rest > 0
        ? motion.settlingTime(within: 1e-3) + rest + Double.random(in: 0...0.5, using: &random)
        : response * Double.random(in: 0.7...1.2, using: &random)
      (x, v) = (motion.value(at: length), motion.velocity(at: length))
      start += length
    }
    self.springs = springs
    samples = try Samples(times: times, values: values.map { $0 + deviation * normal(&random) })
  }
}

extension MotionSegment {
  /// The estimates by the names of ``SegmentLog/Event/numbers``.
  var numbers: [String: Estimate] {
    switch model {
    case .rest: [:]
    case .jump: ["to": to]
    case .spring(let spring):
      ["response": spring.response, "dampingRatio": spring.dampingRatio, "to": to]
    case .decay(let rate): ["rate": rate, "to": to]
    case .fling(let fling): ["duration": fling.duration, "to": to]
    case .curve(let curve): ["duration": curve.duration, "to": to]
    }
  }
}

/// How well the motions of a log are found.
struct SegmentScore {
  var (logs, counts, whole) = (0, 0, 0)
  var (numbers, beyond) = (0, 0)
  var confusions: [String] = []

  mutating func add(_ found: MotionSegments, _ log: SegmentLog) {
    logs += 1
    let moves = found.segments.filter { $0.kind != .rest }
    let names = { (kinds: [MotionSegment.Kind]) in
      kinds.map { $0.rawValue }.joined(separator: " ")
    }
    let (truth, result) = (names(log.events.map { $0.kind }), names(moves.map { $0.kind }))
    guard moves.count == log.events.count else {
      confusions.append("\(truth): \(result)")
      return
    }
    counts += 1
    let isRight = zip(moves, log.events).allSatisfy { move, event in
      move.kind == event.kind
        && abs(move.start.value - event.start) <= max(log.step, 4 * move.start.standardError)
    }
    guard isRight else {
      confusions.append("\(truth): \(result)")
      return
    }
    whole += 1
    for (move, event) in zip(moves, log.events) {
      for (name, truth) in event.numbers {
        guard let estimate = move.numbers[name] else { continue }
        numbers += 1
        let error = abs(estimate.value - truth)
        if !(error <= 4 * estimate.standardError + 1e-9) { beyond += 1 }
      }
    }
  }
}
