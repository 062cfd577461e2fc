import CurveDocuments
import CurvePlatforms
import Curves
import Foundation
import Testing
import Timeline

/// Several curves as one file of each target.
@Suite struct ConversionSetTests {
  private static let names = [
    "a.b", "a-b", "a-b-2", "aB", "class", "{}h1{color:red}", "\"];alert(1)//", "*/alert(1)/*",
    "`${alert(1)}`", "\n", "2", "ease-x", "x",
  ]
  /// A cubic-bezier, a spring, a curve that needs pieces, and a short `linear()`.
  private static let curves = [
    "ease-in", "spring(stiffness: 230, damping: 22)", "penner.out-bounce", "linear(0, 0.7 30%, 1)",
  ]

  private func joined(_ target: TargetLanguage) throws -> (text: String, names: [String]) {
    let names = target.distinctNames(Self.names)
    let conversions = try names.enumerated().map { index, name in
      try target.convert(
        ConversionRequest(try Easing(Self.curves[index % Self.curves.count]), name: name))
    }
    return (try target.text(of: conversions, names: names), names)
  }

  @Test func spelledNamesAreDistinct() throws {
    for target in TargetLanguage.all {
      let names = target.distinctNames(["a.b", "a-b", "a-b-2", "a-b", "b"])
      #expect(names.first == "a.b" && names.last == "b")
      #expect(Set(names).count == 5, "\(target.name): \(names)")
      #expect(target.distinctNames(names) == names, "\(target.name)")
    }
    let css = try #require(TargetLanguage.named("css"))
    #expect(css.distinctNames(["a.b", "a-b", "a-b-2"]) == ["a.b", "a-b-3", "a-b-2"])
    let tailwind = try #require(TargetLanguage.named("tailwind"))
    #expect(tailwind.distinctNames(["ease-x", "x"]) == ["ease-x", "x-2"])
    let many = css.distinctNames([String](repeating: "x", count: 20_000))
    #expect(Set(many).count == 20_000)
  }

  /// Every target has one file for all curves, or a file for each under its own name.
  @Test func everyCurveIsInAFile() throws {
    for target in TargetLanguage.all {
      let names = target.distinctNames(Self.names)
      let conversions = try names.enumerated().map { index, name in
        try target.convert(
          ConversionRequest(try Easing(Self.curves[index % Self.curves.count]), name: name))
      }
      let files = target.files(conversions, names: names, source: "x */ --> \n alert(1)")
      let count = ["csv", "npy", "android-xml"].contains(target.name) ? names.count : 1
      #expect(Set(files.map(\.name)).count == count && files.count == count, "\(target.name)")
      for file in files where !target.isBinary {
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.last == "\n" && !text.contains("x */") && !text.contains("x _/ -->"))
      }
      #expect(files == target.files(conversions, names: names, source: "x */ --> \n alert(1)"))
    }
  }

  @Test(arguments: ["lottie", "figma", "json", "dtcg"])
  func jsonHasEveryName(name: String) throws {
    let (text, names) = try joined(try #require(TargetLanguage.named(name)))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?.count == names.count)
  }

  /// Runs a program on a file; nil if it isn't installed.
  private func run(_ arguments: [String], _ text: String, _ file: String) throws -> String? {
    var message: String?
    try Folder.with { folder in
      try folder.write(text, file)
      message = try folder.run(arguments + [file])
    }
    return message
  }

  @Test(arguments: [
    "web-animations", "motion", "react-spring", "react-native", "reanimated", "remotion", "anime",
    "gsap", "after-effects",
  ])
  func nodeAcceptsScripts(name: String) throws {
    let (text, names) = try joined(try #require(TargetLanguage.named(name)))
    guard let message = try run(["node", "--check"], text, "curves.mjs") else { return }
    #expect(message.isEmpty, "\(message.prefix(400))")
    #expect(
      Set(text.matches(of: #/(?m)^(?:export const|function) (\w+)/#).map(\.1)).count == names.count)
    #expect(!text.contains("alert("))
  }

  /// Layers of a scene can have any names, too.
  @Test func namesOfLayersAreDistinct() throws {
    let layers = ["class", "a", "a-2", "a.2", "a 2", "default", "\"]);alert(1)//", "a-background"]
      .map {
        let path = $0 == "a-background" ? "foregroundColor" : "backgroundColor"
        return """
          {"name": \(String(reflecting: $0)), "model": {"\(path)": "#ff0000"}, "animations": [
            {"key": "k", "type": "basic", "keyPath": "\(path)", "to": "#0000ff", "duration": 1}]}
          """
      }
    let scene = try LayerScene(
      json: Array(
        "{\"name\": \"s\", \"duration\": 1, \"layers\": [\(layers.joined(separator: ","))]}".utf8))
    let css = try #require(TargetLanguage.named("css-keyframes")).convert(scene)
    let rules = try StyleSheet(css.text)
    #expect(rules.keyframes.count == layers.count && rules.notes.isEmpty)
    let script = try #require(TargetLanguage.named("web-animations")).convert(scene).text
    #expect(Set(script.matches(of: #/const (\w+) = /#).map { $0.1 }).count == layers.count)
    guard let message = try run(["node", "--check"], script, "scene.js") else { return }
    #expect(message.isEmpty, "\(message.prefix(400))")
  }

  @Test func otherLanguagesDeclareEveryName() throws {
    for (name, pattern) in [
      ("compose", #/val (`?\w+`?): [\w.]+(?:<Float>)? = /#),
      ("flutter", #/static (?:const|final) (\w+) = /#),
      ("unity", /AnimationCurve (\w+) = new/), ("godot", /(?m)^static func (\w+)\(\)/),
    ] {
      let (text, names) = try joined(try #require(TargetLanguage.named(name)))
      // In types that are nested, two of one name are different.
      #expect(text.matches(of: pattern).count == names.count, "\(name)")
      let counts = ["{", "}", "(", ")"].map { mark in text.count { String($0) == mark } }
      #expect(counts[0] == counts[1] && counts[2] == counts[3] && !text.contains("alert("))
    }
  }
}

extension TargetLanguage {
  /// The only file of several curves.
  func text(of conversions: [Conversion], names: [String]) throws -> String {
    let files = files(conversions, names: names)
    guard let file = files.first, files.count == 1 else {
      throw CountError(count: files.count)
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }
}

private struct CountError: Error { var count: Int }
