import CurveNotation
import Curves

/// The curves in source code: constants and settings of JavaScript, TypeScript, Swift, Kotlin, Dart, Sass,
/// Less and JSON5.
///
/// A value is a curve if it is written like one: a function of a platform, an object with the settings of a
/// spring or a transition, or, under a name that says so, four numbers or a quoted name. A curve is named by
/// the declarations around it, as in `Motion.standard`, or by its line. Values that look like curves but
/// cannot be read are noted.
///
/// Nothing is executed. Complexity: linear in the text.
package struct SourceFile: Sendable {
  /// A time of its own, in seconds.
  typealias Duration = (name: String, seconds: Double)

  /// The end of the note on a condition with two curves, none of which is the one of its code.
  static let twoCurves = "the condition has two"

  /// The curves, in text order.
  package let curves: [DocumentCurve]
  /// The values that are times, such as `fast: "150ms"` or `duration: 150`, in text order.
  let durations: [Duration]
  /// Notes on values that look like curves, in text order.
  package let notes: [DocumentNote]

  /// Whether some curves are constants of other files, so that the text as a whole is not a single curve.
  let hasForeignCurves: Bool
  /// Whether it has keyframe animations of Core Animation with values.
  let hasKeyframes: Bool
  /// Whether it has keyframe animations of UIKit.
  let hasViewKeyframes: Bool

  /// Reads source code.
  package init(_ bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    var notes = NoteList(lines)
    var curves: [DocumentCurve] = []
    var durations: [(name: String, seconds: Double, line: Int)] = []
    var scanner = SourceScanner(bytes)
    // What is within a value that was noted needs no second note.
    var noted = 0
    var animations: [KeyframeAnimation] = []
    // The curves of variables by their names.
    var known: [String: Int] = [:]
    // How many curves have a name that is not their own.
    var counts: [String: Int] = [:]
    // The end of the last animation of UIKit with keyframes, and that of its settings.
    var views = 0
    var settingsEnd = 0
    let names = OwnNames(bytes)
    var hasForeignCurves = false
    var assembled = AnimationList(bytes)
    // The values with those of constants in them.
    var replaced: [Declarations.Replacement] = []
    // The lines of those that no statement declares.
    var undeclared: Set<Int> = []
    // The end of the curves so far.
    var covered = 0
    func add(_ found: [AnimationList.Animation]) {
      for animation in found {
        known[animation.name] = curves.count
        curves.append(DocumentCurve(animation))
        if !animation.isDeclared { undeclared.insert(animation.line) }
        for note in animation.parsed.notes {
          notes.add("\(animation.name.prefix(60)): \(note)", at: animation.offset)
        }
      }
    }
    while var value = scanner.next() {
      let line = lines.line(of: value.range.lowerBound)
      add(assembled.reached(value.range.lowerBound, after: covered, in: scanner.around, lines))
      if let end = assembled.end(at: value.range.lowerBound) {
        scanner.skip(to: end)
        continue
      }
      if let statements = KeyframeStatements(value, in: bytes) {
        animations.append(KeyframeAnimation(value, statements, lines))
      }
      if let view = ViewKeyframes(value) {
        (views, settingsEnd) = (view.range.upperBound, view.settingsEnd)
        durations += view.times(at: lines)
        notes.add(view.note, at: value.range.lowerBound)
        continue
      }
      if value.range.lowerBound < settingsEnd { continue }
      if value.isKeyframeTrack {
        notes.add(
          "KeyframeTrack: a track has a curve for each keyframe, and is not read",
          at: value.range.lowerBound)
        scanner.skip(to: value.range.upperBound)
        continue
      }
      if let reason = value.lostTiming {
        notes.add(value.note(reason), at: value.range.lowerBound)
        scanner.skip(to: value.range.upperBound)
        continue
      }
      if value.isFraction {
        if value.range.lowerBound >= views {
          views = value.range.upperBound
          notes.add("relativeDuration is a fraction of a duration", at: value.range.lowerBound)
        }
        continue
      }
      if let seconds = value.seconds(below: bytes) {
        let isSetter = value.labels.first.map { SourceValue.timeSetters[$0] != nil } == true
        durations.append(
          (isSetter ? "line \(line) \(value.name)" : value.plainName, seconds, line))
        // The parts of a time are not times of their own.
        scanner.skip(to: value.range.upperBound)
        continue
      }
      if let reference = value.reference {
        let name = names.name(of: reference, in: value) ?? reference
        if let index = known[name] {
          var alias = curves[index]
          (alias.name, alias.line, alias.isAlias) = (value.plainName, line, true)
          scanner.skip(to: value.range.upperBound)
          for name in value.keys { known[name] = curves.count }
          curves.append(alias)
          continue
        }
        if value.isNamed, let first = reference.utf8.first, "$@".utf8.contains(first) {
          notes.add(
            value.note("\(reference.prefix(60)) is not a curve of this file"),
            at: value.range.lowerBound)
          continue
        }
      }
      let resolved = names.resolved(value, around: scanner.around)
      if resolved.text != value.text, value.range.count == value.text.utf8.count {
        replaced.append(Declarations.Replacement(range: value.range, text: resolved.text))
      }
      (value.text, value.choices) = (resolved.text, resolved.choices)
      value.members += resolved.members
      value.isUsed = names.isCurve(value.plainName)
      if let (items, end) = value.transitions(in: bytes) {
        if items.count == 1 { for name in value.keys { known[name] = curves.count } }
        scanner.skip(to: end)
        let name = value.name.isEmpty ? "line \(line)" : value.plainName
        curves += items.map { item in
          DocumentCurve(
            name: item.what.isEmpty ? name : "\(name) \(item.what)", easing: item.easing,
            duration: item.duration, delay: item.delay, repeats: item.repeats, line: line)
        }
        continue
      }
      do throws(SyntaxError) {
        guard resolved.unread == nil, let parsed = try value.parsed() else {
          if let name = resolved.unread ?? resolved.foreign,
            SourceValue.nameTransition(value.members)
          {
            hasForeignCurves = true
            notes.add(
              value.note("\(name.prefix(60)) is not a curve of this file"),
              at: value.range.lowerBound)
          } else if let name = value.reference, value.hasCurveType(in: bytes) {
            hasForeignCurves = true
            notes.add(
              value.note("\(name.prefix(60)) is not a curve of this file"),
              at: value.range.lowerBound)
          } else if value.range.lowerBound >= noted, let reason = value.misspelling {
            notes.add(value.note(reason), at: value.range.lowerBound)
          }
          continue
        }
        for name in value.keys { known[name] = curves.count }
        scanner.skip(to: value.range.upperBound)
        covered = max(covered, value.range.upperBound)
        if value.isBranch {
          notes.add(
            value.note("the curve of one branch of a condition; each branch is a curve of its own"),
            at: value.range.lowerBound, isLoss: false)
        }
        var name = value.name.isEmpty ? "line \(line)" : value.plainName
        if value.name.isEmpty || value.isElement {
          let count = counts[name, default: 0] + 1
          counts[name] = count
          if count > 1 { name += " (\(count))" }
        }
        curves.append(
          DocumentCurve(
            name: name, easing: parsed.easing,
            duration: parsed.duration, delay: parsed.delay, repeats: parsed.repeats, line: line))
        if let name = resolved.foreign {
          notes.add(
            value.note(
              "\(name.prefix(60)) is not in this file; read as the curve of that name"),
            at: value.range.lowerBound)
        }
        for note in parsed.notes { notes.add(value.note(note), at: value.range.lowerBound) }
      } catch {
        guard value.range.lowerBound >= noted else { continue }
        noted = value.range.upperBound
        notes.add(value.note("expected \(error.expected)"), at: value.range.lowerBound)
        // None of the two curves of a condition is the one of its code, and the settings of keyframes are no times of
        // their own.
        if error.expected.hasSuffix(Self.twoCurves) || value.isKeyframes {
          scanner.skip(to: value.range.upperBound)
        }
      }
    }
    add(assembled.reached(bytes.count, after: covered, in: [], lines))
    self.hasForeignCurves = hasForeignCurves
    hasKeyframes = !animations.isEmpty
    hasViewKeyframes = views > 0
    var merged = Self.merged(curves, undeclared, bytes, replaced)
    if !animations.isEmpty { Self.add(animations, to: &merged, Declarations(bytes)) }
    Self.noteSprings(of: bytes, besides: merged.curves, lines, &notes)
    self.curves = merged.curves
    // The times in a declaration that is a curve are those of the curve.
    self.durations = durations.filter { !merged.lines.contains($0.line) }
      .map { duration in
        // The last of several variables of Sass or Less applies.
        if let mark = duration.name.utf8.first, "$@".utf8.contains(mark) {
          return (duration.name, duration.seconds)
        }
        let count = counts["duration " + duration.name, default: 0] + 1
        counts["duration " + duration.name] = count
        return (duration.name + (count > 1 ? " (\(count))" : ""), duration.seconds)
      }
    self.notes = (notes.all.filter { !merged.lines.contains($0.line) } + merged.notes)
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
