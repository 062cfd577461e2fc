import Curves

/// Sorts the animations of a plan into columns.
///
/// Complexity: linear in the nodes and in the numbers.
struct FrameColumnsBuilder {
  private typealias Kind = FrameColumns.Kind

  private let plan: Plan
  private(set) var sections: [FrameColumns.Section] = []
  private(set) var timings: [FrameTiming] = []
  private(set) var mixes: [FrameColumns.Mix] = []
  private(set) var nodes: [Int32] = []
  private(set) var parents: [Int32] = []
  private(set) var slots: [Int32] = []
  private(set) var contents: [FrameColumns.Kind.Content] = []
  private(set) var keyStarts: [Int32] = []
  private(set) var keys: [Double] = []
  private(set) var others: [(layer: Int, nodes: Range<Int>)] = []
  private(set) var groupCount = 0

  /// An animation with the layer or the node of the group that it is in.
  private struct Member {
    let node: Int32
    let parent: Int32
    let content: Kind.Content
    /// The position of its only number, if there is one.
    let slot: Int32
  }

  private let owners: NodeOwners
  /// The lists of each kind.
  private var members: [[Member]] = []
  private var kinds: [Kind] = []
  private var kindIndices: [Kind: Int] = [:]
  /// The positions of groups by their nodes.
  private var groups: [Int32: Int32] = [:]
  /// The last keyframes, with the value at the end of a cycle and their position among ``keys``.
  private var lastKeys: (rows: KeyframeRows, cycleEnd: Double, start: Int32)?

  init(_ plan: Plan) {
    self.plan = plan
    owners = NodeOwners(plan)
  }

  mutating func build() {
    // A loop over the layers would copy each.
    for index in plan.layers.indices {
      let nodes = plan.layers[index].nodes
      var node = nodes.lowerBound
      while node < nodes.upperBound {
        let end = Int(plan.nodes[node].end)
        if owners.isFree(node..<end, in: plan) {
          add(node..<end, parent: Int32(index), depth: 0)
        } else if let last = others.last, last.nodes.upperBound == node, last.layer == index {
          others[others.count - 1].nodes = last.nodes.lowerBound..<end
        } else {
          others.append((index, node..<end))
        }
        node = end
      }
    }
    mergeSmallKinds { $0.withOwn }
    mergeSmallKinds { .any(depth: $0.depth) }
    reserve()
    for position in kinds.indices.sorted(by: { kinds[$0].depth < kinds[$1].depth })
    where !members[position].isEmpty {
      addSection(kinds[position], members[position])
    }
  }

