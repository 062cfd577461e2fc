import ArgumentParser
import Spring

/// The names of the settling rules on the command line.
enum SettlingName: String, CaseIterable, ExpressibleByArgument {
  case exact
  case coreAnimation = "core-animation"
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case envelope

  func rule(_ threshold: Double) -> SettlingRule {
    switch self {
    case .exact: .exact(threshold: threshold)
    case .coreAnimation: .coreAnimation(epsilon: threshold)
    case .swiftUI: .swiftUI(epsilon: threshold)
    case .uiKit: .uiKit(epsilon: threshold)
    case .envelope: .envelope(threshold: threshold)
    }
  }
}

/// What `spring` shows, in every form: a motion, how it is judged, and where it is cut off.
struct SpringResults {
  let motion: SpringMotion
  let threshold: Double
  /// The rules that the horizon and the picture go by, never empty.
  let settling: [SettlingName]
  /// When the motion is cut off, nil if it is not.
  let cutAt: Double?

  /// In distances per second toward the target; 0 where there is no distance.
  var initialVelocity: Double { motion.relativeVelocity }

  var spring: DampedSpring { motion.spring }

  func settlingDuration(_ name: SettlingName) -> Double {
    motion.settlingDuration(name.rule(threshold))
  }

  /// When the last of the chosen rules calls the motion settled; infinite if one never does.
  var settled: Double { settling.map(settlingDuration).max() ?? 0 }

  /// The end of the default samples: where it is cut off, where it settles, or four periods.
  var horizon: Double {
    if let cutAt { return cutAt }
    return settled > 0 && settled.isFinite ? settled : 4 * spring.response
  }

  /// The end of the default picture, which shows what follows the horizon: a little rest, or what a
  /// cut-off motion would still have done.
  var pictureEnd: Double {
    let end = settled.isFinite && settled > 0 ? settled * 1.08 : 4 * spring.response
    guard let cutAt, cutAt > 0 else { return end }
    return max(min(end, cutAt * 6), cutAt * 1.25)
  }

  /// The value and the velocity, at rest on the target once the motion was cut off.
  func state(at time: Double) -> SpringState {
    if let cutAt, time > cutAt { return SpringState(value: motion.to, velocity: 0) }
    return motion.state(at: time)
  }

  /// What there is at many times.
  func fill(
    _ times: UnsafeMutableBufferPointer<Double>, values: UnsafeMutableBufferPointer<Double>,
    velocities: UnsafeMutableBufferPointer<Double>,
    accelerations: UnsafeMutableBufferPointer<Double>?
  ) {
    for (index, time) in times.enumerated() {
      let state = state(at: time)
      values[index] = state.value
      velocities[index] = state.velocity
    }
    guard let accelerations else { return }
    for (index, time) in times.enumerated() { accelerations[index] = acceleration(at: time) }
  }

  func acceleration(at time: Double) -> Double {
    if let cutAt, time > cutAt { return 0 }
    return motion.acceleration(at: time)
  }

  var cutOff: SpringCutOff? { cutAt.map { motion.cutOff(at: $0) } }
}
