import Spring

/// A gesture as one motion: a value that springs to targets, is grabbed, thrown, caught again, paused and
/// resumed.
///
/// Commands come in order of time. Value and velocity are continuous unless a command says otherwise;
/// ``discontinuities`` lists each jump with its size and cause. Every piece is a closed form, so a value
/// is exact at any time and depends on no frame rate.
///
/// ```swift
/// var play = try Play(from: 0.0, spring: DampedSpring(stiffness: 230, damping: 22))
/// try play.to(300, at: 0)
/// try play.to(80, at: 0.12)  // the velocity continues
/// play.value(at: 0.5)
/// ```
///
/// Times are wall time in seconds. One local clock drives springs, curves and decays: ``pause(at:)``
/// stops it and ``setSpeed(_:at:)`` scales it. A finger follows wall time.
///
/// **Error bound.** Each piece has that of its motion. A hand-off adds the rounding of one value and one
/// velocity.
public struct Play<Value: VectorValue>: Sendable {
  // First, where its address does not depend on the type of the value.
  var pieces: PlayPieces
  /// The value at time 0.
  public let from: Value
  /// The spring of commands without one.
  public let spring: DampedSpring
  /// For each component the least and the largest value; nil without an edge, empty without any.
  ///
  /// They limit fingers, by a rubber band, and decays. A spring may leave them.
  public let bounds: [ClosedRange<Double>?]
  /// How long before the last command the play can still be evaluated, in seconds.
  public let history: Double

  let limits: [DragLimits?]
  var clock = PlayClock()
  var finger: FingerTrack?

  /// Creates a play that rests at a value.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - spring: The spring of commands that name none.
  ///   - bounds: For each component the least and the largest value, finite; nil without an edge, empty
  ///     without any.
  ///   - rubberBand: The resistance beyond a bound; UIScrollView's over the extent of the bounds if nil.
  ///   - history: How long to keep the past, in seconds before the last command. Earlier times return the
  ///     state at the start of the oldest piece. Infinity keeps everything.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    from: Value, spring: DampedSpring, bounds: [ClosedRange<Double>?] = [],
    rubberBand: RubberBand? = nil, history: Double = .infinity
  ) throws(ParameterError) {
    try Self.requireFinite(from, .from)
    guard bounds.isEmpty || bounds.count == from.componentCount else {
      throw ParameterError(
        parameter: "bounds count", value: Double(bounds.count),
        allowed: "\(from.componentCount), that of the value")
    }
    var limits: [DragLimits?] = []
    for range in bounds {
      guard let range else {
        limits.append(nil)
        continue
      }
      for end in [range.lowerBound, range.upperBound] where !end.isFinite {
        throw ParameterError(parameter: "bounds", value: end, allowed: "finite")
      }
      // Equal bounds have no extent: one unit stands for it.
      let extent = range.upperBound - range.lowerBound
      var band = rubberBand
      if band == nil { band = try RubberBand(dimension: extent > 0 ? extent : 1) }
      limits.append(band.map { DragLimits(bounds: range, band: $0) })
    }
    guard history >= 0 else {
      throw ParameterError(parameter: "history", value: history, allowed: "zero or positive")
    }
    (self.from, self.spring, self.bounds, self.history) = (from, spring, bounds, history)
    self.limits = limits.isEmpty ? Array(repeating: nil, count: from.componentCount) : limits
    let rests = (0..<from.componentCount).map { PlayMotion.rest(from[component: $0]) }
    pieces = PlayPieces(width: rests.count)
    pieces.append(start: 0, offset: 0, rate: 1, cause: .start, rests)
  }

  static func requireFinite(_ value: Value, _ parameter: Parameter) throws(ParameterError) {
    for index in 0..<value.componentCount where !value[component: index].isFinite {
      throw ParameterError(parameter: parameter, value: value[component: index], allowed: "finite")
    }
  }

  /// The number of pieces that are kept: at most one for each command and each sample of a finger.
  public var pieceCount: Int { pieces.list.count }

  /// The last piece.
  var last: PlayPiece { pieces.list[pieces.list.count - 1] }

  func value(of piece: PlayPiece, at time: Double) -> Value {
    var value = from
    pieces.writeValues(of: piece, at: time, into: &value)
    return value
  }

  func velocity(of piece: PlayPiece, at time: Double) -> Value {
    var value = from
    pieces.writeVelocities(of: piece, at: time, into: &value)
    return value
  }
}

extension Play: Motion {
  /// The value at a time in seconds; ``from`` before 0.
  ///
  /// - Complexity: O(log n) for n stored pieces.
  public func value(at time: Double) -> Value {
    // Not specialised: the choice of a specialisation copies the play.
    var value = from
    guard pieces.width == 1 else {
      let piece = pieces.list[pieces.index(at: time)]
      pieces.writeValues(of: piece, at: piece.time(at: time), into: &value)
      return value
    }
    value[component: 0] = pieces.number(at: time)
    return value
  }

  /// The velocity at a time in seconds, in value units per second of wall time. At a jump it is the
  /// velocity after it.
  ///
  /// - Complexity: O(log n) for n stored pieces.
  @_specialize(where Value == Double)
  @_specialize(where Value == Point2D)
  @_specialize(where Value == [Double])
  public func velocity(at time: Double) -> Value {
    let piece = pieces.list[pieces.index(at: time)]
    return velocity(of: piece, at: piece.time(at: time))
  }

  /// When the last motion ends by its own rule, in seconds: a spring by its exact settling time within
  /// `SpringMotion.defaultThreshold` of its distance, a decay by its system's. Nil if it never ends.
  ///
  /// If the play ends in a pause or under a finger, its end is the start of its last piece.
  public var duration: Double? {
    let last = last
    guard last.rate > 0 else { return last.start }
    let end = pieces.motions(of: last).reduce(last.offset) { max($0, $1.end) }
    return end < .infinity ? last.wall(at: end) : nil
  }
}

extension Play<Double> {
  /// The value at a time in seconds; ``from`` before 0.
  ///
  /// It takes half the time of the method for any type.
  ///
  /// - Complexity: O(log n) for n stored pieces.
  public func value(at time: Double) -> Double { pieces.number(at: time) }
}
