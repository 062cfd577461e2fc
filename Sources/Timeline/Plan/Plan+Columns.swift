import Curves

/// Whole columns: a property at many times.
extension Plan {
  /// The properties of a layer that the scene mentions.
  package func properties(ofLayer layer: Int) -> ArraySlice<Property> {
    properties[layers[layer].properties]
  }

  /// A column: a component of a property, or one derived from others.
  public struct Column: Sendable, Hashable {
    /// The name: `<layer>.<keyPath>`, followed by the component if there are several.
    public let name: String
    /// The index of the property; nil for a derived column.
    public let property: Int?
    /// The component of the property, or the index of the derived column.
    package let component: Int
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
            [ColorValue](repeating: ColorValue(0, 0, 0), count: Int(target.width) / 4))
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
    let number = Int(channel.payload)
    return switch channel.source {
    case .keyframes: keyframes[number].keyTimes
    case .transformKeyframes: transformKeyframes[number].keyTimes
    case .switchKeyframes: switchKeyframes[number].keyTimes
    case .path: paths[number].keyTimes
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
      transforms[Int(target.transform)].writeElements(v, into: row)
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
    let total = min(times.count, rows.count / count)
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let row = rows.baseAddress, let v = values.baseAddress else { return }
        write(property, at: times.extracting(first: total), into: row, v)
      }
    }
  }

  /// Writes all times, block by block.
  private func write(
    _ property: Property, at times: Span<Double>, into row: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let count = componentCount(of: property)
    var runs = BatchRuns(self, property, count: times.count)
    defer { runs.deallocate() }
    let isPlain = isPlain(property.target, runs)
    var first = 0
    while first < times.count {
      let range = first..<min(first + runs.block, times.count)
      runs.prepare(self, layer: property.layer, times.extracting(range))
      if isPlain {
        writePlainValues(of: property.target, runs, into: row + first * count, v + initial.count)
      } else {
        write(property, runs, into: row + first * count, v)
      }
      first = range.upperBound
    }
  }

  /// Writes a block of prepared times.
  private func write(
    _ property: Property, _ runs: BatchRuns, into row: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let target = property.target
    let count = componentCount(of: property)
    let slots = PropertySlots(target, in: self)
    for step in 0..<runs.count {
      reset(slots, v)
      var index = 0
      while index < runs.list.count {
        let run = runs.list[index]
        guard runs.marks(index)[step] != 0 else {
          index = run.end
          continue
        }
        for channel in nodes[run.node].channels
        where channels[channel].target.property == target.property {
          apply(
            channel, of: run.node, runs.progress(index)[step], cycles: runs.cycles(index)[step], v)
        }
        index += 1
      }
      readComponents(of: target, v, into: row + step * count)
    }
  }
}

extension PropertyPart {
  /// The names of a kind's components, as used in columns.
  static func columnNames(of kind: PropertyKind) -> [String] {
    kind == .rect ? ["x", "y", "width", "height"] : names(of: kind)
  }
}
