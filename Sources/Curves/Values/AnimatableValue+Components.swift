extension AnimatableValue {
  /// The part of a value that a key path names, such as `x` of a point, `size.width` of a rectangle or
  /// `rotation.z` of a transform; nil if this kind has no such part.
  public func part(_ name: String) -> AnimatableValue? {
    switch (self, name) {
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.transform(let transform), _):
      TransformComponent(rawValue: name).map { transform.value(of: $0) }
    default: componentIndex(name).map { .number(self[component: $0]) }
    }
  }

  /// This value with one part replaced; nil if this kind has no such part, or if the part differs in
  /// kind.
  ///
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - part: Its new value.
  public func setting(_ name: String, to part: AnimatableValue) -> AnimatableValue? {
    switch (self, name, part) {
    case (.rect(let rect), "origin", .point(let origin)):
      return .rect(Rect2D(origin: origin, size: rect.size))
    case (.rect(let rect), "size", .size(let size)):
      return .rect(Rect2D(origin: rect.origin, size: size))
    case (.transform(let transform), _, _):
      return TransformComponent(rawValue: name).map {
        .transform(transform.setting($0, to: part))
      }
    case (_, _, .number(let number)):
      guard let index = componentIndex(name) else { return nil }
      var result = self
      result[component: index] = number
      return result
    default: return nil
    }
  }

  private func componentIndex(_ name: String) -> Int? {
    guard !name.isEmpty else { return nil }
    let names: [String: Int] =
      switch self {
      case .rect: ["origin.x": 0, "origin.y": 1, "size.width": 2, "size.height": 3]
      case .size: ["x": 0, "y": 1]
      default: [:]
      }
    return names[name] ?? componentNames.firstIndex(of: name)
  }
}
