import Arithmetic
import Curves
import Spring

/// The recursive descent behind ``EasingParser``.
struct EasingReader {
  var scanner: TextScanner
  private var depth = 0

  init(_ text: String) { scanner = TextScanner(text) }

  /// Reads one curve.
  mutating func readEasing() throws(SyntaxError) -> ParsedEasing {
    scanner.skipSpace()
    let place = scanner.position
    if scanner.takeNumber() != nil {
      scanner.rewind(to: place)
      return ParsedEasing(computed: .cubicBezier(try readControlPoints()))
    }
    guard let name = scanner.takeName()?.lowercased() else { throw scanner.error("a curve") }
    guard scanner.take("(") else { return try keyword(name, at: place) }
    return try nested(at: place) { (reader) throws(SyntaxError) in
      let parsed = try reader.readFunction(name, at: place)
      try reader.expect(")")
      return parsed
    }
  }

  /// Runs a step one level deeper, or throws where the text nests too deeply.
  mutating func nested<Result>(
    at place: Int, _ body: (inout Self) throws(SyntaxError) -> Result
  ) throws(SyntaxError) -> Result {
    guard depth < 32 else { throw scanner.error("at most 32 levels of nesting", at: place) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Takes a comma, if one is next.
  mutating func takeComma() -> Bool {
    scanner.skipSpace()
    return scanner.take(",")
  }

  /// Takes a punctuation mark, which must be next.
  mutating func expect(_ mark: Unicode.Scalar) throws(SyntaxError) {
    scanner.skipSpace()
    guard scanner.take(mark) else { throw scanner.error("\"\(mark)\"") }
  }

  /// Throws unless nothing but white space is left.
  mutating func expectEnd(_ expected: String) throws(SyntaxError) {
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.error(expected) }
  }

  /// Turns the refusal of a value into an error with a place.
  func checked<Value>(
    at place: Int, _ body: () throws(TimingFunctionError) -> Value
  ) throws(SyntaxError) -> Value {
    do throws(TimingFunctionError) {
      return try body()
    } catch {
      throw scanner.error("\(error.parameter) to be \(error.allowed)", at: place)
    }
  }

  /// A word without parentheses.
  private func keyword(_ name: String, at place: Int) throws(SyntaxError) -> ParsedEasing {
    switch name {
    case "linear": return ParsedEasing(computed: .linear)
    case "step-start": return ParsedEasing(computed: Presets.stepStart)
    case "step-end": return ParsedEasing(computed: Presets.stepEnd)
    default: break
    }
    if let preset = Presets.curve(name) { return ParsedEasing(computed: preset) }
    if let equation = Penner(presetName: name) { return ParsedEasing(computed: .penner(equation)) }
    if let spring = Presets.spring(name) {
      return ParsedEasing(computed: try resolve(spring.value, over: nil, at: place))
    }
    throw scanner.error("a curve", at: place, suggestion: Self.names.nearest(to: name))
  }

  /// The curve of a spring.
  func resolve(
    _ parameters: SpringParameters, over duration: Double?, at place: Int
  ) throws(SyntaxError) -> Easing {
    do throws(SpringError) {
      return .spring(try SpringCurve(parameters, over: duration))
    } catch {
      switch error {
      case .outOfRange(let parameter, _, let allowed):
        throw scanner.error("\(parameter) to be \(allowed)", at: place)
      case .noSolution:
        throw scanner.error("over to be given: the spring never settles", at: place)
      }
    }
  }

  /// Every word that can start a curve.
  static let names = NameList(
    ["linear", "step-start", "step-end"] + functionNames + Presets.curves.map(\.description)
      + Presets.springs.map(\.description))
}

extension ParsedEasing {
  /// A curve whose specified text is its description.
  init(computed easing: Easing) {
    self.init(easing: easing, specifiedText: easing.description)
  }
}
