import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves
import Spring

/// Interprets the values of tokens by their types.
struct TokenMeaning {
  var references: TokenReferences
  let document: DocumentText
  /// Whether the token is one of an older tool, whose transitions have other names and may lack a delay.
  var isOlder = false
  /// The settings of the spring that the timing function of the last transition approximates.
  private(set) var springSettings: JSONValue?

  /// The value of a token; nil for types unrelated to motion.
  mutating func value(
    _ value: JSONValue, type: String, path: String
  ) throws(DocumentError) -> TokenFile.Value? {
    switch type {
    case "cubicBezier": .cubicBezier(try easing(value, path: path))
    case "duration":
      .duration(try duration(value, isSigned: false, isPlain: isOlder, path: path))
    case "transition" where isOlder && value.string != nil: nil
    case "transition": .transition(try transition(value, path: path))
    case "spring": .cubicBezier(try spring(value, path: path))
    // Tokens Studio has no type for curves.
    case "other", "easing", "string":
      value.string.flatMap { EasingReader.own($0) }.map { .cubicBezier($0.easing) }
    default: nil
    }
  }

  /// The type of a value of an older token, whose own type is missing or one of the tool; nil for values
  /// unrelated to motion.
  static func inferred(_ value: JSONValue, path: String, stated: String?) -> String? {
    if let stated, ["cubicBezier", "duration", "transition", "spring"].contains(stated) {
      return nil
    }
    if value["stiffness"] != nil || value["tension"] != nil { return "spring" }
    if let elements = value.elements {
      return elements.count == 4 && isNamed(path) && elements.allSatisfy { $0.number != nil }
        ? "cubicBezier" : nil
    }
    guard let text = value.string else { return nil }
    if SourceValue.isFunction(text) {
      return (try? EasingParser().parse(text)).map { parsed in
        if case .spring = parsed.easing { "spring" } else { "cubicBezier" }
      } ?? "cubicBezier"
    }
    var scanner = TextScanner(text, isQuiet: true)
    if scanner.takeNumber() != nil, let unit = scanner.takeName(), scanner.isAtEnd {
      return unit == "ms" || unit == "s" ? "duration" : nil
    }
    return PlainValues.keywords.contains(text) || isNamed(path) && EasingReader.own(text) != nil
      ? "cubicBezier" : nil
  }

  /// Whether a path says that its value is a curve.
  private static func isNamed(_ path: String) -> Bool {
    let path = path.lowercased()
    return ["eas", "curve", "timing", "bezier"].contains { path.contains($0) }
  }

  private func error(_ message: String, at value: JSONValue, path: String) -> DocumentError {
    document.error(message, path: path, at: value.offset)
  }

  private mutating func easing(_ value: JSONValue, path: String) throws(DocumentError) -> Easing {
    if let text = value.string {
      do throws(SyntaxError) {
        return try EasingParser().parse(text).easing
      } catch {
        throw self.error("\"\(text.prefix(60))\" is not a curve: \(error)", at: value, path: path)
      }
    }
    guard let elements = value.elements, elements.count == 4 else {
      throw error("expected a list of four numbers", at: value, path: path)
    }
    var p: [Double] = []
    for (index, element) in elements.enumerated() {
      p.append(try number(element, path: "\(path)[\(index)]"))
    }
    do throws(ParameterError) {
      return .cubicBezier(try CubicBezier(p[0], p[1], p[2], p[3]))
    } catch {
      throw self.error(
        "\(error.parameter) must be \(error.allowed), but is \(messageNumber(error.value))",
        at: value, path: path)
    }
  }

  /// A spring: a text, or an object with mass, stiffness and damping, with bounce and duration, or with
  /// both, the former under `physics`.
  ///
  /// Source: design-tokens/community-group, issues 158 and 429.
  private mutating func spring(_ value: JSONValue, path: String) throws(DocumentError) -> Easing {
    if value.string != nil {
      let easing = try easing(value, path: path)
      guard case .spring = easing else {
        throw error("expected a spring", at: value, path: path)
      }
      return easing
    }
    let settings = value["physics"] ?? value
    func number(_ names: String...) throws(DocumentError) -> Double? {
      for name in names {
        if let found = settings[name] ?? value[name] {
          return try self.number(found, path: "\(path).\(name)")
        }
      }
      return nil
    }
    let velocity = try number("initialVelocity", "velocity") ?? 0
    let ratio = try number("dampingRatio", "dampingFraction")
    let parameters: SpringParameters
    if let stiffness = try number("stiffness", "tension") {
      let mass = try number("mass") ?? 1
      if let damping = try number("damping", "friction") {
        parameters = .physical(
          mass: mass, stiffness: stiffness, damping: damping, relativeVelocity: velocity)
      } else if let ratio {
        parameters = .damped(
          stiffness: stiffness / mass, dampingRatio: ratio, relativeVelocity: velocity)
      } else {
        throw error("expected a damping with the stiffness", at: value, path: path)
      }
    } else if let length = value["response"] {
      parameters = .response(
        response: try seconds(length, path: "\(path).response"), dampingRatio: ratio ?? 0.825,
        relativeVelocity: velocity)
    } else if let length = value["duration"] ?? value["visualDuration"] {
      parameters = .perceptual(
        duration: try seconds(length, path: "\(path).duration"),
        bounce: try number("bounce") ?? ratio.map { 1 - $0 } ?? 0, relativeVelocity: velocity)
    } else {
      throw error(
        "expected stiffness and damping, response and dampingFraction, or duration and bounce",
        at: value, path: path)
    }
    do throws(ParameterError) {
      return .spring(try SpringCurve(parameters))
    } catch {
      throw self.error("\(error)", at: value, path: path)
    }
  }

