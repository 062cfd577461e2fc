import CurvePlatforms
import Curves
import Foundation
import Testing

/// Files of several curves: compilers accept them, and their values are the curves.
@Suite struct SourceFileTests {
  /// Names of tokens: groups that are named like types of the platforms, words of the languages, and
  /// names that are the same in one language or another.
  private static let names = [
    "motion.easing.enter", "motion.easing.in", "motion.easing.default", "motion.easing.fast-out",
    "motion.spring.soft", "motion.spring.spring", "motion.animation.self", "motion.type.init",
    "motion.easing.Fast Out", "motion.easing.fast_out", "motion.unit-curve.500",
    "motion.500.500", "motion.Easing.enter", "motion.easing.easing", "motion.var", "motion.class",
    "motion.keyframes", "motion.cubic-bezier.x.y.z.a.b.c.d.e.f", "motion.get", "motion.motion",
  ]
  private static let curves = [
    "cubic-bezier(0.4, 0, 0.2, 1)", "spring(mass: 2, stiffness: 230, damping: 22)",
    "penner.out-bounce", "ease-out", "spring(duration: 0.5, bounce: 0.3)", "steps(3)",
    "spring(stiffness: 100, damping: 40, initialVelocity: 2)",
    "spring(stiffness: 100, damping: 12, initialVelocity: -3)", "linear(0, 0.7 30%, 1)",
  ]

  /// A file, its names, and each name's curve.
  private func file(
    _ name: String, names: [String] = names, curves: [String] = curves
  ) throws -> (text: String, names: [String], curves: [Easing], conversions: [Conversion]) {
    let target = try #require(TargetLanguage.named(name))
    let names = target.distinctNames(names)
    // uikit has beziers and springs only, for others a bezier approximates.
    let easings = try names.indices.map { try Easing(curves[$0 % curves.count]) }
    let conversions = try zip(names, easings).map { name, easing in
      var request = ConversionRequest(easing, name: name)
      if case .spring = easing {} else { request.duration = name.hasSuffix("r") ? 0.25 : nil }
      return try target.convert(request)
    }
    return (
      try target.text(of: conversions, names: names), names, easings, conversions
    )
  }

  // MARK: - Swift

  @Test(arguments: [
    ("swiftui", "SwiftUI", PlatformStandIns.swiftUI), ("uikit", "UIKit", PlatformStandIns.uiKit),
    ("core-animation", "QuartzCore", PlatformStandIns.quartzCore), ("swift", "", ""),
  ])
  func theSwiftFileCompiles(target: String, module: String, standIn: String) throws {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let modules = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("Modules").path
    var texts = [try file(target).text]
    for names in [["spring.a", "spring.b"], ["easing.a"], ["a", "spring"], ["type.x.self"]] {
      texts.append(try file(target, names: names).text)
    }
    try Folder.with { folder in
      for (index, text) in texts.enumerated() { try folder.write(text, "\(index).swift") }
      try folder.write(standIn, "standin")
      let script = """
        \(module.isEmpty ? "" : """
          cp standin Standin.swift && swiftc -suppress-warnings -emit-module -module-name \(module) \
          -parse-as-library Standin.swift &&
          """)
        for file in ?.swift; do
          swiftc -typecheck -warnings-as-errors -swift-version 6 -module-name M -I . \
            \(module.isEmpty ? "-I '\(modules)'" : "") $file || exit 1
        done
        """
      guard
        let message = try folder.run([
          "sh", "-c", "command -v swiftc >/dev/null || exit 127; \(script)",
        ])
      else { return }
      #expect(message.isEmpty, "\(message.prefix(2000))")
    }
  }

