import CurveArithmetic

/// The part of a property that a key path names.
enum PropertyPart: Sendable, Hashable {
  /// All of it.
  case whole
  /// Some of its numbers.
  case numbers(offset: Int, PropertyKind)
  /// The three scales of a transform at once.
  case uniformScale

  /// The kind of the part's values.
  func kind(of property: PropertyKind) -> PropertyKind {
    switch self {
    case .whole: property
    case .numbers(_, let kind): kind
    case .uniformScale: .number
    }
  }

  /// The part with a name; nil if the kind has no such part.
  init?(_ name: Substring, of kind: PropertyKind) {
    switch kind {
    case .transform:
      guard let part = Self.transformParts[String(name)] else { return nil }
      self = part
    case .rect:
      guard let part = Self.rectParts[String(name)] else { return nil }
      self = part
    default:
      guard let offset = Self.names(of: kind).firstIndex(of: String(name)) else { return nil }
      self = .numbers(offset: offset, .number)
    }
  }

  /// The names of a kind's parts, for suggestions.
  static func names(of kind: PropertyKind) -> [String] {
    switch kind {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .color: ["r", "g", "b", "a"]
    case .vector(let count):
      count <= 3 ? Array(["x", "y", "z"].prefix(count)) : (1...count).map { "\($0)" }
    case .rect: rectParts.keys.sorted()
    case .transform: transformParts.keys.sorted()
    case .number, .bool, .text, .numbers, .colors, .path: []
    }
  }

  private static let rectParts: [String: PropertyPart] = [
    "origin": .numbers(offset: 0, .point), "size": .numbers(offset: 2, .size),
    "origin.x": .numbers(offset: 0, .number), "origin.y": .numbers(offset: 1, .number),
    "size.width": .numbers(offset: 2, .number), "size.height": .numbers(offset: 3, .number),
    "x": .numbers(offset: 0, .number), "y": .numbers(offset: 1, .number),
    "width": .numbers(offset: 2, .number), "height": .numbers(offset: 3, .number),
  ]

  private static let transformParts: [String: PropertyPart] = [
    "translation": .numbers(offset: TransformLayout.translation, .size),
    "translation.x": .numbers(offset: TransformLayout.translation, .number),
    "translation.y": .numbers(offset: TransformLayout.translation + 1, .number),
    "translation.z": .numbers(offset: TransformLayout.translation + 2, .number),
    "rotation": .numbers(offset: TransformLayout.rotation + 2, .number),
    "rotation.x": .numbers(offset: TransformLayout.rotation, .number),
    "rotation.y": .numbers(offset: TransformLayout.rotation + 1, .number),
    "rotation.z": .numbers(offset: TransformLayout.rotation + 2, .number),
    "scale": .uniformScale,
    "scale.x": .numbers(offset: TransformLayout.scale, .number),
    "scale.y": .numbers(offset: TransformLayout.scale + 1, .number),
    "scale.z": .numbers(offset: TransformLayout.scale + 2, .number),
  ]
}

/// A key path, split into a property and a part of it.
struct ResolvedKeyPath: Sendable {
  /// The property's own key path.
  var property: String
  /// The kind of the whole property.
  var kind: PropertyKind
  /// The named part.
  var part: PropertyPart

  /// The kind of the values that the key path takes.
  var valueKind: PropertyKind { part.kind(of: kind) }

  /// The maximum length of a key path.
  static let lengthLimit = 256

  /// Finds the property of a key path: a layer property, or one that the model declares.
  ///
  /// - Parameter custom: The kinds of the model's own properties.
  /// - Throws: ``AnimationError`` with the nearest name if the key path is unknown.
  init(_ keyPath: String, custom: [String: PropertyKind]) throws(AnimationError) {
    if let found = Self.find(keyPath, custom) {
      self = found
    } else if keyPath.utf8.count > Self.lengthLimit {
      throw .unknownKeyPath(String(keyPath.prefix(60)) + "...", nearest: nil)
    } else {
      throw .unknownKeyPath(keyPath, nearest: Self.nearest(to: keyPath, custom))
    }
  }

  /// Finds the property of a key path; nil if it is unknown.
  static func find(
    _ keyPath: String, _ custom: [String: PropertyKind] = [:]
  ) -> ResolvedKeyPath? {
    if let known = known[keyPath] { return known }
    guard !custom.isEmpty, keyPath.utf8.count <= lengthLimit else { return nil }
    if let kind = custom[keyPath] {
      return ResolvedKeyPath(property: keyPath, kind: kind, part: .whole)
    }
    var end = keyPath.endIndex
    while let dot = keyPath[..<end].lastIndex(of: ".") {
      let base = String(keyPath[..<dot])
      if let kind = custom[base] {
        return PropertyPart(keyPath[keyPath.index(after: dot)...], of: kind).map {
          ResolvedKeyPath(property: base, kind: kind, part: $0)
        }
      }
      end = dot
    }
    return nil
  }

  private init(property: String, kind: PropertyKind, part: PropertyPart = .whole) {
    self.property = property
    self.kind = kind
    self.part = part
  }

  /// The layer properties and their parts.
  private static let all = LayerProperty.all.flatMap { property in
    [(property.keyPath, ResolvedKeyPath(property: property.keyPath, kind: property.kind))]
      + PropertyPart.names(of: property.kind).compactMap { name in
        PropertyPart(name[...], of: property.kind).map {
          (
            "\(property.keyPath).\(name)",
            ResolvedKeyPath(property: property.keyPath, kind: property.kind, part: $0)
          )
        }
      }
  }

  private static let known = Dictionary(uniqueKeysWithValues: all)
  private static let knownNames = NameList(all.map(\.0))

  private static func nearest(to keyPath: String, _ custom: [String: PropertyKind]) -> String? {
    NameList(custom.keys.sorted()).nearest(to: keyPath) ?? knownNames.nearest(to: keyPath)
  }
}

extension PropertyKind {
  /// The kind of the values that a key path takes; nil if it is not a layer property.
  package init?(ofKeyPath keyPath: String) {
    guard let resolved = ResolvedKeyPath.find(keyPath) else { return nil }
    self = resolved.valueKind
  }
}
