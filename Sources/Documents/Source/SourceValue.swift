import CurveArithmetic
import CurveNotation
import CurvePlatforms

/// A value in source code that may be a curve.
struct SourceValue {
  /// The names around it, joined with dots; empty if it has no label of its own.
  let name: String
  /// Its label and the name of what it is in, which may say that it is a curve.
  let labels: [String]
  let range: Range<Int>
  /// Its text, with the values of the file's constants in place of their names.
  var text: String
  /// The labels within its own braces.
  var members: [String]
  /// Whether it is an argument of a call.
  var isArgument = false
  /// Whether it is in a list or a call without a label, so that others may have its name.
  var isElement = false
  /// Whether `else` and another value follow it.
  var isBranch = false
  /// Whether a curve of the file refers to it.
  var isUsed = false
  /// Whether it is a track of SwiftUI's keyframes.
  var isKeyframeTrack: Bool { text == "KeyframeTrack" && labels.isEmpty }
  /// Whether it is Compose's keyframes.
  var isKeyframes: Bool {
    ["keyframes {", "keyframes{", "keyframes<"].contains { text.hasPrefix($0) }
  }
  /// Whether it is a whole statement with a curve.
  var isStatement = false
  /// `a` and `b` in `condition ? a : b`; empty for other values.
  var choices: [String] = []

