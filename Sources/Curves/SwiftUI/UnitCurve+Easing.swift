// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for SwiftUI.
#if canImport(SwiftUI)
  import SwiftUI

  /// SwiftUI's curves can be sampled and compared like every timing function of this package.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnitCurve: TimingFunction {}

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnitCurve {
    /// The SwiftUI form of a curve; nil unless it is linear or a cubic-bezier.
    public init?(_ easing: Easing) {
      switch easing {
      case .linear: self = .linear
      case .cubicBezier(let curve):
        self = .bezier(
          startControlPoint: UnitPoint(x: curve.x1, y: curve.y1),
          endControlPoint: UnitPoint(x: curve.x2, y: curve.y2))
      case .preset(let preset): self.init(preset.value)
      default: return nil
      }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension Easing {
    /// The timing function of a named SwiftUI curve; nil for other curves, because SwiftUI does not
    /// expose their control points.
    public init?(_ curve: UnitCurve) {
      switch curve {
      case .linear: self = .linear
      case .easeIn: self = .easeIn
      case .easeOut: self = .easeOut
      case .easeInOut: self = .easeInOut
      case .circularEaseIn: self = .penner(Penner(valid: .circ, .in))
      case .circularEaseOut: self = .penner(Penner(valid: .circ, .out))
      case .circularEaseInOut: self = .penner(Penner(valid: .circ, .inOut))
      default: return nil
      }
    }
  }
#endif
