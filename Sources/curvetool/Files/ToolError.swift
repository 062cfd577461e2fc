/// An error with the exit code it ends the tool with.
struct ToolError: Error {
  let message: String
  let code: Int32

  /// A check did not hold.
  static func failed(_ message: String) -> Self { Self(message: message, code: 1) }
  /// The command line does not say what to do.
  static func usage(_ message: String) -> Self { Self(message: message, code: 64) }
  /// A file's content is not what it should be.
  static func data(_ message: String) -> Self { Self(message: message, code: 65) }
  /// There is no such input.
  static func noInput(_ message: String) -> Self { Self(message: message, code: 66) }
  /// Something needed is not installed.
  static func unavailable(_ message: String) -> Self { Self(message: message, code: 69) }
  /// A helper program failed.
  static func software(_ message: String) -> Self { Self(message: message, code: 70) }
  /// The output can't be created.
  static func cannotCreate(_ message: String) -> Self { Self(message: message, code: 73) }
  /// The output can't be written.
  static func cannotWrite(_ message: String) -> Self { Self(message: message, code: 74) }
}
