import Foundation

/// A spring's facts computed from the textbook formula and a dense walk in time.
struct SpringTruth {
  let mass: Double
  let stiffness: Double
  let damping: Double
  let from: Double
  let to: Double
  /// In value units per second.
  let velocity: Double
  let threshold: Double

  var omega: Double { sqrt(stiffness / mass) }
  var decay: Double { damping / (2 * mass) }
  var ratio: Double { damping / (2 * sqrt(mass * stiffness)) }
  /// The unit of fractions.
  var distance: Double { from == to ? 1 : abs(to - from) }

  /// The displacement from the target and its rate.
  func state(_ t: Double) -> (y: Double, v: Double) {
    let (y0, v0, a) = (to - from, -velocity, decay)
    let b = v0 + a * y0
    if ratio < 1 {
      let d = sqrt(omega * omega - a * a)
      let y = exp(-a * t) * (y0 * cos(d * t) + b / d * sin(d * t))
      let slope = exp(-a * t) * (b * cos(d * t) - y0 * d * sin(d * t))
      return (y, slope - a * y)
    }
    let m = sqrt(a * a - omega * omega)
    let (slow, fast) = (a - m, a + m)
    let p = (fast * y0 + v0) / (2 * m)
    let q = -(slow * y0 + v0) / (2 * m)
    return (
      p * exp(-slow * t) + q * exp(-fast * t),
      -slow * p * exp(-slow * t) - fast * q * exp(-fast * t)
    )
  }

  /// The end of the walk: long after the motion has settled.
  private var horizon: Double {
    let slow = ratio < 1 ? decay : decay - sqrt(decay * decay - omega * omega)
    return 1.5 * (log(1 / threshold) + 6) / slow
  }
  private static let steps = 40_000

  /// The times at which a function changes its sign, refined by bisection.
  func changes(_ function: (Double) -> Double) -> [Double] {
    var found: [Double] = []
    var (last, sign) = (0.0, function(1e-12 * horizon) < 0)
    for step in 1...Self.steps {
      let time = horizon * Double(step) / Double(Self.steps)
      let next = function(time) < 0
      if next != sign {
        var (low, high) = (last, time)
        for _ in 0..<80 {
          let middle = (low + high) / 2
          if (function(middle) < 0) == sign { low = middle } else { high = middle }
        }
        found.append(high)
      }
      (last, sign) = (time, next)
    }
    return found
  }

  /// The last time outside a fraction of the distance.
  var settling: Double {
    changes { abs(state($0).y) - threshold * distance }.last ?? 0
  }
  var turns: [(time: Double, y: Double)] {
    changes { state($0).v }.map { ($0, state($0).y) }
  }
  /// The first turn beyond the target.
  var peak: (time: Double, y: Double)? {
    let side = from == to ? velocity : to - from
    return turns.first { $0.y * side < 0 }
  }
  var undershoot: Double {
    guard from != to, let peak else { return 0 }
    return turns.first { $0.time > peak.time }.map { abs($0.y) / distance } ?? 0
  }
  var rise: Double? {
    guard from != to else { return nil }
    func entry(_ level: Double) -> Double {
      abs(state(0).y) <= level ? 0 : changes { abs(state($0).y) - level }.first ?? .nan
    }
    return entry(0.1 * distance) - entry(0.9 * distance)
  }
  /// Half the turns outside the band after the first crossing.
  var oscillations: Double {
    guard let zero = changes({ state($0).y }).first else { return 0 }
    return Double(turns.count { $0.time > zero && abs($0.y) > threshold * distance }) / 2
  }

  // MARK: The rules of the systems

  var coreAnimation: Double {
    let epsilon = max(threshold, 1e-6)
    let relative = from == to ? 0 : velocity / (to - from)
    guard ratio >= 1 else {
      let d = sqrt(omega * omega - decay * decay)
      return max(0, (log(1 + abs((decay - relative) / d)) - log(epsilon)) / decay)
    }
    return walk(10_000) { abs(1 + (omega - relative) * $0) * exp(-omega * $0) < epsilon } ?? .nan
  }
  var swiftUI: Double {
    guard ratio >= 1 else {
      return max(
        0, log((abs(decay * (to - from) - velocity) + abs(to - from)) / threshold) / decay)
    }
    return walk(1024) { abs(state($0).y) < threshold } ?? 0
  }
  var uiKit: Double {
    guard ratio >= 1 else { return coreAnimation }
    let s = -log(threshold)
    let u =
      s + 2 / 0.3361
      * (1 - 1 / (1 + 0.3361 * sqrt(s / 2) / (1 - 0.0042 * s * exp(-0.0201 * sqrt(s)))))
    return u / omega
  }
  private func walk(_ steps: Int, _ isBelow: (Double) -> Bool) -> Double? {
    var (time, start) = (0.0, Double?.none)
    for _ in 0..<steps {
      if !isBelow(time) {
        start = nil
      } else if let start {
        if time - start > 1 { return start }
      } else {
        start = time
      }
      time += 0.1
    }
    return nil
  }
  /// ln(R/threshold)/a below critical damping.
  var envelope: Double? {
    guard ratio < 1 else { return nil }
    let d = sqrt(omega * omega - decay * decay)
    let y0 = to - from
    let amplitude = hypot(y0, (decay * y0 - velocity) / d)
    return max(0, log(amplitude / (threshold * distance)) / decay)
  }
}
