import Curves

/// A layer without a screen: model values, animations by key, sublayers, a time of its own.
///
/// What it shows at a time is a pure function of the layer and the time: nothing is remembered between
/// questions, in whatever order or thread they come.
///
/// ```swift
/// var layer = Layer("ball", model: ["opacity": .number(1)])
/// var fade = Animation(.basic(keyPath: "opacity", .init(from: .number(0))))
/// fade.timing.duration = 2
/// try layer.add(fade, forKey: "fade")
/// layer.presentation(at: 1).value("opacity")        // .number(0.5)
/// ```
public struct Layer: Sendable {
  /// An animation under its key.
  package struct Entry: Sendable {
    package var key: String
    package var animation: PreparedAnimation
    /// When it was taken away before its end, in the layer's time.
    package var removedAt: Double?
    var handlers: [AnimationEvent.Kind: AnimationEvent.Handler] = [:]
  }

  /// The layer's name.
  public var name: String
  /// The values without animations.
  public private(set) var model: PropertyValues
  /// When it runs, in the time of the layer above.
  public private(set) var timing: MediaTiming
  /// The layers below it, in its time.
  public var sublayers: [Layer] = []
  package private(set) var entries: [Entry] = []

  /// Creates a layer.
  ///
  /// - Throws: ``TimingError`` if the timing has no meaning.
  public init(
    _ name: String, model: [String: AnimatableValue] = [:], timing: MediaTiming
  ) throws(TimingError) {
    try timing.validate()
    self.name = name
    self.model = PropertyValues(model)
    self.timing = timing
  }

  /// Creates a layer in the time of the layer above.
  public init(_ name: String, model: [String: AnimatableValue] = [:]) {
    self.name = name
    self.model = PropertyValues(model)
    timing = MediaTiming()
  }

  /// Sets a model value.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    model.set(keyPath, to: value)
  }

  /// Adds an animation, in place of one with the same key.
  ///
  /// Its beginTime is in the layer's time.
  /// - Throws: ``AnimationError``; in strict mode also for what would be a diagnostic.
  public mutating func add(
    _ animation: Animation, forKey key: String, isStrict: Bool = false
  ) throws(AnimationError) {
    let prepared = try PreparedAnimation(animation, values: model, isStrict: isStrict)
    entries.removeAll { $0.key == key }
    entries.append(Entry(key: key, animation: prepared))
  }

  /// Takes an animation away, from the start or from a time of the layer on.
  public mutating func removeAnimation(forKey key: String, at time: Double? = nil) {
    guard let time else { return entries.removeAll { $0.key == key } }
    for index in entries.indices where entries[index].key == key { entries[index].removedAt = time }
  }

  /// Takes all animations away, from the start or from a time of the layer on.
  public mutating func removeAllAnimations(at time: Double? = nil) {
    guard let time else { return entries.removeAll() }
    for index in entries.indices { entries[index].removedAt = time }
  }

  /// The keys of the animations, in the order they were added.
  public var animationKeys: [String] { entries.map(\.key) }

  /// The animation of a key.
  public func animation(forKey key: String) -> Animation? {
    entries.first { $0.key == key }?.animation.source
  }

  /// What is not as the author may think, with the animations' keys.
  public var diagnostics: [Diagnostic] {
    entries.flatMap { entry in
      entry.animation.diagnostics.map { Diagnostic("\(name), \(entry.key): \($0)") }
    } + sublayers.flatMap(\.diagnostics)
  }

  /// The layer's time at a time of the layer above.
  public func localTime(_ parentTime: Double) -> Double { timing.localTime(parentTime) }

  /// The values shown at a time of the layer above: the model under the animations, in the order they
  /// were added.
  ///
  /// Complexity: linear in the animations.
  public func presentation(at parentTime: Double) -> PropertyValues {
    let time = localTime(parentTime)
    var values = model
    for entry in entries where time < entry.removedAt ?? .infinity {
      entry.animation.apply(to: &values, at: time)
    }
    return values
  }

  /// The steps by which the animations come to their values at a time of the layer above.
  public func explanation(
    at parentTime: Double
  ) -> [(key: String, steps: [AnimationStep], values: PropertyValues)] {
    let time = localTime(parentTime)
    var values = model
    var explanations: [(key: String, steps: [AnimationStep], values: PropertyValues)] = []
    for entry in entries where time < entry.removedAt ?? .infinity {
      var steps: [AnimationStep] = []
      entry.animation.apply(to: &values, at: time) { steps.append($0) }
      explanations.append((entry.key, steps, values))
    }
    return explanations
  }

  /// How many animations are running at a time of the layer above, sublayers not counted.
  public func activeAnimationCount(at parentTime: Double) -> Int {
    let time = localTime(parentTime)
    return entries.count {
      time < $0.removedAt ?? .infinity && $0.animation.timing.state(at: time).phase == .active
    }
  }

  /// The key paths that the model holds or an animation changes, in order.
  public var keyPaths: [String] {
    var paths: [String] = []
    for path in entries.flatMap({ $0.animation.keyPaths }) + model.values.keys.sorted()
    where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// When animations run, in the time of the layer above, with their keys, for pictures.
  package func spans() -> [(key: String, span: AnimationSpan)] {
    guard timing.speed > 0 else { return [] }
    return entries.flatMap { entry in
      entry.animation.spans().map { span in
        let parts = span.parts.map { part in
          AnimationSpan.Part(
            begin: timing.parentTime(part.begin),
            end: timing.parentTime(min(part.end, entry.removedAt ?? .infinity)))
        }
        return (entry.key, AnimationSpan(keyPaths: span.keyPaths, parts: parts))
      }
    }
  }
}

