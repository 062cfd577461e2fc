import CurveDocuments
import SystemPackage
import Timeline

/// A scene file among the arguments of a command.
enum SceneFile {
  /// Whether an argument names one. No curve ends like this; tokens and Lottie files without their `@` hold
  /// curves.
  static func isNamed(by word: String) -> Bool {
    if let known = known[word] { return known }
    let isScene = isRead(word)
    known[word] = isScene
    return isScene
  }

  /// The answers so far: commands ask several times, but each file is read once. Arguments are read by one
  /// thread.
  nonisolated(unsafe) private static var known: [String: Bool] = [:]

  private static func isRead(_ word: String) -> Bool {
    guard !word.hasPrefix("@"), word.hasSuffix(".json") else { return false }
    // Reading a pipe here would take it from the command.
    guard case .regular = kind(of: FilePath(argument: word)),
      let input = try? TextInput(word, limit: 1 << 26),
      let members = try? JSONNode(document: Array(input.text.utf8)).anyMembers()
    else { return true }
    let keys = Set(members.map(\.key))
    return keys.contains("layers") && !keys.contains("fr")
      || keys.isSubset(of: ["name", "note", "duration", "clock", "derive", "$schema"])
  }

  /// The scene of a command that takes nothing else, and its plan: an error names another kind of file.
  static func plan(_ path: String, isStrict: Bool) throws -> (scene: LayerScene, plan: Plan) {
    let input = try TextInput(path, limit: 1 << 26)
    let bytes = Array(input.text.utf8)
    do throws(DocumentError) {
      return try LayerScene.read(json: bytes, isStrict: isStrict)
    } catch {
      throw FileKind.scene.refusal(of: input.name, bytes, error)
    }
  }

  static func read(_ path: String, isStrict: Bool = false) throws -> LayerScene {
    let input = try TextInput(path, limit: 1 << 26)
    do throws(DocumentError) {
      return try LayerScene(json: Array(input.text.utf8), isStrict: isStrict)
    } catch {
      throw ToolError.data("\(input.name):\(error)")
    }
  }
}
