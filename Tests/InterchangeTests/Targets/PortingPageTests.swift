import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// docs/porting.md is generated from the registry of targets and their conversions of two curves.
@Suite struct PortingPageTests {
  static let spring = "spring(stiffness: 230, damping: 22)"

  @Test func thePageIsWhatTheTargetsSay() throws {
    let page = try Self.page()
    let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("docs/porting.md")
    if ProcessInfo.processInfo.environment["CURVES_UPDATE_PAGES"] != nil {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: url, encoding: .utf8)
    #expect(written == page, "run scripts/update-porting")
  }

  private static func page() throws -> String {
    var text = """
      # Porting curves and springs

      <!-- Written by scripts/update-porting from the tool itself: edit the targets, not this page. -->

      `curvetool convert CURVE --to TARGET` writes a curve for a platform. Curves that the platform cannot express
      are approximated to `--max-error` (0.001 of the distance moved). Each text comes with its error: the largest
      distance between the curve and what the platform plays, over the whole span, including both ends.

      The table shows the errors for `ease` and for `\(spring)`, at the default `--max-error`. "exact" means
      that the platform computes the same function; single precision leaves up to 6e-8.

      | target | platform | a cubic-bezier is | error | a spring is | error |
      |---|---|---|---|---|---|

      """
    for target in TargetLanguage.all {
      let (bezier, spring) = (try convert("ease", target), try convert(Self.spring, target))
      text += "| [`\(target.name)`](#\(target.name)) | \(target.title) | \(target.bezierForm) | "
      text += "\(error(bezier)) | \(target.springForm) | \(error(spring)) |\n"
    }
    text += """

      Most ports fail in one of three places:

      - **Velocity.** Core Animation, UIKit, SwiftUI and Figma take the initial velocity in distances per second, toward the
        target; Compose, Flutter, Motion and Reanimated in units per second; react-spring in units per millisecond. Multiply
        by the distance, and check the sign.
      - **The end.** A spring that is stopped before it has settled jumps. Each text comes with a duration after which the
        remaining distance is below the error, and with the jump there.
      - **Mass.** Only stiffness over mass and damping over mass matter. For platforms without a mass the text contains these ratios.


      """
    for target in TargetLanguage.all {
      text += "## \(target.name)\n\n\(target.title).\n\n"
      text += target.traps.map { "- \($0)\n" }.joined() + (target.traps.isEmpty ? "" : "\n")
      for word in ["ease", Self.spring] {
        let result = try convert(word, target)
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.count > 16 ? lines.prefix(8) + ["..."] : lines[...]
        text += "`curvetool convert '\(word)' --to \(target.name)`: \(facts(result))\n\n"
        if let bytes = result.bytes {
          text += "\(bytes.count) bytes, which `numpy.load` reads.\n\n"
        } else {
          text += "```\n\(shown.joined(separator: "\n"))\n```\n\n"
        }
        for note in result.notes {
          text += "\(note.prefix(1).uppercased() + note.dropFirst()).\n\n"
        }
      }
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }

  private static func convert(_ word: String, _ target: TargetLanguage) throws -> Conversion {
    try target.convert(ConversionRequest(try Easing(word)))
  }

  private static func error(_ result: Conversion) -> String {
    result.isLossless ? "exact" : brief(result.maximumError)
  }

  private static func facts(_ result: Conversion) -> String {
    var facts = [result.isLossless ? "exact" : "error \(brief(result.maximumError))"]
    if let duration = result.duration { facts.append("\(brief(duration)) s") }
    if let points = result.points { facts.append("\(points) points") }
    if result.jumpAtEnd > 0 { facts.append("jump of \(brief(result.jumpAtEnd)) at the end") }
    return facts.joined(separator: ", ")
  }

  /// Three digits.
  private static func brief(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let power = 2 - Int(log10(abs(value)).rounded(.down))
    let scale = pow(10, Double(power))
    let rounded = power > 0 ? (value * scale).rounded() / scale : value.rounded()
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
