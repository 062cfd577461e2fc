/// An event of an animation: it has begun or stopped.
public struct AnimationEvent: Sendable, Hashable {
  /// The kind of event.
  @nonexhaustive
  public enum Kind: Sendable, Hashable {
    /// The animation begins.
    case didStart
    /// The animation has stopped: at its end, or because it was removed earlier.
    case didStop(finished: Bool)

    /// The name of the corresponding delegate method.
    public var name: String { self == .didStart ? "didStart" : "didStop" }

    /// Whether the animation reached its end; nil for a start.
    public var isFinished: Bool? {
      if case .didStop(let finished) = self { finished } else { nil }
    }
  }

  /// The time of the event, in the scene's time.
  public var time: Double
  /// The layer's name.
  public var layer: String
  /// The animation's key.
  public var key: String
  /// The kind of event.
  public var kind: Kind
}

/// The handlers of one animation's events. They are separate from the layer, which is a value.
public struct EventHandlers: Sendable {
  /// A handler.
  public typealias Handler = @Sendable (AnimationEvent) -> Void

  /// The key of the animation.
  public let key: String
  /// The handler for the start.
  public var onStart: Handler?
  /// The handler for the stop, finished or not.
  public var onStop: Handler?

  init(key: String, onStart: Handler? = nil, onStop: Handler? = nil) {
    self.key = key
    self.onStart = onStart
    self.onStop = onStop
  }

  /// Calls the handlers for each event, in order.
  public func deliver(_ events: some Sequence<AnimationEvent>) {
    for event in events where event.key == key {
      switch event.kind {
      case .didStart: onStart?(event)
      case .didStop: onStop?(event)
      }
    }
  }
}
