import Curves

/// The channels that do more than interpolate numbers.
extension Plan {
  @inline(never)
  func applyOther(
    _ number: Int, of node: Int, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let channel = channels[number]
    let slot = Int(channel.target.slot)
    switch channel.source {
    case .switching:
      let payload = Int(channel.payload)
      let current = v[slot]
      let start = channel.start == .given ? constants[payload] : current
      let end = channel.end == .given ? constants[payload + 1] : current
      v[slot] = progress < 0.5 ? start : end
    case .switchKeyframes:
      v[slot] = switchKeyframes[Int(channel.payload)].value(at: progress).choice
    case .transforms, .transformKeyframes:
      applyTransform(number, of: node, progress, cycles: cycles, v)
    case .mix, .keyframes, .path, .pathAngle, .play:
      applyNumbers(number, of: node, progress, cycles: cycles, v)
    }
  }

  private func applyNumbers(
    _ number: Int, of node: Int, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let channel = channels[number]
    let width = Int(channel.width)
    // Three rows after all numbers: the value beneath, the value, and the value at a cycle's end.
    let current = v + initial.count
    let row = current + scratchWidth
    let end = row + scratchWidth
    read(channel, into: current, v)
    compute(channel, progress, current, into: row)
    if cycles > 0 {
      compute(channel, nodes[node].cycleEnd, current, into: end)
      for index in 0..<width { row[index] = finite(row[index] + cycles * end[index]) }
    }
    let isAdditive = nodes[node].isAdditive
    if channel.isPremultiplied {
      if isAdditive {
        for index in 0..<3 { row[index] += current[index] * current[3] }
        row[3] += current[3]
      }
      Self.divideByOpacity(row)
    }
    if channel.space != .encoded {
      Self.encode(row, from: channel.space)
      Self.encode(current, from: channel.space)
    }
    write(channel, row, current, isAdditive: isAdditive && !channel.isPremultiplied, v)
  }

  /// The value of a channel's numbers at a progress.
  @inline(__always)
  private func compute(
    _ channel: PlanChannel, _ progress: Double, _ current: UnsafePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) {
    let (width, payload) = (Int(channel.width), Int(channel.payload))
    switch channel.source {
    case .keyframes: keyframes[payload].write(at: progress, into: row)
    case .path:
      let point = paths[payload].point(at: progress)
      (row[0], row[1]) = (point.x, point.y)
    case .pathAngle: row[0] = paths[payload].rotation(at: progress)
    case .play: plays[payload].write(at: progress, into: row)
    default:
      for index in 0..<width {
        let start = channel.start == .given ? constants[payload + index] : current[index]
        let given = constants[payload + width + index]
        let end =
          channel.end == .given
          ? given : channel.end == .current ? current[index] : current[index] + given
        row[index] = Curves.mix(start, end, at: progress)
      }
    }
  }

  /// The numbers beneath, in the form that the channel uses.
  @inline(__always)
  private func read(
    _ channel: PlanChannel, into row: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let (slot, width) = (Int(channel.target.slot), Int(channel.width))
    if channel.target.transform >= 0 {
      let transform = transforms[Int(channel.target.transform)]
      if let function = channel.function {
        // Only one part is needed, and only if an end is missing.
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
      let color = ColorValue(row[0], row[1], row[2], opacity: row[3]).converted(to: channel.space)
      for index in 0..<4 { row[index] = color.coordinates[index] }
    }
  }

  private static func encode(_ row: UnsafeMutablePointer<Double>, from space: ColorValue.Space) {
    let color = ColorValue(row[0], row[1], row[2], opacity: row[3], space: space)
      .converted(to: .encoded)
    for index in 0..<4 { row[index] = color.coordinates[index] }
  }

  /// The colour of premultiplied numbers. Opacities above 1 count as 1, as in browsers.
  private static func divideByOpacity(_ row: UnsafeMutablePointer<Double>) {
    let opacity = min(row[3], 1)
    for index in 0..<3 { row[index] = opacity > 0 ? row[index] / opacity : 0 }
  }

  @inline(__always)
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
      let value = (isAdditive ? finite(current[0] + row[0]) : row[0]) + 0
      for index in 0..<3 { v[slot + index] = value }
      return
    }
    for index in 0..<width {
      v[slot + index] = (isAdditive ? finite(current[index] + row[index]) : row[index]) + 0
    }
  }

  private func applyTransform(
    _ number: Int, of node: Int, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let channel = channels[number]
    let slots = transforms[Int(channel.target.transform)]
    let current = slots.matrix(v)
    var result = transform(channel, progress, current)
    if cycles > 0 {
      let end = transform(channel, nodes[node].cycleEnd, current)
      result = result.accumulating(end, count: cycles)
    }
    slots.write(nodes[node].isAdditive ? current.adding(result) : result, to: v)
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
