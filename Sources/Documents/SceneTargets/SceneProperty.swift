/// The properties of a layer that formats can animate, and their position in a row of ``SceneSampler``.
enum SceneProperty: Sendable, Hashable, CaseIterable {
  case position, rotation, scale, opacity, size, width, height
  /// Red, green, blue and opacity.
  case background, border, foreground, fill, stroke

  /// The colours.
  static let colors: [Self] = [.background, .border, .foreground, .fill, .stroke]

  /// Its range in a row.
  var channels: Range<Int> {
    switch self {
    case .position: 0..<2
    case .rotation: 2..<3
    case .scale: 3..<5
    case .opacity: 5..<6
    case .size: 6..<8
    case .width: 6..<7
    case .height: 7..<8
    case .background: 8..<12
    case .border: 12..<16
    case .foreground: 16..<20
    case .fill: 20..<24
    case .stroke: 24..<28
    }
  }

  /// The number of values in a row.
  static let channelCount = 28

  /// The key paths that animate it, with those of its components.
  var keyPaths: [String] {
    switch self {
    case .position:
      [
        "position", "position.x", "position.y", "transform.translation",
        "transform.translation.x", "transform.translation.y",
      ]
    case .rotation: ["transform.rotation", "transform.rotation.z"]
    case .scale: ["transform.scale", "transform.scale.x", "transform.scale.y"]
    case .opacity: ["opacity"]
    case .size: ["bounds.size", "bounds.size.width", "bounds.size.height"]
    case .width: ["bounds.size", "bounds.size.width"]
    case .height: ["bounds.size", "bounds.size.height"]
    case .background, .border, .foreground, .fill, .stroke:
      [color] + ["r", "g", "b", "a"].map { "\(color).\($0)" }
    }
  }

  /// The key path of a colour.
  var color: String {
    switch self {
    case .background: "backgroundColor"
    case .border: "borderColor"
    case .foreground: "foregroundColor"
    case .fill: "fillColor"
    case .stroke: "strokeColor"
    default: ""
    }
  }
}
