import CurveNotation
import CurveTestSupport
import Curves
import Foundation
import Testing

@testable import CurvePlatforms

/// docs/porting.md is generated from the readers, the presets and the targets.
@Suite struct PortingPageTests {
  static let spring = "spring(stiffness: 230, damping: 22)"

  @Test func thePageIsWhatTheToolDoes() throws {
    let page = try Self.page()
    let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("docs/porting.md")
    if ProcessInfo.processInfo.environment["CURVES_UPDATE_PAGES"] != nil {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: url, encoding: .utf8)
    #expect(written == page, "run scripts/update-generated")
  }

  @Test func everyTargetAndEveryPresetBelongsToOnePlatform() {
    let targets = PortingPlatform.all.flatMap(\.targets)
    #expect(targets.sorted() == TargetLanguage.all.map(\.name).sorted())
    let families = PortingPlatform.all.flatMap(\.families)
    #expect(Set(families).count == families.count)
    let known =
      Presets.curves.map(\.family) + Presets.springs.map(\.family)
      + Presets.durations.map(\.family)
    #expect(Set(known).count >= 19 && Set(known) == Set(families))
    #expect(PortingPlatform.all.allSatisfy { !$0.pasted.isEmpty })
  }

  /// Another curve than the one that is meant would be told on the page.
  @Test func pastedTextsAreReadAsTheyAreMeant() throws {
    for (text, curve, duration, delay, repeats) in [
      (
        "transition: transform 300ms cubic-bezier(0.4, 0, 0.2, 1) 50ms;",
        "cubic-bezier(0.4, 0, 0.2, 1)", 0.3, 0.05, nil as Repeats?
      ),
      (
        "infiniteRepeatable(tween(500), RepeatMode.Reverse)", "material2.fast-out-slow-in", 0.5,
        nil, Repeats(count: .infinity, autoreverses: true)
      ),
      ("config.wobbly", "spring(stiffness: 180, damping: 12)", nil, nil, nil),
    ] {
      let parsed = try EasingParser().parse(text)
      #expect(PortingPlatform.all.contains { $0.pasted.contains(text) })
      let wanted = try Easing(curve)
      for position in [0.1, 0.4, 0.8] {
        #expect(
          abs(parsed.easing.value(at: position) - wanted.value(at: position)) < 1e-12, "\(text)")
      }
      #expect(parsed.duration == duration && parsed.delay == delay && parsed.repeats == repeats)
    }
  }

  // MARK: - The page

  private static func page() throws -> String {
    var text = """
      # Porting curves and springs

      <!-- Written by scripts/update-generated from the tool itself: edit the targets, not this page. -->

      `curvetool convert CURVE --to TARGET` writes a curve for a platform. `CURVE` is anything you paste: a snippet, the name of a
      preset, or `@FILE` for every curve of a file. A curve that the platform cannot express is approximated to `--max-error`
      (0.001 of the distance moved).

      ## Platforms

      `curvetool presets` lists the named curves and springs. The timing column lists what is read from such texts in addition to the curve.

      | platform | you paste, for example | timing | presets | you get |
      |---|---|---|---|---|

      """
    for platform in PortingPlatform.all {
      let parsed = try platform.pasted.map { try EasingParser().parse($0) }
      var timing: [String] = []
      if parsed.contains(where: { $0.duration != nil }) { timing.append("duration") }
      if parsed.contains(where: { $0.delay != nil }) { timing.append("delay") }
      if parsed.contains(where: { $0.repeats != nil }) { timing.append("repeats") }
      let example = platform.pasted.first { $0.count < 110 } ?? ""
      text += "| [\(platform.title)](#\(anchor(platform.title))) | `\(example)` | "
      text += "\(timing.joined(separator: ", ")) | \(platform.families.joined(separator: ", ")) | "
      text += platform.targets.map { "[`\($0)`](#--to-\($0))" }.joined(separator: ", ") + " |\n"
    }
    text += """

      ## Targets

      The table shows the errors for `ease` and for `\(spring)`, at the default `--max-error`. The error is the largest gap
      between your curve and what the platform shows, as a fraction of the distance. "exact" means no visible difference: the
      platform computes the same function, in single precision to 2e-6; "exact as documented" means that its documentation describes
      the same function and only its maker can see the code. The last column says where the duration, the delay and the
      repeats of a curve go: into the text, into a comment after it that is read back, or nowhere, with a note.

      | target | platform | a cubic-bezier is | error | a spring is | error | duration, delay, repeats |
      |---|---|---|---|---|---|---|

      """
    for target in TargetLanguage.all {
      let (bezier, spring) = (try convert("ease", target), try convert(Self.spring, target))
      text +=
        "| [`\(target.name)`](#--to-\(target.name)) | \(target.title) | \(target.bezierForm) | "
      text +=
        "\(error(bezier)) | \(target.springForm) | \(error(spring)) | \(try timing(target)) |\n"
    }
    text += """

      Most ports fail in one of three places:

      - **Velocity.** Core Animation, UIKit, SwiftUI and Figma take the initial velocity in distances per second, toward the
        target; Compose, Flutter, Motion and Reanimated in units per second; react-spring in units per millisecond. Multiply
        by the distance, and check the sign. `--distance 320` does so in the text.
      - **The end.** A spring that is stopped before it has settled jumps. Each text comes with a duration after which the
        remaining distance is below the error, and with the size of the last jump.
      - **Mass.** Only stiffness over mass and damping over mass matter. For platforms without a mass the text contains these ratios.


      """
    for platform in PortingPlatform.all { text += try section(platform) }
    text += """
      ## Functions that are read

      These functions, initialisers and elements are read, with their defaults, alone or inside the code around them:

      \(Expressions.calls.keys.filter { $0.first != "_" }.sorted().map { "`\($0)`" }.joined(separator: ", ")).

      """
    return text
  }

  private static func section(_ platform: PortingPlatform) throws -> String {
    var text = "## \(platform.title)\n\n| you paste | it is read as | timing |\n|---|---|---|\n"
    var notes: [String] = []
    for pasted in platform.pasted {
      let parsed = try EasingParser().parse(pasted)
      let curve = parsed.easing.description
      let shown = curve.count > 70 ? String(curve.prefix(66)) + " ..." : curve
      text += "| `\(pasted)` | `\(shown)` | \(timing(parsed)) |\n"
      notes += parsed.notes.map { "- `\(pasted)`: \($0).\n" }
    }
    text += "\n" + notes.joined() + (notes.isEmpty ? "" : "\n")
    for name in platform.targets {
      guard let target = TargetLanguage.named(name) else { continue }
      text += "### --to \(target.name)\n\n\(target.title).\n\n"
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
        for note in result.notes { text += "Note: \(note).\n\n" }
      }
    }
    return text
  }

  /// The duration, the delay and the repeats of a text.
  private static func timing(_ parsed: ParsedEasing) -> String {
    var timing = parsed.duration.map { ["\(brief($0)) s"] } ?? []
    if let delay = parsed.delay { timing.append("after \(brief(delay)) s") }
    if let repeats = parsed.repeats {
      timing.append(repeats.count.isFinite ? "\(brief(repeats.count)) runs" : "endless runs")
      if repeats.autoreverses { timing.append("back and forth") }
    }
    return timing.joined(separator: ", ")
  }

  /// Where a target writes the duration, the delay and the repeats.
  private static func timing(_ target: TargetLanguage) throws -> String {
    var request = ConversionRequest(.ease)
    (request.duration, request.delay) = (0.3, 0.05)
    request.repeats = Repeats(count: 3, autoreverses: true)
    let result = try target.convert(request)
    let remark = TimingRemark.split(result.text)?.remark
    let lost = result.notes.first { $0.hasPrefix("the text does not have") } ?? ""
    let positions = [
      remark?.duration != nil ? "comment" : lost.contains("duration") ? "nowhere" : "text",
      remark?.delay != nil ? "comment" : lost.contains("delay") ? "nowhere" : "text",
      remark?.repeats != nil ? "comment" : lost.contains("runs") ? "nowhere" : "text",
    ]
    return Set(positions).count == 1 ? positions[0] : positions.joined(separator: ", ")
  }

  private static func convert(_ word: String, _ target: TargetLanguage) throws -> Conversion {
    try target.convert(ConversionRequest(try Easing(word)))
  }

  private static func anchor(_ title: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .replacing(" ", with: "-")
  }

  private static func error(_ result: Conversion) -> String {
    result.isLossless ? exact(result) : brief(result.maximumError)
  }

  private static func exact(_ result: Conversion) -> String {
    TargetLanguage.named(result.target)?.hasClosedSolver == true ? "exact as documented" : "exact"
  }

  private static func facts(_ result: Conversion) -> String {
    var facts = [result.isLossless ? exact(result) : "error \(brief(result.maximumError))"]
    if let duration = result.duration { facts.append("\(brief(duration)) s") }
    if let points = result.points { facts.append("\(points) points") }
    if let end = result.engineEnd { facts.append("the engine ends it after \(brief(end)) s") }
    if result.jumpAtEnd > 0, result.engineEnd.map({ $0 == result.duration }) ?? true {
      facts.append("jump of \(brief(result.jumpAtEnd)) at the end")
    }
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
