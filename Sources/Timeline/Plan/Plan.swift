import Curves
import Spring

/// A scene made ready to run: every key path resolved to places in one array of numbers, every timing
/// function, spring and spline in its final form, the animations as flat tracks in the order added.
///
/// ```swift
/// let plan = try Plan(scene)
/// var values = plan.makeValues()
/// plan.write(at: 0.5, into: &values)
/// plan.value("position", of: "ball", in: values)      // where the ball is
/// ```
///
/// What is shown at a time is a pure function of the scene and the time. Complexity: compiling is linear in
/// the animations, but for sorting model values; writing is linear in the numbers and the animations.
public struct Plan: Sendable {
  /// A layer of the scene, copies of a timer included.
  public struct Layer: Sendable {
    /// The name.
    public let name: String
    /// The number of the layer above, nil at the top.
    public let parent: Int?
    /// When it runs, in the time of the layer above.
    let timing: MediaTiming
    /// Its animations.
    var nodes: Range<Int>
    /// Its properties.
    var properties: Range<Int>
    /// Its animations by key, in order: their places among ``Plan/entryNodes``, and the document's.
    var entries: Range<Int>
    let source: [Timeline.Layer.Entry]
  }

  /// A property of a layer, or a part of one, by the key path that the scene uses for it.
  public struct Property: Sendable {
    /// The number of its layer.
    public let layer: Int
    /// The key path.
    public let keyPath: String
    let target: PlanTarget
    /// The kind of its values.
    public var kind: PropertyKind { target.kind }
  }

  /// An animation of a layer by its key, with what the document says of it.
  struct Entry: Sendable {
    let node: Int
    let source: Timeline.Layer.Entry

    var key: String { source.key }
  }

  /// The layers, those below after those above.
  public internal(set) var layers: [Layer] = []
  /// The properties that the scene mentions, layer by layer.
  public internal(set) var properties: [Property] = []
  /// Warnings about ignored or ineffective settings.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The animations of layers that write a property, in order, by the property's number.
  var writers = PlanWriters()
  /// The node of each animation of a layer.
  var entryNodes: [Int32] = []
  var nodes: [PlanNode] = []
  var channels: [PlanChannel] = []
  var constants: [Double] = []
  var easings: [PlanEasing] = []
  var springs: [SpringMotion] = []
  var keyframes: [KeyframeRows] = []
  var transformKeyframes: [KeyframeAnimation<Transform3D>] = []
  var switchKeyframes: [KeyframeAnimation<SwitchValue>] = []
  var paths: [PathAnimation] = []
  var preparedTransforms: [PreparedTransform] = []
  var transforms: [TransformSlots] = []
  /// The values that only switch.
  var objects: [AnimatableValue] = []
  /// The numbers without animations.
  var initial: [Double] = []
  /// How many whole properties there are.
  var propertyCount = 0
  /// The properties that the model gives a value.
  var modelProperties: Set<Int32> = []
  /// The most numbers of a channel, which stand after all others while it is computed.
  var scratchWidth = 16
  var derived: [(name: String, expression: PlanExpression)] = []

  init() {}

  /// The animations of a layer, in the order added.
  func entries(of layer: Layer) -> some Sequence<Entry> {
    layer.entries.lazy.map { entry($0, of: layer) }
  }

  func entry(_ place: Int, of layer: Layer) -> Entry {
    Entry(node: Int(entryNodes[place]), source: layer.source[place - layer.entries.lowerBound])
  }

  /// The most layers, copies of timers included.
  static let layerLimit = 1_000_000

  /// How many numbers there are.
  public var slotCount: Int { initial.count + 4 * scratchWidth }

  /// The array that ``write(at:into:)`` fills.
  public func makeValues() -> [Double] {
    initial + [Double](repeating: 0, count: 4 * scratchWidth)
  }

  /// Writes what is shown at a time of the scene.
  ///
  /// Allocates nothing.
  /// - Parameters:
  ///   - time: The time of the scene in seconds.
  ///   - values: As ``makeValues()`` gives them; whatever it holds is replaced.
  /// - Complexity: Linear in the numbers, and in the animations: a few nanoseconds each, and some tens more
  ///   where one shows something.
  public func write(at time: Double, into values: inout [Double]) {
    precondition(values.count == slotCount, "the values of another plan")
    var silent = SilentObserver()
    values.withUnsafeMutableBufferPointer { values in
      guard let v = values.baseAddress else { return }
      write(at: time, into: v, &silent)
    }
  }

  func write<Observer: PlanObserver>(
    at time: Double, into v: UnsafeMutablePointer<Double>, _ observer: inout Observer
  ) {
    initial.withUnsafeBufferPointer { initial in
      if let start = initial.baseAddress { v.update(from: start, count: initial.count) }
    }
    for layer in layers.indices where !layers[layer].nodes.isEmpty {
      run(
        layers[layer].nodes, at: localTime(layer, at: time), isHeld: false, isTop: true, v,
        &observer)
    }
  }

  /// The own time of a layer at a time of the scene.
  public func localTime(_ layer: Int, at time: Double) -> Double {
    let above = layers[layer].parent.map { localTime($0, at: time) } ?? time
    return layers[layer].timing.localTime(above)
  }

  /// The time of the scene at a time of a layer's own; nil where its time does not run forwards.
  public func sceneTime(_ local: Double, ofLayer layer: Int) -> Double? {
    guard layers[layer].timing.speed > 0 else { return nil }
    let above = layers[layer].timing.parentTime(local)
    guard let parent = layers[layer].parent else { return above }
    return sceneTime(above, ofLayer: parent)
  }
}
