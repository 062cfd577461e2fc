import CurveFitting
import CurveNotation
import Curves
import Spring

extension DesignPrior {
  /// The prior over the numbers and names of every system.
  package static let standard = DesignPrior(
    springs: [
      Springs(composePairs, weight: 0.11), Springs(springs(of: ["material"]), weight: 0.022),
      Springs(springs(of: ["swiftui"]), weight: 0.044),
      Springs(springs(of: ["react-spring", "ca", "figma"]), weight: 0.044),
    ], curves: Presets.curves)

  /// The systems that ``like(_:)`` knows.
  package static let systems = numbering.map { $0.system }

  /// The prior over one system's numbers and names; nil for an unknown system.
  ///
  /// - Parameter system: One of ``systems``.
  package static func like(_ system: String) -> DesignPrior? {
    numbering.first { $0.system == system }?.prior
  }

  /// Which numbers and names a system has.
  private struct Numbering {
    enum Numbers { case responseAndRatio, stiffnessAndDamping, stiffnessAndRatio, curves }

    var system: String
    var numbers: Numbers
    var springs: [Preset<SpringParameters>]
    /// The families of its curves.
    var curves: Set<String>

    init(
      _ system: String, _ numbers: Numbers, springs: [Preset<SpringParameters>] = [],
      curves: Set<String>
    ) {
      (self.system, self.numbers, self.springs, self.curves) = (system, numbers, springs, curves)
    }

    var prior: DesignPrior {
      var prior = DesignPrior(
        springs: springs.isEmpty ? [] : [Springs(springs, weight: 0.22)],
        curves: Presets.curves.filter { curves.contains($0.family) })
      if numbers != .responseAndRatio { prior.responseAndRatio = 0 }
      if numbers != .stiffnessAndDamping { prior.stiffnessAndDamping = 0 }
      prior.stiffnessAndRatio = numbers == .stiffnessAndRatio ? 0.25 : 0
      return prior
    }
  }

  private static let numbering: [Numbering] = [
    Numbering(
      "compose", .stiffnessAndRatio, springs: composePairs, curves: ["material2", "easings"]),
    Numbering(
      "core-animation", .stiffnessAndDamping, springs: springs(of: ["ca"]), curves: ["ca"]),
    Numbering("css", .curves, curves: ["css"]),
    Numbering("figma", .stiffnessAndDamping, springs: springs(of: ["figma"]), curves: ["css"]),
    Numbering("flutter", .stiffnessAndDamping, curves: ["flutter", "css"]),
    Numbering(
      "material", .stiffnessAndRatio, springs: springs(of: ["material"]), curves: ["material"]),
    Numbering("motion", .stiffnessAndDamping, curves: ["css"]),
    Numbering(
      "react-spring", .stiffnessAndDamping, springs: springs(of: ["react-spring"]),
      curves: ["easings"]),
    Numbering(
      "swiftui", .responseAndRatio, springs: springs(of: ["swiftui"]), curves: ["swiftui"]),
    Numbering("uikit", .responseAndRatio, curves: ["uikit"]),
  ]

  private static func springs(of families: Set<String>) -> [Preset<SpringParameters>] {
    Presets.springs.filter { families.contains($0.family) }
  }

  /// Every named damping ratio of Compose with every named stiffness.
  private static let composePairs: [Preset<SpringParameters>] = {
    let ratios = [
      ("HighBouncy", 0.2), ("MediumBouncy", 0.5), ("LowBouncy", 0.75), ("NoBouncy", 1.0),
    ]
    let stiffnesses = [
      ("StiffnessHigh", 10_000.0), ("StiffnessMedium", 1500), ("StiffnessMediumLow", 400),
      ("StiffnessLow", 200), ("StiffnessVeryLow", 50),
    ]
    return ratios.flatMap { ratio in
      stiffnesses.map { stiffness in
        Preset(
          family: "compose", name: "\(ratio.0), \(stiffness.0)",
          value: .damped(stiffness: stiffness.1, dampingRatio: ratio.1),
          source: "androidx.compose.animation.core.Spring")
      }
    }
  }()
}
