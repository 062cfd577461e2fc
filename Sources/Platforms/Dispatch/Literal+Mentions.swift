import CurveNotation

extension Literal {
  /// Whether a curve of any system is in the expression.
  var mentionsCurve: Bool {
    switch content {
    case .number: false
    case .text(let text): Self.isCurveText(text)
    case .name(let name): Self.isCurve(name)
    case .list(let elements):
      elements.contains { $0.mentionsCurve }
    case .object(let members):
      Carriers.isSpring(Call(name: "", members: members, offset: offset))
        || members.contains { $0.value.mentionsCurve || $0.namesCurve }
    case .call(let name, let members):
      Self.makesCurve(name) || BuilderMethods.isReanimated(self)
        || members.contains { $0.value.mentionsCurve }
    case .code(let text): Self.mentionsCurve(text)
    }
  }

  /// Functions whose names say nothing about curves.
  private static let others = Set(BuilderMethods.calls.keys).union(SwiftUINotation.methods.keys)
    .union([
      "withAnimation", ".animation", "apply", "also", "in", "out", "inOut", "outIn", "flipped",
      "interpolate", "frames", "motion", "steps", "back", "elastic", "slow", "rough",
    ])

  private static func makesCurve(_ name: String) -> Bool {
    let last = name.hasPrefix(".") ? name : name.lastPart
    return [name, last].contains {
      Expressions.hasCall($0) && !others.contains(Expressions.canonical($0))
    }
  }

  private static func isCurveText(_ text: String) -> Bool {
    guard text.utf8.count <= 2048, text.utf8.contains(where: { "(. ".utf8.contains($0) }) else {
      return false
    }
    if EasingReader.any(text, foreign: .platforms) != nil { return true }
    return text.utf8.contains { $0 == 32 }
      && (try? CSSDeclarations.parsed(text, foreign: .platforms)) != nil
  }

  private static func isCurve(_ name: String) -> Bool {
    // Words of a programming language are also names of curves.
    name.utf8.count > 3 && name != "linear" && name != "default" && name != "none"
      && CurveNames.meaning(name) != nil
  }

  private static func mentionsCurve(_ code: String) -> Bool {
    var scanner = TextScanner(code, isQuiet: true)
    while !scanner.isAtEnd {
      let hasPoint = scanner.take(".")
      guard let word = scanner.takeName() else {
        if !hasPoint { scanner.advance() }
        continue
      }
      let name = hasPoint ? "." + word : word
      if scanner.next == UInt8(ascii: "("), makesCurve(name) { return true }
      if isCurve(name) { return true }
    }
    return false
  }
}

extension Literal.Member {
  /// Whether it is the name of a curve under a label for one: `easing: "ease-out"`.
  fileprivate var namesCurve: Bool {
    guard case .text(let name) = value.content, let label, name.utf8.count <= 64,
      ["easing", "ease"].contains(label)
    else { return false }
    return EasingReader.any(name, foreign: .platforms) != nil
  }
}
