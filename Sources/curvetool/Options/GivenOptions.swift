/// The options on the command line, by their usual names. The parser's results do not tell a given value from a default.
enum GivenOptions {
  // Set once, before anything is parsed.
  nonisolated(unsafe) private static var names: [String] = []

  /// Notes the options among the arguments of the process.
  static func note(_ arguments: [String]) {
    names = spelled(in: arguments).map { name in
      switch name {
      case "-o": "--output"
      case "--duration-perceptual": "--duration"
      default: name
      }
    }
  }

  /// Whether an option is among them. A value behind its name does not count: `--as bezier`.
  static func contain(_ option: String) -> Bool {
    names.contains(String(option.prefix { $0 != " " }))
  }

  /// Whether any of some options is among them.
  static func contain(anyOf options: [String]) -> Bool { options.contains { contain($0) } }

  /// The options among arguments, as they are spelled.
  static func spelled(in arguments: [String]) -> [String] {
    var given: [String] = []
    var previous = ""
    for argument in arguments.prefix(while: { $0 != "--" }) {
      defer { previous = argument }
      // A title may be any text, including that of an option.
      guard isOption(argument), previous != "--title" else { continue }
      given.append(String(argument.prefix { $0 != "=" }))
    }
    return given
  }

  /// Whether an argument is an option and not a negative number.
  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8.prefix(2)
    return bytes.count == 2 && bytes.first == UInt8(ascii: "-")
      && bytes.last.map { $0 >= UInt8(ascii: "A") || $0 == UInt8(ascii: "-") } == true
  }
}
