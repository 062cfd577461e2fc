import CurveNotation

extension StyleSheet {
  /// A custom property whose value is a time, such as `--duration-fast: 200ms`, or a time of a rule.
  package struct Duration: Sendable, Hashable {
    /// The property, with its conditions and selector unless it has none or is the plain one, as for a curve.
    package var name: String
    /// In seconds.
    package var seconds: Double
  }

  /// The times of the custom properties, in the order of their first declarations. A reference to a time is one.
  ///
  /// Complexity: linear in the text.
  static func durations(_ cascade: Cascade, _ values: inout VariableResolution) -> [Duration] {
    var durations: [Duration] = []
    for property in cascade.properties where property.name.hasPrefix("--") {
      var found: [(scope: StyleScopes.Scope, index: Int, times: [Double])] = []
      for (scope, index) in property.scopes {
        guard let value = values.value(index) else { continue }
        let times = times(value)
        if !times.isEmpty { found.append((scope, index, times)) }
      }
      let plain =
        found.firstIndex { $0.scope == StyleScopes.base }
        ?? found.firstIndex { $0.scope.condition == 0 } ?? 0
      for (number, (scope, index, times)) in found.enumerated() {
        let block = cascade.reader.declarations[index].block
        let selector = scope.selector == 0 ? "" : cascade.selector(of: block)
        let parts =
          number == plain
          ? [property.name] : [cascade.conditions(of: block), selector, property.name]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        durations += times.enumerated().map { position, seconds in
          Duration(
            name: times.count == 1 ? name : "\(name) \(position + 1)", seconds: seconds)
        }
      }
    }
    return durations
  }

  /// The seconds of a value that is one time, or a list of times; empty for any other value.
  static func times(_ value: [UInt8]) -> [Double] {
    if let seconds = seconds(value) { return [seconds] }
    guard value.count <= 512, let first = value.first(where: { $0 > 32 }),
      first < 0x3A || "cmras".utf8.contains(first | 0x20)  // calc(), min() and others
    else { return [] }
    let words = value.split(topLevel: { $0 <= 32 || $0 == UInt8(ascii: ",") }).filter {
      !$0.isEmpty
    }
    var times: [Double] = []
    for word in words {
      guard let seconds = seconds(Array(word)) else { return [] }
      times.append(seconds)
    }
    return times
  }

  /// The seconds of a value that is one time with its unit, or a calculation whose result is a time; nil for any other value.
  static func seconds(_ value: [UInt8]) -> Double? {
    guard let last = value.last(where: { $0 > 32 }) else { return nil }
    if last == UInt8(ascii: ")"), value.count <= 512 {
      let text = String(decoding: Shorthand.trimmed(value[...]), as: UTF8.self)
      return Calculation.function(text)?.seconds
    }
    guard last | 0x20 == UInt8(ascii: "s"), value.count <= 64 else { return nil }
    var scanner = TextScanner(String(decoding: value, as: UTF8.self), isQuiet: true)
    scanner.skipSpace()
    guard let number = scanner.takeNumber(), let unit = scanner.takeName()?.lowercasedASCII,
      unit == "s" || unit == "ms"
    else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? number.value(shiftedBy: unit == "ms" ? -3 : 0) : nil
  }
}