/// Something that an animation tells: that it has begun or stopped.
public struct AnimationEvent: Sendable, Hashable {
  /// What is run for an event.
  public typealias Handler = @Sendable (AnimationEvent) -> Void

  /// What is told.
  public enum Kind: String, Sendable, Hashable {
    /// It begins.
    case didStart
    /// It has reached its end.
    case didStop
    /// It was taken away before its end.
    case didStopUnfinished
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

extension Layer {
  /// What the animations of this layer and those below it tell within a range of the time of the layer
  /// above, in order.
  public func events(in range: ClosedRange<Double>) -> [AnimationEvent] {
    events { $0 }
      .filter { range.contains($0.time) }
      .sorted { ($0.time, $0.layer, $0.key) < ($1.time, $1.layer, $1.key) }
  }

  /// Runs what was asked for with `onStart` and `onStop` for the events within a range of the time of the
  /// layer above, in order: who looks frame by frame calls it with the time since the last frame.
  public func deliverEvents(in range: Range<Double>) {
    for event in events(in: range.lowerBound...range.upperBound)
    where event.time < range.upperBound {
      deliver(event)
    }
  }

  private func deliver(_ event: AnimationEvent) {
    if event.layer == name {
      entries.first { $0.key == event.key }?.handlers[event.kind]?(event)
    } else {
      for layer in sublayers { layer.deliver(event) }
    }
  }

  /// Sets what is run for the events of an animation.
  mutating func handle(
    _ key: String, _ handlers: [AnimationEvent.Kind: AnimationEvent.Handler]
  ) {
    for index in entries.indices where entries[index].key == key {
      entries[index].handlers = handlers
    }
  }

  /// The events of this layer and those below, by a map from the time of the layer above.
  private func events(_ time: (Double) -> Double) -> [AnimationEvent] {
    // A layer that stands still or runs backwards starts nothing.
    guard timing.speed > 0 else { return [] }
    var events: [AnimationEvent] = []
    func sceneTime(_ local: Double) -> Double { time(timing.parentTime(local)) }
    for entry in entries {
      let begin = entry.animation.timing.beginTime
      let end = entry.animation.endTime
      let removed = entry.removedAt ?? .infinity
      guard removed > begin else { continue }
      func add(_ kind: AnimationEvent.Kind, _ place: Double) {
        events.append(
          AnimationEvent(time: sceneTime(place), layer: name, key: entry.key, kind: kind))
      }
      add(.didStart, begin)
      if removed < end {
        add(.didStopUnfinished, removed)
      } else if end.isFinite {
        add(.didStop, end)
      }
    }
    return events + sublayers.flatMap { $0.events(sceneTime) }
  }
}
