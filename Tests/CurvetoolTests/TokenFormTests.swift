import Foundation
import Testing

/// `convert --to dtcg` of the token files of other tools writes the form of the standard.
@Suite struct TokenFormTests {
  /// The tokens of a JSON text by their paths, read without this package.
  private func tokens(_ text: String) throws -> [String: (type: String?, token: [String: Any])] {
    var found: [String: (type: String?, token: [String: Any])] = [:]
    func visit(_ group: [String: Any], _ path: String, _ type: String?) {
      let type = group["$type"] as? String ?? type
      if group["$value"] != nil { found[path] = (type, group) }
      for (key, value) in group where !key.hasPrefix("$") || key == "$root" {
        guard let inner = value as? [String: Any] else { continue }
        visit(inner, path.isEmpty ? key : "\(path).\(key)", type)
      }
    }
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
    visit(try #require(root as? [String: Any]), "", nil)
    return found
  }

  private func converted(
    _ text: String
  ) async throws -> (
    tokens: [String: (type: String?, token: [String: Any])], text: String, error: String
  ) {
    try await Tool.inFolder { folder in
      let file = "\(folder)/tokens.json"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["convert", "@\(file)", "--to", "dtcg"])
      #expect(result.status == 0, "\(result.error)")
      let new = "\(folder)/new.json"
      try result.output.write(toFile: new, atomically: true, encoding: .utf8)
      // What the tool reads in both is the same.
      let check = try await Tool.run(["check", file, new])
      #expect(check.status == 0, "\(check.output)")
      return (try tokens(result.output), result.output, result.error)
    }
  }

  private func numbers(_ value: Any?) -> [Double]? {
    (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue }
  }

  private func milliseconds(_ value: Any?) -> Double? {
    guard let time = value as? [String: Any], let number = time["value"] as? NSNumber else {
      return nil
    }
    return time["unit"] as? String == "ms"
      ? number.doubleValue : time["unit"] as? String == "s" ? 1000 * number.doubleValue : nil
  }

