import CurveArithmetic
import Spring

/// The commands of a gesture as a value that can be compared and stored, as in documents and scenes.
/// ``sequence()`` is its motion.
///
/// ```swift
/// var part = PlayScript.Part(from: [0], spring: try DampedSpring(stiffness: 230, damping: 22))
/// part.commands = [.init(at: 0, .to([300])), .init(at: 0.12, .to([80]))]
/// let motion = try PlayScript([part]).sequence()
/// ```
public struct PlayScript: Sendable, Hashable {
  /// A sample of a finger.
  public struct Sample: Sendable, Hashable {
    /// Seconds from the start of the play.
    public var time: Double
    /// A number for each component.
    public var value: [Double]

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: Seconds from the start of the play.
    ///   - value: A number for each component.
    public init(at time: Double, _ value: [Double]) { (self.time, self.value) = (time, value) }
  }

  /// What a command does; see the methods of ``Play`` of the same names.
  @nonexhaustive
  public enum Action: Sendable, Hashable {
    /// Springs to a value.
    case to([Double], spring: DampedSpring? = nil, tracker: VelocityTracker = .leastSquares50)
    /// Follows a timing function to a value, for a number of seconds.
    indirect case curve([Double], Easing, duration: Double)
    /// A finger holds the value and moves through samples.
    case grab([Sample])
    /// The value slows down as in a system.
    indirect case release(
      DecaySystem, edge: EdgeBehavior? = nil, tracker: VelocityTracker = .leastSquares50)
    /// The value springs to the position nearest to where a system's decay lands.
    indirect case snap(
      [[Double]], DecaySystem, spring: DampedSpring? = nil,
      tracker: VelocityTracker = .leastSquares50)
    /// The clock stops.
    case pause
    /// The clock runs again.
    case resume
    /// The clock runs at a speed.
    case speed(Double)
    /// The clock moves to a reading within the current motion.
    case seek(Double)
    /// The motion ends.
    case stop(Play<[Double]>.StopPosition)
  }

  /// An action and its time.
  public struct Command: Sendable, Hashable {
    /// Seconds from the start of the play.
    public var time: Double
    /// What happens.
    public var action: Action

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - time: Seconds from the start of the play.
    ///   - action: What happens.
    public init(at time: Double, _ action: Action) { (self.time, self.action) = (time, action) }
  }

  /// A play with its rounds.
  public struct Part: Sendable, Hashable {
    /// The value at the start, a number for each component.
    public var from: [Double]
    /// The spring of commands without one.
    public var spring: DampedSpring
    /// For each component the least and the largest value; nil without an edge, empty without any.
    public var bounds: [ClosedRange<Double>?] = []
    /// The resistance beyond a bound; UIScrollView's if nil.
    public var rubberBand: RubberBand?
    /// The commands in order of time.
    public var commands: [Command] = []
    /// The number of rounds, at least 1; infinity repeats forever.
    public var rounds = 1.0
    /// The wait between two rounds in seconds.
    public var gap = 0.0

    /// Creates a part without commands.
    ///
    /// - Parameters:
    ///   - from: The value at the start, a number for each component.
    ///   - spring: The spring of commands without one.
    public init(from: [Double], spring: DampedSpring) { (self.from, self.spring) = (from, spring) }

    /// The part's play.
    ///
    /// - Throws: `ParameterError` that names the parameter.
    /// - Complexity: linear in commands and samples.
    public func play() throws(ParameterError) -> Play<[Double]> {
      var play = try start()
      for command in commands { try play.apply(command) }
      return play
    }

    /// The part's play before its commands.
    ///
    /// - Throws: `ParameterError` that names the parameter.
    public func start() throws(ParameterError) -> Play<[Double]> {
      try Play(from: from, spring: spring, bounds: bounds, rubberBand: rubberBand)
    }
  }

  /// The parts, one after the other; at least one for a motion.
  public var parts: [Part]

  /// Creates a script.
  ///
  /// - Parameter parts: The parts, one after the other.
  public init(_ parts: [Part]) { self.parts = parts }

  /// The motion.
  ///
  /// - Throws: `ParameterError` that names the parameter; also without parts.
  /// - Complexity: linear in commands and samples.
  public func sequence() throws(ParameterError) -> PlaySequence<[Double]> {
    guard let first = parts.first else {
      throw ParameterError(parameter: "part count", value: 0, allowed: "at least 1")
    }
    var sequence = try PlaySequence(try first.play(), rounds: first.rounds, gap: first.gap)
    for part in parts.dropFirst() {
      try sequence.append(try part.play(), rounds: part.rounds, gap: part.gap)
    }
    return sequence
  }
}

extension Play<[Double]> {
  /// Applies a command of a script.
  ///
  /// - Parameter command: The command.
  /// - Throws: `ParameterError` that names the parameter.
  public mutating func apply(_ command: PlayScript.Command) throws(ParameterError) {
    let time = command.time
    switch command.action {
    case .to(let target, let spring, let tracker):
      try to(target, at: time, spring: spring, tracker: tracker)
    case .curve(let target, let curve, let duration):
      try to(target, at: time, curve: curve, duration: duration)
    case .grab(let samples):
      try grab(at: time)
      for sample in samples { try move(to: sample.value, at: sample.time) }
    case .release(let system, let edge, let tracker):
      try release(system, at: time, edge: edge, tracker: tracker)
    case .snap(let positions, let system, let spring, let tracker):
      try release(
        snappingTo: positions, projectedBy: system, at: time, spring: spring, tracker: tracker)
    case .pause: try pause(at: time)
    case .resume: try resume(at: time)
    case .speed(let speed): try setSpeed(speed, at: time)
    case .seek(let reading): try seek(to: reading, at: time)
    case .stop(let position): try stop(at: time, position)
    }
  }
}

#if !hasFeature(Embedded)
  extension PlayScript: Codable {}
  extension PlayScript.Sample: Codable {}
  extension PlayScript.Command: Codable {}
  extension PlayScript.Part: Codable {}
  extension Play.StopPosition: Codable {}
#endif
