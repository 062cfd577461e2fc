import Curves
import Spring

/// What is told of an evaluation, step by step: nothing, unless someone asks why.
protocol PlanObserver {
  /// An animation was looked at.
  mutating func didVisit(_ node: Int, _ state: TimingState, isShown: Bool, at time: Double)
  /// A channel is about to be written.
  mutating func willWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>)
  /// A channel was written.
  mutating func didWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>)
}

/// The observer of a run that nobody asks about.
struct SilentObserver: PlanObserver {
  @inline(__always)
  mutating func didVisit(_ node: Int, _ state: TimingState, isShown: Bool, at time: Double) {}
  @inline(__always)
  mutating func willWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>) {}
  @inline(__always)
  mutating func didWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>) {}
}

extension Plan {
  /// Runs siblings in order.
  ///
  /// - Parameters:
  ///   - range: Their nodes, with those below them.
  ///   - time: Their parent's time.
  ///   - isHeld: Whether the parent shows its own end.
  ///   - isTop: Whether the parent is a layer.
  func run<Observer: PlanObserver>(
    _ range: Range<Int>, at time: Double, isHeld: Bool, isTop: Bool,
    _ v: UnsafeMutablePointer<Double>, _ observer: inout Observer
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = Int(nodes[index].end)
      defer { index = next }
      let state = nodes[index].timing.state(at: time, isHeld: isHeld)
      let isShown = isShown(index, state, at: time, isTop: isTop)
      observer.didVisit(index, state, isShown: isShown, at: time)
      guard isShown else { continue }
      let progress = progress(index, state)
      if nodes[index].isGroup {
        run(
          index + 1..<next, at: progress * nodes[index].timing.run,
          isHeld: state.isAtEnd, isTop: false, v, &observer)
        continue
      }
      for channel in nodes[index].channels {
        observer.willWrite(channel, of: index, v)
        apply(channels[channel], nodes[index], progress, cycles: state.completedCycles, v)
        observer.didWrite(channel, of: index, v)
      }
    }
  }

  /// Whether an animation shows anything.
  @inline(__always)
  func isShown(_ index: Int, _ state: TimingState, at time: Double, isTop: Bool) -> Bool {
    guard state.isShown, time >= nodes[index].addedAt, time < nodes[index].removedAt else {
      return false
    }
    return !(isTop && nodes[index].isRemovedOnCompletion && state.phase == .after)
  }

  /// The progress of a run, eased, on its spring.
  @inline(__always)
  private func progress(_ index: Int, _ state: TimingState) -> Double {
    let easing = Int(nodes[index].easing)
    let eased = easing < 0 ? state.fraction : easings[easing].value(at: state.fraction)
    let spring = Int(nodes[index].spring)
    return spring < 0 ? eased : springs[spring].value(at: eased * nodes[index].timing.run)
  }

  /// Writes one property of an animation that shows something.
  ///
  /// - Parameters:
  ///   - progress: Eased, on the spring.
  ///   - cycles: How many whole cycles lie behind it.
  @inline(__always)
  func apply(
    _ channel: PlanChannel, _ node: PlanNode, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let isPlain =
      channel.source == .mix && channel.target.form == .numbers && channel.target.transform < 0
      && channel.space == .encoded
    if isPlain, !node.isCumulative || cycles <= 0 {
      mix(channel, progress, isAdditive: node.isAdditive, v)
    } else {
      applyOther(channel, node, progress, cycles: cycles, v)
    }
  }

  /// The most common channel: numbers between two rows.
  @inline(__always)
  private func mix(
    _ channel: PlanChannel, _ progress: Double, isAdditive: Bool,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let (slot, width, payload) = (
      Int(channel.target.slot), Int(channel.width), Int(channel.payload)
    )
    for index in 0..<width {
      let current = v[slot + index]
      let start = channel.start == .given ? constants[payload + index] : current
      let given = constants[payload + width + index]
      let end =
        channel.end == .given ? given : channel.end == .current ? current : current + given
      let value = Self.mix(start, end, progress)
      v[slot + index] = (isAdditive ? Self.finite(current + value) : value) + 0
    }
  }

  /// A mix of two numbers, exactly the ends at 0 and 1 and finite.
  @inline(__always)
  static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    fraction == 1 ? b : finite(a * (1 - fraction) + b * fraction)
  }

  @inline(__always)
  static func finite(_ value: Double) -> Double {
    min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  @inline(never)
  private func applyOther(
    _ channel: PlanChannel, _ node: PlanNode, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let slot = Int(channel.target.slot)
    switch channel.source {
    case .switching:
      let payload = Int(channel.payload)
      let current = v[slot]
      let start = channel.start == .given ? constants[payload] : current
      let end = channel.end == .given ? constants[payload + 1] : current
      v[slot] = progress < 0.5 ? start : end
    case .switchKeyframes:
      v[slot] = switchKeyframes[Int(channel.payload)].value(at: progress).place
    case .transforms, .transformKeyframes:
      applyTransform(channel, node, progress, cycles: cycles, v)
    case .mix, .keyframes, .path, .pathAngle:
      applyNumbers(channel, node, progress, cycles: cycles, v)
    }
  }

  private func applyNumbers(
    _ channel: PlanChannel, _ node: PlanNode, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let width = Int(channel.width)
    // Three rows after all numbers: what is there, the value, the value at a cycle's end.
    let current = v + initial.count
    let row = current + scratchWidth
    let end = row + scratchWidth
    read(channel, into: current, v)
    compute(channel, progress, current, into: row)
    if node.isCumulative, cycles > 0 {
      compute(channel, node.cycleEnd, current, into: end)
      for index in 0..<width { row[index] = Self.finite(row[index] + cycles * end[index]) }
    }
    if channel.space != .encoded {
      Self.encode(row, from: channel.space)
      Self.encode(current, from: channel.space)
    }
    write(channel, row, current, isAdditive: node.isAdditive, v)
  }

  /// The value of a channel's numbers at a progress.
  private func compute(
    _ channel: PlanChannel, _ progress: Double, _ current: UnsafePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) {
    let (width, payload) = (Int(channel.width), Int(channel.payload))
    switch channel.source {
    case .keyframes: keyframes[payload].writeComponents(at: progress, into: row)
    case .path:
      let point = paths[payload].point(at: progress)
      (row[0], row[1]) = (point.x, point.y)
    case .pathAngle: row[0] = paths[payload].rotation(at: progress)
    default:
      for index in 0..<width {
        let start = channel.start == .given ? constants[payload + index] : current[index]
        let given = constants[payload + width + index]
        let end =
          channel.end == .given
          ? given : channel.end == .current ? current[index] : current[index] + given
        row[index] = Self.mix(start, end, progress)
      }
    }
  }

  /// The numbers that are there, as the channel takes them.
  private func read(
    _ channel: PlanChannel, into row: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let (slot, width) = (Int(channel.target.slot), Int(channel.width))
    if channel.target.transform >= 0 {
      let transform = transforms[Int(channel.target.transform)]
      if let function = channel.function {
        // Only a part is needed, and only where an end is not given.
        guard channel.start == .current || channel.end != .given else { return }
        transform.useParts(v)
        let offset = transform.parts + function.offset
        for index in 0..<width { row[index] = v[offset + index] }
        return
      }
      transform.useParts(v)
      if channel.target.form == .uniformScale {
        row[0] = Self.meanScale(SIMD3(v[slot], v[slot + 1], v[slot + 2]))
        return
      }
    }
    for index in 0..<width { row[index] = v[slot + index] }
    if channel.space != .encoded {
      let color = Color(row[0], row[1], row[2], opacity: row[3]).converted(to: channel.space)
      for index in 0..<4 { row[index] = color.coordinates[index] }
    }
  }

  private static func encode(_ row: UnsafeMutablePointer<Double>, from space: Color.Space) {
    let color = Color(row[0], row[1], row[2], opacity: row[3], space: space)
      .converted(to: .encoded)
    for index in 0..<4 { row[index] = color.coordinates[index] }
  }

  private func write(
    _ channel: PlanChannel, _ row: UnsafePointer<Double>, _ current: UnsafePointer<Double>,
    isAdditive: Bool, _ v: UnsafeMutablePointer<Double>
  ) {
    let (slot, width) = (Int(channel.target.slot), Int(channel.width))
    if let function = channel.function {
      let transform = transforms[Int(channel.target.transform)]
      if isAdditive {
        let change = function.matrix(row)
        transform.write(transform.matrix(v).concatenating(change), to: v)
      } else {
        transform.reset(v)
        for index in 0..<width { v[transform.parts + function.offset + index] = row[index] + 0 }
      }
      return
    }
    if channel.target.form == .uniformScale {
      let value = (isAdditive ? Self.finite(current[0] + row[0]) : row[0]) + 0
      for index in 0..<3 { v[slot + index] = value }
      return
    }
    for index in 0..<width {
      v[slot + index] = (isAdditive ? Self.finite(current[index] + row[index]) : row[index]) + 0
    }
  }

  private func applyTransform(
    _ channel: PlanChannel, _ node: PlanNode, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let slots = transforms[Int(channel.target.transform)]
    let current = slots.matrix(v)
    var result = transform(channel, progress, current)
    if node.isCumulative, cycles > 0 {
      result = result.accumulating(transform(channel, node.cycleEnd, current), count: cycles)
    }
    slots.write(node.isAdditive ? current.adding(result) : result, to: v)
  }

  private func transform(
    _ channel: PlanChannel, _ progress: Double, _ current: Transform3D
  ) -> Transform3D {
    let payload = Int(channel.payload)
    if channel.source == .transformKeyframes {
      return transformKeyframes[payload].value(at: progress)
    }
    let start =
      channel.start == .given ? preparedTransforms[payload] : PreparedTransform(current)
    let end =
      switch channel.end {
      case .given: preparedTransforms[payload + 1]
      case .current: PreparedTransform(current)
      case .change:
        PreparedTransform(current.accumulating(preparedTransforms[payload + 1].matrix, count: 1))
      }
    return start.interpolated(to: end, at: progress)
  }
}

