import Curves

/// A key path with the type of its values, so a value of another type does not compile.
///
/// ```swift
/// var values = ModelValues()
/// values[.opacity] = 0.5
/// values[.position] == .zero   // true: what layers have by default
/// ```
public struct PropertyKey<Value: AnimatableProperty>: Sendable, Hashable {
  /// The key path.
  public let keyPath: String

  /// Creates a key, for example for a component or for a custom property of a model.
  public init(_ keyPath: String) { self.keyPath = keyPath }
}

extension PropertyKey where Value == Double {
  /// The z coordinate of the anchor point.
  public static var anchorPointZ: Self { Self("anchorPointZ") }
  /// The width of the border, in points.
  public static var borderWidth: Self { Self("borderWidth") }
  /// The number of the picture's pixels per point.
  public static var contentsScale: Self { Self("contentsScale") }
  /// The radius of the corners, in points.
  public static var cornerRadius: Self { Self("cornerRadius") }
  /// The opacity, 0...1.
  public static var opacity: Self { Self("opacity") }
  /// The number of pixels per point when rasterized.
  public static var rasterizationScale: Self { Self("rasterizationScale") }
  /// The opacity of the shadow, 0...1.
  public static var shadowOpacity: Self { Self("shadowOpacity") }
  /// The blur radius of the shadow, in points.
  public static var shadowRadius: Self { Self("shadowRadius") }
  /// The z coordinate of the layer.
  public static var zPosition: Self { Self("zPosition") }
  /// The phase of a stroke's dash pattern, in points.
  public static var lineDashPhase: Self { Self("lineDashPhase") }
  /// The width of a stroke, in points.
  public static var lineWidth: Self { Self("lineWidth") }
  /// The miter limit of a stroke.
  public static var miterLimit: Self { Self("miterLimit") }
  /// The end of a stroke, as a fraction of its path, 0...1.
  public static var strokeEnd: Self { Self("strokeEnd") }
  /// The start of a stroke, as a fraction of its path, 0...1.
  public static var strokeStart: Self { Self("strokeStart") }
  /// The font size of the text, in points.
  public static var fontSize: Self { Self("fontSize") }
  /// The opacity that a replicator adds with each copy.
  public static var instanceAlphaOffset: Self { Self("instanceAlphaOffset") }
  /// The blue that a replicator adds with each copy.
  public static var instanceBlueOffset: Self { Self("instanceBlueOffset") }
  /// The number of a replicator's copies.
  public static var instanceCount: Self { Self("instanceCount") }
  /// The delay between a replicator's copies, in seconds.
  public static var instanceDelay: Self { Self("instanceDelay") }
  /// The green that a replicator adds with each copy.
  public static var instanceGreenOffset: Self { Self("instanceGreenOffset") }
  /// The red that a replicator adds with each copy.
  public static var instanceRedOffset: Self { Self("instanceRedOffset") }
  /// The factor of an emitter's rate.
  public static var birthRate: Self { Self("birthRate") }
  /// The depth of an emitter's shape.
  public static var emitterDepth: Self { Self("emitterDepth") }
  /// The z coordinate of an emitter's centre.
  public static var emitterZPosition: Self { Self("emitterZPosition") }
  /// The factor of the lifetime of cells.
  public static var lifetime: Self { Self("lifetime") }
  /// The factor of the scale of cells.
  public static var scale: Self { Self("scale") }
  /// The factor of the spin of cells.
  public static var spin: Self { Self("spin") }
  /// The factor of the velocity of cells.
  public static var velocity: Self { Self("velocity") }
}

extension PropertyKey where Value == Point2D {
  /// The anchor point, as fractions of the layer's size.
  public static var anchorPoint: Self { Self("anchorPoint") }
  /// The position of the anchor point in the superlayer's coordinates.
  public static var position: Self { Self("position") }
  /// The end point of a gradient, as fractions of the layer's size.
  public static var endPoint: Self { Self("endPoint") }
  /// The start point of a gradient, as fractions of the layer's size.
  public static var startPoint: Self { Self("startPoint") }
  /// The centre of an emitter's shape.
  public static var emitterPosition: Self { Self("emitterPosition") }
}

extension PropertyKey where Value == Size2D {
  /// The offset of the shadow, in points.
  public static var shadowOffset: Self { Self("shadowOffset") }
  /// The size of an emitter's shape.
  public static var emitterSize: Self { Self("emitterSize") }
  /// The size of the layer's bounds.
  public static var size: Self { Self("bounds.size") }
}

extension PropertyKey where Value == Rect2D {
  /// The origin and size in the layer's own coordinates.
  public static var bounds: Self { Self("bounds") }
  /// The stretchable part of the picture, as fractions of its size.
  public static var contentsCenter: Self { Self("contentsCenter") }
  /// The visible part of the picture, as fractions of its size.
  public static var contentsRect: Self { Self("contentsRect") }
  /// The frame in the superlayer's coordinates.
  public static var frame: Self { Self("frame") }
}

extension PropertyKey where Value == ColorValue {
  /// The background colour.
  public static var backgroundColor: Self { Self("backgroundColor") }
  /// The colour of the border.
  public static var borderColor: Self { Self("borderColor") }
  /// The colour of the shadow.
  public static var shadowColor: Self { Self("shadowColor") }
  /// The fill colour of a shape.
  public static var fillColor: Self { Self("fillColor") }
  /// The colour of a stroke.
  public static var strokeColor: Self { Self("strokeColor") }
  /// The colour of text.
  public static var foregroundColor: Self { Self("foregroundColor") }
  /// The colour of a replicator's first copy.
  public static var instanceColor: Self { Self("instanceColor") }
}

extension PropertyKey where Value == Transform3D {
  /// The transform of the sublayers.
  public static var sublayerTransform: Self { Self("sublayerTransform") }
  /// The transform. Its components are `translation`, `rotation` and `scale`.
  public static var transform: Self { Self("transform") }
  /// The transform from each of a replicator's copies to the next.
  public static var instanceTransform: Self { Self("instanceTransform") }
}

extension PropertyKey where Value == Bool {
  /// Whether the back is visible.
  public static var doubleSided: Self { Self("doubleSided") }
  /// Whether the layer is hidden.
  public static var hidden: Self { Self("hidden") }
  /// Whether sublayers are clipped to the bounds.
  public static var masksToBounds: Self { Self("masksToBounds") }
}

extension PropertyKey where Value == [Double] {
  /// The lengths of dashes and gaps, in points.
  public static var lineDashPattern: Self { Self("lineDashPattern") }
  /// The locations of a gradient's colours, as fractions.
  public static var locations: Self { Self("locations") }
}

extension PropertyKey where Value == [ColorValue] {
  /// The colours of a gradient.
  public static var colors: Self { Self("colors") }
}

extension PropertyKey where Value == BezierPath {
  /// The outline of the shadow.
  public static var shadowPath: Self { Self("shadowPath") }
  /// The outline of a shape.
  public static var path: Self { Self("path") }
}

extension PropertyKey where Value == String {
  /// The name of the picture.
  public static var contents: Self { Self("contents") }
  /// The text.
  public static var string: Self { Self("string") }
}
