import CurveNotation
import Curves

/// Tweens whose curve and timing are methods in any order, in milliseconds: those of tween.js and of d3's
/// transitions, and jQuery's effects.
enum TweenChain {
  /// Methods that do not change the timing.
  private static let others: Set<String> = [
    "to", "start", "chain", "group", "interpolation", "dynamic", "attr", "style", "text", "tween",
    "attrTween", "styleTween", "textTween", "remove", "on", "end", "each", "call", "select",
    "selectAll", "filter", "addElement", "fromTo", "fill", "yoyo", "keyframes", "play", "merge",
    "transition", "selection", "data", "enter", "append", "join",
    "from",
  ]

  /// The animation of a chain with an `easing` or an `ease` among its methods; nil for other expressions.
  static func meaning(_ call: Call, _ literal: Literal) throws(MeaningError) -> Meaning? {
    let (methods, root) = literal.chain
    guard methods.count > 1, !BuilderMethods.isReanimated(literal), root.isName else { return nil }
    let setters = methods.filter { $0.name == "easing" || $0.name == "ease" }
    var result: Meaning
    if let setter = setters.first {
      guard let curve = setter.unlabelled.first, setter.members.count == 1 else { return nil }
      result = try call.meaning(of: curve)
    } else if let standard = standard(methods, root) {
      result = standard
    } else {
      return nil
    }
    var (runs, goesBack) = (1.0, false)
    for method in methods {
      let argument = method.unlabelled.first
      switch method.name {
      case "easing", "ease": break
      case "duration": result = result.timed(argument, delay: nil, in: .milliseconds)
      case "delay": result = result.timed(nil, delay: argument, in: .milliseconds)
      case "to" where method.unlabelled.count == 2:  // tween.js' to(values, 300)
        result = result.timed(method.unlabelled[1], delay: nil, in: .milliseconds)
      case "repeat":
        guard let again = argument?.count, again >= 0 else {
          throw MeaningError("a number of repeats", at: method.offset)
        }
        runs = again + 1
      case "yoyo": goesBack = argument?.content != .name("false")
      case "repeatDelay": result = result.noting("not part of a curve, so ignored: repeatDelay")
      case "iterations": if let count = argument?.count { runs = count }
      case "direction": goesBack = argument?.content == .text("alternate")
      case let name where others.contains(name) || name.hasPrefix("on"): break
      case let name where name.first?.isUppercase == true: break  // the tween itself
      default: throw MeaningError("a method of a tween, not \(method.name)", at: method.offset)
      }
    }
    if runs > 1 { result.repeats = Repeats(count: runs, autoreverses: goesBack) }
    return result
  }

  /// The curve and the duration of a chain that states none: d3's transitions and tween.js' tweens.
  private static func standard(_ methods: [Call], _ root: Literal) -> Meaning? {
    var names = methods.map { $0.name }
    switch root.content {
    case .name(let name): names += name.split(separator: ".").map(String.init)
    case .call(let name, _): names += name.split(separator: ".").map(String.init)
    default: break
    }
    if names.contains("transition"), names.contains("duration") {
      return Meaning.easing(.penner(Penner(valid: .cubic, .inOut)))
        .noting("read with d3's default ease, easeCubic")
    }
    guard names.contains("TWEEN"), names.contains("Tween"), names.contains("to") else { return nil }
    return Meaning.easing(.linear).noting("read with the default easing of tween.js, Linear.None")
  }

  /// The effects of jQuery, by the last part of their names.
  private static let effects: Set<String> = [
    "animate", "fadeIn", "fadeOut", "fadeToggle", "slideUp", "slideDown", "slideToggle",
  ]

  /// `$(x).animate(properties, 400, "swing")`; nil for other expressions, and for settings in braces.
  static func jQuery(_ call: Call, _ literal: Literal) throws(MeaningError) -> Meaning? {
    let (methods, _) = literal.chain
    guard case .call(let name, _) = literal.root.content, name == "$" || name == "jQuery",
      let effect = methods.first(where: { effects.contains($0.name) })
    else { return nil }
    var (duration, easing) = (0.4, Meaning.easing(.penner(Penner(valid: .sine, .inOut))))
    for argument in effect.unlabelled {
      switch argument.content {
      case .number: duration = try argument.number(in: .milliseconds)
      case .text("slow"): duration = 0.6
      case .text("fast"): duration = 0.2
      case .text: easing = try named(argument, call)
      case .object(let members):
        let settings = call.with(members, name: "", at: argument.offset)
        if effect.name == "animate", argument == effect.unlabelled.first { continue }
        if let seconds = try settings["duration"]?.number(in: .milliseconds) { duration = seconds }
        if let word = settings["easing"] { easing = try named(word, call) }
      default: break
      }
    }
    easing.duration = duration
    for method in methods where method.name == "delay" {
      easing = easing.timed(nil, delay: method.unlabelled.first, in: .milliseconds)
    }
    return easing
  }

  private static func named(_ word: Literal, _ call: Call) throws(MeaningError) -> Meaning {
    guard case .text(let name) = word.content else { return try call.meaning(of: word) }
    guard let easing = call.meaning(ofName: "jQuery.easing." + name) else {
      throw MeaningError("an easing of jQuery", at: word.offset)
    }
    return easing
  }
}

extension Literal {
  fileprivate var isName: Bool {
    switch content {
    case .name: true
    case .call(let name, _): !name.hasPrefix(".")
    default: false
    }
  }

  /// What the first method of a chain is called on.
  fileprivate var root: Literal {
    var step = self
    while case .call(_, let members) = step.content, let first = members.first,
      first.label == Literal.receiver
    { step = first.value }
    return step
  }
}
