import Curves

/// Values by key path, where `position.x` is a part of `position`.
public struct PropertyValues: Sendable, Hashable {
  /// The values as they are held, by the key path they were set with.
  public private(set) var values: [String: AnimatableValue]

  /// Creates a set of values.
  public init(_ values: [String: AnimatableValue] = [:]) { self.values = values }

  /// The value at a key path: held itself, a part of one that is held, or what the property has when
  /// nobody has set it; nil if nothing is known of it.
  public func value(_ keyPath: String) -> AnimatableValue? {
    if let value = values[keyPath] { return value }
    if let (base, part) = holder(of: keyPath) { return values[base]?.part(part) }
    return Self.standard(keyPath)
  }

  /// Sets the value at a key path, also one that is a part of a value held.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    if values[keyPath] == nil, let (base, part) = holder(of: keyPath),
      let changed = values[base]?.setting(part, to: value)
    {
      values[base] = changed
    } else {
      values[keyPath] = value
    }
  }

  /// The longest key path held of which this one names a part.
  private func holder(of keyPath: String) -> (String, String)? {
    var end = keyPath.endIndex
    while let dot = keyPath[..<end].lastIndex(of: ".") {
      let base = String(keyPath[..<dot])
      if values[base] != nil { return (base, String(keyPath[keyPath.index(after: dot)...])) }
      end = dot
    }
    return nil
  }

  /// What a property of a layer has when nobody has set it.
  private static func standard(_ keyPath: String) -> AnimatableValue? {
    switch keyPath {
    case "opacity", "strokeEnd", "speed": return .number(1)
    case "strokeStart", "cornerRadius", "borderWidth", "zPosition", "shadowRadius", "shadowOpacity":
      return .number(0)
    case "position", "anchorPoint": return .point(Point())
    case "bounds", "frame": return .rect(Rect())
    case "transform", "sublayerTransform": return .transform(.identity)
    case "hidden": return .bool(false)
    default:
      guard let dot = keyPath.firstIndex(of: ".") else { return nil }
      return standard(String(keyPath[..<dot]))?.part(
        String(keyPath[keyPath.index(after: dot)...]))
    }
  }
}
