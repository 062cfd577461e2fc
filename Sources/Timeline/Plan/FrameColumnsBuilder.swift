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
  }

  /// For each number the node that writes it: -1 for none, -2 for several.
  private var owners: [Int32]
  /// The lists of each kind.
  private var members: [[Member]] = []
  private var kinds: [Kind] = []
  private var kindIndices: [Kind: Int] = [:]
  /// The positions of groups by their nodes.
  private var groups: [Int32: Int32] = [:]
  private var lastKeys = 0..<0

  init(_ plan: Plan) {
    self.plan = plan
    owners = [Int32](repeating: -1, count: plan.initial.count)
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
    for (index, node) in plan.nodes.enumerated() {
      for channel in node.channels {
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
      let node = plan.nodes[index]
      guard FrameTiming.isSimple(node.timing), node.addedAt == -.infinity,
        node.removedAt == .infinity, node.clock < 0
      else { return false }
      for channel in node.channels {
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
      let node = plan.nodes[index]
      // Kinds with fewer than a block would be merged in the end.
      let kind = plan.nodes.count < 8 ? Kind.any(depth: depth) : kind(of: node, depth: depth)
      members[list(of: kind)].append(Member(node: Int32(index), parent: parent))
      if node.isGroup {
        add(index + 1..<Int(node.end), parent: Int32(index), depth: depth + 1)
      }
      index = Int(node.end)
    }
  }

  private func kind(of node: PlanNode, depth: Int32) -> Kind {
    let content: Kind.Content =
      node.isGroup
      ? .group
      : node.channels.count == 1
        ? content(of: plan.channels[Int(node.firstChannel)], isAdditive: node.isAdditive) : .other
    let isPlain = content == .mix || content == .keys
    return Kind(
      content: content, depth: depth, isAdditive: isPlain && node.isAdditive,
      isCumulative: isPlain && node.isCumulative, easing: node.easing, spring: node.spring)
  }

  private func content(of channel: PlanChannel, isAdditive: Bool) -> Kind.Content {
    guard channel.width == 1, channel.space == .encoded,
      channel.source == .mix
        || channel.source == .keyframes, slot(of: channel, isAdditive: isAdditive) != nil
    else { return .other }
    if channel.source == .mix { return .mix }
    let segments = plan.keyframes[Int(channel.payload)].lines?.values.count ?? .max
    return segments <= LinearKeys.mostSegments + 1 ? .keys : .other
  }

  /// The position of a channel's only number, if nothing else is written with it.
  private func slot(of channel: PlanChannel, isAdditive: Bool) -> Int? {
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
    for (index, member) in list.enumerated() {
      let position = 8 * first + index
      let node = plan.nodes[Int(member.node)]
      let isRemoved = kind.depth == 0 && node.isRemovedOnCompletion
      timings[first + index / 8].set(index % 8, to: node.timing, isRemoved: isRemoved)
      if !FrameTiming.isOneWay(node.timing, isRemoved: isRemoved) { section.isOneWay = false }
      nodes[position] = member.node
      parents[position] = kind.depth == 0 ? member.parent : groups[member.parent] ?? 0
      contents[position] =
        kind.content == .mixed ? self.kind(of: node, depth: kind.depth).content : kind.content
      switch contents[position] {
      case .group:
        groups[member.node] = Int32(groupCount)
        slots[position] = Int32(groupCount)
        groupCount += 1
      case .mix: addMix(node, position, section.firstMix + index / 8, index % 8)
      case .keys: addKeys(node, position)
      case .other, .mixed: break
      }
    }
    sections.append(section)
  }

  private mutating func addMix(
    _ node: PlanNode, _ position: Int, _ block: Int, _ lane: Int
  ) {
    let channel = plan.channels[Int(node.firstChannel)]
    guard let slot = slot(of: channel, isAdditive: node.isAdditive) else { return }
    let (current, payload) = (plan.initial[slot], Int(channel.payload))
    let given = plan.constants[payload + 1]
    let start = channel.start == .given ? plan.constants[payload] : current
    let end =
      channel.end == .given ? given : channel.end == .current ? current : current + given
    slots[position] = Int32(slot)
    mixes[block].from[lane] = start
    mixes[block].to[lane] = end
    mixes[block].cycleEnd[lane] = node.isCumulative ? Plan.mix(start, end, node.cycleEnd) : 0
  }

  private mutating func addKeys(_ node: PlanNode, _ position: Int) {
    let channel = plan.channels[Int(node.firstChannel)]
    let rows = plan.keyframes[Int(channel.payload)]
    guard let slot = slot(of: channel, isAdditive: node.isAdditive), let lines = rows.lines else {
      return
    }
    slots[position] = Int32(slot)
    var cycleEnd = 0.0
    if node.isCumulative { rows.write(at: node.cycleEnd, into: &cycleEnd) }
    // Layers often share their keyframes.
    let (times, values) = lines
    let (firstTime, firstValue) = (lastKeys.lowerBound + 2, lastKeys.upperBound - values.count)
    if lastKeys.count != 2 + times.count + values.count || keys[firstTime - 1] != cycleEnd
      || !keys[firstTime..<firstValue].elementsEqual(times)
      || !keys[firstValue..<lastKeys.upperBound].elementsEqual(values)
    {
      let first = keys.count
      keys += [Double(values.count - 1), cycleEnd]
      keys += times
      keys += values
      lastKeys = first..<keys.count
    }
    keyStarts[position] = Int32(lastKeys.lowerBound)
  }
}