  /// The values of the file, read by this package's own reader.
  @Test(arguments: [
    ("swiftui", #"static let `?\w+`? = ([^=]*?)(?=\n *(?:static|\}|///|enum|\n))"#),
    ("compose", #"val `?\w+`?: [\w.]+(?:<Float>)? = (.*)"#),
    ("flutter", #"static (?:const|final) \w+ = ([^;]*);"#),
    ("motion", #"export const \w+ = ([^;]*);"#), ("anime", #"export const \w+ = ([^;]*);"#),
    ("gsap", #"export const \w+ = ([^;]*);"#), ("react-spring", #"export const \w+ = ([^;]*);"#),
    // Times begin with a digit.
    ("css", #"--[\w-]+: (?!\d)([^;]*);"#),
  ])
  func valuesAreRead(target: String, pattern: String) throws {
    let hasBeziers = target != "react-spring"
    let curves =
      (hasBeziers ? ["cubic-bezier(0.4, 0, 0.2, 1)", "ease-out"] : [])
      + (["gsap", "css"].contains(target)
        ? []
        : ["spring(mass: 2, stiffness: 230, damping: 22)", "spring(stiffness: 90, damping: 9)"])
    let (text, names, easings, _) = try file(
      target,
      names: ["motion.easing.enter", "motion.easing.in", "motion.spring.a", "motion.spring.b"],
      curves: curves)
    let values = try text.matches(of: Regex(pattern, as: (Substring, Substring).self))
      .map { String($0.1).replacing("SwiftUI.", with: "") }
    #expect(values.count == names.count, "\(text)")
    for (index, value) in values.enumerated() {
      let read = try EasingParser().parse(value).easing
      for step in 0...20 {
        let position = Double(step) / 20
        let difference = read.value(at: position) - easings[index].value(at: position)
        // Compose has single precision.
        #expect(abs(difference) <= (target == "compose" ? 1e-5 : 1e-9), "\(names[index]): \(value)")
      }
    }
  }

  // MARK: - JavaScript

  private struct Exported: Decodable {
    var name: String
    var values: [Double]?
  }

  /// node imports the module; functions in it have the values of the curves.
  @Test(arguments: [
    "web-animations", "motion", "react-spring", "react-native", "reanimated", "remotion", "anime",
    "gsap",
  ])
  func nodeImportsTheModule(target: String) throws {
    // CustomEase has no jumps.
    let curves = target == "gsap" ? Self.curves.filter { !$0.hasPrefix("steps") } : Self.curves
    let (text, names, easings, conversions) = try file(target, curves: curves)
    try Folder.with { folder in
      try folder.write("{\"type\": \"module\"}", "package.json")
      for (name, exports) in PlatformStandIns.packages {
        let isFile = name.hasSuffix(".js")
        let path = "node_modules/" + (isFile ? name : name + "/index.js")
        let functions = exports.map { export in
          """
          export const \(export) = Object.assign((...a) => ["\(export)", ...a],
            {create: (...a) => a, bezier: (...a) => a, registerPlugin: () => {}});
          """
        }
        try folder.write(functions.joined(separator: "\n"), path)
        if !isFile {
          try folder.write(
            "{\"type\": \"module\", \"exports\": {\".\": \"./index.js\", \"./CustomEase\": \"./CustomEase.js\"}}",
            "node_modules/\(name)/package.json")
        }
      }
      try folder.write(text, "curves.js")
      try folder.write(
        """
        import * as curves from "./curves.js";
        const found = Object.entries(curves).map(([name, value]) => {
          const f = value.ease ?? value.easing;
          return typeof f === "function"
            ? {name, values: Array.from({length: 101}, (_, i) => f(i / 100))} : {name};
        });
        console.log(JSON.stringify(found));
        """, "main.js")
      guard let output = try folder.output(["node", "main.js"]) else { return }
      let found = try JSONDecoder().decode([Exported].self, from: Data(output.utf8))
      #expect(found.count == names.count, "\(found.map(\.name))")
      // node lists exports by name.
      let order = text.matches(of: #/(?m)^export const (\w+)/#).map { String($0.1) }
      #expect(Set(order).count == names.count)
      var functions = 0
      for export in found {
        guard let values = export.values else { continue }
        functions += 1
        let index = try #require(order.firstIndex(of: export.name))
        for (step, value) in values.enumerated() {
          let position = Double(step) / 100
          // At a jump either side is right.
          let wanted = [position - 1e-9, position, position + 1e-9].map {
            easings[index].value(at: $0)
          }
          let nearest = wanted.map { abs($0 - value) }.min() ?? .infinity
          #expect(nearest <= conversions[index].maximumError + 1e-6, "\(export.name) \(position)")
        }
      }
      #expect(functions > 0 || !["motion", "react-spring"].contains(target))
    }
  }

  /// `scripts/check-sources` compiles such files.
  @Test func throwsInKotlinHaveTheirTypeAndImports() throws {
    let text = try file(
      "compose", names: ["motion.fling", "motion.slide"],
      curves: ["decay(velocity: 2000, like: android)", "decay(velocity: 2000, like: compose)"]
    ).text
    for line in [
      "import androidx.compose.animation.splineBasedDecay",
      "import androidx.compose.ui.unit.Density",
      "  val fling: DecayAnimationSpec<Float> = splineBasedDecay<Float>(Density(1f))",
      "  val slide: DecayAnimationSpec<Float> = exponentialDecay<Float>(frictionMultiplier = 1f)",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
    }
    let plain = try file("compose", names: ["motion.a"], curves: ["ease"]).text
    #expect(!plain.contains("Density"))
  }

  // MARK: - Names

  @Test func namesFollowEachLanguage() throws {
    let names = ["motion.easing.enter", "motion.easing.in", "motion.spring.fast-out"]
    let curves = ["ease", "ease-in", "spring(stiffness: 100, damping: 10)"]
    for (target, phrases) in [
      (
        "swiftui",
        ["enum Motion {", "enum Easing {", "static let enter", "static let `in`", "fastOut"]
      ),
      (
        "compose",
        ["object Motion {", "object Easing {", "val enter:", "val `in`:", "val fastOut:"]
      ),
      (
        "flutter", ["class Motion {", "const easingEnter", "const easingIn", "final springFastOut"]
      ),
      ("motion", ["const easingEnter", "const easingIn", "const springFastOut"]),
      ("css", ["--motion-easing-enter: ", "--motion-easing-in: ", "--motion-spring-fast-out: "]),
      ("unity", ["class Motion\n", " EasingEnter = ", " EasingIn = ", " SpringFastOut = "]),
      ("godot", ["class_name Motion", "easing_enter()", "easing_in()", "spring_fast_out()"]),
    ] {
      let text = try file(target, names: names, curves: curves).text
      for word in phrases { #expect(text.contains(word), "\(target) \(word): \(text)") }
    }
    let android = try #require(TargetLanguage.named("android-xml"))
    let files = android.files(
      try names.map { try android.convert(ConversionRequest(.ease, name: $0)) }, names: names)
    #expect(files.map(\.name) == ["easing_enter.xml", "easing_in.xml", "spring_fast_out.xml"])
    try Folder.with { folder in
      for file in files { try folder.write(String(decoding: file.bytes, as: UTF8.self), file.name) }
      let script =
        "import glob, xml.dom.minidom as x; "
        + "print([x.parse(f).documentElement.tagName for f in sorted(glob.glob('*.xml'))])"
      guard let output = try folder.output(["python3", "-c", script]) else { return }
      #expect(output == "['pathInterpolator', 'pathInterpolator', 'pathInterpolator']\n")
    }
  }
}
