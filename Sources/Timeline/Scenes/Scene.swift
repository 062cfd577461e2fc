import Curves

/// Layers with their animations, a duration, and a clock that looks at them.
public struct Scene: Sendable {
  /// The scene's name.
  public var name: String
  /// One line about it; empty if there is nothing to say.
  public var note: String
  /// How long it is looked at, in seconds.
  public var duration: Double
  /// When it is looked at.
  public var clock: FrameClock
  /// The layers, in the scene's time.
  public var layers: [Layer]

  /// Creates a scene.
  public init(
    name: String, note: String = "", duration: Double, clock: FrameClock = .displayLink(60),
    layers: [Layer]
  ) {
    self.name = name
    self.note = note
    self.duration = duration
    self.clock = clock
    self.layers = layers
  }

  /// What is not as the author may think.
  public var diagnostics: [Diagnostic] { layers.flatMap(\.diagnostics) }

  /// What the animations tell within a range of time, in order.
  public func events(in range: ClosedRange<Double>) -> [AnimationEvent] {
    layers.flatMap { $0.events(in: range) }
      .sorted { ($0.time, $0.layer, $0.key) < ($1.time, $1.layer, $1.key) }
  }

  /// Every layer with the way to it from the scene: those below have the time of those above.
  public var allLayers: [PlacedLayer] { layers.flatMap { PlacedLayer.all(of: $0, above: []) } }

  /// How many animations run at a time.
  public func activeAnimationCount(at time: Double) -> Int {
    allLayers.reduce(0) { $0 + $1.layer.activeAnimationCount(at: $1.parentTime(time)) }
  }
}

/// A layer with the layers above it.
public struct PlacedLayer: Sendable {
  /// The layer.
  public var layer: Layer
  /// The timings of the layers above it, from the top.
  private var above: [MediaTiming]

  static func all(of layer: Layer, above: [MediaTiming]) -> [PlacedLayer] {
    let deeper = above + [layer.timing]
    return [PlacedLayer(layer: layer, above: above)]
      + layer.sublayers.flatMap { all(of: $0, above: deeper) }
  }

  /// Whether its time and those above run forwards.
  var isForward: Bool { (above + [layer.timing]).allSatisfy { $0.speed > 0 } }

  /// The time of the layer above at a time of the scene.
  public func parentTime(_ time: Double) -> Double {
    above.reduce(time) { $1.localTime($0) }
  }

  /// The scene's time at a time of the layer above.
  package func sceneTime(_ parentTime: Double) -> Double {
    above.reversed().reduce(parentTime) { $1.parentTime($0) }
  }

  /// The values shown at a time of the scene.
  public func presentation(at time: Double) -> PropertyValues {
    layer.presentation(at: parentTime(time))
  }
}
