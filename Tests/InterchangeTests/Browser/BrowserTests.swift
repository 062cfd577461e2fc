import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// Compares 50 positions of each curve in Chromium with the library.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct BrowserTests {
  static let positions = (0...49).map { Double($0) / 49 }

  private struct EasingCase: Encodable {
    var text: String
    var times: [Double]
  }

  /// The transformed progress of an animation at each sampled time.
  private static let progressScript = """
    results = cases.map(({text, times}) => {
      const animation = document.body.animate([], {duration: 1000, easing: text, fill: "both"});
      animation.pause();
      const values = times.map(t => {
        animation.currentTime = 1000 * t;
        return animation.effect.getComputedTiming().progress;
      });
      animation.cancel();
      return values;
    });
    """

  private func progress(_ texts: [String]) throws -> [[Double]] {
    try Chromium.run(
      texts.map { EasingCase(text: $0, times: Self.positions) }, script: Self.progressScript)
  }

  @Test func timingFunctionsAreTheBrowsers() throws {
    var texts = [
      "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
      "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0, 2, 1, -1)",
      "cubic-bezier(0, 0.2, 0.333333, 0.8)",
      "linear(0, 0.5 20%, 0.7 20%, 1)", "linear(0.2, 1.5 50% 70%, 0.8)", "linear(0 20%, 1 80%)",
      "linear(0 -50%, 1 150%)", "linear(0, 1 100%, 0.5 100%)",
    ]
    for jump in ["jump-start", "jump-end", "jump-none", "jump-both"] {
      texts += [2, 3, 7].map { "steps(\($0), \(jump))" }
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<16 {
      let p = [0...1, -1...2, 0...1, -1...2].map { Double.random(in: $0, using: &random) }
      texts.append("cubic-bezier(\(p[0]), \(p[1]), \(p[2]), \(p[3]))")
    }
    let found = try progress(texts)
    #expect(found.count == texts.count)
    for (text, values) in zip(texts, found) {
      let easing = try Easing(text)
      #expect(values.count == 50)
      for (position, value) in zip(Self.positions, values) {
        #expect(abs(easing.value(at: position) - value) <= 1e-6, "\(text) at \(position)")
      }
    }
  }

  /// Curves that CSS cannot express, and springs.
  static let curves = [
    "penner.out-bounce", "penner.out-elastic", "penner.in-out-circ", "penner.in-out-back",
    "material.emphasized", "spring(duration: 0.5, bounce: 0.3)", "steps(3)", "ease",
    "spring(mass: 2, stiffness: 230, damping: 22, initialVelocity: 3)",
    "spring(stiffness: 100, damping: 40)", "linear(0, 0.5 20%, 0.7 20%, 1)",
    // Chromium begins such a function on its second stop.
    "linear(0 50%, 0.5 50%, 1)",
  ]

  /// A curve over the span of its text.
  private func reference(_ word: String, _ result: Conversion) throws -> Easing {
    let easing = try Easing(word)
    guard case .spring(let spring) = easing, let duration = result.duration else { return easing }
    return .spring(try SpringCurve(spring.parameters, over: duration))
  }

  @Test func whatIsPrintedForCSSIsTheCurve() throws {
    let css = try #require(TargetLanguage.named("css"))
    let results = try Self.curves.map { try css.convert(ConversionRequest(try Easing($0))) }
    for ((word, result), values) in zip(
      zip(Self.curves, results), try progress(results.map(\.text)))
    {
      let easing = try reference(word, result)
      #expect(values.count == 50)
      for (position, value) in zip(Self.positions, values) {
        #expect(
          abs(easing.value(at: position) - value) <= result.maximumError + 1e-6,
          "\(word) at \(position)")
      }
    }
  }

  private struct KeyframeCase: Encodable {
    var css: String
    var name: String
    var milliseconds: Double
    var times: [Double]
  }

  @Test func whatIsPrintedAsKeyframesIsTheCurve() throws {
    let target = try #require(TargetLanguage.named("css-keyframes"))
    let results = try Self.curves.enumerated().map { index, word in
      try target.convert(ConversionRequest(try Easing(word), name: "curve\(index)"))
    }
    let cases = results.enumerated().map { index, result in
      KeyframeCase(
        css: result.text, name: "curve\(index)", milliseconds: 1000 * (result.duration ?? 1),
        times: Self.positions)
    }
    let found: [[Double]] = try Chromium.run(
      cases,
      script: """
        results = cases.map(({css, name, milliseconds, times}) => {
          const style = document.createElement("style");
          style.textContent = css;
          const element = document.createElement("div");
          element.className = name;
          document.body.append(style, element);
          const animation = element.getAnimations()[0];
          animation.pause();
          return times.map(t => {
            animation.currentTime = milliseconds * t;
            return new DOMMatrix(getComputedStyle(element).transform).m41;
          });
        });
        """)
    for ((word, result), values) in zip(zip(Self.curves, results), found) {
      let easing = try reference(word, result)
      #expect(values.count == 50)
      for (position, value) in zip(Self.positions, values) {
        // Single precision of pixels.
        #expect(
          abs(easing.value(at: position) - value / 100) <= result.maximumError + 2e-5,
          "\(word) at \(position)")
      }
    }
  }

  private struct ScriptCase: Encodable {
    var text: String
    var times: [Double]
  }

  /// The functions that are printed for JavaScript libraries, run.
  @Test func whatIsPrintedForJavaScriptIsTheCurve() throws {
    let curves = [
      "linear(0 50%, 0.5 20%, 1)", "linear(0.25)", "linear(0 -50%, 1 150%)", "steps(3, jump-both)",
      "linear(0, 0.5 20%, 0.7 20%, 1)", "penner.out-bounce", "penner.out-elastic",
    ]
    let all = try curves.flatMap { word in
      try ["motion", "react-spring"].map { name in
        let target = try #require(TargetLanguage.named(name))
        return (word, try target.convert(ConversionRequest(try Easing(word))))
      }
    }
    let cases = all.map { ScriptCase(text: $0.1.text, times: Self.positions) }
    let found: [[Double?]] = try Chromium.run(
      cases,
      script: """
        results = cases.map(({text, times}) => {
          const name = text.match(/^const (\\w+) = /)[1];
          return times.map(new Function(`${text}\nreturn ${name};`)());
        });
        """)
    #expect(found.count == all.count)
    for ((word, result), values) in zip(all, found) {
      let easing = try Easing(word)
      #expect(values.count == 50)
      for (position, value) in zip(Self.positions, values) {
        let distance = abs(easing.value(at: position) - (value ?? .nan))
        #expect(distance <= result.maximumError + 1e-12, "\(word), \(result.target) at \(position)")
      }
    }
  }

  private struct TimingCase: Codable {
    var delay: Double
    var duration: Double
    var rate: Double
    var iterations: Double
    var alternates: Bool
    var fill: String
    var times: [Double]
  }

  @Test func mediaTimingIsTheBrowsers() throws {
    var random = SplitMix64(seed: 9)
    let cases = (0..<60).map { index in
      let delay = Double(Int.random(in: 0...4, using: &random)) / 4
      return TimingCase(
        delay: delay, duration: Double(Int.random(in: 1...8, using: &random)) / 4,
        rate: [0.5, 1, 2].randomElement(using: &random) ?? 1,
        iterations: Double(Int.random(in: 1...7, using: &random)) / 2,
        alternates: Bool.random(using: &random),
        fill: ["none", "forwards", "backwards", "both"][index % 4],
        // Off every boundary, where engines differ by rounding.
        times: (0..<50).map { Double($0) * 0.1 + 0.0123 })
    }
    let found: [[Double?]] = try Chromium.run(
      cases,
      script: """
        results = cases.map(({delay, duration, rate, iterations, alternates, fill, times}) => {
          const animation = document.body.animate([], {
            delay: 1000 * delay, duration: 1000 * duration / rate, iterations, fill,
            direction: alternates ? "alternate" : "normal"});
          animation.pause();
          const values = times.map(t => {
            animation.currentTime = 1000 * t;
            return animation.effect.getComputedTiming().progress;
          });
          animation.cancel();
          return values;
        });
        """)
    #expect(found.count == cases.count)
    for (one, values) in zip(cases, found) {
      var timing = MediaTiming()
      timing.beginTime = one.delay
      timing.duration = one.duration
      timing.speed = one.rate
      // A forward and backward pair is one repeat.
      timing.repeatCount = one.alternates ? one.iterations / 2 : one.iterations
      timing.autoreverses = one.alternates
      let fill = one.fill == "none" ? "removed" : one.fill
      timing.fillMode = try #require(MediaTiming.FillMode(rawValue: fill))
      for (time, value) in zip(one.times, values) {
        let state = timing.state(at: time)
        #expect(state.isShown == (value != nil), "\(one) at \(time)")
        if let value, state.isShown {
          #expect(abs(state.fraction - value) <= 1e-9, "\(one) at \(time)")
        }
      }
    }
  }
}
