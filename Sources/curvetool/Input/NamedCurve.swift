import Curves
import Interchange
import Spring

/// A curve with its name in the output.
struct NamedCurve: Sendable {
  let name: String
  let easing: Easing

  init(_ name: String, _ easing: Easing) {
    (self.name, self.easing) = (name, easing)
  }

  /// Reads one curve of the command line: any supported notation, a preset, `@FILE` with a single curve,
  /// `@FILE#NAME`, or any of them after `NAME=`.
  init(_ words: String) throws(ToolError) {
    var files: [String: CurveFile] = [:]
    let curves = try Self.curves(words, &files)
    guard curves.count == 1 else {
      throw .data(
        "\(words.dropFirst()) contains \(curves.count) curves: add #NAME, one of "
          + CurveFile.list(curves.map(\.name)))
    }
    self = curves[0]
  }

  /// Reads several curves. `@FILE` stands for all curves of a file. Repeated names get a number.
  static func read(_ words: [String]) throws(ToolError) -> [NamedCurve] {
    var curves: [NamedCurve] = []
    var counts: [String: Int] = [:]
    var files: [String: CurveFile] = [:]
    for words in words {
      for curve in try Self.curves(words, &files) {
        let count = counts[curve.name, default: 0] + 1
        counts[curve.name] = count
        curves.append(
          count == 1 ? curve : NamedCurve("\(curve.name) (\(count))", curve.easing))
      }
    }
    return curves
  }

  /// The curves of an argument. Each file is read once.
  private static func curves(
    _ words: String, _ files: inout [String: CurveFile]
  ) throws(ToolError) -> [NamedCurve] {
    let (name, words) = named(words)
    guard words.hasPrefix("@") else {
      do throws(SyntaxError) {
        return [NamedCurve(name ?? words, try EasingParser().parse(words).easing)]
      } catch {
        throw .usage("curve '\(words.prefix(60))', \(error)")
      }
    }
    let parts = words.dropFirst().split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard !path.isEmpty else {
      throw .usage("@ must be followed by the name of a file, as in @easings.css")
    }
    let file: CurveFile
    if let known = files[path] { file = known } else { file = try CurveFile(path) }
    files[path] = file
    if parts.count > 1 {
      return [NamedCurve(name ?? words, try file.curve(String(parts[1])))]
    }
    let curves = try file.curves(words)
    guard let name else { return curves }
    if curves.count == 1 { return [NamedCurve(name, curves[0].easing)] }
    return curves.map { NamedCurve("\(name) \($0.name)", $0.easing) }
  }

  /// Splits off a name before `=`: letters, digits, `-`, `_` and dots, but not a setting of a spring.
  private static func named(_ words: String) -> (name: String?, words: String) {
    let settings = [
      "mass", "stiffness", "damping", "dampingRatio", "initialVelocity", "allowsOverdamping",
    ]
    guard let mark = words.firstIndex(of: "="), mark != words.startIndex else {
      return (nil, words)
    }
    let name = words[..<mark]
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
      !settings.contains(last)
    else { return (nil, words) }
    return (String(name), String(words[words.index(after: mark)...]))
  }

  /// The spring, if the curve is exactly one.
  var spring: SpringCurve? {
    if case .spring(let curve) = easing { curve } else { nil }
  }
}