extension ValueFunction {
  /// Where its numbers stand among the parts of a transform.
  var offset: Int {
    switch self {
    case .rotateX: TransformSlots.rotation
    case .rotateY: TransformSlots.rotation + 1
    case .rotateZ: TransformSlots.rotation + 2
    case .scale, .scaleX: TransformSlots.scale
    case .scaleY: TransformSlots.scale + 1
    case .scaleZ: TransformSlots.scale + 2
    case .translate, .translateX: TransformSlots.translation
    case .translateY: TransformSlots.translation + 1
    case .translateZ: TransformSlots.translation + 2
    }
  }

  /// The transform of its numbers.
  func matrix(_ row: UnsafePointer<Double>) -> Transform3D {
    let number = row[0]
    return switch self {
    case .rotateX: .rotation(number, x: 1)
    case .rotateY: .rotation(number, y: 1)
    case .rotateZ: .rotation(number, z: 1)
    case .scale: .scale(x: number, y: row[1], z: row[2])
    case .scaleX: .scale(x: number)
    case .scaleY: .scale(y: number)
    case .scaleZ: .scale(z: number)
    case .translate: .translation(x: number, y: row[1], z: row[2])
    case .translateX: .translation(x: number)
    case .translateY: .translation(y: number)
    case .translateZ: .translation(z: number)
    }
  }
}
