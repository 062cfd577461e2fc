/// The browser of this machine.
enum Browser {
  /// Opens a file by the system's own command for it.
  static func open(_ path: String) throws {
    #if os(macOS)
      let command = "open"
    #else
      let command = "xdg-open"
    #endif
    // A name that begins with a hyphen would be an option.
    let place = path.hasPrefix("/") ? path : "./" + path
    let result = try? ChildProcess.run(
      command, [place], input: "", timeLimit: .seconds(60), sizeLimit: 1 << 20, endsGroup: false)
    guard result?.status == 0 else {
      throw ToolError.unavailable("no browser could be opened (\(command)): open \(path) yourself")
    }
  }
}
