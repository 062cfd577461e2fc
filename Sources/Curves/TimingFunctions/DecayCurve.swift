import CurveArithmetic
import Spring

/// A throw as a timing function: the motion of a system's decay from 0 to 1, with its duration as
/// progress.
///
/// Progress 1 is when the system ends the motion, and value 1 is where the motion lands. At the end the
/// motion can be a fraction of a unit away from its landing; there the value jumps to 1. ``continued``
/// continues beyond it. Before progress 0 the value is 0.
///
/// The error is that of the decay relative to its distance, plus one rounding of progress times duration.
///
/// ```swift
/// let scrolling = try DecayCurve(DecaySystem.all[0], velocity: 2000)
/// scrolling.distance  // 998.9996663329095, in value units
/// scrolling.duration  // 3.79614..., in seconds
/// Easing.decay(scrolling).description  // decay(velocity: 2000, like: uiscrollview)
/// ```
public struct DecayCurve: Sendable {
  /// The system with its parameters.
  public let system: DecaySystem
  /// The motion from 0, in value units and seconds.
  public let decay: AnyDecay
  /// The seconds that progress 0...1 spans: when the system ends the motion.
  public let duration: Double
  private var isPutToLanding = true

  /// The velocity that was given, in value units per second.
  public let velocity: Double
  /// Where the motion lands, in value units: the distance that value 1 stands for.
  public var distance: Double { decay.restingValue }

  /// Creates the curve of a throw.
  ///
  /// - Parameters:
  ///   - system: The system with its parameters.
  ///   - velocity: The velocity in value units per second, finite and not 0.
  /// - Throws: `ParameterError` that names the parameter; also if the throw covers no distance or has no
  ///   duration.
  public init(_ system: DecaySystem, velocity: Double) throws(ParameterError) {
    (self.system, self.velocity) = (system, velocity)
    decay = try system.decay(velocity: velocity)
    duration = decay.duration ?? .infinity
    guard duration > 0, duration.isFinite, decay.restingValue != 0 else {
      throw ParameterError(
        parameter: "velocity", value: velocity,
        allowed: "large enough for a throw that covers a distance")
    }
  }

  /// The velocity of presets, in value units per second: a brisk throw of a finger.
  public static var presetVelocity: Double { 2000 }
}

extension DecayCurve: Hashable {
  /// Whether two curves have the same system, parameters and velocity.
  public static func == (a: Self, b: Self) -> Bool {
    a.system == b.system && a.velocity == b.velocity && a.isPutToLanding == b.isPutToLanding
  }

  /// Hashes the system, its parameters and the velocity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(system)
    hasher.combine(velocity)
  }
}

extension DecayCurve: TimingFunction, CustomStringConvertible {
  /// The part of the distance covered at a fraction of the duration; exactly 1 from progress 1 on.
  public func value(at progress: Double) -> Double {
    progress >= 1 && isPutToLanding ? 1 : decay.value(at: progress * duration) / distance
  }

  /// The motion itself, which continues beyond progress 1.
  public var continued: Self {
    var result = self
    result.isPutToLanding = false
    return result
  }

  /// The motion's velocity at a fraction of the duration, in distances per unit of progress; 0 outside
  /// 0...1. At 1 it is the velocity before the end.
  public func velocity(at progress: Double) -> Double {
    progress < 0 || progress > 1
      ? 0 : decay.velocity(at: progress * duration) * (duration / distance)
  }

  /// The text that `EasingParser` reads back to the same curve.
  public var description: String {
    let settings = system.settings.map { ", \($0)" }.joined()
    return "decay(velocity: \(cssNumber(velocity)), like: \(system.name)\(settings))"
  }
}

#if !hasFeature(Embedded)
  extension DecayCurve: Codable {
    private enum CodingKeys: String, CodingKey { case velocity }

    /// Decodes `velocity` and the members of ``DecaySystem``: `like` and `parameters`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let velocity = try values.decode(Double.self, forKey: .velocity)
      let system = try DecaySystem(from: decoder)
      self = try decoder.checked { try DecayCurve(system, velocity: velocity) }
    }

    /// Encodes `velocity` and the members of ``DecaySystem``.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(velocity, forKey: .velocity)
      try system.encode(to: encoder)
    }
  }
#endif
