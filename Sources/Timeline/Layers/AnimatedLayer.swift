import Curves
import Spring

/// A layer without a screen: model values, animations by key, sublayers and a local time.
///
/// A ``Plan`` computes what the layer shows at a time.
///
/// ```swift
/// var layer = AnimatedLayer("ball")
/// layer.model[.opacity] = 1
/// try layer.add(LayerAnimation(.opacity, from: 0, duration: 2), forKey: "fade")
/// try layer.presentation(at: 1)[.opacity]        // 0.5
/// ```
public struct AnimatedLayer: Sendable, Hashable {
  /// An animation and its key.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public internal(set) var key: String
    /// The animation.
    public internal(set) var animation: LayerAnimation
    /// The time at which the animation was added, in the layer's time. It has no effect before.
    public internal(set) var addedAt = -Double.infinity
    /// The time at which the animation was removed before its end, in the layer's time; otherwise infinite.
    public internal(set) var removedAt = Double.infinity
    /// Pauses, resumptions and speed changes of the animation, ordered by the layer's time.
    public internal(set) var timingChanges: [TimingChange] = []
  }

  /// A change of a model value at a time.
  public struct ModelChange: Sendable, Hashable, Codable {
    /// The time in the layer's time.
    public var time: Double
    /// The property or component.
    public var keyPath: String
    /// The new value.
    public var value: AnimatableValue

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - time: The time in the layer's time.
    ///   - keyPath: The property or component.
    ///   - value: The new value.
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
  /// The layer's timing, in the superlayer's time.
  public private(set) var timing: MediaTiming
  /// Pauses, resumptions and speed changes of the layer, ordered by the superlayer's time.
  public var timingChanges: [TimingChange] = []
  /// The sublayers, which run in this layer's time.
  public var sublayers: [AnimatedLayer] = []
  /// The timer that copies the layer; nil for a single layer.
  public var spawning: Spawning?
  /// The animations, in the order of addition.
  public private(set) var entries: [Entry] = []
  /// The index of the latest entry of each key, if there are more than a few.
  private var indices: [String: Int] = [:]
  private static let searchLimit = 8

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the layer.
  ///   - model: The values without animations. A name that is not a layer property declares a custom
  ///     property.
  ///   - timing: Its begin time, speed and time offset, in the superlayer's time.
  /// - Throws: `ParameterError` if the timing is invalid.
  public init(
    _ name: String, model: [String: AnimatableValue] = [:], timing: MediaTiming
  ) throws(ParameterError) {
    try timing.validate()
    self.init(name, model: model)
    self.timing = timing
  }

  /// Creates a layer with default timing.
  ///
  /// - Parameters:
  ///   - name: The name of the layer.
  ///   - model: The values without animations, by key path.
  public init(_ name: String, model: [String: AnimatableValue] = [:]) {
    self.name = name
    self.model = ModelValues(model)
    timing = MediaTiming()
  }

  /// The same layer with another timing.
  func with(timing: MediaTiming) -> AnimatedLayer {
    var layer = self
    layer.timing = timing
    return layer
  }

  /// Sets a model value from the start, without an animation.
  ///
  /// - Parameters:
  ///   - keyPath: The property or component.
  ///   - value: The value.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    model.set(keyPath, to: value)
  }

  /// Appends an animation without checking it.
  ///
  /// - Complexity: O(1).
  package mutating func append(
    _ animation: LayerAnimation, forKey key: String, at time: Double? = nil
  ) {
    append(Entry(key: key, animation: animation, addedAt: time ?? -.infinity))
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count > Self.searchLimit + 1 {
      indices[entry.key] = entries.count - 1
    } else {
      findIndices()
    }
  }

  private mutating func findIndices() {
    indices = [:]
    guard entries.count > Self.searchLimit else { return }
    for (index, entry) in entries.enumerated() { indices[entry.key] = index }
  }

  /// The index of the latest entry of a key.
  private func index(of key: String) -> Int? {
    entries.count > Self.searchLimit ? indices[key] : entries.lastIndex { $0.key == key }
  }

  /// Removes an animation, from the start or from a time of the layer.
  ///
  /// - Parameters:
  ///   - key: The key of the animation.
  ///   - time: The time of the removal, in the layer's time; from the start if nil.
  public mutating func removeAnimation(forKey key: String, at time: Double? = nil) {
    guard let index = index(of: key) else { return }
    if let time {
      entries[index].removedAt = min(entries[index].removedAt, time)
      return
    }
    entries.remove(at: index)
    findIndices()
  }

  /// Pauses or resumes an animation, a group with its children, or changes its speed or time offset.
  ///
  /// A pause, a resume and a speed keep what is shown. A time offset jumps by its change, and the animation
  /// ends that much earlier; what it skips has no events. The changes are checked when the layer is compiled.
  ///
  /// - Parameters:
  ///   - key: The key of the animation; without one nothing changes.
  ///   - time: The time of the change, in the layer's time, not before that of the change before.
  ///   - action: What changes.
  public mutating func changeTiming(
    forKey key: String, at time: Double, _ action: TimingChange.Action
  ) {
    guard let index = index(of: key) else { return }
    entries[index].timingChanges.append(TimingChange(at: time, action))
  }

  /// Removes all animations, from the start or from a time of the layer.
  public mutating func removeAllAnimations(at time: Double? = nil) {
    guard let time else {
      (entries, indices) = ([], [:])
      return
    }
    for index in entries.indices { entries[index].removedAt = min(entries[index].removedAt, time) }
  }

  /// Changes every animation, those of sublayers and the children of groups too, without checking them.
  package mutating func changeAnimations(_ body: (inout LayerAnimation) -> Void) {
    for index in entries.indices { entries[index].animation.change(body) }
    for index in sublayers.indices { sublayers[index].changeAnimations(body) }
  }

  /// The keys of the animations, in the order of addition.
  public var animationKeys: [String] { entries.map(\.key) }

  /// The animation that was added last with a key.
  public func animation(forKey key: String) -> LayerAnimation? {
    index(of: key).map { entries[$0].animation }
  }

  /// The time at which the animation that was added last with a key is removed; infinite if it is not.
  package func removalTime(forKey key: String) -> Double {
    index(of: key).map { entries[$0].removedAt } ?? -.infinity
  }
}
