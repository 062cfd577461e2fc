import Curves
import Spring

/// An animation in a plan: its timing, its easing and the channels it writes. A group's children follow
/// it.
struct PlanNode: Sendable {
  var timing: RunTiming
  /// The index of the timing function; -1 is linear.
  var easing: Int32 = -1
  /// The index of the spring that replaces the progress from 0 to 1; -1 for none.
  var spring: Int32 = -1
  /// The index after its subtree.
  var end: Int32 = 0
  var firstChannel: Int32 = 0
  var lastChannel: Int32 = 0
  /// The index of its clock; -1 if its timing never changes.
  var clock: Int32 = -1
  /// The progress at the end of a whole cycle, after the timing function.
  var cycleEnd = 1.0
  /// The time of its addition, in its parent's time.
  var addedAt = -Double.infinity
  var removedAt = Double.infinity
  var isAdditive = false
  var isCumulative = false
  /// Whether it is removed when it has ended.
  var isRemovedOnCompletion = true
  var isGroup = false
  /// The earlier node that holds the model values it leaves, from the time of its addition.
  var hold: Int32 = -1
  /// `mixed` unless the node is order-independent; the slot of its number, and the index of its keyframes among the
  /// constants. Only small plans use them.
  var content = FrameColumns.Kind.Content.mixed
  var slot: Int32 = -1
  var keys: Int32 = -1

  var channels: Range<Int> { Int(firstChannel)..<Int(lastChannel) }
}

/// The position of a property or a part of it among a plan's numbers.
struct PlanTarget: Sendable, Hashable {
  enum Form: UInt8, Sendable {
    /// Consecutive numbers.
    case numbers
    /// Three scales as one.
    case uniformScale
    /// A whole transform.
    case transform
    /// 0 or 1.
    case bool
    /// The index of a value that only switches.
    case object
  }

  var form: Form
  var slot: Int32
  /// The number of numbers.
  var width: Int32
  /// The transform that contains it; -1 for none.
  var transform: Int32 = -1
  /// The index of its property.
  var property: Int32
  /// The path whose elements its points belong to; -1 for none.
  var outline: Int32 = -1
  /// The kind of its values.
  var kind: PropertyKind
}

/// One property that an animation writes, and the source of its values.
struct PlanChannel: Sendable {
  enum Source: UInt8, Sendable {
    /// Between two rows of numbers.
    case mix
    /// Between two transforms.
    case transforms
    /// One of two values, switched half way.
    case switching
    /// Keyframes of numbers.
    case keyframes
    /// Keyframes of transforms.
    case transformKeyframes
    /// Keyframes that only switch.
    case switchKeyframes
    /// A point of a path.
    case path
    /// The direction of a path.
    case pathAngle
    /// A gesture.
    case play
  }

  enum Start: UInt8, Sendable { case given, current }
  enum End: UInt8, Sendable { case given, current, change }

  var source: Source
  var start = Start.given
  var end = End.given
  /// The function that converts the numbers to a transform.
  var function: ValueFunction?
  /// The colour space for interpolation.
  var space = ColorValue.Space.encoded
  /// Whether the colours are premultiplied by their opacity.
  var isPremultiplied = false
  var target: PlanTarget
  /// The index of the numbers, transforms, keyframes or path.
  var payload: Int32 = 0
  /// The number of numbers.
  var width: Int32 = 1
}

/// The index of a value that only switches.
struct SwitchValue: Interpolatable {
  var choice: Double
  var componentCount: Int { 0 }
  subscript(component index: Int) -> Double {
    get { choice }
    set {}
  }
  func interpolated(to other: Self, at fraction: Double) -> Self { fraction < 0.5 ? self : other }
  func adding(_ change: Self) -> Self { change }
}
