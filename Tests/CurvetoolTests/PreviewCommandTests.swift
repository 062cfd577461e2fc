import CurveTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `curvetool preview`: the page's text. Web/tests checks it in a browser.
@Suite struct PreviewCommandTests {
  @Test func withoutCurvesItIsThePlayground() async throws {
    let result = try await Tool.run(["preview", "-o", "-"])
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix("<!DOCTYPE html>") && result.output.utf8.count <= 1_000_000)
    #expect(result.output.contains(#"<script type="application/json" id="preview">{}</script>"#))
  }

  @Test func curvesAndTitleAreDataOfThePage() async throws {
    let result = try await Tool.run([
      "preview", "ease", "spring(stiffness: 230, damping: 22)", "--title",
      "Our </script> & \"more\"",
      "-o", "-",
    ])
    #expect(result.status == 0)
    let start = try #require(result.output.range(of: #"id="preview">"#)).upperBound
    let end = try #require(
      result.output.range(of: "</script>", range: start..<result.output.endIndex))
    let data = Data(result.output[start..<end.lowerBound].utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["title"] as? String == "Our </script> & \"more\"")
    let curves = try #require(object["curves"] as? [[String: String]])
    #expect(curves.map { $0["text"] } == ["ease", "spring(stiffness: 230, damping: 22)"])
  }

  /// `--open` runs the system's command with the page. If that fails, the message gives advice, and the
  /// page remains.
  @Test func openRunsTheBrowser() async throws {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    try await Tool.inFolder { folder in
      let script = "#!/bin/sh\nprintf '%s' \"$1\" > \"\(folder)/opened\"\n"
      try script.write(toFile: "\(folder)/\(program)", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(program)")
      let done = try await Tool.shell(
        """
        PATH="$FOLDER:$PATH" "$TOOL" preview ease -o -page.html --open &&
          timeout 240 sh -c 'until [ -s opened ]; do :; done' && cat opened
        """, in: folder)
      #expect(done.status == 0 && done.output == "./-page.html", "\(done.error)")
      try FileManager.default.removeItem(atPath: "\(folder)/\(program)")
      let missing = try await Tool.shell(
        """
        mkdir bin && for name in sh setsid; do ln -s "$(command -v $name)" bin/ || true; done
        PATH="$FOLDER/bin" "$TOOL" preview ease -o page.html --open
        """, in: folder)
      #expect(missing.status == 69 && missing.error.contains("open page.html yourself"))
      #expect(try Tool.contents(folder).contains("page.html"))
    }
  }

  @Test func aSceneIsSampled() async throws {
    try await Tool.inFolder { folder in
      let scene = """
        {"name": "s", "duration": 2, "layers": [{"name": "card", "model": {"position": [300, 40]},
          "animations": [{"key": "x", "type": "basic", "keyPath": "position.x", "from": 100, "to": 300,
            "duration": 2}]}]}
        """
      try scene.write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      let result = try await Tool.run(["preview", "\(folder)/s.json", "-o", "-"])
      #expect(result.status == 0 && result.output.contains("card.position.x"))
      let nothing = try await Tool.run(["preview", "\(folder)/none.json", "-o", "-"])
      #expect(nothing.status == 66 && nothing.output.isEmpty)
    }
  }

  @Test(arguments: [
    (["preview"], "--output"), (["preview", "-o", "-", "--open"], "--open"),
    (["preview", "nonsense", "-o", "-"], "nonsense"),
    (["preview", "a.json", "b.json", "-o", "-"], "one scene"),
    (["preview"] + Array(repeating: "ease", count: 1001) + ["-o", "-"], "1000"),
    (["preview"] + Array(repeating: "ease", count: 41) + ["-o", "/tmp/never.svg"], "at most 40"),
  ])
  func wrongArgumentsAreRefused(arguments: [String], word: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty && result.error.contains(word))
  }

  /// The ball of a moving picture goes where the formula says, and the names are text, not markup.
  @Test func aMovingPictureFollowsTheSpring() async throws {
    let title = "a</svg>&\"b\" <\u{301}c"
    let curve = "spring(stiffness: 230, damping: 22)"
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "\"$TOOL\" preview ease '\(curve)' --title '\(title)' -o a.svg", in: folder)
      #expect(result.status == 0 && result.error == "Wrote a.svg\n", "\(result.error)")
      let text = try String(contentsOfFile: "\(folder)/a.svg", encoding: .utf8)
      let checker = SVGChecker(text)
      #expect(checker.isValid && !checker.names.contains("script"))
      #expect(text.contains("a&lt;/svg&gt;&amp;&quot;b&quot; &lt;\u{301}c"))
      // Two curves; for each the dot's x and y, and the ball's x.
      let lists = text.matches(
        of: /attributeName="c[xy]" dur="([0-9.]+)s" .*?keyTimes="([^"]*)" values="([^"]*)"/)
      try #require(lists.count == 6)
      let ball = lists[5].output
      let period = try #require(Double(ball.1))
      let times = ball.2.split(separator: ";").compactMap { Double($0) }
      let positions = ball.3.split(separator: ";").compactMap { Double($0) }
      try #require(times.count == positions.count && times.count > 30)
      #expect(times[0] == 0 && times[times.count - 1] == 1)
      let frequency = (230.0 - 121).squareRoot()
      var largest = LargestError()
      for (time, position) in zip(times.dropLast(), positions) {
        let t = time * period
        let exact = 1 - exp(-11 * t) * (cos(frequency * t) + 11 / frequency * sin(frequency * t))
        largest.include(
          abs((position - positions[0]) / (positions[positions.count - 1] - positions[0]) - exact))
      }
      #expect(largest.value < 2e-3)
      for arguments in ["scenes/wobble.json", ""] {
        let scene = try await Tool.run(
          ["preview", "-o", "\(folder)/b.svg"] + (arguments.isEmpty ? [] : [arguments]))
        #expect(scene.status == 64 && scene.error.contains("a moving picture shows curves"))
      }
    }
  }
}

/// Reads a text as XML.
private final class SVGChecker: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []
  private(set) var isValid = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isValid = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    names.insert(elementName)
  }
}
