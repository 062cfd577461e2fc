// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for SwiftUI.
#if canImport(SwiftUI)
  import Spring
  import SwiftUI

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUI.Spring {
    /// The SwiftUI spring with the same mass, stiffness and damping, including overdamped ones.
    public init(_ spring: DampedSpring) {
      self.init(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowOverDamping: true)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension DampedSpring {
    /// The spring with the mass, stiffness and damping of a SwiftUI spring.
    ///
    /// - Throws: `ParameterError` if one of them is not finite or out of range.
    public init(_ spring: SwiftUI.Spring) throws(ParameterError) {
      try self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }
  }
#endif
