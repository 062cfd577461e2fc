import Arithmetic
import Curves
import Interchange

/// A curve with the words it was given in.
struct NamedCurve: Sendable {
  let name: String
  let easing: Easing

  /// Reads a curve of the command line: CSS, a preset, four numbers, a spring, `@FILE` or `@FILE#name`.
  init(_ words: String) throws(ToolError) {
    name = words
    guard words.hasPrefix("@") else {
      do throws(SyntaxError) {
        easing = try EasingParser().parse(words).easing
      } catch {
        throw .usage("curve '\(words.prefix(60))', \(error)")
      }
      return
    }
    let parts = words.dropFirst().split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty else { throw .usage("@ needs the name of a file, as in @easings.css") }
    easing = try CurveFile(String(parts[0])).curve(parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Reads several, telling the same words apart by a number.
  static func read(_ words: [String]) throws(ToolError) -> [NamedCurve] {
    var curves: [NamedCurve] = []
    var counts: [String: Int] = [:]
    for words in words {
      let curve = try NamedCurve(words)
      let count = counts[words, default: 0] + 1
      counts[words] = count
      curves.append(
        count == 1 ? curve : NamedCurve(name: "\(words) (\(count))", easing: curve.easing))
    }
    return curves
  }

  private init(name: String, easing: Easing) {
    self.name = name
    self.easing = easing
  }

  /// The spring, if the curve is nothing but one.
  var spring: SpringCurve? {
    if case .spring(let curve) = easing { curve } else { nil }
  }
}
