import Curves

/// Whole columns: a property at many times.
extension Plan {
  /// A column: a component of a property, or one derived from others.
  public struct Column: Sendable, Hashable {
    /// The name: `<layer>.<keyPath>`, followed by the component if there are several.
    public let name: String
    /// The index of the property; nil for a derived column.
    public let property: Int?
    /// The component of the property, or the index of the derived column.
    let component: Int
  }

  /// The columns that represent the scene: every component of every property once, then the derived ones.
  public var columns: [Column] {
    var columns: [Column] = []
    for layer in layers {
      var taken: Set<String> = []
      for index in layer.properties {
        let base = properties[index].keyPath
        for (component, part) in componentNames(of: properties[index]).enumerated() {
          let name = part.isEmpty ? base : "\(base).\(part)"
          guard taken.insert(name).inserted else { continue }
          columns.append(
            Column(name: "\(layer.name).\(name)", property: index, component: component))
        }
      }
    }
    for (index, column) in derived.enumerated() {
      columns.append(Column(name: column.name, property: nil, component: index))
    }
    return columns
  }

  /// The names of a property's components: one empty name for a number, none for values that only switch.
  public func componentNames(of property: Property) -> [String] {
    let target = property.target
    switch target.form {
    case .bool, .uniformScale: return [""]
    case .object: return []
    case .transform: return AnimatableValue.transform(.identity).componentNames
    case .numbers:
      if target.outline >= 0 { return objects[Int(target.outline)].componentNames }
      if target.kind == .number { return [""] }
      if target.kind == .colors || target.kind == .numbers {
        return
          (target.kind == .colors
          ? AnimatableValue.colors(
            [Color](repeating: Color(0, 0, 0), count: Int(target.width) / 4))
          : .vector([Double](repeating: 0, count: Int(target.width)))).componentNames
      }
      return PropertyPart.columnNames(of: target.kind)
    }
  }

  /// The number of components of a property.
  public func componentCount(of property: Property) -> Int {
    switch property.target.form {
    case .bool, .uniformScale: 1
    case .object: 0
    case .transform: 16
    case .numbers: Int(property.target.width)
    }
  }

  /// The key times of the first keyframe animation of a property, as fractions of its duration.
  package func keyTimes(of property: Property) -> [Double] {
    let channel = channels.first {
      $0.target == property.target && $0.source != .mix && $0.source != .switching
    }
    guard let channel else { return [] }
    let place = Int(channel.payload)
    return switch channel.source {
    case .keyframes: keyframes[place].keyTimes
    case .transformKeyframes: transformKeyframes[place].keyTimes
    case .switchKeyframes: switchKeyframes[place].keyTimes
    case .path: paths[place].keyTimes
    default: []
    }
  }

  /// Reads the components of a property.
  func readComponents(
    of target: PlanTarget, _ v: UnsafePointer<Double>, into row: UnsafeMutablePointer<Double>
  ) {
    switch target.form {
    case .object: break
    case .numbers where target.transform < 0, .bool:
      for index in 0..<Int(target.width) { row[index] = v[Int(target.slot) + index] }
    case .transform:
      let matrix = transforms[Int(target.transform)].matrix(v)
      for index in 0..<16 { row[index] = matrix.elements[index] + 0 }
    case .numbers, .uniformScale:
      let value = value(target, v)
      for index in 0..<value.componentCount { row[index] = value[component: index] + 0 }
    }
  }

