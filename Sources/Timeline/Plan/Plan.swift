import Curves
import Spring

/// A compiled scene: every key path is resolved to positions in one array of numbers. Every timing
/// function, spring and spline is in its final form, and the animations are flat tracks in the order of
/// addition.
///
/// ```swift
/// let plan = try Plan(scene)
/// var values = plan.makeValues()
/// plan.write(at: 0.5, into: &values)
/// plan.value("position", of: "ball", in: values)      // where the ball is
/// ```
///
/// The result at a time is a pure function of the scene and the time. Complexity: compiling is linear in
/// the animations, except for sorting model values. Writing is linear in the numbers and the animations.
public struct Plan: Sendable {
  /// A layer of the scene, including the copies of a timer.
  public struct Layer: Sendable {
    /// The name.
    public let name: String
    /// The index of the superlayer; nil at the top.
    public let parent: Int?
    /// Its time over that of the superlayer.
    let clock: LocalClock
    /// The range of its animations.
    var nodes: Range<Int>
    /// The range of its properties.
    var properties: Range<Int>
    /// The range of its numbers.
    var slots: Range<Int>
    /// The range of its animations by key, in order: among ``Plan/entryNodes``, and in the document.
    var entries: Range<Int>
    let source: [Timeline.AnimatedLayer.Entry]
  }

  /// A property of a layer, or a part of one, by the key path that the scene uses.
  public struct Property: Sendable {
    /// The index of the property's layer.
    public let layer: Int
    /// The key path.
    public let keyPath: String
    let target: PlanTarget
    /// The kind of the property's values.
    public var kind: PropertyKind { target.kind }
  }

  /// An animation of a layer by its key, with its settings in the document.
  struct Entry: Sendable {
    let node: Int
    let source: Timeline.AnimatedLayer.Entry

    var key: String { source.key }
  }

  /// The layers: superlayers before their sublayers.
  public internal(set) var layers: [Layer] = []
  /// The properties that the scene mentions, layer by layer.
  public internal(set) var properties: [Property] = []
  /// Warnings about ignored or ineffective settings.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The animations of layers that write each property, in order, by the property's index.
  var writers = PlanWriters()
  /// The node of each animation of a layer.
  var entryNodes: [Int32] = []
  var nodes: [PlanNode] = []
  var channels: [PlanChannel] = []
  var constants: [Double] = []
  var easings = EasingTable()
  var springs: [SpringMotion] = []
  var keyframes: [KeyframeRows] = []
  var transformKeyframes: [KeyframeAnimation<Transform3D>] = []
  var switchKeyframes: [KeyframeAnimation<SwitchValue>] = []
  var paths: [PathAnimation] = []
  var plays: [PlannedPlay] = []
  /// The clocks of the animations whose timing changes.
  var clocks: [LocalClock] = []
  var preparedTransforms: [PreparedTransform] = []
  var transforms: [TransformSlots] = []
  /// The values that only switch.
  var objects: [AnimatableValue] = []
  /// The numbers without animations.
  var initial: [Double] = []
  /// The numbers of each whole property, without the matrix of a transform.
  var wholes: [Range<Int32>] = []
  /// The properties that the model sets.
  var modelProperties: Set<Int32> = []
  /// The largest number count of a channel. The scratch space for it follows all other numbers.
  var scratchWidth = 16
  var derived: [(name: String, expression: PlanExpression)] = []
  /// The animations that are evaluated side by side.
  var frameColumns = FrameColumns()

  init() {}

  /// The animations of a layer, in the order of addition.
  func entries(of layer: Layer) -> some Sequence<Entry> {
    layer.entries.lazy.map { entry($0, of: layer) }
  }

  func entry(_ index: Int, of layer: Layer) -> Entry {
    Entry(node: Int(entryNodes[index]), source: layer.source[index - layer.entries.lowerBound])
  }

  /// The maximum number of layers, including the copies of timers.
  static let layerLimit = 1_000_000

  /// The length of the array of values.
  package var slotCount: Int {
    initial.count + 4 * scratchWidth + frameColumns.scratchCount(layers: layers.count)
  }

  /// Creates an array for ``write(at:into:)``.
  public func makeValues() -> [Double] {
    initial + [Double](repeating: 0, count: slotCount - initial.count)
  }

  /// Writes the values shown at a time of the scene.
  ///
  /// It does not allocate.
  /// - Parameters:
  ///   - time: The time of the scene in seconds.
  ///   - values: An array from ``makeValues()``; its content is replaced.
  /// - Complexity: Linear in the numbers and in the animations: a few nanoseconds for each, and more for
  ///   each animation that shows something. Numbers that one animation writes alone are computed eight
  ///   side by side.
  public func write(at time: Double, into values: inout [Double]) {
    precondition(values.count == slotCount, "the values must be those of this plan")
    var silent = SilentObserver()
    values.withUnsafeMutableBufferPointer { values in
      guard let v = values.baseAddress else { return }
      reset(initial.indices, v)
      if frameColumns.sections.isEmpty {
        for layer in layers.indices where !layers[layer].nodes.isEmpty {
          runSimply(layers[layer].nodes, at: localTime(layer, at: time), isTop: true, v)
        }
        return
      }
      let isDone = frameColumns.write(self, at: time, into: v)
      guard isDone else { return write(at: time, into: v, &silent) }
      for other in frameColumns.others {
        run(
          other.nodes, at: localTime(other.layer, at: time), isHeld: false, isTop: true, v, &silent)
      }
    }
  }

