import Curves

/// The properties of layers, each with the type of its values.
extension AnimationBuilder {
  /// The anchor point, as fractions of the layer's size.
  public var anchorPoint: PropertyBuilder<Point2D> { property(.anchorPoint) }
  /// The z coordinate of the anchor point.
  public var anchorPointZ: PropertyBuilder<Double> { property(.anchorPointZ) }
  /// The background colour.
  public var backgroundColor: PropertyBuilder<ColorValue> { property(.backgroundColor) }
  /// The colour of the border.
  public var borderColor: PropertyBuilder<ColorValue> { property(.borderColor) }
  /// The width of the border, in points.
  public var borderWidth: PropertyBuilder<Double> { property(.borderWidth) }
  /// The origin and size in the layer's own coordinates.
  public var bounds: PropertyBuilder<Rect2D> { property(.bounds) }
  /// The name of the picture.
  public var contents: PropertyBuilder<String> { property(.contents) }
  /// The stretchable part of the picture, as fractions of its size.
  public var contentsCenter: PropertyBuilder<Rect2D> { property(.contentsCenter) }
  /// The visible part of the picture, as fractions of its size.
  public var contentsRect: PropertyBuilder<Rect2D> { property(.contentsRect) }
  /// The number of the picture's pixels per point.
  public var contentsScale: PropertyBuilder<Double> { property(.contentsScale) }
  /// The radius of the corners, in points.
  public var cornerRadius: PropertyBuilder<Double> { property(.cornerRadius) }
  /// Whether the back is visible.
  public var doubleSided: PropertyBuilder<Bool> { property(.doubleSided) }
  /// The frame in the superlayer's coordinates.
  public var frame: PropertyBuilder<Rect2D> { property(.frame) }
  /// Whether the layer is hidden.
  public var hidden: PropertyBuilder<Bool> { property(.hidden) }
  /// Whether sublayers are clipped to the bounds.
  public var masksToBounds: PropertyBuilder<Bool> { property(.masksToBounds) }
  /// The opacity, 0...1.
  public var opacity: PropertyBuilder<Double> { property(.opacity) }
  /// The position of the anchor point in the superlayer's coordinates.
  public var position: PropertyBuilder<Point2D> { property(.position) }
  /// The number of pixels per point when rasterized.
  public var rasterizationScale: PropertyBuilder<Double> { property(.rasterizationScale) }
  /// The colour of the shadow.
  public var shadowColor: PropertyBuilder<ColorValue> { property(.shadowColor) }
  /// The offset of the shadow, in points.
  public var shadowOffset: PropertyBuilder<Size2D> { property(.shadowOffset) }
  /// The opacity of the shadow, 0...1.
  public var shadowOpacity: PropertyBuilder<Double> { property(.shadowOpacity) }
  /// The outline of the shadow.
  public var shadowPath: PropertyBuilder<BezierPath> { property(.shadowPath) }
  /// The blur radius of the shadow, in points.
  public var shadowRadius: PropertyBuilder<Double> { property(.shadowRadius) }
  /// The transform of the sublayers.
  public var sublayerTransform: PropertyBuilder<Transform3D> { property(.sublayerTransform) }
  /// The transform. Its components are `translation`, `rotation` and `scale`.
  public var transform: PropertyBuilder<Transform3D> { property(.transform) }
  /// The z coordinate of the layer.
  public var zPosition: PropertyBuilder<Double> { property(.zPosition) }
  /// The fill colour of a shape.
  public var fillColor: PropertyBuilder<ColorValue> { property(.fillColor) }
  /// The phase of a stroke's dash pattern, in points.
  public var lineDashPhase: PropertyBuilder<Double> { property(.lineDashPhase) }
  /// The lengths of dashes and gaps, in points.
  public var lineDashPattern: PropertyBuilder<[Double]> { property(.lineDashPattern) }
  /// The width of a stroke, in points.
  public var lineWidth: PropertyBuilder<Double> { property(.lineWidth) }
  /// The miter limit of a stroke.
  public var miterLimit: PropertyBuilder<Double> { property(.miterLimit) }
  /// The outline of a shape.
  public var path: PropertyBuilder<BezierPath> { property(.path) }
  /// The colour of a stroke.
  public var strokeColor: PropertyBuilder<ColorValue> { property(.strokeColor) }
  /// The end of a stroke, as a fraction of its path, 0...1.
  public var strokeEnd: PropertyBuilder<Double> { property(.strokeEnd) }
  /// The start of a stroke, as a fraction of its path, 0...1.
  public var strokeStart: PropertyBuilder<Double> { property(.strokeStart) }
  /// The colours of a gradient.
  public var colors: PropertyBuilder<[ColorValue]> { property(.colors) }
  /// The end point of a gradient, as fractions of the layer's size.
  public var endPoint: PropertyBuilder<Point2D> { property(.endPoint) }
  /// The locations of a gradient's colours, as fractions.
  public var locations: PropertyBuilder<[Double]> { property(.locations) }
  /// The start point of a gradient, as fractions of the layer's size.
  public var startPoint: PropertyBuilder<Point2D> { property(.startPoint) }
  /// The font size of the text, in points.
  public var fontSize: PropertyBuilder<Double> { property(.fontSize) }
  /// The colour of text.
  public var foregroundColor: PropertyBuilder<ColorValue> { property(.foregroundColor) }
  /// The text.
  public var string: PropertyBuilder<String> { property(.string) }
  /// The opacity that a replicator adds with each copy.
  public var instanceAlphaOffset: PropertyBuilder<Double> { property(.instanceAlphaOffset) }
  /// The blue that a replicator adds with each copy.
  public var instanceBlueOffset: PropertyBuilder<Double> { property(.instanceBlueOffset) }
  /// The colour of a replicator's first copy.
  public var instanceColor: PropertyBuilder<ColorValue> { property(.instanceColor) }
  /// The number of a replicator's copies.
  public var instanceCount: PropertyBuilder<Double> { property(.instanceCount) }
  /// The delay between a replicator's copies, in seconds.
  public var instanceDelay: PropertyBuilder<Double> { property(.instanceDelay) }
  /// The green that a replicator adds with each copy.
  public var instanceGreenOffset: PropertyBuilder<Double> { property(.instanceGreenOffset) }
  /// The red that a replicator adds with each copy.
  public var instanceRedOffset: PropertyBuilder<Double> { property(.instanceRedOffset) }
  /// The transform from each of a replicator's copies to the next.
  public var instanceTransform: PropertyBuilder<Transform3D> { property(.instanceTransform) }
  /// The factor of an emitter's rate.
  public var birthRate: PropertyBuilder<Double> { property(.birthRate) }
  /// The depth of an emitter's shape.
  public var emitterDepth: PropertyBuilder<Double> { property(.emitterDepth) }
  /// The centre of an emitter's shape.
  public var emitterPosition: PropertyBuilder<Point2D> { property(.emitterPosition) }
  /// The size of an emitter's shape.
  public var emitterSize: PropertyBuilder<Size2D> { property(.emitterSize) }
  /// The z coordinate of an emitter's centre.
  public var emitterZPosition: PropertyBuilder<Double> { property(.emitterZPosition) }
  /// The factor of the lifetime of cells.
  public var lifetime: PropertyBuilder<Double> { property(.lifetime) }
  /// The factor of the scale of cells.
  public var scale: PropertyBuilder<Double> { property(.scale) }
  /// The factor of the spin of cells.
  public var spin: PropertyBuilder<Double> { property(.spin) }
  /// The factor of the velocity of cells.
  public var velocity: PropertyBuilder<Double> { property(.velocity) }
  /// The size of the layer's bounds.
  public var size: PropertyBuilder<Size2D> { property(.size) }
  /// A number by its key path: `position.x`, `bounds.size.width`, or a custom property of the model.
  public func number(_ keyPath: String) -> PropertyBuilder<Double> { property(keyPath) }
}
