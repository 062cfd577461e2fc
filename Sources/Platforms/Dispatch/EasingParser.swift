import CurveNotation
import Curves

/// Reads timing functions from text: everything that `NotationParser` reads, and literals of other systems.
///
/// The systems are SwiftUI, UIKit, Core Animation, Jetpack Compose, Android, Flutter, Motion, react-spring,
/// Reanimated, GSAP, anime.js, Figma and Blender. Omitted arguments have the system's defaults. If the system limits
/// damping to critical, so does the parser.
///
/// ```swift
/// let parsed = try EasingParser().parse("Spring(duration: 0.5, bounce: 0.3)")
/// parsed.shortestText           // Spring(bounce: 0.3)
/// ```
public struct EasingParser: Sendable {
  private let parser: NotationParser

  /// The types of computed properties whose body may be a curve.
  package static let propertyTypes: Set<String> = [
    "Animation", "CABasicAnimation", "CAKeyframeAnimation", "CAMediaTimingFunction",
    "CASpringAnimation", "Spring", "UICubicTimingParameters", "UISpringTimingParameters",
    "UnitCurve",
  ]

  /// Creates a parser.
  public init() { parser = NotationParser(foreign: .platforms) }

  /// A parser that reads springs of other systems over a duration, in seconds: also those that never settle.
  init(springsOver duration: Double?) {
    parser = NotationParser(foreign: .platforms(over: duration))
  }

  /// The timing function that a text describes.
  ///
  /// A comment at the end, such as `/* over 300ms, after 100ms */` in the texts of ``TargetLanguage``,
  /// gives the timing that the notation cannot express.
  ///
  /// Complexity: linear in the text; functions nest at most 32 deep.
  /// - Throws: `SyntaxError` with the column and what is expected there.
  public func parse(_ text: String) throws(SyntaxError) -> ParsedEasing {
    // A file ends in a line break.
    let text = text.utf8.last == 10 ? Self.withoutEnd(text) : text
    guard let (code, remark) = TimingRemark.split(text) else { return try curve(text) }
    var parsed = try curve(String(code))
    if case .spring = parsed.easing {} else { parsed.duration = parsed.duration ?? remark.duration }
    parsed.delay = parsed.delay ?? remark.delay
    parsed.repeats = parsed.repeats ?? remark.repeats
    return parsed
  }

  private func curve(_ text: String) throws(SyntaxError) -> ParsedEasing {
    do throws(SyntaxError) {
      return try parser.parse(text)
    } catch {
      if let joined = Self.withJoinedUnits(text), let parsed = try? curve(joined) { return parsed }
      if let refusal = AfterEffectsNotation.refusal(text) { throw refusal }
      if let written = try WrittenCode.parsed(text) { return written }
      if let lenis = Formula.lenis(text) { return lenis }
      let lua = try LuaNotation.parsed(text) { (call) throws(SyntaxError) in try curve(call) }
      if let lua { return lua }
      if let configuration = try CompositorNotation.parsed(text) { return configuration }
      if let variable = VariableFallback(text) { return try curve(variable) }
      if let known = KnownVariable(text) {
        var parsed = ParsedEasing(foreign: known.easing, text: text)
        parsed.notes = [known.note]
        return parsed
      }
      if let code = Self.withoutComment(text) { return try curve(code) }
      if let keys = try BlenderKeys.parsed(text) { return keys }
      var problem: SyntaxError?
      do throws(SyntaxError) {
        if let declared = try CSSDeclarations.parsed(text, foreign: .platforms) { return declared }
      } catch {
        problem = error
      }
      let kind = error.expectation.kind
      let isUnread = [.unread, .several, .label, .separator].contains(kind)
      do throws(SyntaxError) {
        if isUnread || problem != nil, let code = try PastedCode.parsed(text) { return code }
      } catch let reason {
        // A wrong label of this package's own spring keeps its reason, and so does a missing comma.
        let found = reason.expectation.kind
        let isKept = kind == .label || kind == .separator
        if problem == nil, !isKept, found == .several || found == .choice {
          problem = reason
        }
      }
      if let problem { throw problem }
      throw error
    }
  }

  /// The fallback of a variable, whose own value is unknown.
  private func curve(_ variable: VariableFallback) throws(SyntaxError) -> ParsedEasing {
    var parsed = try curve(String(variable.value))
    parsed.notes.append(variable.note)
    return parsed
  }

  /// The text without the line breaks and spaces at its end.
  private static func withoutEnd(_ text: String) -> String {
    let last = text.utf8.lastIndex { $0 > 32 }
    return last.map { String(text[...$0]) } ?? text
  }

  /// The text without the spaces before units of time, as in `ease over 400 ms`; nil without such a space.
  private static func withJoinedUnits(_ text: String) -> String? {
    guard text.utf8.count < 200 else { return nil }
    let source = Array(text.utf8)
    var joined: [UInt8] = []
    for (index, byte) in source.enumerated() {
      if byte == 32, joined.last.map({ (0x30...0x39).contains($0) }) == true {
        let unit = source[(index + 1)...].prefix { !" ,;".utf8.contains($0) }
        if unit.elementsEqual("s".utf8) || unit.elementsEqual("ms".utf8) { continue }
      }
      joined.append(byte)
    }
    return joined.count == source.count ? nil : String(decoding: joined, as: UTF8.self)
  }

  /// The text before a line comment on its last line; nil without one.
  private static func withoutComment(_ text: String) -> String? {
    let line = text.utf8.lastIndex(of: 10).map { text[text.utf8.index(after: $0)...] } ?? text[...]
    guard let comment = line.firstRange(of: " //") else { return nil }
    return String(text[..<comment.lowerBound])
  }

  /// The timing functions in a comma-separated list.
  /// - Throws: `SyntaxError` with the column and what is expected there.
  public func parseList(_ text: String) throws(SyntaxError) -> [ParsedEasing] {
    try parser.parseList(text)
  }
}

extension Easing {
  /// The timing function that a text describes; see ``EasingParser``.
  /// - Throws: `SyntaxError` with the column and what is expected there.
  public init(_ text: String) throws(SyntaxError) {
    self = try EasingParser().parse(text).easing
  }
}
