import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

/// A platform that curves can be written for.
public struct TargetLanguage: Sendable {
  /// The name, such as `css`.
  public let name: String
  /// The title, such as `CSS timing function`.
  public let title: String
  /// The form of a cubic-bezier in its text, a few words of Markdown.
  package let bezierForm: String
  /// The form of a spring in its text.
  package let springForm: String
  /// Traps of the platform, one sentence each.
  public let traps: [String]
  /// Whether the target's springs have velocities or rest thresholds in units of the value: they follow
  /// ``ConversionRequest/distance``.
  public let hasDistance: Bool
  /// Whether the result is a binary file, which cannot be pasted.
  public let isBinary: Bool
  /// Whether it writes `linear()`, for which ``ConversionRequest/prefersBezier`` takes a cubic-bezier.
  package let hasLinear: Bool
  /// Whether it writes ``ConversionRequest/hasFallback``.
  package let hasFallback: Bool
  /// Whether a file of design tokens becomes the same file with other values.
  package let isTokenFile: Bool
  /// Whether nobody outside its maker can see how the platform computes a curve: an error is then that of the
  /// function which its documentation describes.
  package let hasClosedSolver: Bool
  /// How several curves are one file.
  let file: FileForm
  /// What stands before and after a comment; empty in a language without comments.
  package var commentMarks: [String] { file.comment.marks.map { [$0.before, $0.after] } ?? [] }
  let write: @Sendable (CurveToConvert) throws(ConversionError) -> Draft

  init(
    _ name: String, title: String, bezier: String, spring: String, traps: [String] = [],
    hasDistance: Bool = false, isBinary: Bool = false, hasLinear: Bool = false,
    hasFallback: Bool = false, isTokenFile: Bool = false, hasClosedSolver: Bool = false,
    file: FileForm,
    write: @escaping @Sendable (CurveToConvert) throws(ConversionError) -> Draft
  ) {
    self.name = name
    self.title = title
    bezierForm = bezier
    springForm = spring
    self.traps = traps
    self.hasDistance = hasDistance
    self.isBinary = isBinary
    self.hasLinear = hasLinear
    self.hasFallback = hasFallback
    self.isTokenFile = isTokenFile
    self.hasClosedSolver = hasClosedSolver
    self.file = file
    self.write = write
  }
}

/// A function and its largest distance from the curve that it stands for.
struct MeasuredFunction {
  var function: Easing
  var error: Double
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
  /// When the platform ends the spring by itself, in seconds.
  var engineEnd: Double?
  /// The width of a jump, as a fraction of the span.
  var jumpWidth = 1e-12
  /// Whether the text has the duration of the request.
  var hasDuration = false
  /// Whether the text has the delay of the request.
  var hasDelay = false
  /// Whether the text has the repeats of the request.
  var hasRepeats = false
  /// Whether the text has the pause before each of the repeats.
  var hasPauses = false
  /// A function whose distance from the reference is known already.
  var measured: MeasuredFunction?
  /// The text whose error is known, and the error.
  var measuredText: (text: String, error: Double)?
  /// Whether the error of other functions is measured, or NaN.
  var isMeasured = true

  /// The largest distance between the curve and what is played; nothing is measured if both are the same
  /// function.
  func error(of played: Playback, sharing shared: SharedApproximations) -> Double {
    let reference = reference.continued
    if played.isExactly(reference) { return 0 }
    if let measured, played.isExactly(measured.function) { return measured.error }
    if let measuredText, measuredText.text == text { return measuredText.error }
    guard isMeasured else { return .nan }
    return shared.error(of: played, from: reference, margin: jumpWidth) {
      LargestDifference(reference, played, margin: jumpWidth).value
    }
  }

  /// The timing that the text itself does not have.
  func missingTiming(of request: ConversionRequest) -> TimingRemark {
    var shown = duration ?? request.duration
    if let duration, request.duration == nil, !Self.isDurationGiven(request) {
      // A millionth is enough for a duration that follows from the curve.
      shown = DecimalRounding.round(duration, within: duration * 1e-6)
    }
    return TimingRemark(
      duration: hasDuration ? nil : shown,
      delay: hasDelay ? nil : request.delay, repeats: hasRepeats ? nil : request.repeats)
  }

  private static func isDurationGiven(_ request: ConversionRequest) -> Bool {
    guard case .spring(let spring) = request.easing.unnamed else { return false }
    return spring.isDurationGiven
  }

  /// A note on the timing of the request that is only in a comment, or not in the text at all.
  func notes(
    on missing: TimingRemark, of request: ConversionRequest, isInComment: Bool,
    _ form: FileForm.Timing
  ) -> [String] {
    var (missing, isInComment) = (missing, isInComment)
    var notes: [String] = []
    let isCommented = isInComment && !hasRepeats && !(request.isInFile && form == .declared)
    if let pause = request.repeats?.delay, pause != 0, !hasPauses,
      !isCommented && !(request.isInFile && form == .comments)
    {
      notes = [
        "the text does not have the delay of \(CSSText.milliseconds(pause)) before each run"
      ]
    }
    if request.isInFile {
      switch form {
      case .asText: break
      case .declared: return notes
      case .declaredTimes: missing.delay = nil
      case .comments: (missing, isInComment) = (request.timing, true)
      }
    }
    var lost: [String] = []
    // A comment is the usual place of a duration, which is also printed.
    if !isInComment, missing.duration != nil, let seconds = request.duration {
      lost.append("the duration of \(CSSText.milliseconds(seconds))")
    }
    if let seconds = missing.delay {
      lost.append("the delay of \(CSSText.milliseconds(seconds))")
    }
    if let repeats = missing.repeats {
      let count = repeats.count.isFinite ? "\(cssNumber(repeats.count)) runs" : "endless runs"
      lost.append("the \(count)\(repeats.autoreverses ? " back and forth" : "")")
    }
    if lost.isEmpty { return notes }
    let list = lost.joined(separator: " and ")
    return notes
      + [isInComment ? "only a comment has \(list)" : "the text does not have \(list)"]
  }
}
