import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// The functions and names of other systems.
enum Dialects {
  /// The functions, initialisers, methods and elements by name. The prefix `Animation.` of a SwiftUI name
  /// is optional.
  static let calls: [String: Reading] = {
    var tables = [
      SwiftUINotation.calls, SwiftUINotation.methods, UIKitNotation.calls, AndroidNotation.calls,
      AndroidNotation.interpolators,
      FlutterNotation.calls, ScriptNotation.calls, ReanimatedNotation.calls, GSAPNotation.calls,
      MaterialNotation.calls, TweenNotation.calls, D3Notation.calls, AnimeNotation.calls,
      QtNotation.calls,
      XAMLNotation.calls, SMILNotation.calls, UnityNotation.calls, BuilderMethods.calls,
      DecayNotation.calls, LayoutAnimationNotation.calls, AHEasingNotation.calls,
      BuilderMethods.leanTween,
      MAUINotation.calls, LibraryCalls.calls,
    ]
    #if !TARGETS  // The page has no room for them.
      tables.append(CocosNotation.calls)
    #endif
    return tables.reduce(into: [:]) { all, some in
      for (name, reading) in some where all[name] == nil { all[name] = reading }
    }
  }()

  /// Whether a name is that of a function of another system.
  static func hasCall(_ name: String) -> Bool { calls[canonical(name)] != nil }

  static let callNames = NameList(calls.keys.sorted())

  /// The name as the table spells it, if it is in the table.
  static func canonical(_ name: String) -> String {
    for prefix in ["SwiftUI.Animation.", "Animation."] where name.hasPrefix(prefix) {
      return "." + name.dropFirst(prefix.count)
    }
    for prefix in packages where name.hasPrefix(prefix) {
      let parts = name.split(separator: ".").map(String.init)
      let start = parts.indices.first { calls[parts[$0...].joined(separator: ".")] != nil }
      if let start { return parts[start...].joined(separator: ".") }
    }
    if calls[name] != nil { return name }
    // The dot before a member of Animation may be missing, or stand before a method alone.
    if calls["." + name] != nil { return "." + name }
    if name.hasPrefix("."), calls[String(name.dropFirst())] != nil {
      return String(name.dropFirst())
    }
    return name.hasSuffix(".init") ? canonical(String(name.dropLast(5))) : name
  }

  /// The prefixes of names that only say where a function is from.
  private static let packages = [
    "androidx.", "android.", "SwiftUI.", "UIKit.", "anime.", "eases.", "utils.", "gsap.", "motion.",
    "React.", "Media.", "System.Windows.", "rebound.",
  ]

  /// The curve of an expression.
  static func easing(_ literal: Literal) throws(MeaningError) -> Easing {
    try easing(try meaning(literal), at: literal.offset)
  }

  static func easing(_ meaning: Meaning, at offset: Int) throws(MeaningError) -> Easing {
    switch meaning.curve {
    case .easing(let easing): return easing
    case .spring(let parameters, let duration):
      do throws(SpringError) {
        return .spring(try SpringCurve(parameters, over: duration))
      } catch {
        throw MeaningError(EasingReader.expectation(error), at: offset)
      }
    }
  }

  /// The spring of an expression; throws if it is not a spring.
  static func spring(_ literal: Literal) throws(MeaningError) -> SpringParameters {
    guard case .spring(let parameters, nil) = try meaning(literal).curve else {
      throw MeaningError("a spring", at: literal.offset)
    }
    return parameters
  }

