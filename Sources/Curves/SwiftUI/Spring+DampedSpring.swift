// Not compiled on Linux: written after Apple's interface, with a stand-in for SwiftUI to check the types.
#if canImport(SwiftUI)
  import Spring
  import SwiftUI

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUI.Spring {
    /// SwiftUI's form of a spring, with the same mass, stiffness and damping, overdamped ones included.
    public init(_ spring: DampedSpring) {
      self.init(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowOverDamping: true)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension DampedSpring {
    /// The spring of SwiftUI's mass, stiffness and damping.
    ///
    /// - Throws: `SpringError` if one of them is not finite or out of range.
    public init(_ spring: SwiftUI.Spring) throws(SpringError) {
      try self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }
  }
#endif
