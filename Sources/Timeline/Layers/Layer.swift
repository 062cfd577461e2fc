import Curves

/// A layer without a screen: model values, animations by key, sublayers, a time of its own.
///
/// A layer is a document; a ``Plan`` shows what it looks like at a time.
///
/// ```swift
/// var layer = Layer("ball")
/// layer.model[.opacity] = 1
/// try layer.add(Animation(.opacity, from: 0, duration: 2), forKey: "fade")
/// try layer.presentation(at: 1)[.opacity]        // 0.5
/// ```
public struct Layer: Sendable, Hashable {
  /// An animation under its key.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public internal(set) var key: String
    /// The animation.
    public internal(set) var animation: Animation
    /// When it was added, in the layer's time: it has no effect before.
    public internal(set) var addedAt = -Double.infinity
    /// When it was removed before its end, in the layer's time.
    public internal(set) var removedAt = Double.infinity
  }

  /// A change of a model value at a time.
  public struct ModelChange: Sendable, Hashable, Codable {
    /// The time in the layer's time.
    public var time: Double
    /// The property or component.
    public var keyPath: String
    /// The value from then on.
    public var value: AnimatableValue

    /// Creates a change.
    public init(at time: Double, _ keyPath: String, to value: AnimatableValue) {
      self.time = time
      self.keyPath = keyPath
      self.value = value
    }
  }

  /// The layer's name.
  public var name: String
  /// The initial model values.
  public var model: ModelValues
  /// The changes of model values at later times, in order.
  public var modelChanges: [ModelChange] = []
  /// When it runs, in the time of the layer above.
  public private(set) var timing: MediaTiming
  /// The sublayers, in this layer's time.
  public var sublayers: [Layer] = []
  /// The timer that copies the layer; nil for a single layer.
  public var spawning: Spawning?
  /// The animations in the order they were added.
  public private(set) var entries: [Entry] = []
  /// The place of the latest entry of each key, where there are more than a few.
  private var places: [String: Int] = [:]
  private static let searchLimit = 8

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the layer.
  ///   - model: The values without animations; a name that layers don't have declares a property.
  ///   - timing: Its begin time, speed and time offset in the time of the layer above.
  /// - Throws: ``TimingError`` if the timing is invalid.
  public init(
    _ name: String, model: [String: AnimatableValue] = [:], timing: MediaTiming
  ) throws(TimingError) {
    try timing.validate()
    self.init(name, model: model)
    self.timing = timing
  }

  /// Creates a layer in the time of the layer above.
  public init(_ name: String, model: [String: AnimatableValue] = [:]) {
    self.name = name
    self.model = ModelValues(model)
    timing = MediaTiming()
  }

  /// The same layer with another timing.
  func with(timing: MediaTiming) -> Layer {
    var layer = self
    layer.timing = timing
    return layer
  }

  /// Sets a model value without an animation, from the start.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    model.set(keyPath, to: value)
  }

  /// Appends an animation without checking it.
  ///
  /// - Complexity: O(1).
  package mutating func append(_ animation: Animation, forKey key: String, at time: Double? = nil) {
    append(Entry(key: key, animation: animation, addedAt: time ?? -.infinity))
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count > Self.searchLimit + 1 {
      places[entry.key] = entries.count - 1
    } else {
      findPlaces()
    }
  }

  private mutating func findPlaces() {
    places = [:]
    guard entries.count > Self.searchLimit else { return }
    for (index, entry) in entries.enumerated() { places[entry.key] = index }
  }

  /// The place of the latest entry of a key.
  private func place(of key: String) -> Int? {
    entries.count > Self.searchLimit ? places[key] : entries.lastIndex { $0.key == key }
  }

  /// Removes an animation, from the start or from a time of the layer on.
  public mutating func removeAnimation(forKey key: String, at time: Double? = nil) {
    guard let place = place(of: key) else { return }
    if let time {
      entries[place].removedAt = min(entries[place].removedAt, time)
      return
    }
    entries.remove(at: place)
    findPlaces()
  }

  /// Removes all animations, from the start or from a time of the layer on.
  public mutating func removeAllAnimations(at time: Double? = nil) {
    guard let time else {
      (entries, places) = ([], [:])
      return
    }
    for index in entries.indices { entries[index].removedAt = min(entries[index].removedAt, time) }
  }

  /// The keys of the animations, in the order they were added.
  public var animationKeys: [String] { entries.map(\.key) }

  /// The animation that was added last under a key.
  public func animation(forKey key: String) -> Animation? {
    place(of: key).map { entries[$0].animation }
  }

  /// When the animation that was added last under a key is removed; infinite where it is not.
  package func removalTime(forKey key: String) -> Double {
    place(of: key).map { entries[$0].removedAt } ?? -.infinity
  }

  /// Converts a time of the layer above to this layer's time.
  public func localTime(_ parentTime: Double) -> Double { timing.localTime(parentTime) }
}
