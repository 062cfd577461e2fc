import CurvePlatforms
import Curves
import Testing

/// The animation elements that are written for SVG, at 101 times in Chromium.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct SVGBrowserTests {
  private struct Case: Encodable {
    var text: String
    var times: [Double]
  }

  private static let curves =
    BrowserTests.curves + [
      "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.1, 0.9, 0.2, 1)",
      "cubic-bezier(0.3, -0.6, 0.7, 1.6)",
      "steps(4, jump-start)", "spring(stiffness: 400, damping: 8)",
    ]

  /// Chromium solves a spline of d seconds to 1 / (200 d), which is seen where it is vertical.
  @Test(arguments: [0.2, 0.5, 3])
  func chromiumsErrorNextToAVerticalTangentIsReported(seconds: Double) throws {
    let smil = try #require(TargetLanguage.named("smil"))
    let easing = try Easing("cubic-bezier(1, 0, 0, 1)")
    var request = ConversionRequest(easing)
    request.duration = seconds
    let result = try smil.convert(request)
    let positions = (-200...200).map { 0.5 + Double($0) * 2e-5 }
    let found: [[Double]] = try Chromium.run(
      [Case(text: result.text, times: positions.map { $0 * seconds })], script: Self.script,
      isAfterLoad: true)
    let distances = zip(positions, try #require(found.first)).map {
      abs(easing.value(at: $0) - $1 / 100)
    }
    let worst = try #require(distances.max())
    #expect(distances.count == 401 && worst > 0.7 * result.maximumError)
    #expect(worst <= result.maximumError + 5e-5 && result.maximumError > 0.05)
    #expect(!result.isLossless)
  }

  private static let script = """
    results = cases.map(({text, times}) => {
      const body = document.createElement("div");
      body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg"><rect x="0">${text}</rect></svg>`;
      document.body.append(body);
      const svg = body.firstChild;
      svg.pauseAnimations();
      return times.map(time => {
        svg.setCurrentTime(time);
        return svg.firstChild.x.animVal.value;
      });
    });
    """

  @Test func whatIsPrintedForSVGIsTheCurve() throws {
    let smil = try #require(TargetLanguage.named("smil"))
    let delays = [nil, 0.25]
    let all = try Self.curves.enumerated().map { index, word in
      var request = ConversionRequest(try Easing(word))
      request.delay = delays[index % 2]
      if case .spring = request.easing {} else { request.duration = [0.5, 1, 3][index % 3] }
      return (word: word, result: try smil.convert(request), delay: delays[index % 2] ?? 0)
    }
    // Off the ends of steps, which are at whole hundredths of no curve here but of two.
    let positions = (0...100).map { (Double($0) + 0.3) / 101 }
    let cases = all.map { item in
      Case(
        text: item.result.text,
        times: positions.map { item.delay + $0 * (item.result.duration ?? 1) })
    }
    let found: [[Double]] = try Chromium.run(
      cases, script: Self.script, isAfterLoad: true)
    #expect(found.count == all.count && all.count >= 17)
    for (item, values) in zip(all, found) {
      var easing = try Easing(item.word)
      if case .spring(let spring) = easing, let duration = item.result.duration {
        easing = .spring(try SpringCurve(spring.parameters, over: duration))
      }
      #expect(values.count == 101)
      for (position, value) in zip(positions, values) {
        // Chromium has whole microseconds, and solves splines to a part of their duration.
        let distance = abs(easing.value(at: position) - value / 100)
        #expect(distance <= item.result.maximumError + 5e-5, "\(item.word) at \(position)")
      }
    }
  }
}
