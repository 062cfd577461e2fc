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

  /// For each property the node that writes it: -1 for none, -2 for several.
  private var writers: [Int32]
  /// The same for each number; empty if no property has several.
  private var owners: [Int32] = []
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
    writers = [Int32](repeating: -1, count: plan.wholes.count)
  }

  mutating func build() {
    findOwners()
    // A loop over the layers would copy each.
    for index in plan.layers.indices {
      let nodes = plan.layers[index].nodes
      var node = nodes.lowerBound
      while node < nodes.upperBound {
        let end = Int(plan.nodes[node].end)
        if isFree(node..<end) {
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

  // MARK: Which animations

  private mutating func findOwners() {
    var isShared = false
    for index in plan.nodes.indices {
      for channel in plan.nodes[index].channels {
        let property = Int(plan.channels[channel].target.property)
        let isFirst = writers[property] == -1 || writers[property] == Int32(index)
        writers[property] = isFirst ? Int32(index) : -2
        isShared = isShared || !isFirst
      }
    }
    guard isShared else { return }
    owners = [Int32](repeating: -1, count: plan.initial.count)
    for index in plan.nodes.indices {
      for channel in plan.nodes[index].channels {
        let touched = self.touched(plan.channels[channel])
        own(touched.0, by: Int32(index))
        own(touched.1, by: Int32(index))
      }
    }
  }

  private mutating func own(_ slots: Range<Int>, by node: Int32) {
    for slot in slots {
      owners[slot] = owners[slot] == -1 || owners[slot] == node ? node : -2
    }
  }

  /// The numbers that a channel reads or writes.
  private func touched(_ channel: PlanChannel) -> (Range<Int>, Range<Int>) {
    let target = channel.target
    if target.transform < 0 || isPart(channel) {
      return (Int(target.slot)..<Int(target.slot + target.width), 0..<0)
    }
    let slots = PropertySlots(target, in: plan)
    return (slots.first, slots.second)
  }

  /// Whether it writes only some parts of a transform that is never a matrix.
  private func isPart(_ channel: PlanChannel) -> Bool {
    channel.target.form == .numbers && channel.function == nil
      && plan.transforms[Int(channel.target.transform)].matrix < 0
  }

  /// Whether the order of an animation does not matter, and the timings of its nodes are simple.
  private func isFree(_ range: Range<Int>) -> Bool {
    // Closures would copy the plan.
    for index in range {
      guard FrameTiming.isSimple(plan.nodes[index].timing),
        plan.nodes[index].addedAt == -.infinity, plan.nodes[index].removedAt == .infinity,
        plan.nodes[index].clock < 0
      else { return false }
      for channel in plan.nodes[index].channels {
        if writers[Int(plan.channels[channel].target.property)] == Int32(index) { continue }
        let touched = touched(plan.channels[channel])
        guard owns(Int32(index), touched.0), owns(Int32(index), touched.1) else { return false }
      }
    }
    return true
  }

  private func owns(_ node: Int32, _ slots: Range<Int>) -> Bool {
    for slot in slots where owners[slot] != node { return false }
    return true
  }

  /// Adds siblings with their descendants.
  private mutating func add(_ range: Range<Int>, parent: Int32, depth: Int32) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (content, slot) = content(of: index)
      // Kinds with fewer than a block would be merged in the end.
      let kind =
        plan.nodes.count < 8
        ? Kind.any(depth: depth) : kind(of: index, content, depth: depth)
      members[list(of: kind)].append(
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

  /// What a node is, and the position of its only number, if there is one.
  private func content(of node: Int) -> (Kind.Content, slot: Int32) {
    if plan.nodes[node].isGroup { return (.group, 0) }
    let channel = Int(plan.nodes[node].firstChannel)
    guard plan.nodes[node].channels.count == 1, plan.channels[channel].width == 1,
      plan.channels[channel].space == .encoded,
      plan.channels[channel].source == .mix || plan.channels[channel].source == .keyframes,
      let slot = slot(of: channel, isAdditive: plan.nodes[node].isAdditive)
    else { return (.other, 0) }
    if plan.channels[channel].source == .mix { return (.mix, Int32(slot)) }
    let points = plan.keyframes[Int(plan.channels[channel].payload)].lineCount ?? .max
    return (points <= LinearKeys.mostSegments + 1 ? .keys : .other, Int32(slot))
  }

  /// The position of a channel's only number, if nothing else is written with it.
  private func slot(of index: Int, isAdditive: Bool) -> Int? {
    let channel = plan.channels[index]
    let target = channel.target
    guard let function = channel.function else {
      return target.form == .numbers && (target.transform < 0 || isPart(channel))
        ? Int(target.slot) : nil
    }
    // A value function resets the other parts, which then are what they were.
    let transform = plan.transforms[Int(target.transform)]
    guard !isAdditive, transform.matrix < 0 else { return nil }
    for index in 0..<TransformLayout.count
    where plan.initial[transform.parts + index] != TransformLayout.identity[index] {
      return nil
    }
    return transform.parts + function.offset
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
      plan.nodes[node].isCumulative ? Plan.mix(start, end, plan.nodes[node].cycleEnd) : 0
  }

  private mutating func addKeys(_ node: Int, _ position: Int) {
    let rows = plan.keyframes[Int(plan.channels[Int(plan.nodes[node].firstChannel)].payload)]
    var cycleEnd = 0.0
    if plan.nodes[node].isCumulative { rows.write(at: plan.nodes[node].cycleEnd, into: &cycleEnd) }
    // Layers often share their keyframes.
    if let lastKeys, lastKeys.rows === rows, lastKeys.cycleEnd == cycleEnd {
      keyStarts[position] = lastKeys.start
      return
    }
    guard let (times, values) = rows.lines else { return }
    keyStarts[position] = Int32(keys.count)
    lastKeys = (rows, cycleEnd, Int32(keys.count))
    keys.append(Double(values.count - 1))
    keys.append(cycleEnd)
    keys += times
    keys += values
  }
}
