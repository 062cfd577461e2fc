import CurveNotation
import CurvePlatforms

/// The statements that set up one animation: its declaration, and those that set its properties, as in
/// `a.setDuration(250); a.setInterpolator(new FastOutSlowInInterpolator());`.
struct AnimationStatements {
  /// The variable, which may be a property: `card.spring`.
  let name: String
  /// The ranges of the statements, in text order.
  private(set) var ranges: [Range<Int>]
  /// The animation as a curve.
  private(set) var parsed: ParsedEasing
  /// Whether one of them declares it.
  let isDeclared: Bool
  var start: Int { ranges[0].lowerBound }

  /// How far the statements of an animation may be apart, in bytes.
  private static let limit = 4096
  /// How many animations may be set up at once, so that the time is linear in the text.
  private static let countLimit = 64

  /// The statements of one animation that were read so far.
  private struct Group {
    var ranges: [Range<Int>]
    var depth: Int
    var isDeclared: Bool
    var properties: Set<String> = []
  }

  /// The animations whose properties are set, in text order.
  ///
  /// Complexity: linear in the text.
  static func all(in bytes: [UInt8]) -> [AnimationStatements] {
    guard mayHave(bytes) else { return [] }
    var found: [AnimationStatements] = []
    var open: [String: Group] = [:]
    var keyframes: Set<String> = []
    func close(_ name: String) {
      guard let group = open.removeValue(forKey: name),
        let animation = AnimationStatements(name, group, bytes)
      else { return }
      found.append(animation)
    }
    var scanner = StatementScanner(bytes)
    var depth = 0
    while let statement = scanner.next() {
      if statement.depth < depth {
        for (name, group) in open where group.depth > statement.depth { close(name) }
      }
      depth = statement.depth
      if open.count >= countLimit { for name in open.keys { close(name) } }
      guard let setting = Setting(String(decoding: bytes[statement.range], as: UTF8.self)) else {
        continue
      }
      let name = setting.variable
      if let group = open[name],
        statement.range.lowerBound - group.ranges[0].lowerBound > limit
          || setting.property.map(group.properties.contains) ?? true
      {
        close(name)
      }
      guard let property = setting.property else {
        if setting.isKeyframes { keyframes.insert(name) } else { keyframes.remove(name) }
        if setting.isOwner, !statement.hasBlock {
          open[name] = Group(ranges: [statement.range], depth: statement.depth, isDeclared: true)
        }
        continue
      }
      if keyframes.contains(name) { continue }
      var group = open[name] ?? Group(ranges: [], depth: statement.depth, isDeclared: false)
      // A condition may be false, and a value in a block is read as one of its own.
      guard group.depth == statement.depth, !statement.hasBlock else { continue }
      group.ranges.append(statement.range)
      group.properties.insert(property)
      open[name] = group
    }
    for name in open.keys { close(name) }
    return found.sorted { $0.start < $1.start }
  }

  private init?(_ name: String, _ group: Group, _ bytes: [UInt8]) {
    guard group.ranges.count > 1,
      group.isDeclared || !group.properties.isDisjoint(with: Self.curves)
        || Self.names(name, anAnimationWith: group.properties)
    else { return nil }
    let lines = group.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    guard let parsed = try? EasingParser().parse(lines.joined(separator: "\n")) else { return nil }
    (self.name, self.parsed, ranges) = (name, parsed, group.ranges)
    isDeclared = group.isDeclared
  }

  /// Whether a variable without a declaration is a spring by its name.
  private static func names(_ name: String, anAnimationWith properties: Set<String>) -> Bool {
    let words = MotionWords.words(name)
    return properties.contains("stiffness") && properties.contains { $0.hasPrefix("damping") }
      && ["spring", "animation", "anim", "animator", "force"].contains { words.contains($0) }
  }

  /// Whether a text has a word that every animation with a curve has.
  private static func mayHave(_ bytes: [UInt8]) -> Bool {
    ["nterpolator", "timingFunction", "tiffness", "pringBounciness", "asingCurve", "perceptual"]
      .contains { word in
        bytes.withUnsafeBufferPointer { TextSearch.offset(of: Array(word.utf8), in: $0, from: 0) }
          != nil
      }
  }

