// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for CoreGraphics.
#if canImport(CoreGraphics) && !hasFeature(Embedded)
  import CoreGraphics

  extension Point2D {
    /// The same point.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension Size2D {
    /// The same size.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension Rect2D {
    /// The same rectangle.
    public init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Size2D(rect.size)) }
  }

  extension CGPoint {
    /// The same point.
    public init(_ point: Point2D) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  }

  extension CGSize {
    /// The same size.
    public init(_ size: Size2D) {
      self.init(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }

  extension CGRect {
    /// The same rectangle.
    public init(_ rect: Rect2D) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
  }
#endif
