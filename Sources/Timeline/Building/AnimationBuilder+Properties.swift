import Curves

/// The properties that layers have, each with the type of its values.
extension AnimationBuilder {
  /// The point of the layer that its position places, as fractions of its size.
  public var anchorPoint: PropertyBuilder<Point> { property(.anchorPoint) }
  /// The depth of the anchor point.
  public var anchorPointZ: PropertyBuilder<Double> { property(.anchorPointZ) }
  /// The colour behind everything.
  public var backgroundColor: PropertyBuilder<Color> { property(.backgroundColor) }
  /// The colour of the border.
  public var borderColor: PropertyBuilder<Color> { property(.borderColor) }
  /// The width of the border.
  public var borderWidth: PropertyBuilder<Double> { property(.borderWidth) }
  /// The origin and size of the layer's own coordinates.
  public var bounds: PropertyBuilder<Rect> { property(.bounds) }
  /// The picture, by name.
  public var contents: PropertyBuilder<String> { property(.contents) }
  /// The part of the picture that is stretched, as fractions.
  public var contentsCenter: PropertyBuilder<Rect> { property(.contentsCenter) }
  /// The part of the picture that is shown, as fractions.
  public var contentsRect: PropertyBuilder<Rect> { property(.contentsRect) }
  /// The pixels of the picture per point.
  public var contentsScale: PropertyBuilder<Double> { property(.contentsScale) }
  /// The radius of the corners.
  public var cornerRadius: PropertyBuilder<Double> { property(.cornerRadius) }
  /// Whether its back is seen.
  public var doubleSided: PropertyBuilder<Bool> { property(.doubleSided) }
  /// The place in the layer above.
  public var frame: PropertyBuilder<Rect> { property(.frame) }
  /// Whether the layer is hidden.
  public var hidden: PropertyBuilder<Bool> { property(.hidden) }
  /// Whether what lies outside its bounds is hidden.
  public var masksToBounds: PropertyBuilder<Bool> { property(.masksToBounds) }
  /// The opacity.
  public var opacity: PropertyBuilder<Double> { property(.opacity) }
  /// The place of the anchor point in the layer above.
  public var position: PropertyBuilder<Point> { property(.position) }
  /// The pixels per point when rasterized.
  public var rasterizationScale: PropertyBuilder<Double> { property(.rasterizationScale) }
  /// The colour of the shadow.
  public var shadowColor: PropertyBuilder<Color> { property(.shadowColor) }
  /// The displacement of the shadow.
  public var shadowOffset: PropertyBuilder<Size> { property(.shadowOffset) }
  /// The opacity of the shadow.
  public var shadowOpacity: PropertyBuilder<Double> { property(.shadowOpacity) }
  /// The outline of the shadow.
  public var shadowPath: PropertyBuilder<Path> { property(.shadowPath) }
  /// The blur of the shadow.
  public var shadowRadius: PropertyBuilder<Double> { property(.shadowRadius) }
  /// The transform of the layers below.
  public var sublayerTransform: PropertyBuilder<Transform3D> { property(.sublayerTransform) }
  /// The transform; its parts by `rotation`, `scale`, `move` and `translation`.
  public var transform: PropertyBuilder<Transform3D> { property(.transform) }
  /// The depth of the layer.
  public var zPosition: PropertyBuilder<Double> { property(.zPosition) }
  /// The colour of a shape's inside.
  public var fillColor: PropertyBuilder<Color> { property(.fillColor) }
  /// Where the dashes of a stroke begin.
  public var lineDashPhase: PropertyBuilder<Double> { property(.lineDashPhase) }
  /// The lengths of dashes and gaps.
  public var lineDashPattern: PropertyBuilder<[Double]> { property(.lineDashPattern) }
  /// The width of a stroke.
  public var lineWidth: PropertyBuilder<Double> { property(.lineWidth) }
  /// How far a stroke's corners may reach.
  public var miterLimit: PropertyBuilder<Double> { property(.miterLimit) }
  /// The outline of a shape.
  public var path: PropertyBuilder<Path> { property(.path) }
  /// The colour of a stroke.
  public var strokeColor: PropertyBuilder<Color> { property(.strokeColor) }
  /// Where a stroke ends, as a fraction of its path.
  public var strokeEnd: PropertyBuilder<Double> { property(.strokeEnd) }
  /// Where a stroke begins, as a fraction of its path.
  public var strokeStart: PropertyBuilder<Double> { property(.strokeStart) }
  /// The colours of a gradient.
  public var colors: PropertyBuilder<[Color]> { property(.colors) }
  /// Where a gradient ends, as fractions of the size.
  public var endPoint: PropertyBuilder<Point> { property(.endPoint) }
  /// Where a gradient has its colours, as fractions.
  public var locations: PropertyBuilder<[Double]> { property(.locations) }
  /// Where a gradient begins, as fractions of the size.
  public var startPoint: PropertyBuilder<Point> { property(.startPoint) }
  /// The size of text.
  public var fontSize: PropertyBuilder<Double> { property(.fontSize) }
  /// The colour of text.
  public var foregroundColor: PropertyBuilder<Color> { property(.foregroundColor) }
  /// The text.
  public var string: PropertyBuilder<String> { property(.string) }
  /// The opacity added with each copy of a replicator.
  public var instanceAlphaOffset: PropertyBuilder<Double> { property(.instanceAlphaOffset) }
  /// The blue added with each copy.
  public var instanceBlueOffset: PropertyBuilder<Double> { property(.instanceBlueOffset) }
  /// The colour of the first copy.
  public var instanceColor: PropertyBuilder<Color> { property(.instanceColor) }
  /// The number of copies.
  public var instanceCount: PropertyBuilder<Double> { property(.instanceCount) }
  /// The seconds between copies.
  public var instanceDelay: PropertyBuilder<Double> { property(.instanceDelay) }
  /// The green added with each copy.
  public var instanceGreenOffset: PropertyBuilder<Double> { property(.instanceGreenOffset) }
  /// The red added with each copy.
  public var instanceRedOffset: PropertyBuilder<Double> { property(.instanceRedOffset) }
  /// The transform from each copy to the next.
  public var instanceTransform: PropertyBuilder<Transform3D> { property(.instanceTransform) }
  /// The factor of an emitter's rate.
  public var birthRate: PropertyBuilder<Double> { property(.birthRate) }
  /// The depth of an emitter's shape.
  public var emitterDepth: PropertyBuilder<Double> { property(.emitterDepth) }
  /// The centre of an emitter's shape.
  public var emitterPosition: PropertyBuilder<Point> { property(.emitterPosition) }
  /// The size of an emitter's shape.
  public var emitterSize: PropertyBuilder<Size> { property(.emitterSize) }
  /// The depth of an emitter's centre.
  public var emitterZPosition: PropertyBuilder<Double> { property(.emitterZPosition) }
  /// The factor of the lifetime of cells.
  public var lifetime: PropertyBuilder<Double> { property(.lifetime) }
  /// The factor of the scale of cells.
  public var scale: PropertyBuilder<Double> { property(.scale) }
  /// The factor of the spin of cells.
  public var spin: PropertyBuilder<Double> { property(.spin) }
  /// The factor of the velocity of cells.
  public var velocity: PropertyBuilder<Double> { property(.velocity) }
  /// The size of the layer: that of its bounds.
  public var size: PropertyBuilder<Size> { property(.size) }
  /// A number by its key path: `position.x`, `bounds.size.width`, or a property that the model declares.
  public func number(_ keyPath: String) -> PropertyBuilder<Double> { property(keyPath) }
}
