import CurveDocuments
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// The published schema and the reader know the same keys.
@Suite struct SchemaTests {
  private func definitions() throws -> (root: [String: Any], defs: [String: [String: Any]]) {
    let url = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes/scene.schema.json")
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: url))
    let root = try #require(object as? [String: Any])
    return (root, try #require(root["$defs"] as? [String: [String: Any]]))
  }

  private func keys(_ definition: [String: Any]?) throws -> [String] {
    try #require(definition?["properties"] as? [String: Any]).keys.sorted()
  }

  /// The keys that the reader lists when it meets an unknown key.
  private func known(_ text: String) -> [String] {
    do {
      _ = try LayerScene(json: Array(text.utf8))
      return []
    } catch {
      let list = error.message.components(separatedBy: "known are ").last ?? ""
      return list.components(separatedBy: ", ").sorted()
    }
  }

  @Test(arguments: [
    "basic", "spring", "keyframe", "relativeKeyframes", "animator", "group", "transition", "play",
  ])
  func theSchemaHasTheKeysOfEveryAnimation(type: String) throws {
    let text =
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"animations\": [{\"type\": \"\(type)\", \"????????????\": 1}]}]}"
    #expect(known(text) == (try keys(try definitions().defs[type])))
  }

  @Test(arguments: ["keyframe", "relativeKeyframes"])
  func theSchemaHasEveryCalculationMode(type: String) throws {
    let properties = try definitions().defs[type]?["properties"] as? [String: [String: Any]]
    let values = try #require(properties?["calculationMode"]?["enum"] as? [String])
    #expect(values.sorted() == CalculationMode.allCases.map(\.rawValue).sorted())
  }

  @Test func theSchemaKnowsTheKeysOfScenesAndLayers() throws {
    let (root, defs) = try definitions()
    #expect(known("{\"????????????\": 1}") == (try keys(root)))
    let layer = "{\"duration\": 1, \"layers\": [{\"????????????\": 1}]}"
    #expect(known(layer) == (try keys(defs["layer"])))
    let timing =
      "{\"duration\": 1, \"layers\": [{\"name\": \"a\", \"timing\": {\"????????????\": 1}}]}"
    #expect(known(timing) == (try keys(defs["timing"])))
  }
}
