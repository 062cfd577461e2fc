import CurveNotation
import Curves

extension StyleSheet {
  /// A custom property whose value is a time, such as `--duration-fast: 200ms`.
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
      var found: [(scope: StyleScopes.Scope, index: Int, seconds: Double)] = []
      for (scope, index) in property.scopes {
        guard let value = values.value(index), let seconds = seconds(value) else { continue }
        found.append((scope, index, seconds))
      }
      let plain =
        found.firstIndex { $0.scope == StyleScopes.base }
        ?? found.firstIndex { $0.scope.condition == 0 } ?? 0
      for (number, (scope, index, seconds)) in found.enumerated() {
        let block = cascade.reader.declarations[index].block
        let selector = scope.selector == 0 ? "" : cascade.selector(of: block)
        let parts =
          number == plain
          ? [property.name] : [cascade.conditions(of: block), selector, property.name]
        durations.append(
          Duration(name: parts.filter { !$0.isEmpty }.joined(separator: " "), seconds: seconds))
      }
    }
    return durations
  }

  /// The seconds of a value that is one time with its unit; nil for any other value.
  static func seconds(_ value: [UInt8]) -> Double? {
    guard let last = value.last(where: { $0 > 32 }), last | 0x20 == UInt8(ascii: "s"),
      value.count <= 64
    else { return nil }
    var scanner = TextScanner(String(decoding: value, as: UTF8.self), isQuiet: true)
    scanner.skipSpace()
    guard let number = scanner.takeNumber(), let unit = scanner.takeName()?.lowercasedASCII,
      unit == "s" || unit == "ms"
    else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? number.value(shiftedBy: unit == "ms" ? -3 : 0) : nil
  }
}
