import Curves
import Spring

/// The reason why an animation is invalid.
@nonexhaustive
public enum AnimationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A number of the timing, the spring or the gesture is out of range.
  case parameter(ParameterError)
  /// The keyframes are invalid.
  case keyframe(KeyframeError)
  /// A key path that is neither a layer property nor declared by a model value.
  case unknownKeyPath(String, nearest: String?)
  /// A value whose kind differs from its property's.
  case wrongKind(keyPath: String, value: String, allowed: String)
  /// The key of the animation it waits for is unknown, or that animation waits for this one.
  case predecessor(key: String, isCircular: Bool)
  /// A setting that contradicts others.
  case unsuitable(String)
  /// A diagnostic that is a warning unless the animation is strict.
  case strict(Diagnostic)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .parameter(let error): error.description
    case .keyframe(let error): error.description
    case .unknownKeyPath(let keyPath, let nearest):
      "unknown key path \"\(keyPath)\""
        + (nearest.map { ": did you mean '\($0)'?" }
          ?? ": a model value of this name declares a property")
    case .wrongKind(let keyPath, let value, let allowed):
      "a value of \(keyPath) must be \(allowed), but is \(value)"
    case .predecessor(let key, let isCircular):
      isCircular
        ? "after \"\(key)\" is circular: that animation waits for this one"
        : "after \"\(key)\": there is no animation with this key"
    case .unsuitable(let text): text
    case .strict(let diagnostic): diagnostic.description
    }
  }
}
