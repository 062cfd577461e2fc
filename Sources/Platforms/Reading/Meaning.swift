import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// The curve or spring that an expression of another system describes, with its timing.
struct Meaning {
  enum Curve {
    case easing(Easing)
    /// A spring, and the seconds that progress 0...1 spans if the system cuts it off there.
    case spring(SpringParameters, over: Double?)
  }

  var curve: Curve
  /// The duration in seconds, if the expression states one in addition to the curve.
  var duration: Double?
  /// The delay in seconds, if the expression states one.
  var delay: Double?
  /// How often the animation runs, if the expression says so.
  var repeats: Repeats?
  /// What a curve does not carry, and what another system would read differently.
  var notes: [String] = []

  static func easing(_ easing: Easing) -> Self { Self(curve: .easing(easing)) }

  static func spring(_ parameters: SpringParameters, over duration: Double? = nil) -> Self {
    Self(curve: .spring(parameters, over: duration))
  }

  /// The meaning of a text inside an expression.
  init(_ parsed: ParsedEasing) {
    self.init(
      curve: .easing(parsed.easing), duration: parsed.duration, delay: parsed.delay,
      repeats: parsed.repeats, notes: parsed.notes)
  }

  private init(
    curve: Curve, duration: Double? = nil, delay: Double? = nil, repeats: Repeats? = nil,
    notes: [String] = []
  ) {
    self.curve = curve
    (self.duration, self.delay, self.repeats) = (duration, delay, repeats)
    self.notes = notes
  }

  /// The same meaning with more notes.
  func noting(_ more: [String]) -> Self {
    var result = self
    result.notes += more
    return result
  }

  /// The same meaning with a note, if a condition holds.
  func noting(_ note: String, if isNeeded: Bool = true) -> Self {
    isNeeded ? noting([note]) : self
  }

  /// The curve, of a spring too.
  func easing(at offset: Int) throws(MeaningError) -> Easing {
    switch curve {
    case .easing(let easing): return easing
    case .spring(let parameters, let duration):
      do throws(ParameterError) {
        return .spring(try SpringCurve(parameters, over: duration))
      } catch {
        throw MeaningError(EasingReader.expectation(error), at: offset)
      }
    }
  }

  /// Whether another expression has the same curve and timing.
  func isEqual(_ other: Meaning, at offset: Int) throws(MeaningError) -> Bool {
    try easing(at: offset) == other.easing(at: offset)
      && duration == other.duration && delay == other.delay && repeats == other.repeats
  }

  /// The same timing of another curve.
  func with(_ easing: Easing) -> Self {
    var result = self
    result.curve = .easing(easing)
    return result
  }
}

/// Why an expression has no meaning: the position in the text, and what is expected there.
struct MeaningError: Error {
  var expected: Expectation
  var offset: Int
  var suggestion: String?
  /// The error in a text inside the expression, if it lies there.
  var inner: SyntaxError?

  init(
    _ expected: Expectation, at offset: Int, suggestion: String? = nil, inner: SyntaxError? = nil
  ) {
    self.expected = expected
    self.offset = offset
    self.suggestion = suggestion
    self.inner = inner
  }
}

/// A call of another system, with arguments looked up by label or by position.
struct Call {
  let name: String
  var members: [Literal.Member]
  /// The body of a closure after the parentheses.
  let closure: Literal?
  let offset: Int
  /// What reads the expressions in it; nil where none can be.
  let reader: ExpressionReader?

  init(
    name: String, members: [Literal.Member], offset: Int, reader: ExpressionReader? = nil
  ) {
    (self.name, self.offset, self.reader) = (name, offset, reader)
    closure = members.last { $0.label == Literal.closure }?.value
    self.members = closure == nil ? members : members.filter { $0.label != Literal.closure }
  }

  /// The call as an expression.
  var literal: Literal { Literal(content: .call(name, members), offset: offset) }

  /// The unit of a number, and how it may be written.
  enum Unit {
    case plain
    /// A duration: plain numbers are seconds.
    case seconds
    /// A duration: plain numbers are milliseconds.
    case milliseconds
  }

  /// A numeric parameter. Without a default it is required.
  struct Parameter {
    var label: String
    var standard: Double?
    var unit: Unit

    init(_ label: String, _ standard: Double? = nil, _ unit: Unit = .plain) {
      (self.label, self.standard, self.unit) = (label, standard, unit)
    }
  }

  /// The argument with a label; nil if it is missing.
  subscript(label: String) -> Literal? {
    members.first { $0.label?.lowercased() == label.lowercased() }?.value
  }

  /// The arguments without labels.
  var unlabelled: [Literal] { members.filter { $0.label == nil }.map { $0.value } }

  /// Whether any of the labels is present.
  func mentions(_ labels: String...) -> Bool { labels.contains { self[$0] != nil } }

  /// The numbers of all parameters, in order.
  ///
  /// - Parameters:
  ///   - parameters: The parameters. Arguments without a label fill them in order.
  ///   - others: Labels that are also allowed: the caller reads them, or they do not affect the curve.
  /// - Throws: `MeaningError` for an unknown label, a missing number, or a repeated one.
  func numbers(
    _ parameters: [Parameter], allowing others: [String] = []
  ) throws(MeaningError) -> [Double] {
    var values = [Double?](repeating: nil, count: parameters.count)
    var position = 0
    let labels = parameters.map { $0.label } + others
    for member in members {
      let index: Int
      if let label = member.label {
        if others.contains(where: { $0.lowercased() == label.lowercased() }) { continue }
        let match = parameters.firstIndex { $0.label.lowercased() == label.lowercased() }
        guard let match else {
          // Settings of a spring may belong to statements around them.
          throw MeaningError(
            .one(of: labels, labels.first == "mass" ? .label : .choice), at: member.offset,
            suggestion: NameList(labels).nearest(to: label))
        }
        index = match
      } else {
        index = position
        position += 1
        guard index < parameters.count else {
          throw MeaningError("at most \(parameters.count) numbers", at: member.offset)
        }
      }
      guard values[index] == nil else {
        throw MeaningError("\(parameters[index].label) only once", at: member.offset)
      }
      values[index] = try member.value.number(in: parameters[index].unit)
    }
    var numbers: [Double] = []
    for (parameter, value) in zip(parameters, values) {
      guard let number = value ?? parameter.standard else {
        throw MeaningError("\(parameter.label) to be given", at: offset)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The numbers of parameters that are all required, without units.
  func numbers(_ labels: String..., allowing others: [String] = []) throws(MeaningError) -> [Double]
  {
    try numbers(labels.map { Parameter($0) }, allowing: others)
  }
}