  /// The properties whose value is a curve.
  private static let curves: Set<String> = [
    "interpolator", "timingFunction", "spring", "easingCurve", "springBounciness", "springSpeed",
    "dynamicsTension", "dynamicsFriction",
  ]
  fileprivate static let properties = curves.union([
    "mass", "stiffness", "damping", "dampingRatio", "initialVelocity", "perceptualDuration",
    "bounce", "duration", "startDelay", "beginTime", "repeatCount", "repeatMode", "autoreverses",
    "speed", "allowsOverdamping", "dynamicsMass",
  ])
}

/// A statement that declares a variable or sets a property of one.
private struct Setting {
  var variable: String
  /// The property; nil in a declaration.
  var property: String?
  /// Whether it declares an animation.
  var isOwner = false
  /// Whether it declares a keyframe animation, whose values are more than a curve.
  var isKeyframes = false

  init?(_ statement: String) {
    // The members of a pointer in C++, and the spring of an animation in Java.
    let text = statement.replacing("->", with: ".").replacing(".getSpring().", with: ".spring.")
    if let message = Self.message(text) {
      self = message
      return
    }
    let head = text.prefix { $0 != "=" && $0 != "(" }
    if head.endIndex < text.endIndex, text[head.endIndex] == "(" {
      guard let (variable, method) = Self.split(head),
        let property = Self.property(ofSetter: String(method)), text.last == ")"
      else { return nil }
      (self.variable, self.property) = (variable, property)
      return
    }
    let value = text[head.endIndex...].dropFirst()
    guard !value.isEmpty, !value.hasPrefix("="), !value.hasPrefix(">") else { return nil }
    let plain = head.last == " " ? head.dropLast() : head
    if let (variable, name) = Self.split(plain), !plain.contains(" ") {
      guard AnimationStatements.properties.contains(String(name)) else { return nil }
      (self.variable, property) = (variable, String(name))
      return
    }
    let type = plain.prefix { $0 != ":" }
    guard let word = type.split(whereSeparator: { " *".contains($0) }).last,
      word.utf8.allSatisfy(Self.isWord)
    else { return nil }
    variable = String(word)
    let call = value.drop { $0 == " " }
    isKeyframes = call.hasPrefix("CAKeyframeAnimation(") || call.hasPrefix("[CAKeyframeAnimation ")
    isOwner = AnimationOwners.begins(value) && !isKeyframes
  }

  private init(_ variable: String, _ property: String) {
    (self.variable, self.property) = (variable, property)
  }

  /// `[a setDuration:0.3]` of Objective-C.
  private static func message(_ text: String) -> Setting? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let words = text.dropFirst().split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].utf8.allSatisfy({ isWord($0) || $0 == UInt8(ascii: ".") }),
      let property = property(ofSetter: String(words[1].prefix { $0 != ":" }))
    else { return nil }
    return Setting(String(words[0]), property)
  }

  /// The variable and its member in `a.duration` and `self.a.spring.stiffness`; nil for another text.
  private static func split(_ path: Substring) -> (variable: String, member: Substring)? {
    guard let dot = path.lastIndex(of: "."),
      path.utf8.allSatisfy({ isWord($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    var variable = String(path[..<dot])
    for prefix in ["self.", "this."] where variable.hasPrefix(prefix) {
      variable.removeFirst(prefix.utf8.count)
    }
    if variable.hasSuffix(".spring") { variable.removeLast(7) }
    return variable.isEmpty || variable == "self" || variable == "this"
      ? nil : (variable, path[path.index(after: dot)...])
  }

  private static func property(ofSetter name: String) -> String? {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first else { return nil }
    let property = first.lowercased() + name.dropFirst(4)
    return AnimationStatements.properties.contains(property) ? property : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || (0x30...0x39).contains(byte) || "_$".utf8.contains(byte)
  }
}
