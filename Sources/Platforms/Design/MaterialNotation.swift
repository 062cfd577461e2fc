import CurveNotation
import Curves
import Spring

/// Material's motion schemes and tokens, and Android's resources that name a curve.
enum MaterialNotation {
  /// `MaterialTheme.motionScheme.defaultSpatialSpec()`, in the standard scheme unless the expressive one
  /// is named.
  static let calls: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [
      "AnimationUtils.loadInterpolator": resource, "loadInterpolator": resource,
      "MotionUtils.resolveThemeInterpolator": resource,
    ]
    for scheme in ["standard", "expressive"] {
      let reading: Dialects.Reading = { (call) throws(MeaningError) in
        throw MeaningError(
          "one of the scheme's springs, as in MotionScheme.\(scheme)().fastSpatialSpec()",
          at: call.offset)
      }
      calls["MotionScheme.\(scheme)"] = reading
    }
    for speed in ["default", "fast", "slow"] {
      for kind in ["Spatial", "Effects"] {
        for name in [
          "MaterialTheme.motionScheme.", "motionScheme.", "MotionScheme.", "",
        ] {
          let reading: Dialects.Reading = { (call) throws(MeaningError) in
            let scheme = call[Literal.receiver]?.callee?.lastPart
            guard let meaning = spring(speed, kind, isExpressive: scheme.map { $0 == "expressive" })
            else { throw MeaningError("a motion scheme", at: call.offset) }
            return meaning
          }
          calls["\(name)\(speed)\(kind)Spec"] = reading
        }
      }
    }
    return calls
  }()

  /// The curves of Material by the names of MUI and of Compose's tokens.
  ///
  /// Source: MUI, createTransitions.ts; androidx.compose.material3, tokens/MotionTokens.kt.
  private static let constants: [String: Easing] = {
    var constants: [String: Easing] = [:]
    let mui = [
      "easeInOut": "fast-out-slow-in", "easeOut": "linear-out-slow-in",
      "easeIn": "fast-out-linear-in",
    ]
    for prefix in ["theme.", ""] {
      for (word, preset) in mui {
        constants["\(prefix)transitions.easing.\(word)"] = Presets.curve("material2.\(preset)")
      }
      constants["\(prefix)transitions.easing.sharp"] =
        .cubicBezier(CubicBezier(valid: 0.4, 0, 0.6, 1))
    }
    for family in ["Emphasized", "Legacy", "Standard"] {
      for (change, ending) in [("Accelerate", "-accelerate"), ("Decelerate", "-decelerate")] {
        constants["MotionTokens.Easing\(family)\(change)CubicBezier"] =
          Presets.curve("material.\(family.lowercased())\(ending)")
      }
    }
    constants["MotionTokens.EasingEmphasizedCubicBezier"] =
      .cubicBezier(CubicBezier(valid: 0.2, 0, 0, 1))
    constants["MotionTokens.EasingStandardCubicBezier"] = Presets.curve("material.standard")
    constants["MotionTokens.EasingLegacyCubicBezier"] = Presets.curve("material.legacy")
    constants["MotionTokens.EasingLinearCubicBezier"] = .linear
    return constants
  }()

  /// - Parameter isExpressive: Which scheme is meant; nil if the text doesn't say.
  private static func spring(_ speed: String, _ kind: String, isExpressive: Bool?) -> Meaning? {
    let kind = kind.lowercased()
    let name =
      kind == "effects"
      ? "\(speed)-effects"
      : "\(isExpressive == true ? "expressive" : "standard")-\(speed)-\(kind)"
    return Presets.spring("material.\(name)").map {
      Meaning.spring($0.value).noting(
        "read as the standard scheme's; the expressive one has another spring",
        if: isExpressive == nil && kind == "spatial")
    }
  }

  @Sendable private static func resource(_ call: Call) throws(MeaningError) -> Meaning {
    for case .name(let name) in call.unlabelled.map({ $0.content }) {
      if let meaning = meaning(name) { return meaning }
    }
    throw MeaningError("an interpolator of Android", at: call.offset)
  }

  /// The curve of a resource such as `@style/Motion.Material3.Spring.Standard.Default.Spatial`,
  /// `?attr/motionSpringFastSpatial`, `@android:interpolator/fast_out_slow_in` or
  /// `md.sys.motion.easing.standard`.
  static func meaning(_ name: String) -> Meaning? {
    if let constant = constants[name] { return .easing(constant) }
    if name.hasPrefix("Easing"), let constant = constants["MotionTokens." + name] {
      return .easing(constant)
    }
    if let spring = token(name) { return spring }
    let parts = name.split { ":/.?@_-".contains($0) }.map { $0.lowercased() }
    let marks = ["@", "?", "R.", "android.R.", "md.sys.", "--md-sys-", "m3_sys_", "motion"]
    guard marks.contains(where: { name.hasPrefix($0) }), parts.count <= 12 else { return nil }
    let joined = parts.joined()
    if joined.suffix(after: "spring") != nil { return springResource(joined, parts) }
    if let range = ["motioneasing", "sysmotioneasing"].first(where: {
      joined.suffix(after: $0) != nil
    }) {
      return easing(joined, after: range)
    }
    if (joined.suffix(after: "interpolator") ?? joined.suffix(after: "anim")) != nil {
      let kinds = ["interpolator", "android", "r", "anim"]
      let word = parts.filter { !kinds.contains($0) }.joined(separator: "-")
      return interpolators[word]?.map { .easing($0) }
    }
    return nil
  }

  /// The spring of Compose's tokens, such as `MotionTokens.SpringDefaultSpatial` and
  /// `MotionSchemeKeyTokens.FastEffects`; nil for other names, and for one number of a spring.
  private static func token(_ name: String) -> Meaning? {
    let objects: [String: Bool?] = [
      "MotionTokens": nil, "MotionSchemeKeyTokens": nil, "StandardMotionTokens": false,
      "ExpressiveMotionTokens": true,
    ]
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let isExpressive = objects[parts[0]] else { return nil }
    let word = parts[1].hasPrefix("Spring") ? String(parts[1].dropFirst(6)) : parts[1]
    for kind in ["Spatial", "Effects"] where word.hasSuffix(kind) {
      let speed = word.dropLast(kind.count).lowercased()
      return spring(speed, kind, isExpressive: isExpressive)
    }
    return nil
  }

  private static func springResource(_ joined: String, _ parts: [String]) -> Meaning? {
    let speeds = ["default", "fast", "slow"].filter { joined.suffix(after: $0) != nil }
    let kinds = ["spatial", "effects"].filter { joined.suffix(after: $0) != nil }
    guard speeds.count == 1, kinds.count == 1 else { return nil }
    let isExpressive: Bool? =
      joined.suffix(after: "expressive") != nil
      ? true : joined.suffix(after: "standard") != nil ? false : nil
    return spring(speeds[0], kinds[0], isExpressive: isExpressive)
  }

  private static func easing(_ joined: String, after prefix: String) -> Meaning? {
    guard var word = joined.suffix(after: prefix) else { return nil }
    if word.hasSuffix("interpolator") { word = String(word.dropLast(12)) }
    for family in ["emphasized", "standard", "legacy", "linear"] where word.hasPrefix(family) {
      let remainder = word.dropFirst(family.count)
      switch remainder {
      case "": return Presets.curve("material.\(family)").map { .easing($0) }
      case "accelerate", "decelerate":
        return Presets.curve("material.\(family)-\(remainder)").map { .easing($0) }
      default: return nil
      }
    }
    return nil
  }

  /// Android's interpolators as resources, by their names without `interpolator`.
  static let interpolators: [String: Easing?] = [
    "fast-out-slow-in": .cubicBezier(CubicBezier(valid: 0.4, 0, 0.2, 1)),
    "fast-out-linear-in": .cubicBezier(CubicBezier(valid: 0.4, 0, 1, 1)),
    "fast-out-extra-slow-in": Presets.curve("material.emphasized"),
    "linear-out-slow-in": .cubicBezier(CubicBezier(valid: 0, 0, 0.2, 1)),
    "linear": .linear, "bounce": AndroidNotation.bounce,
    "overshoot": .penner(Penner(valid: .back(overshoot: 2), .out)),
    "anticipate": .penner(Penner(valid: .back(overshoot: 2), .in)),
    "anticipate-overshoot": .penner(Penner(valid: .back(overshoot: 3), .inOut)),
    "accelerate-decelerate": .penner(Penner(valid: .sine, .inOut)),
    "accelerate": .penner(Penner(valid: .quad, .in)),
    "decelerate": .penner(Penner(valid: .quad, .out)),
    "accelerate-quad": .penner(Penner(valid: .quad, .in)),
    "decelerate-quad": .penner(Penner(valid: .quad, .out)),
    "accelerate-cubic": .penner(Penner(valid: .cubic, .in)),
    "decelerate-cubic": .penner(Penner(valid: .cubic, .out)),
    "accelerate-quint": .penner(Penner(valid: .quint, .in)),
    "decelerate-quint": .penner(Penner(valid: .quint, .out)),
  ]
}

extension String {
  /// The text after the last occurrence of a word; nil if it does not occur.
  fileprivate func suffix(after word: String) -> String? {
    let (bytes, wanted) = (Array(utf8), Array(word.utf8))
    var offset = bytes.count - wanted.count
    while offset >= 0 {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        return String(decoding: bytes[(offset + wanted.count)...], as: UTF8.self)
      }
      offset -= 1
    }
    return nil
  }
}