  /// Adds siblings with their descendants.
  private mutating func add(_ range: Range<Int>, parent: Int32, depth: Int32) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (content, slot) = plan.content(of: index)
      members[list(of: kind(of: index, content, depth: depth))].append(
        Member(node: Int32(index), parent: parent, content: content, slot: slot))
      let end = Int(plan.nodes[index].end)
      if plan.nodes[index].isGroup {
        add(index + 1..<end, parent: Int32(index), depth: depth + 1)
      }
      index = end
    }
  }

  private func kind(of node: Int, _ content: Kind.Content, depth: Int32) -> Kind {
    let isPlain = content == .mix || content == .keys
    return Kind(
      content: content, depth: depth, isAdditive: isPlain && plan.nodes[node].isAdditive,
      isCumulative: isPlain && plan.nodes[node].isCumulative, easing: plan.nodes[node].easing,
      spring: plan.nodes[node].spring)
  }

  // MARK: Sections

  /// Moves the animations of kinds with fewer than a block to others.
  private mutating func mergeSmallKinds(_ other: (Kind) -> Kind) {
    for position in kinds.indices where (1..<8).contains(members[position].count) {
      let shared = other(kinds[position])
      guard shared != kinds[position] else { continue }
      members[list(of: shared)] += members[position]
      members[position] = []
    }
  }

  /// The list of a kind.
  private mutating func list(of kind: Kind) -> Int {
    // A scene rarely has more kinds.
    let few = 8
    for index in 0..<min(kinds.count, few) where kinds[index] == kind { return index }
    if kinds.count > few, let known = kindIndices[kind] { return known }
    if kinds.count >= few { kindIndices[kind] = kinds.count }
    kinds.append(kind)
    members.append([])
    return kinds.count - 1
  }

  private mutating func reserve() {
    var blocks = 0
    for list in members { blocks += (list.count + 7) / 8 }
    timings.reserveCapacity(blocks)
    nodes.reserveCapacity(8 * blocks)
    parents.reserveCapacity(8 * blocks)
    slots.reserveCapacity(8 * blocks)
    keyStarts.reserveCapacity(8 * blocks)
    contents.reserveCapacity(8 * blocks)
  }

  private mutating func addSection(_ kind: Kind, _ list: [Member]) {
    let first = timings.count
    let blocks = (list.count + 7) / 8
    var section = FrameColumns.Section(
      kind: kind, blocks: first..<first + blocks, count: list.count)
    section.firstMix = mixes.count
    let count = 8 * blocks
    timings.append(contentsOf: repeatElement(FrameTiming(), count: blocks))
    nodes.append(contentsOf: repeatElement(0, count: count))
    parents.append(contentsOf: repeatElement(0, count: count))
    slots.append(contentsOf: repeatElement(0, count: count))
    keyStarts.append(contentsOf: repeatElement(0, count: count))
    contents.append(contentsOf: repeatElement(kind.content, count: count))
    if kind.content == .mix || kind.content == .mixed {
      mixes.append(contentsOf: repeatElement(FrameColumns.Mix(), count: blocks))
    }
    for index in list.indices {
      let (member, position) = (list[index], 8 * first + index)
      let node = Int(member.node)
      let isRemoved = kind.depth == 0 && plan.nodes[node].isRemovedOnCompletion
      timings[first + index / 8].set(
        index % 8, to: plan.nodes[node].timing, isRemoved: isRemoved)
      if !FrameTiming.isOneWay(plan.nodes[node].timing, isRemoved: isRemoved) {
        section.isOneWay = false
      }
      nodes[position] = member.node
      parents[position] = kind.depth == 0 ? member.parent : groups[member.parent] ?? 0
      contents[position] = kind.content == .mixed ? member.content : kind.content
      slots[position] = member.slot
      switch contents[position] {
      case .group:
        groups[member.node] = Int32(groupCount)
        slots[position] = Int32(groupCount)
        groupCount += 1
      case .mix: addMix(node, Int(member.slot), section.firstMix + index / 8, index % 8)
      case .keys: addKeys(node, position)
      case .other, .mixed: break
      }
    }
    sections.append(section)
  }

  private mutating func addMix(_ node: Int, _ slot: Int, _ block: Int, _ lane: Int) {
    let channel = Int(plan.nodes[node].firstChannel)
    let (current, payload) = (plan.initial[slot], Int(plan.channels[channel].payload))
    let given = plan.constants[payload + 1]
    let start = plan.channels[channel].start == .given ? plan.constants[payload] : current
    let end =
      switch plan.channels[channel].end {
      case .given: given
      case .current: current
      case .change: current + given
      }
    mixes[block].from[lane] = start
    mixes[block].to[lane] = end
    mixes[block].cycleEnd[lane] =
      plan.nodes[node].isCumulative ? Curves.mix(start, end, at: plan.nodes[node].cycleEnd) : 0
  }

  private mutating func addKeys(_ node: Int, _ position: Int) {
    let rows = plan.keyframes[Int(plan.channels[Int(plan.nodes[node].firstChannel)].payload)]
    let cycleEnd = FrameColumns.cycleEnd(of: rows, plan.nodes[node])
    // Layers often share their keyframes.
    if let lastKeys, lastKeys.rows === rows, lastKeys.cycleEnd == cycleEnd {
      keyStarts[position] = lastKeys.start
      return
    }
    keyStarts[position] = Int32(keys.count)
    lastKeys = (rows, cycleEnd, Int32(keys.count))
    FrameColumns.append(rows, cycleEnd: cycleEnd, to: &keys)
  }
}