  /// Writes the values of one layer shown at a time of the scene; the others stay as they are.
  ///
  /// - Complexity: Linear in the layer's numbers and animations.
  package func write(layer: Int, at time: Double, into values: inout [Double]) {
    precondition(values.count == slotCount, "the values must be those of this plan")
    values.withUnsafeMutableBufferPointer { values in
      guard let v = values.baseAddress else { return }
      reset(layers[layer].slots, v)
      var silent = SilentObserver()
      run(
        layers[layer].nodes, at: localTime(layer, at: time), isHeld: false, isTop: true, v, &silent)
    }
  }

  /// Sets the numbers of a property to those without animations.
  func reset(_ slots: PropertySlots, _ v: UnsafeMutablePointer<Double>) {
    reset(slots.first, v)
    if !slots.second.isEmpty { reset(slots.second, v) }
  }

  /// Sets numbers to those without animations.
  func reset(_ slots: Range<Int>, _ v: UnsafeMutablePointer<Double>) {
    initial.withUnsafeBufferPointer { initial in
      guard let start = initial.baseAddress else { return }
      (v + slots.lowerBound).update(from: start + slots.lowerBound, count: slots.count)
    }
  }

  func write<Observer: PlanObserver>(
    at time: Double, into v: UnsafeMutablePointer<Double>, _ observer: inout Observer
  ) {
    reset(initial.indices, v)
    for layer in layers.indices where !layers[layer].nodes.isEmpty {
      run(
        layers[layer].nodes, at: localTime(layer, at: time), isHeld: false, isTop: true, v,
        &observer)
    }
  }

  /// The local time of a layer at a time of the scene.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer.
  ///   - time: The time of the scene in seconds.
  package func localTime(_ layer: Int, at time: Double) -> Double {
    // A closure would copy the plan.
    let above = if let parent = layers[layer].parent { localTime(parent, at: time) } else { time }
    return layers[layer].clock.localTime(above)
  }

  /// Writes the local times of a layer at times of the scene.
  func writeLocalTimes(
    _ layer: Int, at times: Span<Double>, into local: UnsafeMutablePointer<Double>
  ) {
    if let parent = layers[layer].parent {
      writeLocalTimes(parent, at: times, into: local)
    } else {
      for step in times.indices { local[step] = times[step] }
    }
    let clock = layers[layer].clock
    for step in times.indices { local[step] = clock.localTime(local[step]) }
  }

  /// The first time of the scene at a local time of a layer; nil if the layer's time does not run forwards
  /// there.
  ///
  /// - Parameters:
  ///   - local: The local time of the layer in seconds.
  ///   - layer: The index of the layer.
  package func sceneTime(_ local: Double, ofLayer layer: Int) -> Double? {
    sceneTimes(local, ofLayer: layer).min()
  }

  /// The times of the scene at a local time of a layer: several if a time offset was set back.
  func sceneTimes(_ local: Double, ofLayer layer: Int) -> [Double] {
    let above = layers[layer].clock.parentTimes(local)
    guard let parent = layers[layer].parent else { return above }
    return above.flatMap { sceneTimes($0, ofLayer: parent) }
  }

  /// Whether a layer's time ever runs forwards.
  func runsForwards(layer: Int) -> Bool {
    guard layers[layer].clock.runsForwards else { return false }
    guard let parent = layers[layer].parent else { return true }
    return runsForwards(layer: parent)
  }

  /// The time at which an animation would be without changes of its timing, at a time of its layer.
  @inline(__always)
  func ownTime(of node: PlanNode, at time: Double) -> Double {
    node.clock < 0 ? time : clocks[Int(node.clock)].localTime(time)
  }

  /// The times of the layer at which an animation reaches a moment that would be at a time without changes
  /// of its timing.
  func layerTimes(_ time: Double, of node: PlanNode) -> [Double] {
    node.clock < 0 ? [time] : clocks[Int(node.clock)].parentTimes(time)
  }

  /// The seconds of a layer's time per second of the scene's, at a time of the scene.
  func rate(ofLayer layer: Int, at time: Double) -> Double {
    guard let parent = layers[layer].parent else { return layers[layer].clock.rate(at: time) }
    return rate(ofLayer: parent, at: time)
      * layers[layer].clock.rate(at: localTime(parent, at: time))
  }
}
