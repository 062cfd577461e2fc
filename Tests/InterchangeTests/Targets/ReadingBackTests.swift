import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// Every target's text, pasted, is read as the curve that it was written for, or refused with its reason. A new
/// target is tested as soon as it is in the list.
@Suite struct ReadingBackTests {
  private static let curves = [
    "spring(stiffness: 230, damping: 22)", "spring(mass: 2, stiffness: 230, damping: 22)",
    "swiftui.bouncy",
    "cubic-bezier(0.2, 0.1, 0.3, 1)", "cubic-bezier(0.3, -0.5, 0.7, 1.6)", "ease", "linear",
    "steps(4, jump-end)", "linear(0, 0.3 20%, 1)",
    "linear(0, 0.5 30% 40%, 1.2 80%, 1)", "penner.out-bounce", "penner.in-out-elastic",
  ]

  /// Why a text is no curve.
  private static let refusals = [
    "csv": "not samples", "json": "not samples", "css-keyframes": "not keyframes",
  ]

  @Test(arguments: TargetLanguage.all.filter { !$0.isBinary }.map(\.name))
  func theTextIsReadAsItsCurve(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    for curve in Self.curves {
      let easing = try Easing(curve)
      guard let result = try? target.convert(ConversionRequest(easing, name: "fast-out")) else {
        continue
      }
      if let reason = Self.refusals[name] {
        do {
          let read = try EasingParser().parse(result.text)
          Issue.record("\(name) is read as \(read.easing)")
        } catch {
          #expect("\(error)".contains(reason), "\(error)")
        }
        continue
      }
      let read: Easing
      do { read = try EasingParser().parse(result.text).easing } catch {
        Issue.record("\(curve) to \(name): \(error)\n\(result.text)")
        continue
      }
      let wanted = try Self.spanning(easing, result.duration)
      let found = try Self.spanning(read, result.duration)
      // An engine that is less exact than its text has an error of its own.
      let limit = max(1.01 * result.maximumError, result.jumpAtEnd) + 1e-5
      let jumps = wanted.breakpoints
      for step in 1..<2000 {
        let progress = Double(step) / 2000
        if jumps.contains(where: { abs($0 - progress) < 1e-4 }) { continue }
        let difference = abs(wanted.value(at: progress) - found.value(at: progress))
        #expect(
          difference <= limit, "\(curve) to \(name) at \(progress): \(difference)\n\(result.text)")
        if !(difference <= limit) { break }
      }
    }
  }

  /// The initial velocity of a spring token is a member next to its physics.
  @Test func theVelocityOfATokenIsRead() throws {
    let easing = try Easing("spring(stiffness: 230, damping: 22, initialVelocity: 3)")
    let target = try #require(TargetLanguage.named("spring-token"))
    let text = try target.convert(ConversionRequest(easing)).text
    #expect(try EasingParser().parse(text).easing == easing)
  }

  /// A spring over the duration of its text; other curves as they are.
  private static func spanning(_ easing: Easing, _ duration: Double?) throws -> Easing {
    var easing = easing
    while case .preset(let preset) = easing { easing = preset.value }
    guard case .spring(let spring) = easing, let duration else { return easing }
    return .spring(try SpringCurve(spring.parameters, over: duration))
  }
}
