import CurveArithmetic

/// How the files of a target have a duration that belongs to no curve, as a token of its own.
package struct DurationForm: Sendable {
  #if hasFeature(Embedded)
    /// The page writes no files.
    @inline(__always)
    init(text: (Double, String) -> String, unit: String? = nil, isWhole: Bool = false) {}
  #else
    /// The number or the time as the language writes it, or the whole declaration in languages whose curves
    /// are declarations.
    let text: @Sendable (_ seconds: Double, _ name: String) -> String
    /// What the number counts; nil if the text says it.
    let unit: String?
    /// Whether the number of milliseconds is whole.
    let isWhole: Bool

    init(
      text: @escaping @Sendable (_ seconds: Double, _ name: String) -> String,
      unit: String? = nil, isWhole: Bool = false
    ) {
      (self.text, self.unit, self.isWhole) = (text, unit, isWhole)
    }
  #endif

  private static var inSeconds: String { "In seconds." }
  private static var inMilliseconds: String { "In milliseconds." }

  /// A number of seconds.
  static var seconds: DurationForm {
    DurationForm(text: { seconds, _ in cssNumber(seconds) }, unit: inSeconds)
  }

  /// A number of seconds that is not an integer of the language.
  static var decimalSeconds: DurationForm {
    DurationForm(
      text: { seconds, _ in
        let text = cssNumber(seconds)
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? text + ".0" : text
      }, unit: inSeconds)
  }

  /// A number of seconds in single precision, as C# writes it.
  static var singleSeconds: DurationForm {
    DurationForm(text: { seconds, _ in cssNumber(seconds) + "f" }, unit: inSeconds)
  }

  /// A number of milliseconds.
  static var milliseconds: DurationForm { milliseconds(isWhole: false) }

  static func milliseconds(isWhole: Bool) -> DurationForm {
    DurationForm(
      text: { seconds, _ in String(CSSText.milliseconds(seconds).dropLast(2)) },
      unit: inMilliseconds, isWhole: isWhole)
  }

  /// A time with its unit.
  static var time: DurationForm {
    DurationForm(text: { seconds, _ in CSSText.milliseconds(seconds) })
  }
}

#if !hasFeature(Embedded)
  extension DurationForm {
    /// The seconds of the unit that a comment of a written file states; nil for other lines.
    package static func unit(inComment line: String) -> Double? {
      line.contains(inSeconds) ? 1 : line.contains(inMilliseconds) ? 1e-3 : nil
    }
  }

  extension TargetLanguage {
    /// Writes a duration that belongs to no curve, such as a token of a design system.
    ///
    /// - Parameters:
    ///   - duration: In seconds, 0 or positive.
    ///   - name: Its name in the text.
    /// - Returns: The text, whose ``Conversion/isDuration`` is true; nil if the files of the target have no
    ///   such durations.
    public func convert(duration: Double, name: String) -> Conversion? {
      guard let form = file.duration else { return nil }
      var seconds = duration
      var notes: [String] = []
      if form.isWhole {
        seconds = (duration * 1000).rounded() / 1000
        if abs(seconds - duration) > 1e-9 {
          notes = ["\(CSSText.milliseconds(duration)) is rounded to whole milliseconds"]
        }
      }
      return Conversion(
        target: self.name, text: form.text(seconds, name), bytes: nil, duration: seconds,
        maximumError: 0, jumpAtEnd: 0, isLossless: true, points: nil, notes: notes,
        isDuration: true)
    }
  }
#endif
