// Not compiled on Linux: written after Apple's interface, with a stand-in for SwiftUI to check the types.
#if canImport(SwiftUI)
  import SwiftUI

  /// SwiftUI's own curves are sampled and compared as every timing function here.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnitCurve: TimingFunction {}

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnitCurve: @retroactive CustomStringConvertible {
    /// The text of a named curve; `UnitCurve` for one of your own control points.
    public var description: String { Easing(self)?.description ?? "UnitCurve" }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnitCurve {
    /// SwiftUI's form of a curve; nil for what it has no form for: it has linear and cubic-bezier.
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
    /// The curve that is one of SwiftUI's named ones; nil for one of your own control points, which
    /// SwiftUI keeps to itself.
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
