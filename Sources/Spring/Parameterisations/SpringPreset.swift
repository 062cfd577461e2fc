/// A spring that a system or a library ships under a name.
public struct SpringPreset: Hashable, Sendable {
  /// `family.name`, such as `swiftui.bouncy`.
  public let name: String
  /// Where the constants come from.
  public let source: String
  /// The spring itself; mass 1 where the source has none.
  public let spring: DampedSpring

  /// Every preset, family by family.
  public static let all: [SpringPreset] = table.compactMap { name, source, make in
    (try? make()).map { SpringPreset(name: name, source: source, spring: $0) }
  }

  /// The preset of a name, nil if there is none.
  ///
  /// - Complexity: O(n) for n presets.
  public static func named(_ name: String) -> SpringPreset? {
    all.first { $0.name == name }
  }

  private typealias Row = (String, String, @Sendable () throws -> DampedSpring)

  private static let table: [Row] = [
    ("swiftui.smooth", swiftUI, { try DampedSpring(perceptualDuration: 0.5) }),
    ("swiftui.snappy", swiftUI, { try DampedSpring(perceptualDuration: 0.5, bounce: 0.15) }),
    ("swiftui.bouncy", swiftUI, { try DampedSpring(perceptualDuration: 0.5, bounce: 0.3) }),
    ("swiftui.interactive", swiftUI, { try DampedSpring(response: 0.15, dampingRatio: 0.86) }),
    ("ca.spring", "CASpringAnimation's defaults", { try DampedSpring() }),
    (
      "uikit.default", "UIKit's spring of alerts and the keyboard",
      { try DampedSpring(mass: 3, stiffness: 1000, damping: 500) }
    ),
    ("react-spring.default", reactSpring, { try DampedSpring(stiffness: 170, damping: 26) }),
    ("react-spring.gentle", reactSpring, { try DampedSpring(stiffness: 120, damping: 14) }),
    ("react-spring.wobbly", reactSpring, { try DampedSpring(stiffness: 180, damping: 12) }),
    ("react-spring.stiff", reactSpring, { try DampedSpring(stiffness: 210, damping: 20) }),
    ("react-spring.slow", reactSpring, { try DampedSpring(stiffness: 280, damping: 60) }),
    ("react-spring.molasses", reactSpring, { try DampedSpring(stiffness: 280, damping: 120) }),
    compose("high-bouncy", stiffness: 1500, dampingRatio: 0.2),
    compose("medium-bouncy", stiffness: 1500, dampingRatio: 0.5),
    compose("low-bouncy", stiffness: 1500, dampingRatio: 0.75),
    compose("no-bouncy", stiffness: 1500, dampingRatio: 1),
    compose("high", stiffness: 10_000, dampingRatio: 1),
    compose("medium", stiffness: 1500, dampingRatio: 1),
    compose("medium-low", stiffness: 400, dampingRatio: 1),
    compose("low", stiffness: 200, dampingRatio: 1),
    compose("very-low", stiffness: 50, dampingRatio: 1),
    material("standard-default-spatial", stiffness: 700, dampingRatio: 0.9),
    material("standard-fast-spatial", stiffness: 1400, dampingRatio: 0.9),
    material("standard-slow-spatial", stiffness: 300, dampingRatio: 0.9),
    material("expressive-default-spatial", stiffness: 380, dampingRatio: 0.8),
    material("expressive-fast-spatial", stiffness: 800, dampingRatio: 0.6),
    material("expressive-slow-spatial", stiffness: 200, dampingRatio: 0.8),
    material("default-effects", stiffness: 1600, dampingRatio: 1),
    material("fast-effects", stiffness: 3800, dampingRatio: 1),
    material("slow-effects", stiffness: 800, dampingRatio: 1),
  ]

  private static let swiftUI = "SwiftUI Spring and Animation"
  private static let reactSpring = "react-spring packages/core/src/constants.ts"

  private static func compose(_ name: String, stiffness: Double, dampingRatio: Double) -> Row {
    (
      "compose.\(name)", "androidx.compose.animation.core.Spring",
      { try DampedSpring(stiffness: stiffness, dampingRatio: dampingRatio) }
    )
  }

  private static func material(_ name: String, stiffness: Double, dampingRatio: Double) -> Row {
    (
      "material.\(name)", "androidx.compose.material3.tokens, Standard- and ExpressiveMotionTokens",
      { try DampedSpring(stiffness: stiffness, dampingRatio: dampingRatio) }
    )
  }
}
