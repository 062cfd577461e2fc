import CurveNotation
import Curves
import Spring

/// A curve as a platform's text, with the error of the conversion.
public struct Conversion: Sendable, Hashable {
  /// The name of the target.
  public let target: String
  /// The text to paste; empty if the target is a binary file.
  public let text: String
  /// The file of a binary target, `npy`; nil for text.
  public let bytes: [UInt8]?
  /// The duration of the text in seconds, if the curve has a duration.
  public let duration: Double?
  /// The delay in seconds of the text that the curve was read from, if it has one.
  public let delay: Double?
  /// How often the animation runs, if the text that the curve was read from says so.
  public let repeats: Repeats?
  /// When the platform ends the spring by itself, in seconds: at its rest thresholds or by its estimate. Nil
  /// if the text has the duration, or the platform's rule is not public.
  public let engineEnd: Double?
  /// The largest distance between the curve and what the platform plays, as a fraction of the distance
  /// moved, over the whole span with both ends. It is measured on the text after reading it back.
  public let maximumError: Double
  /// How far a spring is from its target when the text ends and jumps there, as a fraction of the
  /// distance; 0 for other curves.
  public let jumpAtEnd: Double
  /// Whether the platform computes the same function, within 1e-6 for the rounding of its numbers.
  public let isLossless: Bool
  /// The number of stops, keyframes or samples; nil if the text has none of them.
  public let points: Int?
  /// Notes on what is lost or needs attention.
  public let notes: [String]
  /// Whether the text is a duration alone, without a curve.
  public let isDuration: Bool

  package init(
    target: String, text: String, bytes: [UInt8]?, duration: Double?, delay: Double? = nil,
    repeats: Repeats? = nil, engineEnd: Double? = nil, maximumError: Double, jumpAtEnd: Double,
    isLossless: Bool, points: Int?, notes: [String], isDuration: Bool = false
  ) {
    self.target = target
    self.text = text
    self.bytes = bytes
    self.duration = duration
    self.delay = delay
    self.repeats = repeats
    self.engineEnd = engineEnd
    self.maximumError = maximumError
    self.jumpAtEnd = jumpAtEnd
    self.isLossless = isLossless
    self.points = points
    self.notes = notes
    self.isDuration = isDuration
  }
}

/// A request to convert a curve, with the accuracy wanted.
public struct ConversionRequest: Sendable {
  /// The name of the curve in the text: letters, digits, `-` and `_`.
  public var name: String
  /// The curve.
  public var easing: Easing
  /// The duration in seconds that belongs to the curve; nil without a duration, and for a spring.
  public var duration: Double?
  /// The delay in seconds that belongs to the curve.
  public var delay: Double?
  /// How often the animation runs; nil for once.
  public var repeats: Repeats?
  /// The distance moved in the units of the platform, for texts with velocities and rest thresholds in
  /// those units. If nil, they are written for a distance of 1.
  public var distance: Double?
  /// The largest error allowed for approximations, as a fraction of the distance; positive.
  public var maximumError: Double
  /// The number of stops or samples, instead of the error.
  public var points: Int?
  /// Whether to write a single cubic-bezier instead of `linear()`.
  public var prefersBezier: Bool
  /// Whether to add `@supports` and `prefers-reduced-motion` to CSS.
  public var hasFallback: Bool
  /// Whether to measure the error of the text, which takes most of the time where the platform's own solver
  /// is approximate. If not, ``Conversion/maximumError`` is NaN for texts that are not read back to the same
  /// function.
  package var measuresError = true
  /// Whether the text goes into a file of ``TargetLanguage/files(_:names:source:hasReducedMotion:)``. The
  /// notes are then about the file, which may declare the timing separately from the curve.
  public var isInFile = false

  /// The largest error of an approximation unless another is given, as a fraction of the distance.
  public static var defaultMaximumError: Double { 0.001 }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - easing: The curve.
  ///   - name: Its name in the text.
  ///   - maximumError: The largest error of an approximation, as a fraction of the distance; positive.
  ///   - points: The number of stops or samples in 2...10000, instead of the error.
  ///   - prefersBezier: Whether to write a single cubic-bezier instead of `linear()`.
  ///   - hasFallback: Whether to add `@supports` and `prefers-reduced-motion` to CSS.
  public init(
    _ easing: Easing, name: String = "motion",
    maximumError: Double = ConversionRequest.defaultMaximumError,
    points: Int? = nil,
    prefersBezier: Bool = false, hasFallback: Bool = false
  ) {
    self.name = name
    self.easing = easing
    self.maximumError = maximumError
    self.points = points
    self.prefersBezier = prefersBezier
    self.hasFallback = hasFallback
  }

  /// Gives the text this duration, the same in every target; a spring is cut off there.
  ///
  /// - Parameter duration: In seconds, positive.
  /// - Throws: ``ConversionError`` if the duration is not positive and finite.
  public mutating func last(_ duration: Double) throws(ConversionError) {
    if case .spring(let spring) = easing.unnamed {
      easing = .spring(
        try ConversionError.wrapping { () throws(ParameterError) in
          try SpringCurve(spring.parameters, over: duration)
        })
    } else {
      self.duration = duration
    }
  }

  /// The timing with the curve.
  var timing: TimingRemark {
    TimingRemark(duration: duration, delay: delay, repeats: repeats)
  }
}

/// The error for a curve that a target cannot express.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// One sentence that says what cannot be expressed.
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension ConversionError {
  /// Runs a step and turns its error into a conversion error.
  static func wrapping<Result, Failure: Error & CustomStringConvertible>(
    _ step: () throws(Failure) -> Result
  ) throws(ConversionError) -> Result {
    do throws(Failure) {
      return try step()
    } catch {
      throw ConversionError(error.description)
    }
  }
}

extension SpringCurve {
  /// The same spring over another duration.
  func spanning(_ duration: Double) throws(ConversionError) -> SpringCurve {
    try ConversionError.wrapping { () throws(ParameterError) in
      try SpringCurve(parameters, over: duration).continued
    }
  }
}

#if !hasFeature(Embedded)
  extension Conversion: Codable {}
#endif