  /// The length of a spring: a duration, or a number as in the code of SwiftUI, in seconds.
  private mutating func seconds(_ value: JSONValue, path: String) throws(DocumentError) -> Double {
    let target = try references.target(of: value, path: path).value
    guard let number = target.number else {
      return try duration(target, isSigned: false, path: path)
    }
    guard let seconds = SourceValue.seconds(number) else {
      throw error(
        "\(messageNumber(number)) may be seconds or milliseconds: write \"\(messageNumber(number))ms\"",
        at: value, path: path)
    }
    return seconds
  }

  private mutating func number(_ value: JSONValue, path: String) throws(DocumentError) -> Double {
    let target = try references.target(of: value, path: path).value
    guard let number = target.number else {
      throw error("expected a number, but found \(target.kind)", at: value, path: path)
    }
    return number
  }

  /// A duration in seconds: an object with value and unit, or a text as in the drafts.
  ///
  /// - Parameter isPlain: Whether it may be a number without a unit, as in older tools.
  private mutating func duration(
    _ value: JSONValue, isSigned: Bool, isPlain: Bool = false, path: String
  ) throws(DocumentError) -> Double {
    let amount: Double
    let unit: String
    if isPlain, let number = value.number ?? value.string.flatMap(Double.init) {
      if let reason = TokenReader.unitless(value) { throw error(reason, at: value, path: path) }
      guard number >= 0 || isSigned, let seconds = SourceValue.seconds(abs(number)) else {
        throw error("expected a duration such as \"200ms\"", at: value, path: path)
      }
      return number < 0 ? -seconds : seconds
    }
    if let text = value.string {
      var scanner = TextScanner(text)
      // The names in `{duration.fast} * 2` are already values.
      if let seconds = Calculation.expression(text)?.seconds, isSigned || seconds >= 0 {
        return seconds
      }
      scanner.skipSpace()
      amount = scanner.takeNumber()?.value() ?? .nan
      unit = scanner.takeName() ?? ""
      scanner.skipSpace()
      guard amount.isFinite, scanner.isAtEnd else {
        throw error("expected a duration such as \"200ms\"", at: value, path: path)
      }
    } else {
      guard let given = value["value"], let word = value["unit"] else {
        throw error("expected an object with value and unit", at: value, path: path)
      }
      amount = try number(given, path: "\(path).value")
      unit = try references.target(of: word, path: "\(path).unit").value.string ?? ""
    }
    guard unit == "ms" || unit == "s" else {
      throw error("the unit must be ms or s, but is \"\(unit.prefix(60))\"", at: value, path: path)
    }
    guard isSigned || amount >= 0 else {
      throw error(
        "the duration must be 0 or positive, but is \(messageNumber(amount))", at: value, path: path
      )
    }
    return unit == "ms" ? amount / 1000 : amount
  }

  private mutating func transition(
    _ value: JSONValue, path: String
  ) throws(DocumentError) -> TokenFile.Transition {
    let length = try part("duration", of: value, path: path)
    let wait = isOlder && value["delay"] == nil ? nil : try part("delay", of: value, path: path)
    let function = try part("timingFunction", of: value, path: path)
    springSettings = function.spring
    let found = function.value
    let isSpring =
      function.type == "spring" || SourceValue.nameSpring((found.members ?? []).map(\.key))
    let functionPath = "\(path).timingFunction"
    return TokenFile.Transition(
      duration: try duration(
        length.value, isSigned: false, isPlain: isPlain(length), path: "\(path).duration"),
      delay: try wait.map { (wait) throws(DocumentError) in
        try duration(wait.value, isSigned: true, isPlain: isPlain(wait), path: "\(path).delay")
      } ?? 0,
      timingFunction: isSpring
        ? try spring(found, path: functionPath) : try easing(found, path: functionPath))
  }

  /// A member of a transition, or what it refers to, at the position of the member.
  private mutating func part(
    _ key: String, of value: JSONValue, path: String
  ) throws(DocumentError) -> TokenReferences.Target {
    let older = isOlder && key == "timingFunction" ? value["easing"] ?? value["ease"] : nil
    guard let part = value[key] ?? older else {
      throw error("\(key) is missing", at: value, path: path)
    }
    var target = try references.target(of: part, path: "\(path).\(key)")
    target.value.offset = part.offset
    return target
  }

  /// Whether a time may be a number without a unit: Figma has no type for times.
  private func isPlain(_ target: TokenReferences.Target) -> Bool {
    isOlder || target.type == "number"
  }
}
