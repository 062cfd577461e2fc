import CurveArithmetic
import Curves
import Spring

/// The recursive-descent reader of ``NotationParser``.
package struct EasingReader {
  package var scanner: TextScanner
  package private(set) var depth = 0
  /// Whether a spring had values at rest.
  var hasValues = false

  /// The notations of other systems, if it reads them too.
  package let foreign: ForeignNotation?

  package init(_ text: String, foreign: ForeignNotation? = nil, isQuiet: Bool = false) {
    scanner = TextScanner(text, isQuiet: isQuiet)
    self.foreign = foreign
  }

  /// The curve, if the whole text is one in CSS's or this package's notation; nil otherwise.
  package static func own(_ text: String) -> ParsedEasing? { any(text, foreign: nil) }

  /// The curve, if the whole text is one; nil otherwise.
  package static func any(_ text: String, foreign: ForeignNotation?) -> ParsedEasing? {
    if let plain = PlainEasing.read(text) { return plain }
    var reader = Self(text, foreign: foreign, isQuiet: true)
    guard let parsed = try? reader.readEasing(), (try? reader.expectEnd("")) != nil else {
      return nil
    }
    return parsed
  }

  /// Reads one curve.
  mutating func readEasing() throws(SyntaxError) -> ParsedEasing {
    scanner.skipSpace()
    let offset = scanner.position
    if scanner.takeNumber() != nil {
      scanner.rewind(to: offset)
      return ParsedEasing(computed: .cubicBezier(try readBareControlPoints()))
    }
    guard let word = scanner.takeName() else { return try readForeign(at: offset) }
    // This package's own spring in Swift has the labels of its text.
    let name = word == "DampedSpring" ? "spring" : word.lowercasedASCII
    guard scanner.next == UInt8(ascii: "(") else {
      if depth == 0, let spring = try readPlainSpring(at: offset) { return spring }
      if isSetting() { return try readForeign(at: offset) }
      if let equation = reactSpringEquation(word) { return equation }
      if let own = try keyword(name, at: offset) { return own }
      let hasTypes = foreign != nil && scanner.next == UInt8(ascii: "<")
      guard Self.functionNames.contains(name), !hasTypes else { return try readForeign(at: offset) }
      if let foreign = try? readForeign(at: offset) { return foreign }
      scanner.rewind(to: offset + word.utf8.count)
      throw scanner.error("\"(\" after \(name)")
    }
    let isOwn = Self.functionNames.contains(name) || Penner.isPresetName(name)
    guard isOwn else { return try readForeign(at: offset) }
    // Other systems share some of these names. SwiftUI's Spring comes first; for the others this
    // package's own function does.
    if word == "Spring", foreign?.hasFunction(word) == true {
      do throws(SyntaxError) {
        return try readForeign(at: offset)
      } catch {
        scanner.rewind(to: offset + word.utf8.count)
        if let own = try? readOwn(name, at: offset) { return own }
        throw error
      }
    }
    scanner.rewind(to: offset + word.utf8.count)
    do throws(SyntaxError) {
      return try readOwn(name, at: offset)
    } catch {
      do throws(SyntaxError) {
        if let foreign = try readForeignFunction(word, at: offset) { return foreign }
      } catch let other where other.expectation.kind == .separator {
        throw other
      } catch {}
      throw error
    }
  }

  /// Whether a colon makes the name before it a setting, as in `ease: "power2.out"`.
  private func isSetting() -> Bool {
    guard foreign != nil, depth == 0 else { return false }
    var remainder = scanner
    remainder.skipSpace()
    if remainder.take("=") { return remainder.next == UInt8(ascii: "{") }  // an attribute of JSX
    return remainder.next == UInt8(ascii: ":")
  }

  /// The equation of react-spring's `easings.easeInOutQuart`. Spelled with hyphens, the name is a preset:
  /// the cubic-bezier that easings.net shows.
  private func reactSpringEquation(_ word: String) -> ParsedEasing? {
    guard foreign != nil, word.hasPrefix("easings.ease"), !word.contains("-"), !word.contains("_"),
      word != word.lowercasedASCII,
      let equation = Penner(presetName: "penner." + word.dropFirst("easings.".utf8.count))
    else { return nil }
    var parsed = ParsedEasing(computed: .penner(equation))
    parsed.notes = ["read as react-spring's equation; with hyphens it is the cubic-bezier"]
    return parsed
  }

  /// The curve of another system's function; nil if the function is unknown.
  private mutating func readForeignFunction(
    _ word: String, at offset: Int
  ) throws(SyntaxError) -> ParsedEasing? {
    guard let foreign, foreign.hasFunction(word) else { return nil }
    return try readForeign(at: offset)
  }

  /// Reads a CSS function or one of this package, from its parenthesis on.
  private mutating func readOwn(_ name: String, at offset: Int) throws(SyntaxError) -> ParsedEasing
  {
    scanner.advance()
    return try nested(at: offset) { (reader) throws(SyntaxError) in
      let parsed = try reader.readFunction(name, at: offset)
      try reader.expect(")")
      return parsed
    }
  }

  /// Runs a step one level deeper; throws if the text nests too deeply.
  mutating func nested<Result>(
    at offset: Int, _ body: (inout Self) throws(SyntaxError) -> Result
  ) throws(SyntaxError) -> Result {
    guard depth < 32 else { throw scanner.error("at most 32 levels of nesting", at: offset) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Takes a comma, if one is next.
  mutating func takeComma() -> Bool {
    scanner.skipSpace()
    return scanner.take(",")
  }

  /// Takes a punctuation mark; throws if another character is next.
  mutating func expect(_ mark: Unicode.Scalar) throws(SyntaxError) {
    scanner.skipSpace()
    guard scanner.take(mark) else { throw scanner.error(.mark(mark)) }
  }

  /// Throws unless only white space is left.
  mutating func expectEnd(_ expected: Expectation) throws(SyntaxError) {
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.error(expected) }
  }

  /// Adds a position to the error of a refused value.
  func checked<Value>(
    at offset: Int, _ body: () throws(ParameterError) -> Value
  ) throws(SyntaxError) -> Value {
    do throws(ParameterError) {
      return try body()
    } catch {
      throw scanner.error("\(error.parameter) to be \(error.allowed)", at: offset)
    }
  }

  /// A keyword of CSS or this package without parentheses; nil if it is not one.
  private func keyword(_ name: String, at offset: Int) throws(SyntaxError) -> ParsedEasing? {
    switch name {
    case "linear": return ParsedEasing(computed: .linear)
    case "step-start": return ParsedEasing(computed: Presets.stepStart)
    case "step-end": return ParsedEasing(computed: Presets.stepEnd)
    default: break
    }
    if let preset = Presets.curve(name) {
      var parsed = ParsedEasing(computed: preset)
      if case .preset(let preset) = preset, case .decay(let curve) = preset.value {
        parsed.notes = [Self.note(on: curve)]
      }
      return parsed
    }
    if let equation = Penner(presetName: name) { return ParsedEasing(computed: .penner(equation)) }
    if let spring = Presets.spring(name) {
      return ParsedEasing(computed: try resolve(spring.value, over: nil, at: offset))
    }
    return nil
  }

  /// The curve of a spring.
  func resolve(
    _ parameters: SpringParameters, over duration: Double?, at offset: Int
  ) throws(SyntaxError) -> Easing {
    do throws(ParameterError) {
      return .spring(try SpringCurve(parameters, over: duration))
    } catch {
      throw scanner.error(Self.expectation(error), at: offset)
    }
  }

  /// The text after "expected" for a refused spring.
  package static func expectation(_ error: ParameterError) -> Expectation {
    "\(error.parameter) to be \(error.allowed)"
  }

  /// Every word that can start a curve.
  package static let names = NameList(
    ["linear", "step-start", "step-end"] + functionNames + Presets.curves.map { $0.description }
      + Presets.springs.map { $0.description })
}
