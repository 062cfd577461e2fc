// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for CoreGraphics.
#if canImport(CoreGraphics) && !hasFeature(Embedded)
  import CoreGraphics

  extension CGFloat: VectorValue {
    /// The number of components, 1.
    public var componentCount: Int { 1 }

    /// The number itself, for any index.
    public subscript(component index: Int) -> Double {
      get { Double(self) }
      // CGFloat is smaller than Double on watches with 32-bit pointers.
      set { self = CGFloat(NativeType(component: newValue)) }
    }
  }

  extension CGPoint: VectorValue {
    /// The number of components, 2.
    public var componentCount: Int { 2 }

    /// x for index 0, y for any other index.
    public subscript(component index: Int) -> Double {
      get { index == 0 ? Double(x) : Double(y) }
      set { if index == 0 { x[component: 0] = newValue } else { y[component: 0] = newValue } }
    }
  }

  extension CGSize: VectorValue {
    /// The number of components, 2.
    public var componentCount: Int { 2 }

    /// The width for index 0, the height for any other index.
    public subscript(component index: Int) -> Double {
      get { index == 0 ? Double(width) : Double(height) }
      set {
        if index == 0 { width[component: 0] = newValue } else { height[component: 0] = newValue }
      }
    }
  }

  extension CGRect: VectorValue {
    /// The number of components, 4: x, y, width, height.
    public var componentCount: Int { 4 }

    /// The component at an index in 0...3: x, y, width, height.
    public subscript(component index: Int) -> Double {
      get { index < 2 ? origin[component: index] : size[component: index - 2] }
      set {
        if index < 2 {
          origin[component: index] = newValue
        } else {
          size[component: index - 2] = newValue
        }
      }
    }
  }
#endif
