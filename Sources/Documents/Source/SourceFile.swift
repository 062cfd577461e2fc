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
    var reader = SourceReader(bytes, lines)
    hasForeignCurves = reader.hasForeignCurves
    hasKeyframes = !reader.animations.isEmpty
    hasViewKeyframes = reader.viewsEnd > 0
    var merged = Self.merged(reader.curves, reader.undeclared, bytes, reader.replaced)
    if hasKeyframes { Self.add(reader.animations, to: &merged, Declarations(bytes)) }
    Self.noteSprings(of: bytes, besides: merged.curves, lines, &reader.notes)
    curves = merged.curves
    var counts: [String: Int] = [:]
    // The times in a declaration that is a curve are those of the curve.
    durations = reader.durations.filter { !merged.lines.contains($0.line) }
      .map { duration in
        // The last of several variables of Sass or Less applies.
        if let mark = duration.name.utf8.first, "$@".utf8.contains(mark) {
          return (duration.name, duration.seconds)
        }
        let count = counts[duration.name, default: 0] + 1
        counts[duration.name] = count
        return (duration.name + (count > 1 ? " (\(count))" : ""), duration.seconds)
      }
    notes = (reader.notes.all.filter { !merged.lines.contains($0.line) } + merged.notes).inTextOrder
  }
}
