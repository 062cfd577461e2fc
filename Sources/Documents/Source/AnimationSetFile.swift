import CurveNotation
import CurvePlatforms

/// The animations of Android's resources that run together: the children of `<set>` or `<transitionSet>`, each with
/// its own curve and times.
///
/// The duration of a `<set>` replaces that of its children, and its start offset is added to theirs. Its interpolator
/// replaces theirs unless `shareInterpolator` is false. The same holds for a `<transitionSet>`, whose interpolator
/// replaces theirs only if it has one.
///
/// Complexity: linear in the text.
///
/// Source: Android Open Source Project, AnimationSet.java, `initialize`; TransitionSet.java, `addTransition` and
/// `createAnimators`.
struct AnimationSetFile {
  private(set) var curves: [DocumentCurve] = []
  private(set) var notes: [DocumentNote] = []
  /// Whether the animations are transitions or children of a set.
  private(set) var hasSet = false
  /// How often each name occurred.
  private var names: [String: Int] = [:]

  /// What a set gives to its children.
  private struct Shared {
    var interpolator: String?
    var duration: String?
    var offset = 0.0
    /// Whether its interpolator, or else Android's default, replaces that of its children.
    var isSharing = false
  }

  private static let names: Set<String> = [
    "alpha", "translate", "scale", "rotate", "extend", "cliprect", "objectAnimator", "animator",
  ]
  private static let transitions: Set<String> = [
    "changeBounds", "changeTransform", "changeClipBounds", "changeImageTransform", "changeScroll",
    "fade", "slide", "explode", "autoTransition",
  ]
  private static let animators: Set<String> = ["objectAnimator", "animator"]
  /// Longer tags are not animations.
  private static let limit = 2048
  /// Sets nested deeper are read as the set around them.
  private static let depthLimit = 64

  init(_ bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    var found = NoteList(lines)
    var sets = [Shared()]
    var scanner = ElementScanner(bytes)
    while let tag = scanner.next() {
      let isSet = tag.name == "set" || tag.name == "transitionSet"
      if tag.kind == .end {
        if isSet, sets.count > 1 { sets.removeLast() }
        continue
      }
      let isTransition = Self.transitions.contains(tag.name)
      guard isSet || isTransition || Self.names.contains(tag.name),
        tag.end - tag.offset <= Self.limit
      else { continue }
      hasSet = hasSet || isTransition
      let text = String(decoding: bytes[tag.offset..<tag.end], as: UTF8.self)
      if isSet {
        guard tag.kind == .start, sets.count <= Self.depthLimit else { continue }
        hasSet = true
        sets.append(
          Self.shared(text, within: sets[sets.count - 1], isTransition: tag.name != "set"))
        if Self.attribute("ordering", text) == "sequentially"
          || Self.attribute("transitionOrdering", text) == "sequential"
        {
          found.add(
            "the set runs its animations one after the other, which is not in their delays",
            at: tag.offset)
        }
      } else {
        read(tag, text, sets[sets.count - 1], lines, &found)
      }
    }
    notes = found.all
  }

  private static func shared(
    _ text: String, within outer: Shared, isTransition: Bool
  ) -> Shared {
    var shared = outer
    let isShared = attribute("shareInterpolator", text) != "false"
    shared.interpolator = outer.interpolator ?? (isShared ? attribute("interpolator", text) : nil)
    shared.isSharing = isShared && !isTransition
    shared.duration = outer.duration ?? attribute("duration", text)
    shared.offset += delay(text).flatMap { Double($0) } ?? 0
    return shared
  }

  private mutating func read(
    _ tag: ElementScanner.Tag, _ text: String, _ set: Shared, _ lines: LineIndex,
    _ notes: inout NoteList
  ) {
    let isAnimator = Self.animators.contains(tag.name)
    let interpolator =
      (isAnimator ? nil : set.interpolator) ?? Self.attribute("interpolator", text)
    let duration = (isAnimator ? nil : set.duration) ?? Self.attribute("duration", text)
    if interpolator == nil, duration == nil { return }
    let plain = Self.attribute("propertyName", text) ?? tag.name
    names[plain, default: 0] += 1
    let name = names[plain].map { $0 > 1 ? "\(plain) \($0)" : plain } ?? plain
    var element = Self.transitions.contains(tag.name) ? "<alpha" : "<\(tag.name)"
    // Android's own default.
    let curve = interpolator ?? "@android:interpolator/accelerate_decelerate"
    element += " android:interpolator=\"\(curve)\""
    for part in ["repeatCount", "repeatMode"] {
      if let value = Self.attribute(part, text) { element += " android:\(part)=\"\(value)\"" }
    }
    if !isAnimator, set.isSharing, set.interpolator == nil, interpolator != nil {
      notes.add(
        "\(name.prefix(60)): read as written; Android takes the set's interpolator instead unless "
          + "shareInterpolator is false", at: tag.offset, isLoss: false)
    }
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(element + "/>")
      var times: [Double?] = []
      for (part, value) in [
        ("duration", duration), ("delay", Self.delay(text)),
      ] {
        let number = value.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        if let value, number == nil {
          notes.add(
            "\(name.prefix(60)): the \(part) \(value.prefix(60)) is not a number", at: tag.offset)
        }
        times.append(number)
      }
      let delay = (times[1] ?? 0) + (isAnimator ? 0 : set.offset)
      curves.append(
        DocumentCurve(
          name: name, easing: parsed.easing,
          duration: times[0].flatMap { $0 > 0 ? $0 / 1000 : nil },
          delay: delay == 0 ? nil : delay / 1000, repeats: parsed.repeats,
          line: lines.line(of: tag.offset)))
    } catch {
      notes.add("\(name.prefix(60)): expected \(error.expected)", at: tag.offset)
    }
  }

  /// The time before an animation or a transition.
  private static func delay(_ tag: String) -> String? {
    attribute("startOffset", tag) ?? attribute("startDelay", tag)
  }

  /// The value of an attribute in Android's namespace; nil without it.
  private static func attribute(_ name: String, _ tag: String) -> String? {
    guard let start = tag.firstRange(of: "android:\(name)=") else { return nil }
    let value = tag[start.upperBound...]
    guard let quote = value.first, "\"'".contains(quote) else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}
