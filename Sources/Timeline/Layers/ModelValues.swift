import Curves

/// The model values of a layer by key path. `position.x` is a component of `position`.
///
/// A value for a name that is not a layer property declares a custom property of the layer.
public struct ModelValues: Sendable, Hashable, Codable {
  /// The values as set, by key path.
  public private(set) var values: [String: AnimatableValue]

  /// Creates a set of values.
  public init(_ values: [String: AnimatableValue] = [:]) { self.values = values }

  /// The kinds of the custom properties.
  var customKinds: [String: PropertyKind] {
    var kinds: [String: PropertyKind] = [:]
    for (keyPath, value) in values where LayerProperty.index[keyPath] == nil {
      // A component of a known property does not declare a property.
      if ResolvedKeyPath.find(keyPath) != nil { continue }
      kinds[keyPath] = PropertyKind(of: value)
    }
    return kinds
  }

  /// The value at a key path: the value set, a component of a set value, or the property's default; nil
  /// if the key path is unknown.
  public func value(_ keyPath: String) -> AnimatableValue? {
    if let value = values[keyPath] { return value }
    if let (base, part) = holder(of: keyPath) { return values[base]?.part(part) }
    guard let known = ResolvedKeyPath.find(keyPath) else { return nil }
    guard let standard = LayerProperty.named(known.property)?.defaultValue else { return nil }
    var whole = standard
    // A component that was set separately.
    for (key, value) in values where key.hasPrefix(known.property + ".") {
      whole = whole.setting(String(key.dropFirst(known.property.count + 1)), to: value) ?? whole
    }
    return keyPath == known.property
      ? whole : whole.part(String(keyPath.dropFirst(known.property.count + 1)))
  }

  /// Sets the value at a key path, which may be a component of an existing value.
  ///
  /// - Parameters:
  ///   - keyPath: The property or component.
  ///   - value: The value.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    if values[keyPath] == nil, let (base, part) = holder(of: keyPath),
      let changed = values[base]?.setting(part, to: value)
    {
      values[base] = changed
      return
    }
    if LayerProperty.index[keyPath] != nil {
      // The whole value replaces components that were set earlier.
      for key in values.keys where key.hasPrefix(keyPath + ".") { values[key] = nil }
    }
    values[keyPath] = value
  }

  /// The value of a key, or the property's default if none is set; nil if the key is unknown or the value
  /// is of another type.
  ///
  /// Setting nil changes nothing.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    get { value(key.keyPath).flatMap(Value.init(animatable:)) }
    set { if let newValue { set(key.keyPath, to: newValue.animatable) } }
  }

  /// The longest existing key path that contains this one as a component.
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
