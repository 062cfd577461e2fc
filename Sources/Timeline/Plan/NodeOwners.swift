import Curves

/// Finds the animations whose order does not matter: each writes numbers that no other animation writes, and
/// its timing is simple (``FrameTiming/isSimple(_:)``).
struct NodeOwners {
  /// For each property the node that writes it: -1 for none, -2 for several.
  private var writers: [Int32]
  /// The same for each number; empty if no property has several.
  private var owners: [Int32] = []

  /// Complexity: linear in the channels, and in the numbers if several animations write a property.
  init(_ plan: borrowing Plan) {
    writers = [Int32](repeating: -1, count: plan.wholes.count)
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
        let touched = plan.touched(channel)
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

  /// Whether the order of an animation does not matter, and the timings of its nodes are simple.
  func isFree(_ range: Range<Int>, in plan: borrowing Plan) -> Bool {
    for index in range {
      guard FrameTiming.isSimple(plan.nodes[index].timing),
        plan.nodes[index].addedAt == -.infinity, plan.nodes[index].removedAt == .infinity,
        plan.nodes[index].clock < 0
      else { return false }
      for channel in plan.nodes[index].channels {
        if writers[Int(plan.channels[channel].target.property)] == Int32(index) { continue }
        let touched = plan.touched(channel)
        guard owns(Int32(index), touched.0), owns(Int32(index), touched.1) else { return false }
      }
    }
    return true
  }

  private func owns(_ node: Int32, _ slots: Range<Int>) -> Bool {
    for slot in slots where owners[slot] != node { return false }
    return true
  }
}

extension Plan {
  /// The numbers that a channel reads or writes.
  fileprivate func touched(_ index: Int) -> (Range<Int>, Range<Int>) {
    let target = channels[index].target
    if target.transform < 0 || isPart(index) {
      return (Int(target.slot)..<Int(target.slot + target.width), 0..<0)
    }
    let slots = PropertySlots(target, in: self)
    return (slots.first, slots.second)
  }

  /// Whether a channel writes only some parts of a transform that is never a matrix.
  private func isPart(_ index: Int) -> Bool {
    channels[index].target.form == .numbers && channels[index].function == nil
      && transforms[Int(channels[index].target.transform)].matrix < 0
  }

  /// How an order-independent node is evaluated, and the slot of its number if it writes one.
  func content(of node: Int) -> (FrameColumns.Kind.Content, slot: Int32) {
    if nodes[node].isGroup { return (.group, 0) }
    let channel = Int(nodes[node].firstChannel)
    guard nodes[node].channels.count == 1, channels[channel].width == 1,
      channels[channel].space == .encoded,
      channels[channel].source == .mix || channels[channel].source == .keyframes,
      let slot = slot(of: channel, isAdditive: nodes[node].isAdditive)
    else { return (.other, 0) }
    if channels[channel].source == .mix { return (.mix, Int32(slot)) }
    let points = keyframes[Int(channels[channel].payload)].lineCount ?? .max
    return (points <= LinearKeys.mostSegments + 1 ? .keys : .other, Int32(slot))
  }

  /// The position of a channel's only number, if nothing else is written with it.
  private func slot(of index: Int, isAdditive: Bool) -> Int? {
    let target = channels[index].target
    guard let function = channels[index].function else {
      return target.form == .numbers && (target.transform < 0 || isPart(index))
        ? Int(target.slot) : nil
    }
    // A value function resets the other parts, which changes nothing if they are the identity.
    let transform = transforms[Int(target.transform)]
    guard !isAdditive, transform.matrix < 0 else { return nil }
    for index in 0..<TransformLayout.count
    where initial[transform.parts + index] != TransformLayout.identity[index] {
      return nil
    }
    return transform.parts + function.offset
  }
}
