import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// The expressions of all platforms: their functions by name, and the curves that they describe.
enum Expressions {
  /// The functions, initialisers, methods and elements by name. The prefix `LayerAnimation.` of a SwiftUI name
  /// is optional.
  static let calls: [String: Dialects.Reading] = {
    var tables = [
      SwiftUINotation.calls, SwiftUINotation.methods, UIKitNotation.calls, AndroidNotation.calls,
      AndroidNotation.interpolators,
      FlutterNotation.calls, ScriptNotation.calls, ReanimatedNotation.calls, GSAPNotation.calls,
      MaterialNotation.calls, TweenNotation.calls, D3Notation.calls, AnimeNotation.calls,
      QtNotation.calls,
      XAMLNotation.calls, SMILNotation.calls, UnityNotation.calls, BuilderMethods.calls,
      DecayNotation.calls, LayoutAnimationNotation.calls, AHEasingNotation.calls,
      BuilderMethods.leanTween,
      MAUINotation.calls, LibraryCalls.calls, CocosNotation.calls, DOTweenMethods.calls,
      FlingNotation.calls, OwnCode.calls,
    ]
    return tables.reduce(into: [:]) { all, some in
      for (name, reading) in some where all[name] == nil { all[name] = reading }
    }
  }()

  /// Whether a name is that of a function of another system.
  static func hasCall(_ name: String) -> Bool { calls[canonical(name)] != nil }

  static let callNames = NameList(calls.keys.sorted())

  /// The name as the table spells it, if it is in the table.
  static func canonical(_ name: String) -> String {
    for prefix in animations where name.hasPrefix(prefix) {
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

  private static let animations = ["SwiftUI.Animation.", "Animation."]

  /// Whether a name says that it is one of SwiftUI's animations.
  private static func isAnimation(_ name: String) -> Bool {
    animations.contains { name.hasPrefix($0) }
  }

  /// The prefixes of names that only say where a function is from.
  private static let packages = [
    "androidx.", "android.", "SwiftUI.", "UIKit.", "anime.", "eases.", "utils.", "gsap.", "motion.",
    "React.", "Media.", "System.Windows.", "rebound.",
  ]

  private static let reader = ExpressionReader(
    meaning: { (literal) throws(MeaningError) in try meaning(literal) },
    carried: { (call) throws(MeaningError) in try Carriers.meaning(call) })

  /// A call whose arguments may be expressions of any platform.
  static func call(_ name: String, _ members: [Literal.Member], at offset: Int) -> Call {
    Call(name: name, members: members, offset: offset, reader: reader)
  }

  /// The curve that an expression describes.
  static func meaning(_ literal: Literal) throws(MeaningError) -> Meaning {
    switch literal.content {
    case .number: throw MeaningError(.curve, at: literal.offset)
    case .text("spring"):
      return Meaning.spring(.physical(mass: 1, stiffness: 100, damping: 10))
        .noting("read as anime.js' spring, which has stiffness 100 and damping 10")
    case .text(let text):
      do throws(SyntaxError) {
        return Meaning(try EasingParser().parse(text))
      } catch {
        throw MeaningError(.curve, at: literal.offset, inner: error)
      }
    case .name(let name):
      if let meaning = CurveNames.meaning(name) {
        return isAnimation(name) ? meaning.asAnimation(literal) : meaning
      }
      if name.hasSuffix(".flipped") {
        let base = Literal(content: .name(String(name.dropLast(8))), offset: literal.offset)
        let meaning = try meaning(base)
        return meaning.with(try meaning.easing(at: literal.offset).mirrored)
      }
      throw MeaningError(.curve, at: literal.offset, suggestion: CurveNames.nearest(to: name))
    case .list(let elements):
      if elements.count == 2, case .name(let first) = elements[0].content,
        case .name(let second) = elements[1].content,
        let meaning = TweenNotation.pair(first, second)
      {
        return meaning
      }
      if elements.count == 1, !elements[0].isNumeric { return try meaning(elements[0]) }
      return .easing(try Dialects.bezier(elements, at: literal.offset))
    case .code(let text):
      if let choice = Choice(text) { return try choice.meaning(at: literal.offset) }
      if let members = literal.statements, !members.isEmpty {
        return try SettingNotation.meaning(members, at: literal.offset)
      }
      if let only = try PastedCode.meaning(literal) { return only }
      throw MeaningError(
        text.contains("=>")
          ? Expectation("a curve by its name, not code: formulas are not read", .unread)
          : .curveNotCode, at: literal.offset)
    case .object(let members): return try ObjectNotation.meaning(members, at: literal.offset)
    case .call(let name, let members):
      let canonical = name == ".init" ? initialiser(members) : canonical(name)
      if let body = try body(name, members) { return body }
      let call = call(canonical, members, at: literal.offset)
      if let tween = try CocosNotation.chain(call, literal) { return tween }
      if let tween = try TweenChain.meaning(call, literal) { return tween }
      if let effect = try TweenChain.jQuery(call, literal) { return effect }
      if let reading = calls[canonical] {
        let meaning = try Dialects.meaning(of: call, reading)
        return isAnimation(name) ? meaning.asAnimation(literal) : meaning
      }
      if let method = method(name, members, at: literal.offset) { return try meaning(method) }
      return try Carriers.meaning(call)
    }
  }

  /// The curve in the body of a computed property, whose type is read as a call: `var x: Spring { ... }`.
  private static func body(
    _ type: String, _ members: [Literal.Member]
  ) throws(MeaningError) -> Meaning? {
    guard members.count == 1, members[0].label == Literal.closure,
      EasingParser.propertyTypes.contains(type),
      case .code = members[0].value.content
    else { return nil }
    if let meaning = try PastedCode.meaning(members[0].value) { return meaning }
    throw MeaningError(.curveNotCode, at: members[0].offset)
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
}
