import Curves
import Spring

/// A curve as a platform's text, with the error of the translation.
public struct Conversion: Sendable, Hashable {
  /// The name of the target.
  public let target: String
  /// The text to paste; empty where the target is a binary file.
  public let text: String
  /// The file of a target that is binary, which is `npy` alone; nil for text.
  public let bytes: [UInt8]?
  /// The duration of the text in seconds, where the curve has one.
  public let duration: Double?
  /// The largest distance of what the platform plays from the curve, in units of the distance moved,
  /// over the whole span, both ends included; measured on the text, read again.
  public let maximumError: Double
  /// How far a spring is from its target when the text ends and puts it there; 0 for other curves.
  public let jumpAtEnd: Double
  /// Whether the platform has the curve itself; what is left is the rounding of its numbers.
  public let isLossless: Bool
  /// The number of stops, keyframes or samples, where the text has any.
  public let points: Int?
  /// Notes on what is lost or needs care.
  public let notes: [String]
}

/// A request to convert a curve, and how exactly.
public struct ConversionRequest: Sendable {
  /// The name of the curve in the text; letters, digits, `-` and `_`.
  public var name: String
  /// The curve.
  public var easing: Easing
  /// The largest error that approximations may have, in units of the distance; positive.
  public var maximumError: Double
  /// The number of stops or samples, in place of the error.
  public var points: Int?
  /// Whether to write a single cubic-bezier where the target has `linear()`.
  public var prefersBezier: Bool
  /// Whether CSS also gets `@supports` and `prefers-reduced-motion`.
  public var hasFallback: Bool

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - easing: The curve.
  ///   - name: Its name in the text.
  ///   - maximumError: The largest error of an approximation, in units of the distance; positive.
  ///   - points: The number of stops or samples in 2...10000, in place of the error.
  ///   - prefersBezier: Whether to write a single cubic-bezier where the target has `linear()`.
  ///   - hasFallback: Whether CSS also gets `@supports` and `prefers-reduced-motion`.
  public init(
    _ easing: Easing, name: String = "motion", maximumError: Double = 0.001, points: Int? = nil,
    prefersBezier: Bool = false, hasFallback: Bool = false
  ) {
    self.name = name
    self.easing = easing
    self.maximumError = maximumError
    self.points = points
    self.prefersBezier = prefersBezier
    self.hasFallback = hasFallback
  }
}

/// The error for a curve that a target cannot express.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// One sentence that names what cannot be expressed.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension ConversionError {
  /// Runs a step, whose refusal becomes a conversion's.
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
    try ConversionError.wrapping { () throws(SpringError) in
      try SpringCurve(parameters, over: duration).continued
    }
  }
}

#if !hasFeature(Embedded)
  extension Conversion: Codable {}
#endif
