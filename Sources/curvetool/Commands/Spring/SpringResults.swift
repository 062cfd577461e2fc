import ArgumentParser
import Spring

extension SettlingSystem: ExpressibleByArgument {
  /// The rule with a name on the command line.
  public init?(argument: String) {
    guard let system = Self.all.first(where: { $0.option.letters == argument.letters }) else {
      return nil
    }
    self = system
  }

  /// The names on the command line.
  public static var allValueStrings: [String] { all.map(\.option) }

  /// The rules of other systems, as the help lists them.
  static var reported: String {
    let names = all.filter(\.isReported).map(\.option)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The completions of shells.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The results of `spring` for every output: a motion, its settling rules, and its cut-off.
struct SpringResults {
  let motion: SpringMotion
  let threshold: Double
  /// The rules for the end of the samples and for the picture; never empty.
  let settling: [SettlingSystem]
  /// The time at which the motion is cut off; nil if it is not.
  let cutAt: Double?
  /// Whether no option for the times of samples sets their end.
  var endsWithMotion = true

  /// Whether the motion has a distance, which fractions are of. Otherwise they are in value units.
  var hasDistance: Bool { motion.from != motion.to }

  /// The initial velocity in distances per second toward the target; 0 if `from` equals `to`.
  var initialVelocity: Double { motion.relativeVelocity }

  var spring: DampedSpring { motion.spring }

  func settlingDuration(_ system: SettlingSystem) -> Double {
    motion.settlingDuration(system.rule(threshold))
  }

  /// The latest settling time of the chosen rules; infinite if one of them never settles.
  var settled: Double { settling.map(settlingDuration).max() ?? 0 }

  /// The rule that ends the samples; nil if something else does.
  var samplesEnd: SettlingSystem? {
    guard endsWithMotion, cutAt == nil, settled > 0, settled < .infinity else { return nil }
    return settling.first { settlingDuration($0) == settled }
  }

  /// The end of the default samples: the cut-off, the settling time, or four periods.
  var horizon: Double {
    if let cutAt { return cutAt }
    return settled > 0 && settled.isFinite ? settled : 4 * spring.response
  }

  /// The end of the default picture, which continues after the samples: a little rest, or the remainder
  /// of a motion that was cut off.
  var pictureEnd: Double {
    let end = settled.isFinite && settled > 0 ? settled * 1.08 : 4 * spring.response
    guard let cutAt, cutAt > 0 else { return end }
    return max(min(end, cutAt * 6), cutAt * 1.25)
  }

  /// Fills rows of values at many times; after a cut-off, the motion rests on the target.
  func fill(
    _ times: UnsafeMutableBufferPointer<Double>, values: UnsafeMutableBufferPointer<Double>,
    velocities: UnsafeMutableBufferPointer<Double>,
    accelerations: UnsafeMutableBufferPointer<Double>?
  ) {
    var x = values.mutableSpan
    var v = velocities.mutableSpan
    motion.states(at: times.span, values: &x, velocities: &v)
    if let cutAt {
      for (index, time) in times.enumerated() where time > cutAt {
        (values[index], velocities[index]) = (motion.to, 0)
      }
    }
    guard let accelerations else { return }
    for (index, time) in times.enumerated() { accelerations[index] = acceleration(at: time) }
  }

  func acceleration(at time: Double) -> Double {
    if let cutAt, time > cutAt { return 0 }
    return motion.acceleration(at: time)
  }

  /// What is said of an overdamped spring that Core Animation's `settlingDuration` would end early.
  var earlyEnd: String? {
    let rule = motion.settlingDuration(.coreAnimation())
    guard spring.regime == .overdamped, cutAt == nil, hasDistance, rule.isFinite else { return nil }
    let jump = motion.cutOff(at: rule).fraction
    guard jump > threshold else { return nil }
    let n = NumberText.brief
    return "Core Animation's settlingDuration is too short: a motion that ends after \(n(rule)) s "
      + "jumps by \(SpringFacts.percent(jump)) of the distance, as --cut-at \(n(rule)) shows"
  }

  var cutOff: SpringCutOff? { cutAt.map { motion.cutOff(at: $0) } }
}
