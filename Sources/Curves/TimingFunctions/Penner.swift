import CurveArithmetic
import Spring

/// Robert Penner's easing equations.
///
/// The formulas are those of easings.net; the normalised exponential is d3-ease's. The period and
/// amplitude of the elastic equations are parameters (tween.js uses period 0.4, d3-ease 0.3 throughout).
/// The input is limited to 0...1, where the equations are defined. Values are within 1e-15 of the
/// formula, times the amplitude or overshoot if that is larger.
///
/// ```swift
/// let bounce = try Penner(.bounce, .out)
/// bounce.value(at: 0.5)     // 0.765625
/// bounce.description        // penner.out-bounce
/// ```
///
/// Source: R. Penner, "Programming Macromedia Flash MX" (2002), chapter 7; easings.net.
public struct Penner: Sendable, Hashable {
  /// The shape of the ease-in.
  @nonexhaustive
  public enum Family: Sendable, Hashable {
    /// A quarter of a cosine.
    case sine
    /// x^2.
    case quad
    /// x^3.
    case cubic
    /// x^4.
    case quart
    /// x^5.
    case quint
    /// x to a positive exponent.
    case power(exponent: Double)
    /// 2^(10 x - 10), which starts with a jump of 1/1024 unless it is normalised to start at 0.
    case expo(normalized: Bool = false)
    /// A quarter of a circle.
    case circ
    /// x^2 ((s + 1) x - s) with the overshoot s: 1.70158 unless given, 1.525 times that for in-out.
    case back(overshoot: Double? = nil)
    /// A growing oscillation; the period is 0.3 unless given, 1.5 times that for in-out. With an amplitude
    /// above 1, the ease-out is Penner's own, which is not the ease-in rotated; normalised, it is
    /// d3-ease's, which is.
    case elastic(amplitude: Double = 1, period: Double? = nil, normalized: Bool = false)
    /// Four parabolas.
    case bounce
  }

  /// The part of the progress that is eased.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// At the start.
    case `in` = "in"
    /// At the end: the ease-in, rotated about the centre, except for some elastic equations.
    case out = "out"
    /// At both ends.
    case inOut = "in-out"
    /// In the middle.
    case outIn = "out-in"
  }

  /// The shape of the ease-in.
  public let family: Family
  /// The part of the progress that is eased.
  public let direction: Direction

  /// Creates an equation.
  ///
  /// - Parameters:
  ///   - family: The shape of the ease-in.
  ///   - direction: The part of the progress that is eased.
  /// - Throws: `ParameterError` unless an exponent is in 0.001...1000, an overshoot in
  ///   -1e6...1e6, an amplitude in 1...1e6 and a period in 0.001...1000.
  public init(_ family: Family, _ direction: Direction) throws(ParameterError) {
    switch family {
    case .power(let exponent):
      try ParameterError.require(exponent, in: 0.001...1000, "exponent")
    case .back(.some(let overshoot)):
      try ParameterError.require(overshoot, in: -1e6...1e6, .overshoot)
    case .elastic(let amplitude, let period, _):
      try ParameterError.require(amplitude, in: 1...1e6, "amplitude")
      if let period { try ParameterError.require(period, in: 0.001...1000, "period") }
    default: break
    }
    self.init(valid: family, direction)
  }

  /// Creates an equation from parameters known to be in range.
  package init(valid family: Family, _ direction: Direction) {
    self.family = family
    self.direction = direction
  }
}

extension Penner: TimingFunction, CustomStringConvertible {
  /// The value at a progress, which is limited to 0...1; exactly 0 and 1 at the ends.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let x = progress
    switch direction {
    case .in: return easeIn(x)
    case .out: return easeOut(x)
    case .inOut: return x < 0.5 ? easeIn(2 * x) / 2 : 1 - easeOutRotated(2 - 2 * x) / 2
    case .outIn: return x < 0.5 ? easeOut(2 * x) / 2 : 0.5 + easeIn(2 * x - 1) / 2
    }
  }

  /// The derivative of the formula, infinite where `circ` is vertical; 0 outside 0...1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let x = progress
    switch direction {
    case .in: return easeInVelocity(x)
    case .out: return easeOutVelocity(x)
    case .inOut: return x < 0.5 ? easeInVelocity(2 * x) : easeOutRotatedVelocity(2 - 2 * x)
    case .outIn: return x < 0.5 ? easeOutVelocity(2 * x) : easeInVelocity(2 * x - 1)
    }
  }

  /// The preset name, with any parameters that are set, such as `penner.out-back(overshoot: 2)`.
  public var description: String { "penner.\(direction.rawValue)-\(familyText)" }

  private var familyText: String {
    switch family {
    case .power(let exponent): return "power(exponent: \(cssNumber(exponent)))"
    case .expo(let normalized): return normalized ? "expo(normalized: 1)" : "expo"
    case .back(let overshoot):
      return overshoot.map { "back(overshoot: \(cssNumber($0)))" } ?? "back"
    case .elastic(let amplitude, let period, let normalized):
      var arguments = amplitude == 1 ? [] : ["amplitude: \(cssNumber(amplitude))"]
      if let period { arguments.append("period: \(cssNumber(period))") }
      if normalized { arguments.append("normalized: 1") }
      return arguments.isEmpty ? "elastic" : "elastic(\(arguments.joined(separator: ", ")))"
    case .sine: return "sine"
    case .quad: return "quad"
    case .cubic: return "cubic"
    case .quart: return "quart"
    case .quint: return "quint"
    case .circ: return "circ"
    case .bounce: return "bounce"
    }
  }
}

#if !hasFeature(Embedded)
  extension Penner.Direction: Codable {}
#endif