  /// The curve; nil if the value is something else. Throws if it looks like a curve but is not understood.
  func parsed() throws(SyntaxError) -> ParsedEasing? {
    var plain = Self.trimmed(text)
    if plain.hasPrefix("new ") { plain.removeFirst(4) }
    // Core Animation's time of a spring.
    guard let first = plain.utf8.first, !plain.hasSuffix(".settlingDuration") else { return nil }
    if !choices.isEmpty { return try condition(plain) }
    if isStatement { return try EasingParser().parse(plain) }
    switch first {
    case UInt8(ascii: "{"): return try isVariable ? map(plain) : object(plain, members)
    case UInt8(ascii: "(") where isVariable: return try map(plain)
    case UInt8(ascii: "(") where Self.nameSpring(members): return try tuple(plain)
    case UInt8(ascii: "(") where isNamed:
      // A tuple of Python.
      return Self.numbers("[\(plain.dropFirst().dropLast())]").flatMap {
        try? EasingParser().parse($0)
      }
    case UInt8(ascii: "["):
      if Self.messages.contains(where: { plain.drop { $0 == "[" }.hasPrefix($0) }) {
        return try EasingParser().parse(plain)
      }
      if let keys = BlenderKeys.parsed(list: plain) { return keys }
      guard isNamed else { return nil }
      return (Self.numbers(plain) ?? Self.spline(plain)).flatMap { try? EasingParser().parse($0) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return try quoted(plain)
    default: return try expression(plain)
    }
  }

  /// The curve in `condition ? a : b`, where only one of the two is a curve or both are the same. Nil if neither is
  /// a curve. Throws if they are two different curves.
  private func condition(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard choices.contains(where: isCurve) else { return nil }
    let isAlone = choices.contains { ["nil", "null", "undefined", "false"].contains($0) }
    if isAlone { return try EasingParser().parse(text) }
    if let parsed = try? EasingParser().parse(text) { return parsed }
    throw SyntaxError(column: 1, expected: .one("curve: \(SourceFile.twoCurves)"))
  }

  /// Whether the text of `a` or `b` in `condition ? a : b` is a curve.
  private func isCurve(_ choice: String) -> Bool {
    if choice.hasPrefix("{") { return (try? EasingParser().parse(choice)) != nil }
    let value = SourceValue(name: name, labels: labels, range: range, text: choice, members: [])
    return (try? value.parsed()).flatMap { $0 } != nil
  }

  /// The name without the word for a value that older tokens have.
  var plainName: String {
    for word in [".value", ".$value"] where name.hasSuffix(word) {
      return String(name.dropLast(word.utf8.count))
    }
    return name
  }

  func note(_ message: String) -> String {
    name.isEmpty ? message : "\(name.prefix(60)): \(message)"
  }

  /// Whether it is a variable of Sass or Less, or within the map of one.
  var isVariable: Bool { name.utf8.first.map { "$@".utf8.contains($0) } == true }

  /// A quoted value: a function of CSS, path data, or under a name that says so a name or four numbers.
  private func quoted(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard text.utf8.count > 2, text.utf8.first == text.utf8.last else { return nil }
    let inner = String(text.dropFirst().dropLast())
    if Self.isFunction(inner) {
      if let own = EasingReader.own(inner) { return own }
      return try EasingParser().parse(inner)
    }
    let isAnimation =
      labels.contains { ["animation", "transition"].contains($0) }
      && inner.split(separator: " ").contains { StyleSheet.seconds(Array($0.utf8)) != nil }
    if isAnimation {
      return try EasingParser().parse("animation: \(inner)")
    }
    if isVariable, let own = EasingReader.own(inner) { return own }
    guard isNamed else { return nil }
    if let first = inner.utf8.first, first < 0x3A || first | 0x20 == UInt8(ascii: "m") {
      return try? EasingParser().parse(inner)
    }
    let isName = !inner.utf8.contains(UInt8(ascii: " ")) || inner.utf8.contains(UInt8(ascii: "("))
    return isName ? try? EasingParser().parse(inner) : nil
  }

  /// A call of a platform's function, or one of its names.
  private func expression(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    let word = text.utf8.prefix { TextScanner.isLetter($0) || "._-0123456789<>".utf8.contains($0) }
    let name = String(decoding: word, as: UTF8.self)
    guard !name.isEmpty else { return nil }
    if isNamed, let list = Self.list(ofArray: text) { return try? EasingParser().parse(list) }
    if Self.isFunction(text) {
      return try EasingParser().parse(text)
    }
    if isModified(name) { return try EasingParser().parse(text) }
    if let curve = try computed(text, as: name) { return curve }
    if Self.nameSpring(members), let spring = try tuple(text) { return spring }
    // A keyword of CSS: variables of Less have another spelling.
    if isVariable || labels.contains(where: { $0.hasPrefix("@") || $0.hasPrefix("$") }),
      word.count == text.utf8.count,
      let own = EasingReader.own(text)
    {
      return own
    }
    // A bare word may be a variable of this file: only names that no file would choose are curves.
    let isWhole = word.count == text.utf8.count
    guard isWhole,
      name.utf8.contains(UInt8(ascii: ".")) || Self.names.contains(where: { name.hasSuffix($0) })
    else { return nil }
    return try? EasingParser().parse(text)
  }

  /// Whether a name is one of SwiftUI's animations with a modifier, as in `LayerAnimation.easeInOut.delay`.
  private func isModified(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard name.hasPrefix(".") || parts.first == "Animation", parts.count > 1,
      let last = parts.last
    else { return false }
    return ["delay", "speed", "repeatCount", "repeatForever"].contains(last)
      && [
        "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy",
        "bouncy",
      ]
      .contains(parts[parts.count - 2])
  }

  /// The ends of the names of Compose and Android.
  private static let names = ["Easing", "Interpolator", "CubicBezier"]

  /// Whether a text begins with a function that makes a curve.
  static func isFunction(_ text: String) -> Bool {
    let bytes = text.utf8
    let word = bytes.prefix { TextScanner.isLetter($0) || "._-0123456789".utf8.contains($0) }
    var remainder = bytes[word.endIndex...]
    if remainder.first == UInt8(ascii: "<") {  // type parameters
      guard let end = remainder.firstIndex(of: UInt8(ascii: ">")) else { return false }
      remainder = remainder[bytes.index(after: end)...]
    }
    let name = String(decoding: word, as: UTF8.self)
    // Kotlin's has a closure alone, with or without the type of its values.
    if name == "keyframes", remainder.first(where: { $0 > 32 }) == UInt8(ascii: "{") { return true }
    guard remainder.first == UInt8(ascii: "(") else { return false }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return functions.contains(name) || functions.contains("." + last) && name != last
      || functions.contains(last) && name.lowercasedASCII != last
  }

  /// The functions by which a curve is recognised. Methods that other types have too are not among them.
  private static let functions: Set<String> = [
    "cubic-bezier", "cubicBezier", "linear", "steps", "spring", "CubicBezierEasing", "Cubic",
    "ThreePointCubic", "CatmullRomCurve", "ElasticOutCurve", "ElasticInCurve", "Interval",
    "SpringDescription", "SpringDescription.withDampingRatio",
    "SpringDescription.withDurationAndBounce", "SpringSpec", "tween", "TweenSpec", "PathEasing",
    "infiniteRepeatable", "repeatable", "PathInterpolator", "PathInterpolatorCompat.create",
    "DampedSpring", "Spring", ".spring", ".interactiveSpring", ".interpolatingSpring", ".smooth",
    ".snappy",
    ".bouncy", ".timingCurve", "Animation.timingCurve", "UnitCurve.bezier", ".easeIn", ".easeOut",
    ".easeInOut", ".linear", "UISpringTimingParameters", "UICubicTimingParameters",
    "CAMediaTimingFunction", "CASpringAnimation", "UIView.animate", "Easing.bezier",
    "Easing.bezierFn", "Easing.in",
    "Easing.out", "Easing.inOut", "bezier", "BezierEasing", "withSpring", "withTiming",
    "CustomEase.create", "UIViewPropertyAnimator", "QEasingCurve", "AnimationCurve",
    "TweenInfo.new", "frames", "keyframes", "withAnimation", ".animation",
    "UIView.animateKeyframes", "UIView.transition", "Mathf.SmoothDamp",
    "Mathf.SmoothDampAngle", "Vector2.SmoothDamp", "Vector3.SmoothDamp", "SpringForce",
    "AccelerateInterpolator", "DecelerateInterpolator",
    "AccelerateDecelerateInterpolator", "AnticipateInterpolator", "OvershootInterpolator",
    "AnticipateOvershootInterpolator", "BounceInterpolator", "CycleInterpolator",
    "LinearInterpolator", "FastOutSlowInInterpolator", "FastOutLinearInInterpolator",
    "LinearOutSlowInInterpolator", "FlingAnimation", "exponentialDecay",
    "FloatExponentialDecaySpec", "splineBasedDecay", "rememberSplineBasedDecay",
    "SplineBasedFloatDecayAnimationSpec", "FrictionSimulation", "ClampingScrollSimulation",
    "BouncingScrollSimulation", "withDecay", "MotionScheme.standard", "MotionScheme.expressive",
    ".defaultSpatialSpec", ".fastSpatialSpec", ".slowSpatialSpec", ".defaultEffectsSpec",
    ".fastEffectsSpec", ".slowEffectsSpec", "AnimationCurve.EaseInOut", "AnimationCurve.Linear",
  ]

  /// The names by which other values may refer to this one.
  var keys: [String] {
    guard let label = labels.first else { return [] }
    let isVariable = label.utf8.first.map { "$@".utf8.contains($0) } == true
    return isVariable ? [label, plainName] : [plainName]
  }

  /// The name that the value is: a variable of Sass or Less such as `$ease` or `map.get($eases, enter)`, or a
  /// constant such as `motion.enter` where a curve may stand; nil for another value.
  var reference: String? {
    let plain = Self.trimmed(text)
    if let variable = Preprocessor.reference(plain) { return variable }
    guard plain.utf8.count <= 200, let first = plain.utf8.first, TextScanner.isLetter(first),
      plain.utf8.allSatisfy({
        TextScanner.isLetter($0) || "_$.0123456789".utf8.contains($0)
      }),
      !name.utf8.contains(UInt8(ascii: ".")) || isNamed
        || labels.contains(where: { ["animation", "transition", "spring"].contains($0) })
    else { return nil }
    return plain
  }

  /// Whether the declaration before a value says that it is a curve: `let enter: Animation = Motion.enter`.
  func hasCurveType(in bytes: [UInt8]) -> Bool {
    let near = bytes[max(0, range.lowerBound - 200)..<range.lowerBound]
    let line = String(decoding: near.split(separator: 10).last ?? [], as: UTF8.self)
    return ["Animation", "UnitCurve", "Easing"].contains { type in
      line.firstRange(of: ": \(type) =") != nil
    }
  }

  /// Whether the names around the value say that it is a curve.
  var isNamed: Bool {
    isUsed
      || labels.contains { label in
        let name = label.lowercasedASCII
        return ["ease", "easing", "bezier", "curve", "timingfunction", "timing-function"].contains {
          name.firstRange(of: $0) != nil
        }
      }
  }

  /// The four numbers of a list; nil for other lists.
  static func numbers(_ text: String) -> String? {
    var scanner = TextScanner(text, isQuiet: true)
    _ = scanner.take("[")
    for index in 0..<4 {
      scanner.skipSpace()
      if index > 0, !scanner.take(",") { return nil }
      scanner.skipSpace()
      guard scanner.takeNumber() != nil else { return nil }
    }
    scanner.skipSpace()
    _ = scanner.take(",")
    scanner.skipSpace()
    guard scanner.take("]") else { return nil }
    return String(decoding: text.utf8.prefix(scanner.position), as: UTF8.self)
  }

  /// The `bezierCurve` of Qt with six numbers for each of its cubics, the last of which ends at 1, 1; nil for
  /// other lists.
  private static func spline(_ text: String) -> String? {
    let numbers = text.dropFirst().dropLast().split(separator: ",").map {
      Double(String($0.filter { $0 != " " && $0 != "\n" }))
    }
    return numbers.count.isMultiple(of: 6) && numbers.suffix(2) == [1, 1] && !numbers.contains(nil)
      ? "easing.bezierCurve: \(text)" : nil
  }

  /// The value without white space, Sass's flags and Less's escape.
  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let first = text.utf8.first, first <= 32 || first == UInt8(ascii: "~") {
      text = text.dropFirst()
    }
    while let last = text.utf8.last, last <= 32 { text = text.dropLast() }
    for flag in ["!default", "!important", "!global"] where text.hasSuffix(flag) {
      return trimmed(String(text.dropLast(flag.count)))
    }
    return String(text)
  }
}