  /// Writes the components of a property at many times of the scene, row by row.
  ///
  /// Timing functions and springs use their batch kernels, so the values are those of ``write(at:into:)``
  /// within the kernels' stated error bounds. Only the animations of this property are evaluated.
  ///
  /// - Parameters:
  ///   - property: One of ``properties``.
  ///   - times: Times of the scene, in seconds.
  ///   - rows: Receives a row for each time, each with ``componentCount(of:)`` numbers.
  ///   - values: Storage from ``makeValues()``, which can be reused for many calls.
  /// - Complexity: Linear in the times and in the animations of the property.
  public func values(
    of property: Property, at times: Span<Double>, into rows: inout MutableSpan<Double>,
    using values: inout [Double]
  ) {
    precondition(values.count == slotCount, "the values must be those of this plan")
    let count = componentCount(of: property)
    guard count > 0 else { return }
    var runs = writers[property.target.property].map { BatchRun(node: Int($0)) }
    let block = max(1, min(256, 1 << 16 / max(runs.count, 1)))
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let row = rows.baseAddress, let v = values.baseAddress else { return }
        var first = 0
        while first < min(times.count, rows.count / count) {
          let range = first..<min(first + block, times.count, rows.count / count)
          write(property, runs: &runs, at: times.extracting(range), into: row + first * count, v)
          first = range.upperBound
        }
      }
    }
  }

  private func write(
    _ property: Property, runs: inout [BatchRun], at times: Span<Double>,
    into row: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>
  ) {
    let target = property.target
    let count = componentCount(of: property)
    for index in runs.indices {
      runs[index].prepare(self, layer: property.layer, times)
    }
    for step in 0..<times.count {
      reset(target, v)
      for run in runs {
        guard run.isShown[step] else { continue }
        let node = nodes[run.node]
        if node.isGroup {
          var silent = SilentObserver()
          self.run(
            run.node + 1..<Int(node.end), at: run.progress[step] * node.timing.run,
            isHeld: run.isAtEnd[step], isTop: false, v, &silent)
        } else {
          for channel in node.channels
          where channels[channel].target.property == target.property {
            apply(channel, of: run.node, run.progress[step], cycles: run.cycles[step], v)
          }
        }
      }
      readComponents(of: target, v, into: row + step * count)
    }
  }

  /// Sets the property's numbers to the values without animations.
  private func reset(_ target: PlanTarget, _ v: UnsafeMutablePointer<Double>) {
    if target.transform >= 0 {
      let slots = transforms[Int(target.transform)]
      for index in slots.parts..<slots.parts + TransformLayout.count { v[index] = initial[index] }
      if slots.matrix >= 0 {
        for index in slots.matrix..<slots.matrix + 17 { v[index] = initial[index] }
      }
    } else {
      for index in Int(target.slot)..<Int(target.slot + target.width) { v[index] = initial[index] }
    }
  }
}

/// An animation of a layer at a block of times.
private struct BatchRun {
  let node: Int
  var isShown: [Bool] = []
  var isAtEnd: [Bool] = []
  var cycles: [Double] = []
  var progress: [Double] = []

  init(node: Int) { self.node = node }

  /// Computes the state at each time, and the progress through the batch kernels.
  mutating func prepare(_ plan: Plan, layer: Int, _ times: Span<Double>) {
    isShown.removeAll(keepingCapacity: true)
    isAtEnd.removeAll(keepingCapacity: true)
    cycles.removeAll(keepingCapacity: true)
    progress.removeAll(keepingCapacity: true)
    let node = plan.nodes[node]
    for index in times.indices {
      let time = plan.localTime(layer, at: times[index])
      let state = node.timing.state(at: time)
      isShown.append(plan.isShown(self.node, state, at: time, isTop: true))
      isAtEnd.append(state.isAtEnd)
      cycles.append(state.completedCycles)
      progress.append(state.fraction)
    }
    if node.easing >= 0 {
      let fractions = progress
      progress.withUnsafeMutableBufferPointer { room in
        var eased = room.mutableSpan
        plan.easings.writeValues(of: Int(node.easing), at: fractions.span, into: &eased)
      }
    }
    if node.spring >= 0 {
      let seconds = progress.map { $0 * node.timing.run }
      progress.withUnsafeMutableBufferPointer { room in
        var values = room.mutableSpan
        plan.springs[Int(node.spring)].values(at: seconds.span, into: &values)
      }
    }
  }
}

extension PropertyPart {
  /// The names of a kind's components, as used in columns.
  static func columnNames(of kind: PropertyKind) -> [String] {
    kind == .rect ? ["x", "y", "width", "height"] : names(of: kind)
  }
}
