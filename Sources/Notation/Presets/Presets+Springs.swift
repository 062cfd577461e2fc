import Curves
import Spring

extension Presets {
  /// Every named spring.
  public static let springs: [Preset<SpringParameters>] =
    swiftUISprings + systemSprings + composeSprings + materialSprings + reactSprings + figmaSprings

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

  private static let systemSprings = physical(
    "ca", source: "Apple, CASpringAnimation's defaults",
    [("spring", 1, 100, 10)])

  private static let composeSprings = damped(
    "compose", source: "androidx.compose.animation.core.Spring",
    [
      ("high-bouncy", 1500, 0.2),
      ("medium-bouncy", 1500, 0.5),
      ("low-bouncy", 1500, 0.75),
      ("no-bouncy", 1500, 1),
      ("high", 10_000, 1),
      ("medium", 1500, 1),
      ("medium-low", 400, 1),
      ("low", 200, 1),
      ("very-low", 50, 1),
    ])

  private static let materialSprings = damped(
    "material",
    source: "androidx.compose.material3.tokens, Standard- and ExpressiveMotionTokens",
    [
      ("standard-default-spatial", 700, 0.9),
      ("standard-fast-spatial", 1400, 0.9),
      ("standard-slow-spatial", 300, 0.9),
      ("expressive-default-spatial", 380, 0.8),
      ("expressive-fast-spatial", 800, 0.6),
      ("expressive-slow-spatial", 200, 0.8),
      ("default-effects", 1600, 1),
      ("fast-effects", 3800, 1),
      ("slow-effects", 800, 1),
    ])

  private static let reactSprings = physical(
    "react-spring", source: "react-spring, packages/core/src/constants.ts",
    [
      ("default", 1, 170, 26),
      ("gentle", 1, 120, 14),
      ("wobbly", 1, 180, 12),
      ("stiff", 1, 210, 20),
      ("slow", 1, 280, 60),
      ("molasses", 1, 280, 120),
    ])

  private static let figmaSprings = physical(
    "figma", source: "Figma's prototype panel, as in the package figma_spring_curve",
    [
      ("gentle", 1, 100, 15),
      ("quick", 1, 300, 20),
      ("bouncy", 1, 600, 15),
      ("slow", 1, 80, 20),
    ])

  /// Springs of mass, stiffness and damping.
  private static func physical(
    _ family: String, source: String, _ rows: [(StaticString, Double, Double, Double)]
  ) -> [Preset<SpringParameters>] {
    springs(
      family, source: source,
      rows.map { name, mass, stiffness, damping in
        (name.description, .physical(mass: mass, stiffness: stiffness, damping: damping))
      })
  }

  /// Springs of stiffness over mass and damping ratio.
  private static func damped(
    _ family: String, source: String, _ rows: [(StaticString, Double, Double)]
  ) -> [Preset<SpringParameters>] {
    springs(
      family, source: source,
      rows.map { name, stiffness, ratio in
        (name.description, .damped(stiffness: stiffness, dampingRatio: ratio))
      })
  }

  private static func springs(
    _ family: String, source: String, _ rows: [(String, SpringParameters)]
  ) -> [Preset<SpringParameters>] {
    rows.map { Preset(family: family, name: $0, value: $1, source: source) }
  }
}
