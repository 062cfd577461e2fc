import CurveArithmetic
import CurveNotation
import CurvePlatforms

extension SourceValue {
  /// Whether it is a fraction of the duration around it.
  var isFraction: Bool { labels.first == "relativeDuration" }

  /// Why a value with timing is no curve and no time of its own: the times of Motion's children, or keyframes in
  /// quotes. Nil for other values.
  var lostTiming: String? {
    let plain = Self.trimmed(text)
    if ["staggerChildren", "delayChildren"].contains(labels.first), Double(plain) != nil {
      return "the timing of children is not read"
    }
    guard let quote = plain.utf8.first, "\"'`".utf8.contains(quote) else { return nil }
    let inner = plain.dropFirst().drop { $0 == " " || $0 == "\n" }
    guard inner.first == "{", inner.dropFirst().contains("{"),
      ["from", "to", "%"].contains(where: { inner.contains($0) })
    else { return nil }
    return "keyframes in quotes are not read: save them as `@keyframes NAME` in a style sheet"
  }

  /// The time that a value is, in quotes with its unit, in Dart's `Duration(milliseconds: 120)`, below a comment
  /// with the unit, or without one under a name that says so; nil for another value.
  ///
  /// A number of 50 or more is in milliseconds, and one up to 10 in seconds; those between may be either.
  func seconds(below bytes: [UInt8]) -> Double? {
    let plain = Self.trimmed(text)
    if let perSecond = labels.first.flatMap({ Self.timeSetters[$0] }) {
      let number = Double(plain.last == "L" ? plain.dropLast() : plain[...])
      return number.flatMap { $0.isFinite ? $0 / perSecond : nil }
    }
    if let seconds = dartSeconds(plain) ?? kotlinSeconds(plain) ?? swiftSeconds(plain, bytes) {
      return seconds
    }
    // A member of a map of Sass or Less.
    if let mark = name.utf8.first, "$@".utf8.contains(mark), name.utf8.contains(UInt8(ascii: ".")),
      plain.utf8.count < 200,
      let seconds = StyleSheet.seconds(Array(plain.utf8)) ?? Calculation.expression(plain)?.seconds
    {
      return seconds
    }
    guard !name.isEmpty, let first = plain.utf8.first, plain.utf8.count < 20 else { return nil }
    if "\"'`".utf8.contains(first) {
      guard plain.utf8.count > 3, plain.utf8.last == first else { return nil }
      var inner = String(plain.dropFirst().dropLast())
      // A template with a number in it, `${400}ms`.
      if inner.hasPrefix("${") {
        inner = String(inner.dropFirst(2)).replacing("}", with: "")
      }
      return StyleSheet.seconds(Array(inner.utf8))
    }
    guard (0x30...0x39).contains(first), !isArgument || Self.microseconds[labels[0]] == nil
    else { return nil }
    if plain.utf8.last == UInt8(ascii: "s") {
      return declaresDuration(in: bytes) || hasQuotedLabel(in: bytes)
        ? StyleSheet.seconds(Array(plain.utf8)) : nil
    }
    var scanner = TextScanner(plain, isQuiet: true)
    guard var number = scanner.takeNumber()?.value() else { return nil }
    if !scanner.take("f") { _ = scanner.take("L") }  // types of numbers
    if !scanner.isAtEnd {
      // A product such as `150 * 4`.
      guard let result = Calculation.expression(plain), !result.isTime else { return nil }
      number = result.value
    }
    if let scale = unit(above: bytes) { return number * scale }
    if !isArgument, let unit = labels.first.flatMap(MotionWords.unitsPerSecond) {
      return number / unit
    }
    // An argument of a call has no name around it.
    guard !isArgument || name.utf8.contains(UInt8(ascii: ".")) || name.utf8.count > 12,
      MotionWords.nameTime(labels) || number >= 50 && MotionWords.nameSpeed(name)
        || labels.contains(where: { $0.lowercasedASCII.firstRange(of: "duration") != nil })
    else { return nil }
    return Self.seconds(number)
  }

  /// The seconds of a time without a unit; nil for one that may be in seconds or milliseconds.
  static func seconds(_ number: Double) -> Double? {
    number >= 50 ? number / 1000 : number >= 0 && number <= 10 ? number : nil
  }

  /// Whether the line declares a duration of Slint: `out property <duration> fast: 120ms`.
  private func declaresDuration(in bytes: [UInt8]) -> Bool {
    let near = bytes[max(0, range.lowerBound - 256)..<range.lowerBound]
    let line = near.split(separator: 10, omittingEmptySubsequences: false).last ?? []
    return String(decoding: line, as: UTF8.self).contains("<duration>")
  }

