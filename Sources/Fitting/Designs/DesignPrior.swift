import Curves
import Spring

/// The probabilities of designs before any sample is seen: which parameters people write, and how round.
///
/// The weights are relative. They are judgements about published design systems and code, not counts.
package struct DesignPrior: Sendable {
  /// Named springs of one origin that share a weight equally.
  package struct Springs: Sendable {
    /// The springs.
    package var presets: [Preset<SpringParameters>]
    /// The weight of all together.
    package var weight: Double

    /// Creates a group of named springs.
    ///
    /// - Parameters:
    ///   - presets: The springs.
    ///   - weight: The weight of all together, positive.
    package init(_ presets: [Preset<SpringParameters>], weight: Double) {
      (self.presets, self.weight) = (presets, weight)
    }
  }

  /// The weight of response and damping ratio.
  package var responseAndRatio = 0.25
  /// The weight of mass, stiffness and damping.
  package var stiffnessAndDamping = 0.25
  /// The weight of stiffness and damping ratio.
  package var stiffnessAndRatio = 0.06
  /// The weight of curves of their own, as in a `cubic-bezier()`.
  package var customCurves = 0.04
  /// The weight of numbers that are not round.
  package var unrounded = 0.06
  /// The named springs.
  package var springs: [Springs]
  /// The named curves, which share their weight equally.
  package var curves: [Preset<Easing>]
  /// The weight of all named curves together.
  package var curveWeight = 0.15

  /// Creates a prior with the usual weights of parameters.
  ///
  /// - Parameters:
  ///   - springs: The named springs, in groups.
  ///   - curves: The named curves.
  package init(springs: [Springs], curves: [Preset<Easing>]) {
    (self.springs, self.curves) = (springs, curves)
  }

  static let responses = RoundNumbers([0.1: 0.45, 0.05: 0.35, 0.01: 0.2])
  static let ratios = RoundNumbers([0.1: 0.5, 0.05: 0.35, 0.01: 0.15])
  static let stiffnesses = RoundNumbers([100: 0.2, 50: 0.2, 10: 0.38, 5: 0.12, 1: 0.1])
  static let dampings = RoundNumbers([10: 0.25, 5: 0.25, 1: 0.5])
  static let durations = RoundNumbers([0.1: 0.4, 0.05: 0.35, 0.025: 0.15, 0.01: 0.1])
  /// The coordinates of the handles of a cubic-bezier.
  static let handles = RoundNumbers([0.1: 0.45, 0.05: 0.3, 0.01: 0.25])
  /// The masses with their probabilities.
  static let masses: [(value: Double, probability: Double)] =
    [(1, 0.9), (0.5, 0.03), (2, 0.03), (1.5, 0.015), (0.8, 0.01)]
    + [0.2, 0.3, 0.4, 0.6, 0.7, 0.9, 1.2, 3, 5].map { ($0, 0.005) }
}