  @Test func styleDictionaryIsWrittenAnew() async throws {
    let (tokens, _, error) = try await converted(
      """
      {"motion": {
        "easing": {
          "standard": {"value": "cubic-bezier(0.4, 0, 0.2, 1)", "type": "easing", "comment": "A \\"quote\\""},
          "alias": {"value": "{motion.easing.standard.value}"}},
        "duration": {
          "fast": {"value": "150ms", "type": "time"}, "slow": {"value": 0.4, "type": "time"},
          "twice": {"value": "{motion.duration.fast} * 2"}},
        "button": {"value": "all {motion.duration.fast} {motion.easing.standard}"},
        "card": {"value": {"duration": "150ms", "easing": "ease-in"}, "type": "transition"}},
       "color": {"brand": {"value": "#0af", "type": "color"}}}
      """)
    #expect(error.contains("color.brand") && error.contains("written anew"))
    #expect(error.contains("references within a transition or a calculation as their values"))
    #expect(
      Set(tokens.keys) == [
        "motion.easing.standard", "motion.easing.alias", "motion.duration.fast",
        "motion.duration.slow", "motion.duration.twice", "motion.button", "motion.card",
      ])
    let standard = try #require(tokens["motion.easing.standard"])
    #expect(standard.type == "cubicBezier")
    #expect(numbers(standard.token["$value"]) == [0.4, 0, 0.2, 1])
    #expect(standard.token["$description"] as? String == "A \"quote\"")
    let alias = try #require(tokens["motion.easing.alias"])
    #expect(alias.token["$value"] as? String == "{motion.easing.standard}")
    for (name, time) in [("fast", 150.0), ("slow", 400), ("twice", 300)] {
      let duration = try #require(tokens["motion.duration.\(name)"])
      #expect(duration.type == "duration" && milliseconds(duration.token["$value"]) == time)
    }
    for (name, curve) in [("button", [0.4, 0, 0.2, 1]), ("card", [0.42, 0, 1, 1])] {
      let transition = try #require(tokens["motion.\(name)"])
      let value = try #require(transition.token["$value"] as? [String: Any])
      #expect(transition.type == "transition" && milliseconds(value["duration"]) == 150)
      #expect(milliseconds(value["delay"]) == 0 && numbers(value["timingFunction"]) == curve)
    }
  }

  /// References of Tokens Studio leave out the set, which those of the standard name.
  @Test func tokensStudioIsWrittenAnew() async throws {
    let (tokens, _, error) = try await converted(
      """
      {"global": {"easing": {"enter": {"value": "0, 0, 0.2, 1", "type": "other"}},
                  "duration": {"fast": {"value": "150", "type": "other"}}},
       "light": {"button": {"value": "{easing.enter}", "type": "other"},
                 "gone": {"value": "{easing.leave}", "type": "other"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["global", "light"]}}
      """)
    #expect(error.contains("light.gone: skipped: there is no easing.leave to refer to"))
    let button = try #require(tokens["light.button"])
    #expect(button.type == "cubicBezier")
    #expect(button.token["$value"] as? String == "{global.easing.enter}")
    #expect(numbers(tokens["global.easing.enter"]?.token["$value"]) == [0, 0, 0.2, 1])
    #expect(milliseconds(tokens["global.duration.fast"]?.token["$value"]) == 150)
  }

  @Test func variablesOfFigmaAreTokens() async throws {
    let (tokens, _, _) = try await converted(
      """
      {"meta": {"variables": {
         "VariableID:1:3": {"id": "VariableID:1:3", "name": "easing/standard", "resolvedType": "STRING",
           "valuesByMode": {"1:0": "cubic-bezier(0.4, 0, 0.2, 1)", "1:1": "linear"}},
         "VariableID:1:4": {"id": "VariableID:1:4", "name": "easing/button", "resolvedType": "STRING",
           "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "VariableID:1:3"}}},
         "VariableID:1:5": {"id": "VariableID:1:5", "name": "duration/fast", "resolvedType": "FLOAT",
           "valuesByMode": {"1:0": 150, "1:1": 0}}},
        "variableCollections": {"VariableCollectionId:1:2": {"name": "Motion", "defaultModeId": "1:0",
           "modes": [{"modeId": "1:0", "name": "Default"}, {"modeId": "1:1", "name": "Reduced"}]}}}}
      """)
    #expect(numbers(tokens["easing.standard"]?.token["$value"]) == [0.4, 0, 0.2, 1])
    #expect(numbers(tokens["Reduced.easing.standard"]?.token["$value"]) == [0, 0, 1, 1])
    #expect(tokens["easing.button"]?.token["$value"] as? String == "{easing.standard}")
    #expect(milliseconds(tokens["duration.fast"]?.token["$value"]) == 150)
    #expect(milliseconds(tokens["Reduced.duration.fast"]?.token["$value"]) == 0)
  }

  /// An alias has the value of its variable in the same mode.
  @Test func aliasesOfFigmaStayInTheirMode() async throws {
    let (tokens, _, _) = try await converted(
      """
      {"variables": {
         "V:1": {"id": "V:1", "name": "easing/enter", "resolvedType": "STRING",
           "valuesByMode": {"1:0": "cubic-bezier(0.05, 0.7, 0.1, 1)", "1:1": "linear"}},
         "V:2": {"id": "V:2", "name": "easing/alias", "resolvedType": "STRING", "valuesByMode": {
           "1:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "1:1": {"type": "VARIABLE_ALIAS", "id": "V:1"}}}},
       "variableCollections": {"C": {"defaultModeId": "1:0",
         "modes": [{"modeId": "1:0", "name": "Default"}, {"modeId": "1:1", "name": "Reduced 0.5"}]}}}
      """)
    #expect(tokens["easing.alias"]?.token["$value"] as? String == "{easing.enter}")
    #expect(
      tokens["Reduced 0-5.easing.alias"]?.token["$value"] as? String
        == "{Reduced 0-5.easing.enter}")
  }

  /// Times are computed, whether or not the token has a type.
  @Test(arguments: [
    (
      #"{"d": {"$type": "duration", "a": {"$value": "150ms"}, "b": {"$value": "{d.a} * 2"}}}"#,
      300.0
    ),
    (
      #"{"d": {"$type": "duration", "a": {"$value": {"value": 0.1, "unit": "s"}}, "b": {"$value": "{d.a}*2.5"}}}"#,
      250
    ),
    (
      #"{"d": {"a": {"value": "150ms", "type": "duration"}, "b": {"value": "{d.a} * 2", "type": "duration"}}}"#,
      300
    ),
  ])
  func productsOfTimesAreComputed(text: String, time: Double) async throws {
    let (tokens, _, _) = try await converted(text)
    let duration = try #require(tokens["d.b"])
    let value = duration.token["$value"]
    #expect(
      milliseconds(value) == time || (value as? String)?.hasPrefix("{d.a}") == true)
  }

  /// The transition of a prototype has its duration next to the easing, and a direction of its own.
  @Test func transitionsOfFigmaAreTokens() async throws {
    let (tokens, _, error) = try await converted(
      """
      {"children": [{"id": "1:3", "name": "Drawer", "reactions": [{"action": {"transition":
        {"type": "MOVE_IN", "direction": "LEFT", "matchLayers": false, "duration": 0.3, "easing":
          {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.4, "y1": 0, "x2": 0.2, "y2": 1}}}}}]}]}
      """)
    #expect(!error.contains("direction"))
    let transition = try #require(tokens["children.Drawer.reactions.0.action.transition"])
    let value = try #require(transition.token["$value"] as? [String: Any])
    #expect(milliseconds(value["duration"]) == 300)
    #expect(numbers(value["timingFunction"]) == [0.4, 0, 0.2, 1])
  }

  /// A file of the standard keeps what is not about motion; its drafts get units and types.
  @Test func draftsAreBroughtUpToDate() async throws {
    let (tokens, text, error) = try await converted(
      """
      {"ease": {"$type": "other", "in": {"$value": "cubic-bezier(0.4, 0, 1, 1)"}},
       "dur": {"$type": "duration", "fast": {"$value": "150ms"}, "same": {"$value": "{dur.fast}"}},
       "duration": {"long": {"$type": "number", "$value": 500}},
       "move": {"$type": "transition", "$value":
         {"duration": "{dur.fast}", "delay": "0.1s", "timingFunction": "ease-in"}},
       "ink":   {"$type": "color", "$value": "#fff"}}
      """)
    #expect(text.contains(##""ink":   {"$type": "color", "$value": "#fff"}"##))
    #expect(error.contains("value and unit"))
    #expect(tokens["ease.in"]?.type == "cubicBezier")
    #expect(numbers(tokens["ease.in"]?.token["$value"]) == [0.4, 0, 1, 1])
    #expect(milliseconds(tokens["dur.fast"]?.token["$value"]) == 150)
    #expect(tokens["dur.same"]?.token["$value"] as? String == "{dur.fast}")
    #expect(tokens["duration.long"]?.type == "duration")
    #expect(milliseconds(tokens["duration.long"]?.token["$value"]) == 500)
    let value = try #require(tokens["move"]?.token["$value"] as? [String: Any])
    #expect(value["duration"] as? String == "{dur.fast}" && milliseconds(value["delay"]) == 100)
    #expect(numbers(value["timingFunction"]) == [0.42, 0, 1, 1])
  }
}
