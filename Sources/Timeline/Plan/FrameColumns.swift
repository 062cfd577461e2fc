/// The animations of a plan whose order does not matter, grouped by kind: their timings are computed eight
/// side by side, and their timing functions and springs by the batch kernels.
///
/// An animation is among them if it writes numbers that no other animation writes, and if its timing is
/// simple (``FrameTiming/isSimple(_:)``). The others of the plan run in order.
final class FrameColumns: Sendable {
  /// What the animations of a section have in common.
  struct Kind: Hashable {
    enum Content: UInt8 {
      /// A group, whose children come in later sections.
      case group
      /// A number between two given ones.
      case mix
      /// A number through a few keyframes, linear in between.
      case keys
      /// Anything else: its channels are applied one by one.
      case other
      /// Some of each of these.
      case mixed
    }

    var content: Content
    /// The number of groups around it.
    var depth: Int32
    var isAdditive = false
    var isCumulative = false
    /// The timing function and the spring by index; ``own`` if they differ.
    var easing: Int32 = -1
    var spring: Int32 = -1

    /// The index that stands for different timing functions and springs.
    static let own: Int32 = -2

    var hasOwn: Bool { easing == Self.own }

    /// The same with different timing functions and springs.
    var withOwn: Kind {
      var kind = self
      (kind.easing, kind.spring) = (Self.own, Self.own)
      return kind
    }

    /// The kind of any animations of a depth.
    static func any(depth: Int32) -> Kind {
      Kind(content: .mixed, depth: depth, easing: own, spring: own)
    }
  }

  /// Consecutive blocks of eight animations of one kind. The last block may have fewer.
  struct Section {
    let kind: Kind
    let blocks: Range<Int>
    let count: Int
    /// Whether each shows nothing outside its active time, and runs forwards only.
    var isOneWay = true
    /// The first block of its numbers among ``FrameColumns/mixes``.
    var firstMix = 0
  }

  /// The numbers between which the eight animations of a block move.
  struct Mix {
    var from = SIMD8<Double>.zero
    var to = SIMD8<Double>.zero
    /// The values at the end of a cycle, for cumulative animations.
    var cycleEnd = SIMD8<Double>.zero
  }

  let sections: [Section]
  let timings: [FrameTiming]
  let mixes: [Mix]
  // Eight numbers for each block.
  /// The nodes.
  let nodes: [Int32]
  /// The parents: layers, or positions of groups.
  let parents: [Int32]
  /// The positions of the numbers that they write, for those with one number only; the positions of groups.
  let slots: [Int32]
  /// The content of each: in mixed sections they differ.
  let contents: [Kind.Content]
  /// Where keyframes are among ``keys``.
  let keyStarts: [Int32]
  /// For each list of keyframes: the number of segments, the value at the end of a cycle, the key times
  /// and the values.
  let keys: [Double]
  /// The animations that run in order: whole subtrees, with their layers.
  let others: [(layer: Int, nodes: Range<Int>)]
  /// The number of positions of groups.
  let groupCount: Int
  /// Whether the time of every layer is that of the scene.
  let isTimeShared: Bool

  init(_ plan: Plan) {
    var builder = FrameColumnsBuilder(plan)
    builder.build()
    (sections, timings, mixes) = (builder.sections, builder.timings, builder.mixes)
    (nodes, parents, slots) = (builder.nodes, builder.parents, builder.slots)
    (keyStarts, keys, contents) = (builder.keyStarts, builder.keys, builder.contents)
    (others, groupCount) = (builder.others, builder.groupCount)
    isTimeShared = plan.layers.allSatisfy { $0.clock.isIdentity }
  }

  /// No animations.
  init() {
    (sections, timings, mixes, nodes, parents, slots) = ([], [], [], [], [], [])
    (keyStarts, keys, contents, others, groupCount, isTimeShared) = ([], [], [], [], 0, true)
  }

  /// The maximum number of animations that are computed at a time: their intermediate results stay in the
  /// innermost cache.
  static let chunk = 256

  /// The scratch space that ``write(_:at:into:)`` needs, in doubles.
  func scratchCount(layers: Int) -> Int {
    sections.isEmpty
      ? 0
      : FrameScratch.rows * min(Self.chunk, 8 * timings.count) + 3 * groupCount
        + (isTimeShared ? 0 : layers)
  }
}
