import CurveNotation

/// Reads the values of source code one after the other, for ``SourceFile``.
struct SourceReader {
  /// A time of its own, in seconds.
  typealias Duration = (name: String, seconds: Double, line: Int)

  /// The curves, in text order.
  private(set) var curves: [DocumentCurve] = []
  /// The times that are not settings of a curve, in text order.
  private(set) var durations: [Duration] = []
  /// Notes on values that look like curves.
  var notes: NoteList
  /// Keyframe animations of Core Animation.
  private(set) var animations: [SourceFile.KeyframeAnimation] = []
  /// The end of the last keyframe animation of UIKit; 0 without one.
  private(set) var viewsEnd = 0
  /// Whether some curves are constants of other files.
  private(set) var hasForeignCurves = false
  /// The values with those of constants in them.
  private(set) var replaced: [Declarations.Replacement] = []
  /// The lines of the curves that statements set up without a declaration.
  private(set) var undeclared: Set<Int> = []

  private let bytes: [UInt8]
  private let lines: LineIndex
  private let names: OwnNames
  private var scanner: SourceScanner
  private var assembled: AnimationList
  /// The curves of variables by their names.
  private var known: [String: Int] = [:]
  /// How many curves have a name that is not their own.
  private var counts: [String: Int] = [:]
  /// The end of the last value with a note: values in it need no second one.
  private var noted = 0
  /// The end of the settings of the last keyframe animation of UIKit.
  private var settingsEnd = 0
  /// The end of the curves so far.
  private var covered = 0

  init(_ bytes: [UInt8], _ lines: LineIndex) {
    (self.bytes, self.lines) = (bytes, lines)
    notes = NoteList(lines)
    scanner = SourceScanner(bytes)
    names = OwnNames(bytes)
    assembled = AnimationList(bytes)
    while let value = scanner.next() { take(value, lines.line(of: value.range.lowerBound)) }
    takeAnimations(before: bytes.count, in: [])
  }

  private mutating func take(_ value: SourceValue, _ line: Int) {
    let start = value.range.lowerBound
    takeAnimations(before: start, in: scanner.around)
    if let end = assembled.end(at: start) { return scanner.skip(to: end) }
    if takeKeyframes(value) || takeTime(value, line) || takeReference(value, line) { return }
    let resolved = names.resolved(value, around: scanner.around)
    if resolved.text != value.text, value.range.count == value.text.utf8.count {
      replaced.append(Declarations.Replacement(range: value.range, text: resolved.text))
    }
    var value = value
    (value.text, value.choices) = (resolved.text, resolved.choices)
    value.members += resolved.members
    value.isUsed = names.isCurve(value.plainName)
    if takeTransitions(value, line) { return }
    do throws(SyntaxError) {
      if resolved.unread == nil, let parsed = try value.parsed() {
        takeCurve(value, parsed, line, foreign: resolved.foreign)
      } else {
        noteUnread(value, resolved)
      }
    } catch {
      guard start >= noted else { return }
      noted = value.range.upperBound
      note(value, "expected \(error.expected)")
      // None of the two curves of a condition is the one of its code, and the settings of keyframes are no times of
      // their own.
      if error.expected.hasSuffix(SourceFile.twoCurves) || value.isKeyframes {
        scanner.skip(to: value.range.upperBound)
      }
    }
  }

  private mutating func note(_ value: SourceValue, _ text: String, isLoss: Bool = true) {
    notes.add(value.note(text), at: value.range.lowerBound, isLoss: isLoss)
  }

  /// Takes the animations that statements set up before an offset.
  private mutating func takeAnimations(before offset: Int, in scope: [String]) {
    for animation in assembled.reached(offset, after: covered, in: scope, lines) {
      known[animation.name] = curves.count
      curves.append(DocumentCurve(animation))
      if !animation.isDeclared { undeclared.insert(animation.line) }
      for note in animation.parsed.notes {
        notes.add("\(animation.name.prefix(60)): \(note)", at: animation.offset)
      }
    }
  }

