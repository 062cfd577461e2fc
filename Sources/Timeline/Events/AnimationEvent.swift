/// Something that an animation tells: that it has begun or stopped.
public struct AnimationEvent: Sendable, Hashable {
  /// What is told.
  public enum Kind: Sendable, Hashable {
    /// It begins.
    case didStart
    /// It has stopped: at its end, or because it was removed before.
    case didStop(finished: Bool)

    /// The name of the delegate's method.
    public var name: String { self == .didStart ? "didStart" : "didStop" }

    /// Whether it reached its end; nil for a start.
    public var isFinished: Bool? {
      if case .didStop(let finished) = self { finished } else { nil }
    }
  }

  /// When, in the scene's time.
  public var time: Double
  /// The layer's name.
  public var layer: String
  /// The animation's key.
  public var key: String
  /// What is told.
  public var kind: Kind
}

/// What is run for the events of one animation; kept beside the layer, which is a value.
public struct EventHandlers: Sendable {
  /// What is run for an event.
  public typealias Handler = @Sendable (AnimationEvent) -> Void

  /// The key of the animation.
  public let key: String
  /// What is run when it begins.
  public var onStart: Handler?
  /// What is run when it stops, finished or not.
  public var onStop: Handler?

  /// Creates handlers for the animation of a key.
  public init(key: String, onStart: Handler? = nil, onStop: Handler? = nil) {
    self.key = key
    self.onStart = onStart
    self.onStop = onStop
  }

  /// Runs what was asked for with each event of the animation, in order.
  public func deliver(_ events: some Sequence<AnimationEvent>) {
    for event in events where event.key == key {
      switch event.kind {
      case .didStart: onStart?(event)
      case .didStop: onStop?(event)
      }
    }
  }
}
