/// An error with the exit code of the tool.
struct ToolError: Error {
  let message: String
  let code: Int32
  /// The columns of a recording that could be read instead: the times first.
  var columns: [String] = []
  /// Further errors of the same file, each printed on a line of its own.
  var others: [String] = []

  /// A check failed.
  static func failed(_ message: String) -> Self { Self(message: message, code: 1) }
  /// The command line is invalid.
  static func usage(_ message: String) -> Self { Self(message: message, code: 64) }
  /// An option has no effect on what was read. Those that the command line alone decides have an `OptionRule`.
  static func idle(_ option: String, _ reason: String) -> Self {
    usage("\(option) has no effect \(reason)")
  }
  /// A file's content is invalid.
  static func data(_ message: String, columns: [String] = []) -> Self {
    Self(message: message, code: 65, columns: columns)
  }
  /// Several errors of a file, each with its position; at most 20 and the number of the others.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - errors: The errors with their positions, at least one.
  ///   - omitted: How many errors there are besides these.
  static func data(_ name: String, all errors: [String], omitted: Int = 0) -> Self {
    let limit = 20
    let lines = errors.prefix(limit).map { "\(name):\($0)" }
    let others = max(errors.count - limit, 0) + omitted
    var error = data(lines.first ?? name)
    error.others = lines.dropFirst() + (others > 0 ? ["\(name): and \(others) more"] : [])
    return error
  }
  /// The input does not exist.
  static func noInput(_ message: String) -> Self { Self(message: message, code: 66) }
  /// A required program is not installed.
  static func unavailable(_ message: String) -> Self { Self(message: message, code: 69) }
  /// A helper program failed.
  static func software(_ message: String) -> Self { Self(message: message, code: 70) }
  /// The output cannot be created.
  static func cannotCreate(_ message: String) -> Self { Self(message: message, code: 73) }
  /// The output cannot be written.
  static func cannotWrite(_ message: String) -> Self { Self(message: message, code: 74) }
}
