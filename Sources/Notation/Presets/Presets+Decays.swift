import Curves

extension Presets {
  /// The throw of each system with 2,000 units per second, by the system's name: `decay.compose`.
  static let decays: [Preset<Easing>] = DecaySystem.all.compactMap { system in
    (try? DecayCurve(system, velocity: DecayCurve.presetVelocity)).map {
      Preset(family: "decay", name: system.name, value: .decay($0), source: system.source)
    }
  }
}
