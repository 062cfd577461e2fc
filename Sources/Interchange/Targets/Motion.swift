import Arithmetic
import Curves

extension TargetLanguage {
  /// Motion, formerly Framer Motion.
  static let motion = TargetLanguage(
    "motion", title: "Motion for JavaScript", bezier: "`ease: [x1, y1, x2, y2]`",
    spring: "`type: \"spring\"` with stiffness, damping, mass and velocity",
    traps: [
      "`velocity` is in units per second: multiply it by your distance.",
      "Motion multiplies `visualDuration` by 1.2 and ignores it without `bounce`.",
      "A spring stops at `restDelta`; the text sets it to 0.001 of the distance.",
    ]
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      return Draft(
        text: "{ ease: [\(p)] }", reference: curve.easing,
        played: { .bezier(TextNumbers.all(in: $0)) }, isNative: true)
    }
    if let p = curve.physical {
      let text =
        "{ type: \"spring\", stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping)), "
        + "mass: \(cssNumber(p.mass)), velocity: \(cssNumber(p.velocity)), restDelta: 0.001 }"
      let notes = p.velocity == 0 ? [] : ["multiply velocity by the distance in units"]
      return try .spring(curve, text, notes: notes) { text, time in
        let n = TextNumbers.all(in: text)
        guard n.count == 5 else { return nil }
        return .spring(mass: n[2], stiffness: n[0], damping: n[1], velocity: n[3], over: time)
      }
    }
    return try JavaScriptTable.draft(curve, use: "ease")
  }
}

/// A JavaScript function that looks up a polyline.
enum JavaScriptTable {
  /// The function, with the option that uses it.
  static func draft(_ curve: CurveToConvert, use option: String) throws(ConversionError) -> Draft {
    try CurveTable.draft(curve) { x, y, name in
      let name = name.prefix(1).lowercased() + name.dropFirst()
      return """
        const \(name) = (t) => {
          const x = [\(x)];
          const y = [\(y)];
          if (t >= 1) return y[y.length - 1];
          let i = 1;
          while (x[i] <= t) i++;
          return y[i - 1] + ((y[i] - y[i - 1]) * (t - x[i - 1])) / (x[i] - x[i - 1]);
        };
        // { \(option): \(name) }
        """
    }
  }
}
