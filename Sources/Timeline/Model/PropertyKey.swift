import Curves

/// A key path with the type of its values, so that a value of another type does not compile.
///
/// ```swift
/// var values = ModelValues()
/// values[.opacity] = 0.5
/// values[.position] == .zero   // true: what layers have by default
/// ```
public struct PropertyKey<Value: AnimatableProperty>: Sendable, Hashable {
  /// The key path.
  public let keyPath: String

  /// Creates a key, such as that of a component or of a property that a model declares.
  public init(_ keyPath: String) { self.keyPath = keyPath }
}

extension PropertyKey where Value == Double {
  /// The depth of the anchor point.
  public static var anchorPointZ: Self { Self("anchorPointZ") }
  /// The width of the border.
  public static var borderWidth: Self { Self("borderWidth") }
  /// The pixels of the picture per point.
  public static var contentsScale: Self { Self("contentsScale") }
  /// The radius of the corners.
  public static var cornerRadius: Self { Self("cornerRadius") }
  /// The opacity.
  public static var opacity: Self { Self("opacity") }
  /// The pixels per point when rasterized.
  public static var rasterizationScale: Self { Self("rasterizationScale") }
  /// The opacity of the shadow.
  public static var shadowOpacity: Self { Self("shadowOpacity") }
  /// The blur of the shadow.
  public static var shadowRadius: Self { Self("shadowRadius") }
  /// The depth of the layer.
  public static var zPosition: Self { Self("zPosition") }
  /// Where the dashes of a stroke begin.
  public static var lineDashPhase: Self { Self("lineDashPhase") }
  /// The width of a stroke.
  public static var lineWidth: Self { Self("lineWidth") }
  /// How far a stroke's corners may reach.
  public static var miterLimit: Self { Self("miterLimit") }
  /// Where a stroke ends, as a fraction of its path.
  public static var strokeEnd: Self { Self("strokeEnd") }
  /// Where a stroke begins, as a fraction of its path.
  public static var strokeStart: Self { Self("strokeStart") }
  /// The size of text.
  public static var fontSize: Self { Self("fontSize") }
  /// The opacity added with each copy of a replicator.
  public static var instanceAlphaOffset: Self { Self("instanceAlphaOffset") }
  /// The blue added with each copy.
  public static var instanceBlueOffset: Self { Self("instanceBlueOffset") }
  /// The number of copies.
  public static var instanceCount: Self { Self("instanceCount") }
  /// The seconds between copies.
  public static var instanceDelay: Self { Self("instanceDelay") }
  /// The green added with each copy.
  public static var instanceGreenOffset: Self { Self("instanceGreenOffset") }
  /// The red added with each copy.
  public static var instanceRedOffset: Self { Self("instanceRedOffset") }
  /// The factor of an emitter's rate.
  public static var birthRate: Self { Self("birthRate") }
  /// The depth of an emitter's shape.
  public static var emitterDepth: Self { Self("emitterDepth") }
  /// The depth of an emitter's centre.
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

extension PropertyKey where Value == Point {
  /// The point of the layer that its position places, as fractions of its size.
  public static var anchorPoint: Self { Self("anchorPoint") }
  /// The place of the anchor point in the layer above.
  public static var position: Self { Self("position") }
  /// Where a gradient ends, as fractions of the size.
  public static var endPoint: Self { Self("endPoint") }
  /// Where a gradient begins, as fractions of the size.
  public static var startPoint: Self { Self("startPoint") }
  /// The centre of an emitter's shape.
  public static var emitterPosition: Self { Self("emitterPosition") }
}

extension PropertyKey where Value == Size {
  /// The displacement of the shadow.
  public static var shadowOffset: Self { Self("shadowOffset") }
  /// The size of an emitter's shape.
  public static var emitterSize: Self { Self("emitterSize") }
  /// The size of the layer: that of its bounds.
  public static var size: Self { Self("bounds.size") }
}

extension PropertyKey where Value == Rect {
  /// The origin and size of the layer's own coordinates.
  public static var bounds: Self { Self("bounds") }
  /// The part of the picture that is stretched, as fractions.
  public static var contentsCenter: Self { Self("contentsCenter") }
  /// The part of the picture that is shown, as fractions.
  public static var contentsRect: Self { Self("contentsRect") }
  /// The place in the layer above.
  public static var frame: Self { Self("frame") }
}

extension PropertyKey where Value == Color {
  /// The colour behind everything.
  public static var backgroundColor: Self { Self("backgroundColor") }
  /// The colour of the border.
  public static var borderColor: Self { Self("borderColor") }
  /// The colour of the shadow.
  public static var shadowColor: Self { Self("shadowColor") }
  /// The colour of a shape's inside.
  public static var fillColor: Self { Self("fillColor") }
  /// The colour of a stroke.
  public static var strokeColor: Self { Self("strokeColor") }
  /// The colour of text.
  public static var foregroundColor: Self { Self("foregroundColor") }
  /// The colour of the first copy.
  public static var instanceColor: Self { Self("instanceColor") }
}

extension PropertyKey where Value == Transform3D {
  /// The transform of the layers below.
  public static var sublayerTransform: Self { Self("sublayerTransform") }
  /// The transform; its parts by `rotation`, `scale`, `move` and `translation`.
  public static var transform: Self { Self("transform") }
  /// The transform from each copy to the next.
  public static var instanceTransform: Self { Self("instanceTransform") }
}

extension PropertyKey where Value == Bool {
  /// Whether its back is seen.
  public static var doubleSided: Self { Self("doubleSided") }
  /// Whether the layer is hidden.
  public static var hidden: Self { Self("hidden") }
  /// Whether what lies outside its bounds is hidden.
  public static var masksToBounds: Self { Self("masksToBounds") }
}

extension PropertyKey where Value == [Double] {
  /// The lengths of dashes and gaps.
  public static var lineDashPattern: Self { Self("lineDashPattern") }
  /// Where a gradient has its colours, as fractions.
  public static var locations: Self { Self("locations") }
}

extension PropertyKey where Value == [Color] {
  /// The colours of a gradient.
  public static var colors: Self { Self("colors") }
}

extension PropertyKey where Value == Path {
  /// The outline of the shadow.
  public static var shadowPath: Self { Self("shadowPath") }
  /// The outline of a shape.
  public static var path: Self { Self("path") }
}

extension PropertyKey where Value == String {
  /// The picture, by name.
  public static var contents: Self { Self("contents") }
  /// The text.
  public static var string: Self { Self("string") }
}
