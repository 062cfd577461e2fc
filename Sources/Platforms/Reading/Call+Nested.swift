import CurveNotation
import Curves
import Spring

/// Reads the expressions of all platforms. A platform's reader calls it for a curve inside its own notation.
struct ExpressionReader: Sendable {
  /// The meaning of an expression.
  let meaning: @Sendable (Literal) throws(MeaningError) -> Meaning
  /// The curve among the arguments of a function that no platform has.
  let carried: @Sendable (Call) throws(MeaningError) -> Meaning
}

extension Call {
  /// The meaning of an expression in the call, in the notation of any platform.
  func meaning(of literal: Literal) throws(MeaningError) -> Meaning {
    guard let reader else { throw MeaningError("no other curve in it", at: literal.offset) }
    return try reader.meaning(literal)
  }

  /// The meaning of a name; nil if it names no curve.
  func meaning(ofName name: String) -> Meaning? {
    try? meaning(of: Literal(content: .name(name), offset: offset))
  }

  /// The curve of an expression in the call.
  func easing(of literal: Literal) throws(MeaningError) -> Easing {
    try meaning(of: literal).easing(at: literal.offset)
  }

  /// The spring of an expression in the call; throws if it is not a spring.
  func spring(of literal: Literal) throws(MeaningError) -> SpringParameters {
    guard case .spring(let parameters, nil) = try meaning(of: literal).curve else {
      throw MeaningError("a spring", at: literal.offset)
    }
    return parameters
  }

  /// The curve among the arguments, as of a function that no platform has.
  func carriedMeaning() throws(MeaningError) -> Meaning {
    guard let reader else { throw MeaningError(.curve, at: offset) }
    return try reader.carried(self)
  }

  /// A call with other arguments.
  func with(_ members: [Literal.Member], name: String? = nil, at offset: Int? = nil) -> Call {
    Call(name: name ?? self.name, members: members, offset: offset ?? self.offset, reader: reader)
  }
}
