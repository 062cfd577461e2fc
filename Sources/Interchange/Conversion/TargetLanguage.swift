import Curves

/// A platform that curves can be written for.
public struct TargetLanguage: Sendable {
  /// The name, such as `css`.
  public let name: String
  /// The title, such as `CSS timing function`.
  public let title: String
  /// The form of a cubic-bezier in its text, a few words of Markdown.
  public let bezierForm: String
  /// The form of a spring in its text.
  public let springForm: String
  /// Traps of the platform, one sentence each.
  public let traps: [String]
  /// Whether the result is a binary file, which cannot be pasted.
  public let isBinary: Bool
  let write: @Sendable (CurveToConvert) throws(ConversionError) -> Draft

  init(
    _ name: String, title: String, bezier: String, spring: String, traps: [String] = [],
    isBinary: Bool = false,
    write: @escaping @Sendable (CurveToConvert) throws(ConversionError) -> Draft
  ) {
    self.name = name
    self.title = title
    bezierForm = bezier
    springForm = spring
    self.traps = traps
    self.isBinary = isBinary
    self.write = write
  }

  /// Writes a curve as this platform's text.
  ///
  /// The error is measured on the text, read back as the platform reads it.
  ///
  /// Complexity: about 20,000 evaluations of the curve, plus those of an approximation if one is needed;
  /// a few milliseconds.
  /// - Throws: ``ConversionError`` if the platform cannot express the curve.
  public func convert(_ request: ConversionRequest) throws(ConversionError) -> Conversion {
    let draft = try write(CurveToConvert(request))
    guard let played = draft.played(draft.text) else {
      throw ConversionError("the text written for \(name) cannot be read back")
    }
    let reference = draft.reference.continued
    let error = LargestDifference(
      breakpoints: reference.breakpoints + played.breakpoints, margin: draft.jumpWidth,
      distance: { abs(reference.value(at: $0) - played.value($0)) })
    let isSpring = draft.duration != nil
    let rest = isSpring ? abs(1 - played.value(1 - 1e-9)) : 0
    return Conversion(
      target: name, text: draft.text, bytes: draft.bytes, duration: draft.duration,
      maximumError: error.value,
      jumpAtEnd: rest < 1e-7 ? 0 : rest, isLossless: draft.isNative && error.value <= 1e-6,
      points: draft.points, notes: draft.notes)
  }
}

/// The result of writing a curve for a target, before its error is measured.
struct Draft {
  /// The text.
  var text: String
  /// The file, if the target is binary.
  var bytes: [UInt8]?
  /// The duration in seconds; nil for a curve of progress alone.
  var duration: Double?
  /// The curve over the span of the text.
  var reference: Easing
  /// What the platform plays when it reads a text; nil if it cannot read the text.
  var played: (String) -> Playback?
  /// Whether the platform expresses the curve exactly.
  var isNative = false
  var points: Int?
  var notes: [String] = []
  /// The width of a jump, as a fraction of the span.
  var jumpWidth = 1e-12
}

/// What a platform plays, over progress 0...1 of the text's span.
struct Playback {
  /// Where it jumps or turns sharply.
  var breakpoints: [Double] = []
  /// The value at a progress.
  var value: (Double) -> Double

  init(breakpoints: [Double] = [], value: @escaping (Double) -> Double) {
    self.breakpoints = breakpoints
    self.value = value
  }

  /// A timing function, unchanged.
  init(_ function: some TimingFunction) {
    let function = function.continued
    self.init(breakpoints: function.breakpoints) { function.value(at: $0) }
  }
}
