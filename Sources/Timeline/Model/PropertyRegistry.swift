import Curves

/// A property of layers: its key path, the kind of its values and its default.
///
/// Layers, scene files, the builder and the schema share this table. The defaults are those of CALayer
/// and its subclasses.
public struct LayerProperty: Sendable, Hashable {
  /// The key path.
  public let keyPath: String
  /// The kind of the property's values.
  public let kind: PropertyKind
  /// The value if a layer does not set the property.
  public let defaultValue: AnimatableValue

  /// The range that a screen shows of each number; nil if it shows any.
  var shownRange: ClosedRange<Double>? {
    switch kind {
    case .color, .colors: 0...1
    case .number where Self.fractions.contains(keyPath): 0...1
    default: nil
    }
  }

  private static let fractions: Set = [
    "opacity", "shadowOpacity", "strokeStart", "strokeEnd", "transition.incoming.opacity",
    "transition.outgoing.opacity",
  ]

  /// Every property, in alphabetical order.
  public static let all: [LayerProperty] = table.sorted { $0.keyPath < $1.keyPath }

  /// The property with a key path; nil if there is no such property. Components are not properties.
  public static func named(_ keyPath: String) -> LayerProperty? {
    index[keyPath].map { all[$0] }
  }

  static let index = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.keyPath, $0) })

  private init(_ keyPath: String, _ kind: PropertyKind, _ value: AnimatableValue) {
    self.keyPath = keyPath
    self.kind = kind
    defaultValue = value
  }

  private static func number(_ keyPath: String, _ value: Double = 0) -> LayerProperty {
    LayerProperty(keyPath, .number, .number(value))
  }

  private static func point(_ keyPath: String, _ x: Double = 0, _ y: Double = 0) -> LayerProperty {
    LayerProperty(keyPath, .point, .point(Point2D(x: x, y: y)))
  }

  private static func rect(_ keyPath: String, _ width: Double, _ height: Double) -> LayerProperty {
    LayerProperty(
      keyPath, .rect, .rect(Rect2D(origin: Point2D(), size: Size2D(width: width, height: height))))
  }

  private static func color(_ keyPath: String, opacity: Double, white: Double = 0) -> LayerProperty
  {
    LayerProperty(keyPath, .color, .color(ColorValue(white, white, white, opacity: opacity)))
  }

  private static let table: [LayerProperty] = [
    // CALayer
    point("anchorPoint", 0.5, 0.5), number("anchorPointZ"), color("backgroundColor", opacity: 0),
    color("borderColor", opacity: 1), number("borderWidth"), rect("bounds", 0, 0),
    LayerProperty("contents", .text, .text("")), rect("contentsCenter", 1, 1),
    rect("contentsRect", 1, 1), number("contentsScale", 1), number("cornerRadius"),
    LayerProperty("doubleSided", .bool, .bool(true)), rect("frame", 0, 0),
    LayerProperty("hidden", .bool, .bool(false)),
    LayerProperty("masksToBounds", .bool, .bool(false)), number("opacity", 1), point("position"),
    number("rasterizationScale", 1), color("shadowColor", opacity: 1),
    LayerProperty("shadowOffset", .size, .size(Size2D(width: 0, height: -3))),
    number("shadowOpacity"), LayerProperty("shadowPath", .path, .path(BezierPath())),
    number("shadowRadius", 3),
    LayerProperty("sublayerTransform", .transform, .transform(.identity)),
    LayerProperty("transform", .transform, .transform(.identity)), number("zPosition"),
    // CAShapeLayer
    color("fillColor", opacity: 1), number("lineDashPhase"),
    LayerProperty("lineDashPattern", .numbers, .vector([])), number("lineWidth", 1),
    number("miterLimit", 10), LayerProperty("path", .path, .path(BezierPath())),
    color("strokeColor", opacity: 0), number("strokeEnd", 1), number("strokeStart"),
    // CAGradientLayer
    LayerProperty("colors", .colors, .colors([])), point("endPoint", 0.5, 1),
    LayerProperty("locations", .numbers, .vector([])), point("startPoint", 0.5, 0),
    // CATextLayer
    number("fontSize", 36), color("foregroundColor", opacity: 1, white: 1),
    LayerProperty("string", .text, .text("")),
    // CAReplicatorLayer
    number("instanceAlphaOffset"), number("instanceBlueOffset"),
    color("instanceColor", opacity: 1, white: 1), number("instanceCount", 1),
    number("instanceDelay"), number("instanceGreenOffset"), number("instanceRedOffset"),
    LayerProperty("instanceTransform", .transform, .transform(.identity)),
    // CAEmitterLayer
    number("birthRate", 1), number("emitterDepth"), point("emitterPosition"),
    LayerProperty("emitterSize", .size, .size(Size2D())), number("emitterZPosition"),
    number("lifetime", 1), number("scale", 1), number("spin", 1), number("velocity", 1),
    // CATransition
    number("transition.incoming.opacity", 1), number("transition.outgoing.opacity", 1),
    point("transition.incoming.offset"), point("transition.outgoing.offset"),
  ]
}