  /// - Returns: Whether the value belongs to keyframes and is not a curve.
  private mutating func takeKeyframes(_ value: SourceValue) -> Bool {
    let start = value.range.lowerBound
    if let statements = KeyframeStatements(value, in: bytes) {
      animations.append(SourceFile.KeyframeAnimation(value, statements, lines))
    }
    if let view = ViewKeyframes(value) {
      (viewsEnd, settingsEnd) = (view.range.upperBound, view.settingsEnd)
      durations += view.times(at: lines)
      notes.add(view.note, at: start)
      return true
    }
    if start < settingsEnd { return true }
    guard value.isKeyframeTrack else { return false }
    notes.add("KeyframeTrack: a track has a curve for each keyframe, and is not read", at: start)
    scanner.skip(to: value.range.upperBound)
    return true
  }

  /// - Returns: Whether the value is a time.
  private mutating func takeTime(_ value: SourceValue, _ line: Int) -> Bool {
    let (start, end) = (value.range.lowerBound, value.range.upperBound)
    if let reason = value.lostTiming {
      note(value, reason)
    } else if value.isFraction {
      if start >= viewsEnd {
        viewsEnd = end
        notes.add("relativeDuration is a fraction of a duration", at: start)
      }
      return true
    } else if let seconds = value.seconds(below: bytes) {
      let isSetter = value.labels.first.map { SourceValue.timeSetters[$0] != nil } == true
      durations.append((isSetter ? "line \(line) \(value.name)" : value.plainName, seconds, line))
    } else {
      return false
    }
    // The parts of a time are not times of their own.
    scanner.skip(to: end)
    return true
  }

  /// - Returns: Whether the value is the name of a curve.
  private mutating func takeReference(_ value: SourceValue, _ line: Int) -> Bool {
    guard let reference = value.reference else { return false }
    let name = names.name(of: reference, in: value) ?? reference
    if let index = known[name] {
      var alias = curves[index]
      (alias.name, alias.line, alias.isAlias) = (value.plainName, line, true)
      scanner.skip(to: value.range.upperBound)
      for name in value.keys { known[name] = curves.count }
      curves.append(alias)
      return true
    }
    guard value.isNamed, let first = reference.utf8.first, "$@".utf8.contains(first) else {
      return false
    }
    note(value, "\(reference.prefix(60)) is not a curve of this file")
    return true
  }

  /// - Returns: Whether the value is a complete transition or animation of CSS.
  private mutating func takeTransitions(_ value: SourceValue, _ line: Int) -> Bool {
    guard let (items, end) = value.transitions(in: bytes) else { return false }
    if items.count == 1 { for name in value.keys { known[name] = curves.count } }
    scanner.skip(to: end)
    let name = value.name.isEmpty ? "line \(line)" : value.plainName
    curves += items.map { item in
      DocumentCurve(
        name: item.what.isEmpty ? name : "\(name) \(item.what)", easing: item.easing,
        duration: item.duration, delay: item.delay, repeats: item.repeats, line: line)
    }
    return true
  }

  private mutating func takeCurve(
    _ value: SourceValue, _ parsed: ParsedEasing, _ line: Int, foreign: String?
  ) {
    for name in value.keys { known[name] = curves.count }
    scanner.skip(to: value.range.upperBound)
    covered = max(covered, value.range.upperBound)
    if value.isBranch {
      note(
        value, "the curve of one branch of a condition; each branch is a curve of its own",
        isLoss: false)
    }
    var name = value.name.isEmpty ? "line \(line)" : value.plainName
    if value.name.isEmpty || value.isElement {
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count > 1 { name += " (\(count))" }
    }
    curves.append(
      DocumentCurve(
        name: name, easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
        repeats: parsed.repeats, line: line))
    if let foreign {
      note(value, "\(foreign.prefix(60)) is not in this file; read as the curve of that name")
    }
    for text in parsed.notes { note(value, text) }
  }

  /// Notes a value that is not a curve, if it refers to one of another file or looks like one.
  private mutating func noteUnread(_ value: SourceValue, _ resolved: OwnNames.Resolved) {
    var missing = resolved.unread ?? resolved.foreign
    if missing != nil, !SourceValue.nameTransition(value.members) { missing = nil }
    if missing == nil, let name = value.reference, value.hasCurveType(in: bytes) { missing = name }
    if let name = missing {
      hasForeignCurves = true
      note(value, "\(name.prefix(60)) is not a curve of this file")
    } else if value.range.lowerBound >= noted, let reason = value.misspelling {
      note(value, reason)
    }
  }
}
