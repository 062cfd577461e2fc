import Interchange
import Timeline

/// A scene file among the arguments of a command.
enum SceneFile {
  /// Whether an argument names one. No curve ends like this.
  static func isNamed(by word: String) -> Bool { !word.hasPrefix("@") && word.hasSuffix(".json") }

  static func read(_ path: String) throws -> Scene {
    let input = try TextInput(path, limit: 1 << 26)
    do throws(DocumentError) {
      return try Scene(json: Array(input.text.utf8))
    } catch {
      throw ToolError.data("\(input.name):\(error)")
    }
  }
}
