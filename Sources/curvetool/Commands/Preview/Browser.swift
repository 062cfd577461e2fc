import Subprocess

/// The browser of this machine.
enum Browser {
  /// Opens a file by the system's own command for it.
  static func open(_ path: String) async throws {
    #if os(macOS)
      let command = "open"
    #else
      let command = "xdg-open"
    #endif
    // A name that begins with a hyphen would be an option.
    let place = path.hasPrefix("/") ? path : "./" + path
    let result = try? await Subprocess.run(
      .name(command), arguments: [place], output: .discarded, error: .discarded)
    guard let result, result.terminationStatus.isSuccess else {
      throw ToolError.unavailable("no browser could be opened (\(command)): open \(path) yourself")
    }
  }
}
