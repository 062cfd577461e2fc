import Curves

/// Reading values from the numbers.
extension Plan {
  /// The value of a property.
  ///
  /// - Parameters:
  ///   - property: One of ``properties``.
  ///   - values: The array that ``write(at:into:)`` filled.
  public func value(of property: Property, in values: [Double]) -> AnimatableValue {
    value(at: property.target, in: values)
  }

  private func value(at target: PlanTarget, in values: [Double]) -> AnimatableValue {
    values.withUnsafeBufferPointer { values in
      guard let v = values.baseAddress else { return .number(.nan) }
      return value(target, v)
    }
  }

  /// The value at a key path of a layer by name; nil if the scene has no such layer or key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - layer: The name of the layer.
  ///   - values: The array that ``write(at:into:)`` filled.
  public func value(
    _ keyPath: String, of layer: String, in values: [Double]
  ) -> AnimatableValue? {
    layers.firstIndex { $0.name == layer }.flatMap { value(keyPath, ofLayer: $0, in: values) }
  }

  /// The value at a key path of a layer by its index.
  package func value(
    _ keyPath: String, ofLayer layer: Int, in values: [Double]
  ) -> AnimatableValue? {
    reading(keyPath, ofLayer: layer).map { value($0, in: values) }
  }

  /// The location of a key path's value: found once, read many times.
  package struct Reading: Sendable {
    fileprivate enum Source {
      case target(PlanTarget)
      /// The default of layers.
      case standard(AnimatableValue)
    }
    fileprivate let source: Source
  }

  /// The location of the value at a key path of a layer; nil for an unknown key path.
  package func reading(_ keyPath: String, ofLayer layer: Int) -> Reading? {
    if let own = properties[layers[layer].properties].first(where: { $0.keyPath == keyPath }) {
      return Reading(source: .target(own.target))
    }
    guard let resolved = ResolvedKeyPath.find(keyPath, custom(layer)) else { return nil }
    if let target = target(resolved, ofLayer: layer) {
      return Reading(source: .target(target))
    }
    let standard = LayerProperty.named(resolved.property)?.defaultValue
    return
      (keyPath == resolved.property
      ? standard : standard?.part(String(keyPath.dropFirst(resolved.property.count + 1))))
      .map { Reading(source: .standard($0)) }
  }

  /// The value at a location.
  package func value(_ reading: Reading, in values: [Double]) -> AnimatableValue {
    switch reading.source {
    case .standard(let value): value
    case .target(let target): value(at: target, in: values)
    }
  }

  /// The kinds of the properties that a layer declares.
  private func custom(_ layer: Int) -> [String: PropertyKind] {
    var kinds: [String: PropertyKind] = [:]
    for property in properties[layers[layer].properties]
    where ResolvedKeyPath.find(property.keyPath) == nil {
      kinds[property.keyPath] = property.kind
    }
    return kinds
  }

  /// The location of another part of a property that the layer uses.
  private func target(_ resolved: ResolvedKeyPath, ofLayer layer: Int) -> PlanTarget? {
    let custom = custom(layer)
    for property in properties[layers[layer].properties] {
      guard let other = ResolvedKeyPath.find(property.keyPath, custom),
        other.property == resolved.property
      else { continue }
      var base = property.target
      base.slot -= Int32(other.part.offset)
      return base.part(resolved)
    }
    return nil
  }

  func value(_ target: PlanTarget, _ v: UnsafePointer<Double>) -> AnimatableValue {
    let slot = Int(target.slot)
    switch target.form {
    case .bool: return .bool(v[slot] != 0)
    case .object: return objects[Int(v[slot])]
    case .transform: return .transform(transforms[Int(target.transform)].matrix(v))
    case .uniformScale:
      return .number(Self.meanScale(transformPart(target, v, TransformLayout.scale, count: 3)))
    case .numbers:
      if target.transform >= 0, isMatrix(target, v) {
        let transform = transforms[Int(target.transform)]
        let part = transformPart(
          target, v, slot - transform.parts, count: Int(target.width))
        return target.kind == .size
          ? .size(Size2D(width: part.x, height: part.y)) : .number(part.x)
      }
      if target.outline >= 0, case .path(let path) = objects[Int(target.outline)] {
        return .path(path.withCoordinates((0..<Int(target.width)).map { v[slot + $0] }))
      }
      return Self.value(target.kind, v + slot, count: Int(target.width))
    }
  }

  private func isMatrix(_ target: PlanTarget, _ v: UnsafePointer<Double>) -> Bool {
    let matrix = transforms[Int(target.transform)].matrix
    return matrix >= 0 && v[matrix] != 0
  }

  /// Up to three parts of a transform, decomposed if the matrix applies.
  private func transformPart(
    _ target: PlanTarget, _ v: UnsafePointer<Double>, _ offset: Int, count: Int
  ) -> SIMD3<Double> {
    let slots = transforms[Int(target.transform)]
    var result = SIMD3<Double>.zero
    guard isMatrix(target, v) else {
      for index in 0..<count { result[index] = v[slots.parts + offset + index] }
      return result
    }
    guard let parts = TransformParts(slots.matrix(v)) else { return result }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: TransformLayout.count) { buffer in
      guard let buffer = buffer.baseAddress else { return }
      TransformSlots.write(parts, to: buffer)
      for index in 0..<count { result[index] = buffer[offset + index] }
    }
    return result
  }

  static func meanScale(_ scales: SIMD3<Double>) -> Double {
    scales.x == scales.y && scales.y == scales.z ? scales.x : scales.sum() / 3
  }

  /// A value of a kind from its numbers.
  private static func value(
    _ kind: PropertyKind, _ v: UnsafePointer<Double>, count: Int
  ) -> AnimatableValue {
    switch kind {
    case .number: return .number(v[0])
    case .point: return .point(Point2D(x: v[0], y: v[1]))
    case .size: return .size(Size2D(width: v[0], height: v[1]))
    case .rect:
      return .rect(
        Rect2D(origin: Point2D(x: v[0], y: v[1]), size: Size2D(width: v[2], height: v[3])))
    case .color: return .color(ColorValue(v[0], v[1], v[2], opacity: v[3]))
    case .colors:
      return .colors(
        (0..<count / 4).map {
          ColorValue(v[4 * $0], v[4 * $0 + 1], v[4 * $0 + 2], opacity: v[4 * $0 + 3])
        })
    default: return .vector((0..<count).map { v[$0] })
    }
  }
}

extension PropertyPart {
  /// The offset of the part within the property.
  var offset: Int {
    switch self {
    case .whole: 0
    case .numbers(let offset, _): offset
    case .uniformScale: TransformLayout.scale
    }
  }
}

extension PlanTarget {
  /// A part of the whole property at this location.
  func part(_ resolved: ResolvedKeyPath) -> PlanTarget {
    var result = self
    result.kind = resolved.valueKind
    switch resolved.part {
    case .whole: break
    case .numbers(let offset, let kind):
      result.form = .numbers
      result.slot += Int32(offset)
      result.width = kind == .number ? 1 : 2
    case .uniformScale:
      result.form = .uniformScale
      result.slot += Int32(TransformLayout.scale)
      result.width = 1
    }
    return result
  }
}