  static func meaning(_ literal: Literal) throws(MeaningError) -> Meaning {
    switch literal.content {
    case .number: throw MeaningError("a curve", at: literal.offset)
    case .text("spring"):
      return Meaning.spring(.physical(mass: 1, stiffness: 100, damping: 10))
        .noting("read as anime.js' spring, which has stiffness 100 and damping 10")
    case .text(let text):
      do throws(SyntaxError) {
        return Meaning(try EasingParser().parse(text))
      } catch {
        throw MeaningError("a curve", at: literal.offset, inner: error)
      }
    case .name(let name):
      if let meaning = CurveNames.meaning(name) { return meaning }
      if name.hasSuffix(".flipped") {
        let base = Literal(content: .name(String(name.dropLast(8))), offset: literal.offset)
        let meaning = try meaning(base)
        return meaning.with(try easing(meaning, at: literal.offset).mirrored)
      }
      throw MeaningError("a curve", at: literal.offset, suggestion: CurveNames.nearest(to: name))
    case .list(let elements):
      if elements.count == 2, case .name(let first) = elements[0].content,
        case .name(let second) = elements[1].content,
        let meaning = TweenNotation.pair(first, second)
      {
        return meaning
      }
      if elements.count == 1, !elements[0].isNumeric { return try meaning(elements[0]) }
      return .easing(try bezier(elements, at: literal.offset))
    case .code(let text):
      if let choice = Choice(text) { return try choice.meaning(at: literal.offset) }
      if let members = literal.statements, !members.isEmpty {
        return try SettingNotation.meaning(members, at: literal.offset)
      }
      if let only = try PastedCode.meaning(literal) { return only }
      throw MeaningError("a curve, not code", at: literal.offset)
    case .object(let members): return try ObjectNotation.meaning(members, at: literal.offset)
    case .call(let name, let members):
      let canonical = name == ".init" ? initialiser(members) : canonical(name)
      let call = Call(name: canonical, members: members, offset: literal.offset)
      #if !TARGETS
        if let tween = try CocosNotation.chain(literal) { return tween }
      #endif
      if let tween = try TweenChain.meaning(literal) { return tween }
      if let effect = try TweenChain.jQuery(literal) { return effect }
      if let reading = calls[canonical] { return try meaning(of: call, reading) }
      if let method = method(name, members, at: literal.offset) { return try meaning(method) }
      return try Carriers.meaning(call)
    }
  }

  /// The type whose initialiser `.init` is, by the labels of its arguments.
  private static func initialiser(_ members: [Literal.Member]) -> String {
    switch members.first?.label {
    case "name", "controlPoints": "CAMediaTimingFunction"
    case "startControlPoint": "UnitCurve.bezier"
    case "controlPoint1", "animationCurve": "UICubicTimingParameters"
    default: "Spring"
    }
  }

  /// The call of a method on a name, as in `.easeIn.delay(0.2)`; nil for other calls.
  private static func method(
    _ name: String, _ members: [Literal.Member], at offset: Int
  ) -> Literal? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let method = String(name[name.index(after: dot)...])
    guard calls[method] != nil else { return nil }
    let value = Literal(content: .name(String(name[..<dot])), offset: offset)
    let receiver = Literal.Member(
      label: Literal.receiver, mark: ": ", value: value, offset: offset)
    return Literal(content: .call(method, [receiver] + members), offset: offset)
  }

  /// The cubic-bezier of four numbers.
  static func bezier(_ elements: [Literal], at offset: Int) throws(MeaningError) -> Easing {
    guard elements.count == 4 else {
      let isCurves = elements.count > 1 && elements.allSatisfy { !$0.isNumeric }
      throw MeaningError(isCurves ? "one curve, not \(elements.count)" : "four numbers", at: offset)
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(in: .plain)) }
    return try bezier(numbers, at: offset)
  }

  /// The cubic-bezier of four numbers.
  static func bezier(_ p: [Double], at offset: Int) throws(MeaningError) -> Easing {
    guard p.count == 4 else { throw MeaningError("four numbers", at: offset) }
    return try checked(at: offset) { () throws(TimingFunctionError) in
      .cubicBezier(try CubicBezier(p[0], p[1], p[2], p[3]))
    }
  }

  /// The cubic-bezier of a call with four numbers.
  @Sendable static func bezier(_ call: Call) throws(MeaningError) -> Meaning {
    .easing(try bezier(try call.numbers("x1", "y1", "x2", "y2"), at: call.offset))
  }

  /// Adds a position to the error of a refused value.
  static func checked<Value>(
    at offset: Int, _ body: () throws(TimingFunctionError) -> Value
  ) throws(MeaningError) -> Value {
    do throws(TimingFunctionError) {
      return try body()
    } catch {
      throw MeaningError("\(error.parameter) to be \(error.allowed)", at: offset)
    }
  }

  /// An easing equation.
  static func penner(
    _ family: Penner.Family, _ direction: Penner.Direction, at offset: Int
  ) throws(MeaningError) -> Easing {
    try checked(at: offset) { () throws(TimingFunctionError) in
      .penner(try Penner(family, direction))
    }
  }

  /// The spring of physical parameters, for systems that limit damping to critical.
  static func limited(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> SpringParameters {
    .physical(
      mass: mass, stiffness: stiffness,
      damping: min(damping, 2 * (stiffness * mass).squareRoot()), initialVelocity: initialVelocity)
  }
}
