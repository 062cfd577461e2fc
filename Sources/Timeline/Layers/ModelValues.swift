import Curves

/// The model values of a layer by key path, where `position.x` is a part of `position`.
///
/// A value for a name that layers don't have declares a property of the layer's own.
public struct ModelValues: Sendable, Hashable, Codable {
  /// The values as they were set, by key path.
  public private(set) var values: [String: AnimatableValue]

  /// Creates a set of values.
  public init(_ values: [String: AnimatableValue] = [:]) { self.values = values }

  /// The kinds of the properties that layers don't have by themselves.
  var customKinds: [String: PropertyKind] {
    var kinds: [String: PropertyKind] = [:]
    for (keyPath, value) in values where LayerProperty.index[keyPath] == nil {
      // A part of a known property declares nothing.
      if ResolvedKeyPath.find(keyPath) != nil { continue }
      kinds[keyPath] = PropertyKind(of: value)
    }
    return kinds
  }

  /// The value at a key path: set itself, a part of one that is set, or the property's default; nil if the
  /// key path is unknown.
  public func value(_ keyPath: String) -> AnimatableValue? {
    if let value = values[keyPath] { return value }
    if let (base, part) = holder(of: keyPath) { return values[base]?.part(part) }
    guard let known = ResolvedKeyPath.find(keyPath) else { return nil }
    guard let standard = LayerProperty.named(known.property)?.defaultValue else { return nil }
    var whole = standard
    // A part that was set by itself.
    for (key, value) in values where key.hasPrefix(known.property + ".") {
      whole = whole.setting(String(key.dropFirst(known.property.count + 1)), to: value) ?? whole
    }
    return keyPath == known.property
      ? whole : whole.part(String(keyPath.dropFirst(known.property.count + 1)))
  }

  /// Sets the value at a key path, also one that is a part of a value held.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    if values[keyPath] == nil, let (base, part) = holder(of: keyPath),
      let changed = values[base]?.setting(part, to: value)
    {
      values[base] = changed
      return
    }
    if LayerProperty.index[keyPath] != nil {
      // The whole replaces parts that were set before.
      for key in values.keys where key.hasPrefix(keyPath + ".") { values[key] = nil }
    }
    values[keyPath] = value
  }

  /// The value of a key, the property's default where none is set; nil if the key is unknown or the value
  /// of another type.
  ///
  /// Setting nil changes nothing.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    get { value(key.keyPath).flatMap(Value.init(animatable:)) }
    set { if let newValue { set(key.keyPath, to: newValue.animatable) } }
  }

  /// The longest key path held of which this one names a part.
  private func holder(of keyPath: String) -> (String, String)? {
    guard keyPath.utf8.count <= ResolvedKeyPath.lengthLimit else { return nil }
    var end = keyPath.endIndex
    while let dot = keyPath[..<end].lastIndex(of: ".") {
      let base = String(keyPath[..<dot])
      if values[base] != nil { return (base, String(keyPath[keyPath.index(after: dot)...])) }
      end = dot
    }
    return nil
  }
}
