import CurveArithmetic
import Curves
import Spring

/// The named curves, springs and durations of other systems, each with its source.
///
/// Every constant has a source. Names are `family.name` in any letter case; hyphens are optional:
/// `swiftui.easeInOut` is `swiftui.ease-in-out`.
public enum Presets {
  /// Every named curve, by family.
  public static let curves: [Preset<Easing>] =
    css + coreAnimation + uiKit + swiftUI + material + material2 + fluent + carbon + flutter
    + penner
    + ceaser + easings + d3 + tween + gsap + decays

  /// Every named duration, in seconds.
  public static let durations: [Preset<Double>] = [
    ("fast-01", 0.07), ("fast-02", 0.11), ("moderate-01", 0.15), ("moderate-02", 0.24),
    ("slow-01", 0.4), ("slow-02", 0.7),
  ].map {
    Preset(family: "carbon", name: $0, value: $1, source: "IBM Carbon, packages/motion")
  }

  /// The names of the families of curves, in order.
  public static let families: [String] = curves.reduce(into: []) { families, preset in
    if families.last != preset.family { families.append(preset.family) }
  }

  /// The curve with a name, or nil for an unknown name.
  public static func curve(_ name: String) -> Easing? {
    let key = key(name)
    guard key.utf8.contains(UInt8(ascii: ".")) else {
      // The index of all names takes a tenth of a start of the tool; keywords do not need it.
      return css.first { $0.name == key }.map(Easing.preset)
    }
    return curveIndex[key]
  }

  /// The spring with a name, or nil for an unknown name.
  public static func spring(_ name: String) -> Preset<SpringParameters>? {
    springIndex[key(name)]
  }

  /// The normalised form in which names are compared. CSS keywords must be exact.
  private static func key(_ name: String) -> String {
    let name = name.lowercasedASCII
    var bytes = Array(name.utf8)
    guard bytes.contains(UInt8(ascii: ".")) else { return name }
    bytes.removeAll { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return String(decoding: bytes, as: UTF8.self)
  }

  // If a name repeats, the first one applies.
  private static let curveIndex: [String: Easing] = curves.reversed().reduce(into: [:]) {
    index, preset in
    // An equation is named by its own parameters.
    if case .penner = preset.value, preset.family == "penner" {
      index[key(preset.description)] = preset.value
    } else {
      index[key(preset.description)] = .preset(preset)
    }
  }

  private static let springIndex: [String: Preset<SpringParameters>] =
    springs.reversed().reduce(into: [:]) { index, preset in
      index[key(preset.description)] = preset
    }
}

extension Presets {
  /// The function that `step-start` stands for.
  package static let stepStart = Easing.steps(Steps(valid: 1, .start))
  /// The function that `step-end` stands for.
  package static let stepEnd = Easing.steps(Steps(valid: 1, .jumpEnd))

  /// The two segments of Material's emphasized easing (m3_sys_motion_easing_emphasized), also
  /// Flutter's easeInOutCubicEmphasized.
  static let emphasizedPath = path(
    "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1")

  static func curves(
    _ family: String, source: String, _ rows: [(String, Easing)]
  ) -> [Preset<Easing>] {
    rows.map { Preset(family: family, name: $0, value: $1, source: source) }
  }

  /// Curves of four numbers, as constants that need no code.
  static func beziers(
    _ family: String, source: String, _ rows: [(StaticString, Double, Double, Double, Double)]
  ) -> [Preset<Easing>] {
    rows.map { name, x1, y1, x2, y2 in
      Preset(
        family: family, name: name.description,
        value: .cubicBezier(CubicBezier(valid: x1, y1, x2, y2)), source: source)
    }
  }

  static func penner(_ family: Penner.Family, _ direction: Penner.Direction) -> Easing {
    .penner(Penner(valid: family, direction))
  }

  /// The path of data known to be valid; a test reads every preset.
  private static func path(_ data: String) -> Easing {
    (try? PathCurve(data)).map(Easing.path) ?? .linear
  }
}
