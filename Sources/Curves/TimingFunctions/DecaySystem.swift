import CurveArithmetic
import Spring

/// A system's rule for slowing down a throw, with its own parameters and its own edge.
///
/// ``all`` is the one list of them: the command line, texts and presets derive from it.
///
/// ```swift
/// let compose = DecaySystem.named("compose")
/// let slippery = try compose?.setting("frictionMultiplier", to: 0.5)
/// ```
public struct DecaySystem: Sendable {
  /// A parameter of the system's formula, in addition to the velocity.
  public struct Parameter: Hashable, Sendable {
    /// The name, as the system spells it: `frictionMultiplier`.
    public let name: String
    /// The system's default.
    public let standard: Double
  }

  /// The system's name on the command line and in text: `uiscrollview`.
  public let name: String
  /// The system's own name of the motion.
  public let title: String
  /// Where the formula and its constants come from.
  public let source: String
  /// A note for users, such as the effect of the frame rate or the unit of a velocity in that system.
  public let note: String?
  /// What the system does at an edge.
  public let edge: EdgeBehavior
  /// A note for users on ``edge``, such as what the system's makers have not published.
  public let edgeNote: String?

  /// The parameters of the formula; empty if it has none.
  public let parameters: [Parameter]
  /// The values of ``parameters``, in their order.
  public private(set) var values: [Double]

  /// The motion of a start, a velocity and the values of the parameters.
  typealias Make = @Sendable (Double, Double, [Double]) throws(ParameterError) -> AnyDecay

  private let make: Make

  init(
    _ name: String, _ title: String, edge: EdgeBehavior = .stop, source: String,
    note: String? = nil, edgeNote: String? = nil,
    parameters: [(name: String, standard: Double)] = [], make: @escaping Make
  ) {
    (self.name, self.title, self.source, self.note) = (name, title, source, note)
    (self.edge, self.edgeNote, self.make) = (edge, edgeNote, make)
    self.parameters = parameters.map { Parameter(name: $0.name, standard: $0.standard) }
    values = parameters.map { $0.standard }
  }

  /// The same system with another value of a parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter, one of ``parameters``.
  ///   - value: Its value.
  /// - Returns: The system; nil if it has no such parameter.
  /// - Throws: `ParameterError` that names the parameter if the value is out of range.
  public func setting(_ name: String, to value: Double) throws(ParameterError) -> DecaySystem? {
    guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
    var result = self
    result.values[index] = value
    _ = try result.decay(velocity: 1)
    return result
  }

  /// The system's motion after a throw.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - velocity: The velocity in value units per second, finite.
  /// - Throws: `ParameterError` that names the parameter.
  public func decay(from: Double = 0, velocity: Double) throws(ParameterError) -> AnyDecay {
    try make(from, velocity, values)
  }

  /// The velocity that lands at a value.
  ///
  /// - Parameters:
  ///   - target: Where the motion is to land, finite.
  ///   - from: The value at time 0, finite.
  /// - Returns: The velocity in value units per second; the landing is within 1e-12 of the distance, or
  ///   within a frame's step where the system works by frames. Nil if no velocity lands there.
  /// - Throws: `ParameterError` that names the parameter.
  /// - Complexity: at most 200 landings.
  public func velocity(reaching target: Double, from: Double = 0) throws(ParameterError) -> Double?
  {
    let distance = target - from
    guard distance.isFinite else {
      throw ParameterError(parameter: "target", value: target, allowed: "finite")
    }
    guard distance != 0 else { return 0 }
    let sign: Double = distance < 0 ? -1 : 1
    // The landing grows with the velocity: bracket it, then halve the bracket.
    func covered(_ speed: Double) throws(ParameterError) -> Double {
      sign * (try make(0, sign * speed, values)).restingValue - abs(distance)
    }
    var (low, high) = (0.0, 1.0)
    while try covered(high) < 0 {
      guard high < 1e12 else { return nil }
      (low, high) = (high, high * 4)
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if try covered(middle) < 0 { low = middle } else { high = middle }
    }
    let (below, above) = (-(try covered(low)), try covered(high))
    return sign * (below < above ? low : high)
  }
}

extension DecaySystem: CustomStringConvertible {
  /// The name, with the parameters that differ from the system's defaults: `compose(frictionMultiplier: 2)`.
  public var description: String {
    let settings = self.settings
    return settings.isEmpty ? name : "\(name)(\(settings.joined(separator: ", ")))"
  }

  /// The parameters that differ from the system's defaults, as text.
  var settings: [String] {
    zip(parameters, values).filter { $0.standard != $1 }.map { "\($0.name): \(cssNumber($1))" }
  }
}

extension DecaySystem: Hashable {
  /// Whether two systems have the same name and parameters.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.values == b.values }

  /// Hashes the name and the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }
}
