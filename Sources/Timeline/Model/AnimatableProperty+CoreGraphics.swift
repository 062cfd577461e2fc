// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for CoreGraphics.
#if canImport(CoreGraphics) && !hasFeature(Embedded)
  import CoreGraphics
  import Curves

  extension CGFloat: AnimatableProperty {
    /// A number.
    public var animatable: AnimatableValue { .number(Double(self)) }

    /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
    public init?(animatable: AnimatableValue) {
      guard case .number(let value) = animatable else { return nil }
      self.init(value)
    }
  }

  extension CGPoint: AnimatableProperty {
    /// A point.
    public var animatable: AnimatableValue { .point(Point2D(self)) }

    /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
    public init?(animatable: AnimatableValue) {
      guard case .point(let value) = animatable else { return nil }
      self.init(value)
    }
  }

  extension CGSize: AnimatableProperty {
    /// A size.
    public var animatable: AnimatableValue { .size(Size2D(self)) }

    /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
    public init?(animatable: AnimatableValue) {
      guard case .size(let value) = animatable else { return nil }
      self.init(value)
    }
  }

  extension CGRect: AnimatableProperty {
    /// A rectangle.
    public var animatable: AnimatableValue { .rect(Rect2D(self)) }

    /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
    public init?(animatable: AnimatableValue) {
      guard case .rect(let value) = animatable else { return nil }
      self.init(value)
    }
  }
#endif
