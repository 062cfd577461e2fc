import CurveDocuments
import CurvePlatforms
import Curves
import Foundation
import Testing

/// Style sheets as Chromium reads them, in and out.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct StyleSheetBrowserTests {
  private struct Declaration: Encodable {
    var property: String
    var value: String
  }

  /// A shorthand is noted exactly where Chromium drops it. (Springs and `linear(0)` differ on purpose.)
  @Test func chromiumDropsTheSameShorthands() throws {
    let transitions = [
      "opacity 1s ease-in", "opacity 1s cubic-bezier(2,0,0,1)", "opacity 1s $ease-out",
      "opacity 1s theme('x')", "opacity 1s foo(1)", "opacity 1s ease-outt", "1s ease-outt",
      "opacity 0", "opacity -1s", "none, opacity 1s", "opacity 1s ease ease", "opacity 1s 1s 1s",
      "opacity", "ease", "--x 1s", "opacity calc(1s * 2) ease", "a 1s, b 1s foo(1)",
      "opacity 1s normal", "opacity 1s allow-discrete", "opacity 1s allow-discrete normal",
      "inherit 1s", "default 1s", "\"opacity\" 1s", "opacity 1s, 2s none", "initial",
      "opacity 1s ease-in, , top 1s", "opacity 1s,", "-2 1s", "opacity 1s /ease", "1S EASE",
      "opacity 1s steps(0)", "opacity 1s steps(3, jump-none)", "opacity 1s linear(0, 1)",
    ]
    let animations = [
      "slide 1s foo(1)", "slide 1s 3 2", "slide fade 1s", "ease 1s ease", "\"slide\" 1s",
      "slide 1s alternate alternate", "slide -1s", "slide 1s -2", "slide 1s scroll()",
      "slide 1s auto", "none", "auto", "1s steps(0)", "slide 1s calc(2)", "slide 1s 0",
      "1s infinite both running reverse 2s ease-in x", "1e3s slide", "1x slide",
      "slide 1s default", "slide inherit", "revert-layer", "slide 1s linear(0, 1) 2",
    ]
    let functions = ["linear, foo(1)", "auto", "inherit", "ease, steps(3)", "ease ease"]
    let cases =
      transitions.map { Declaration(property: "transition", value: $0) }
      + animations.map { Declaration(property: "animation", value: $0) }
      + functions.map { Declaration(property: "animation-timing-function", value: $0) }
    let accepted: [Bool] = try Chromium.run(
      cases,
      script: """
        results = cases.map(({property, value}) => {
          const style = document.createElement("div").style;
          style.setProperty(property, value);
          return style.getPropertyValue(property) !== "";
        });
        """)
    #expect(accepted.count == cases.count && accepted.contains(true) && accepted.contains(false))
    for (one, isAccepted) in zip(cases, accepted) {
      let sheet = try StyleSheet("a { \(one.property): \(one.value) }")
      #expect(sheet.notes.isEmpty == isAccepted, "\(one.property): \(one.value) \(sheet.notes)")
      #expect(isAccepted || sheet.curves.isEmpty)
    }
  }

  private struct Sheet: Encodable {
    var css: String
    var classes: String
  }

  /// What an element that matches one rule gets, for sheets whose conditions don't hold.
  @Test func chromiumResolvesTheSameVariables() throws {
    let sheets = [
      ":root{--e:cubic-bezier(.2,0,0,1)} .b{transition:top 1s var(--e)} .reduced{--e:linear}",
      ":root{--e:ease-in} .b{transition:top 1s var(--e)} .b{--e:linear}",
      ":root{--e:ease-in} .a,.b{--e:linear} .b{transition:top 1s var(--e)}",
      ":root{--e:linear} .a{--e:ease-in} .b{transition:top 1s var(--e)}",
      ":root{--e:ease-in;--f:var(--e)} .b{--e:linear;transition:top 1s var(--f)}",
      "@layer l{:root{--e:ease-in}} :root{--e:linear} .b{transition:top 1s var(--e)}",
      ":root{--e:linear!important;--e:ease-in} .b{transition:top 1s var(--e)}",
      "@media print{:root{--e:linear}} :root{--e:ease-in} .b{transition:top 1s var(--e)}",
      ":root{--e:ease-in} @media print{:root{--e:linear}} .b{transition:top 1s var(--e)}",
      ".b{transition:top 1s linear} @media print{.b{transition:top 1s ease-in}}",
      ".b{transition:top 1s linear;transition:top 1s foo(1)}",
      ".b{transition:top 1s linear;-webkit-transition:top 1s ease-in}",
      "@supports (top:0){:root{--e:linear}} @supports not (top:0){:root{--e:ease-in}} .b{transition:top 1s var(--e)}",
    ]
    let found: [String] = try Chromium.run(
      sheets.map { Sheet(css: $0, classes: "b") },
      script: """
        results = cases.map(({css, classes}) => {
          const style = document.createElement("style");
          style.textContent = css;
          const element = document.createElement("div");
          element.className = classes;
          document.body.append(style, element);
          const text = getComputedStyle(element).transitionTimingFunction;
          style.remove();
          element.remove();
          return text;
        });
        """)
    #expect(found.count == sheets.count)
    for (text, easing) in zip(sheets, found) {
      let curve = try StyleSheet(text).curve(".b transition top")
      #expect(curve?.description == (try Easing(easing).description), "\(text)")
    }
  }

  /// Names with a meaning in `animation`, and names that try to leave it.
  private static let names = [
    "ease-in-out", "none", "infinite", "paused", "running", "alternate", "forwards", "initial",
    "inherit", "unset", "revert", "revert-layer", "default", "auto", "linear", "step-start", "both",
    "normal", "reverse", "backwards", "NONE", "Ease", "{}h1{color:red}", "*/ h1{color:red} /*",
    "a.b",
    "a-b", "a-b-2", "\"; } h1 { color: red }", "\\", "é", "</style>", "\u{0}", "1", "", "-", "a b",
  ]

  private struct Animated: Decodable {
    var names: [String]
    var rules: Int
    var color: String
  }

  /// Every name animates, none loses its keyframes to another, and nothing but keyframes and classes
  /// results.
  @Test func namesOfKeyframesAnimate() throws {
    let target = try #require(TargetLanguage.named("css-keyframes"))
    let names = target.distinctNames(Self.names)
    #expect(names.count == Self.names.count && Set(names).count == names.count)
    let conversions = try names.map {
      try target.convert(ConversionRequest(try Easing("ease-in"), name: $0))
    }
    let text = try target.text(of: conversions, names: names)
    let classes = try StyleSheet(text).keyframes.map(\.name)
    #expect(Set(classes).count == names.count)
    let found: [Animated] = try Chromium.run(
      [Sheet(css: text, classes: classes.joined(separator: "\n"))],
      script: """
        results = cases.map(({css, classes}) => {
          const style = document.createElement("style");
          style.textContent = css;
          const heading = document.createElement("h1");
          document.body.append(style, heading);
          return {
            names: classes.split("\\n").map((name) => {
              const element = document.createElement("div");
              element.className = name;
              document.body.append(element);
              const [animation] = element.getAnimations();
              return animation?.effect.getKeyframes().length === 2 ? animation.animationName : "";
            }),
            rules: style.sheet.cssRules.length,
            color: getComputedStyle(heading).color,
          };
        });
        """)
    let result = try #require(found.first)
    #expect(result.names == classes)
    #expect(result.rules == 2 * names.count)
    #expect(result.color == "rgb(0, 0, 0)")
  }

  /// The variables of `css` and `tailwind`, one for each name.
  @Test(arguments: ["css", "tailwind"]) func namesOfVariablesAreDistinct(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    let names = target.distinctNames(Self.names + ["ease-x", "x", "ease-x-2"])
    let conversions = try names.map {
      try target.convert(ConversionRequest(try Easing("ease-in"), name: $0))
    }
    let text = try target.text(of: conversions, names: names)
    let found: [[String]] = try Chromium.run(
      [Sheet(css: text.replacingOccurrences(of: "@theme", with: ":root"), classes: "")],
      script: """
        results = cases.map(({css}) => {
          const style = document.createElement("style");
          style.textContent = css;
          document.body.append(style);
          return [...style.sheet.cssRules].flatMap((rule) => [...rule.style]);
        });
        """)
    let properties = try #require(found.first)
    #expect(properties.count == names.count && Set(properties).count == names.count)
    #expect(properties.allSatisfy { $0.hasPrefix("--") })
  }
}
