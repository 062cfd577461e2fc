import Curves
import Spring

extension Presets {
  /// Every named spring.
  public static let springs: [Preset<SpringParameters>] =
    swiftUISprings + systemSprings + composeSprings + materialSprings + reactSprings

  private static let swiftUISprings = springs(
    "swiftui", source: "OpenSwiftUI, Spring.swift and FluidSpringAnimation.swift",
    [
      ("smooth", .perceptual(duration: 0.5, bounce: 0)),
      ("snappy", .perceptual(duration: 0.5, bounce: 0.15)),
      ("bouncy", .perceptual(duration: 0.5, bounce: 0.3)),
      ("spring", .perceptual(duration: 0.5, bounce: 0)),
      ("response-spring", .response(response: 0.5, dampingRatio: 0.825)),
      ("interactive-spring", .response(response: 0.15, dampingRatio: 0.86)),
    ])

  private static let systemSprings = springs(
    "ca", source: "Apple, CASpringAnimation's defaults",
    [("spring", .physical(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))])

  private static let composeSprings = springs(
    "compose", source: "androidx.compose.animation.core.Spring",
    [
      ("high-bouncy", .damped(stiffness: 1500, dampingRatio: 0.2)),
      ("medium-bouncy", .damped(stiffness: 1500, dampingRatio: 0.5)),
      ("low-bouncy", .damped(stiffness: 1500, dampingRatio: 0.75)),
      ("no-bouncy", .damped(stiffness: 1500, dampingRatio: 1)),
      ("high", .damped(stiffness: 10_000, dampingRatio: 1)),
      ("medium", .damped(stiffness: 1500, dampingRatio: 1)),
      ("medium-low", .damped(stiffness: 400, dampingRatio: 1)),
      ("low", .damped(stiffness: 200, dampingRatio: 1)),
      ("very-low", .damped(stiffness: 50, dampingRatio: 1)),
    ])

  private static let materialSprings = springs(
    "material",
    source: "androidx.compose.material3.tokens, Standard- and ExpressiveMotionTokens",
    [
      ("standard-default-spatial", .damped(stiffness: 700, dampingRatio: 0.9)),
      ("standard-fast-spatial", .damped(stiffness: 1400, dampingRatio: 0.9)),
      ("standard-slow-spatial", .damped(stiffness: 300, dampingRatio: 0.9)),
      ("expressive-default-spatial", .damped(stiffness: 380, dampingRatio: 0.8)),
      ("expressive-fast-spatial", .damped(stiffness: 800, dampingRatio: 0.6)),
      ("expressive-slow-spatial", .damped(stiffness: 200, dampingRatio: 0.8)),
      ("default-effects", .damped(stiffness: 1600, dampingRatio: 1)),
      ("fast-effects", .damped(stiffness: 3800, dampingRatio: 1)),
      ("slow-effects", .damped(stiffness: 800, dampingRatio: 1)),
    ])

  private static let reactSprings = springs(
    "react-spring", source: "react-spring, packages/core/src/constants.ts",
    [
      ("default", .physical(mass: 1, stiffness: 170, damping: 26, initialVelocity: 0)),
      ("gentle", .physical(mass: 1, stiffness: 120, damping: 14, initialVelocity: 0)),
      ("wobbly", .physical(mass: 1, stiffness: 180, damping: 12, initialVelocity: 0)),
      ("stiff", .physical(mass: 1, stiffness: 210, damping: 20, initialVelocity: 0)),
      ("slow", .physical(mass: 1, stiffness: 280, damping: 60, initialVelocity: 0)),
      ("molasses", .physical(mass: 1, stiffness: 280, damping: 120, initialVelocity: 0)),
    ])

  private static func springs(
    _ family: String, source: String, _ rows: [(String, SpringParameters)]
  ) -> [Preset<SpringParameters>] {
    rows.map { Preset(family: family, name: $0, value: $1, source: source) }
  }
}
