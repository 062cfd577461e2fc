/// The default browser.
enum Browser {
  /// Opens a file with the system's own command.
  static func open(_ path: String) throws {
    #if os(macOS)
      let command = "open"
    #else
      let command = "xdg-open"
    #endif
    // A leading hyphen would be read as an option.
    let file = path.hasPrefix("/") ? path : "./" + path
    let result = try? ChildProcess.run(
      command, [file], input: "", timeLimit: .seconds(60), sizeLimit: 1 << 20, endsGroup: false)
    guard result?.status == 0 else {
      throw ToolError.unavailable("no browser could be opened (\(command)): open \(path) yourself")
    }
  }
}
