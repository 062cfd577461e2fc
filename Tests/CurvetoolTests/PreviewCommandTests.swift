import Foundation
import Testing

/// `curvetool preview`: the page's text; Web/tests looks at it in a browser.
@Suite struct PreviewCommandTests {
  @Test func withoutCurvesItIsThePlayground() async throws {
    let result = try await Tool.run(["preview", "-o", "-"])
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix("<!DOCTYPE html>") && result.output.utf8.count <= 700_000)
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

  @Test(arguments: [
    (["preview"], "--output"), (["preview", "-o", "-", "--open"], "--open"),
    (["preview", "nonsense", "-o", "-"], "nonsense"),
    (["preview"] + Array(repeating: "ease", count: 41) + ["-o", "-"], "40"),
  ])
  func refusals(arguments: [String], word: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty && result.error.contains(word))
  }
}