  /// Whether its label is in quotes, as the keys of Sass's maps may be.
  private func hasQuotedLabel(in bytes: [UInt8]) -> Bool {
    let near = bytes[max(0, range.lowerBound - 32)..<range.lowerBound]
    return near.last { $0 > 32 && $0 != UInt8(ascii: ":") }.map { "\"'".utf8.contains($0) } == true
  }

  /// The seconds of the unit that the comment on the line above states, as `convert` writes it.
  private func unit(above bytes: [UInt8]) -> Double? {
    let near = bytes[max(0, range.lowerBound - 256)..<range.lowerBound]
    let lines = near.split(separator: 10, omittingEmptySubsequences: false)
    guard lines.count > 1 else { return nil }
    return DurationForm.unit(inComment: String(decoding: lines[lines.count - 2], as: UTF8.self))
  }

  /// The time of Dart's `Duration(seconds: 1, milliseconds: 500)`, which is a constant or a member: as an
  /// argument it belongs to a call.
  private func dartSeconds(_ text: String) -> Double? {
    guard !name.isEmpty, text.utf8.count < 200 else { return nil }
    var scanner = TextScanner(text, isQuiet: true)
    var type = scanner.takeName()
    scanner.skipSpace()
    if type == "const" { type = scanner.takeName() }
    guard type == "Duration", scanner.take("(") else { return nil }
    var microseconds = 0.0
    scanner.skipSpace()
    while !scanner.take(")") {
      guard let part = scanner.takeName(), let length = Self.microseconds[part] else { return nil }
      scanner.skipSpace()
      guard scanner.take(":") else { return nil }
      scanner.skipSpace()
      guard let number = scanner.takeNumber()?.value() else { return nil }
      microseconds += number * length
      scanner.skipSpace()
      _ = scanner.take(",")
      scanner.skipSpace()
    }
    return scanner.isAtEnd ? microseconds / 1e6 : nil
  }

  /// The time of Kotlin's `300.milliseconds`, or of `300.ms` in Dart.
  private func kotlinSeconds(_ text: String) -> Double? {
    guard !name.isEmpty, text.utf8.count < 40,
      text.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
      let dot = text.lastIndex(of: "."), let number = Double(text[..<dot])
    else { return nil }
    return switch text[dot...] {
    case ".milliseconds", ".ms": number / 1000
    case ".seconds": number
    default: nil
    }
  }

  /// The time of Swift's `.milliseconds(450)`, or of a number whose declared type is in seconds.
  private func swiftSeconds(_ text: String, _ bytes: [UInt8]) -> Double? {
    guard !name.isEmpty, !isArgument || MotionWords.nameTime(labels), text.utf8.count < 60 else {
      return nil
    }
    if let open = text.firstIndex(of: "("), text.last == ")" {
      let parts = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
      guard let unit = parts.last, let length = Self.swiftUnits[String(unit)], parts.count > 1,
        parts.dropLast().allSatisfy({
          ["", "Swift", "Duration", "DispatchTimeInterval"].contains($0)
        }),
        let number = Double(text[open...].dropFirst().dropLast().filter { $0 != "_" })
      else { return nil }
      return number.isFinite ? number / length : nil
    }
    guard declaresSeconds(in: bytes), let first = text.utf8.first, (0x30...0x39).contains(first)
    else { return nil }
    if let number = Double(text) { return number.isFinite ? number : nil }
    guard let result = Calculation.expression(text), !result.isTime else { return nil }
    return result.value
  }

  /// The number of a unit of Swift's durations in a second.
  private static let swiftUnits: [String: Double] = [
    "seconds": 1, "milliseconds": 1000, "microseconds": 1e6, "nanoseconds": 1e9,
  ]

  /// Whether the declaration has a type in seconds: `let fade: TimeInterval = 0.3`.
  private func declaresSeconds(in bytes: [UInt8]) -> Bool {
    let near = bytes[max(0, range.lowerBound - 256)..<range.lowerBound]
    let statement =
      near.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == 10 || ";{}(,".utf8.contains($0) }
      ).last ?? []
    let words = String(decoding: statement, as: UTF8.self).split { " :=".contains($0) }
    return words.contains { ["TimeInterval", "CFTimeInterval", "NSTimeInterval"].contains($0) }
  }

  /// The methods that set a time, with the number of their units in a second.
  static let timeSetters: [String: Double] = [
    "setDuration": 1000, "setStartDelay": 1000, "setAnimationDuration": 1,
  ]

  /// The parts of Dart's durations in microseconds, in which it counts.
  private static let microseconds: [String: Double] = [
    "days": 86_400e6, "hours": 3600e6, "minutes": 60e6, "seconds": 1e6, "milliseconds": 1e3,
    "microseconds": 1,
  ]
}
