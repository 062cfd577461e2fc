import ArgumentParser

/// Finds options that are given twice but take one value: the first would have no effect.
enum RepeatedOptions {
  /// - Throws: `ValidationError` that names the option.
  static func refuse(_ arguments: [String], of command: any ParsableCommand) throws(ValidationError)
  {
    var seen: Set<Substring> = []
    var previous = ""
    for argument in arguments.prefix(while: { $0 != "--" }) {
      defer { previous = argument }
      // A title may be any text, including that of an option.
      guard argument.hasPrefix("--"), argument.count > 2, previous != "--title" else { continue }
      let name = argument.dropFirst(2).prefix { $0 != "=" }
      guard !seen.insert(name).inserted, !isList(name, of: type(of: command)) else { continue }
      throw ValidationError("--\(name) is given twice\(OptionHint.repeated("--\(name)"))")
    }
  }

  /// Whether an option may be repeated. A test compares this with what the parser says of each command.
  static func isList(_ name: Substring, of command: any ParsableCommand.Type) -> Bool {
    switch name {
    case "plot", "settling", "layer", "key-path": true
    case "like": command == DecayCommand.self
    default: false
    }
  }
}
