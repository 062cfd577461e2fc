import CurveNotation
import Curves
import Spring

/// What the readers of all platforms share: the type of a function's reader, and checked curves.
enum Dialects {
  // Tables of functions with typed errors need macOS 15. Embedded Swift has no others.
  #if hasFeature(Embedded)
    /// Reads the arguments of one function of another system.
    typealias Reading = @Sendable (Call) throws(MeaningError) -> Meaning
  #else
    /// Reads the arguments of one function of another system.
    typealias Reading = @Sendable (Call) throws -> Meaning
  #endif

  static func meaning(of call: Call, _ reading: Reading) throws(MeaningError) -> Meaning {
    #if hasFeature(Embedded)
      return try reading(call)
    #else
      do {
        return try reading(call)
      } catch let error as MeaningError {
        throw error
      } catch {
        throw MeaningError(.function, at: call.offset)
      }
    #endif
  }

  /// The cubic-bezier of four numbers.
  static func bezier(_ elements: [Literal], at offset: Int) throws(MeaningError) -> Easing {
    guard elements.count == 4 else {
      let isCurves = elements.count > 1 && elements.allSatisfy { !$0.isNumeric }
      throw MeaningError(
        isCurves ? .oneCurve(not: "\(elements.count)") : "four numbers", at: offset)
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(in: .plain)) }
    return try bezier(numbers, at: offset)
  }

  /// The cubic-bezier of four numbers.
  static func bezier(_ p: [Double], at offset: Int) throws(MeaningError) -> Easing {
    guard p.count == 4 else { throw MeaningError("four numbers", at: offset) }
    return try checked(at: offset) { () throws(ParameterError) in
      .cubicBezier(try CubicBezier(p[0], p[1], p[2], p[3]))
    }
  }

  /// The cubic-bezier of a call with four numbers.
  @Sendable static func bezier(_ call: Call) throws(MeaningError) -> Meaning {
    .easing(try bezier(try call.numbers("x1", "y1", "x2", "y2"), at: call.offset))
  }

  /// Adds a position to the error of a refused value.
  static func checked<Value>(
    at offset: Int, _ body: () throws(ParameterError) -> Value
  ) throws(MeaningError) -> Value {
    do throws(ParameterError) {
      return try body()
    } catch {
      throw MeaningError("\(error.parameter) to be \(error.allowed)", at: offset)
    }
  }

  /// An easing equation.
  static func penner(
    _ family: Penner.Family, _ direction: Penner.Direction, at offset: Int
  ) throws(MeaningError) -> Easing {
    try checked(at: offset) { () throws(ParameterError) in
      .penner(try Penner(family, direction))
    }
  }

  /// The spring of physical parameters, for systems that limit damping to critical.
  static func limited(
    mass: Double, stiffness: Double, damping: Double, relativeVelocity: Double = 0
  ) -> SpringParameters {
    .physical(
      mass: mass, stiffness: stiffness,
      damping: min(damping, 2 * (stiffness * mass).squareRoot()), relativeVelocity: relativeVelocity
    )
  }
}
