import ArgumentParser

/// Finds options that are given twice but take one value: the first would have no effect.
enum RepeatedOptions {
  /// - Throws: `ValidationError` that names the option.
  static func refuse(_ arguments: [String], of command: any ParsableCommand) throws(ValidationError)
  {
    var given: [String] = []
    var previous = ""
    for argument in arguments.prefix(while: { $0 != "--" }) {
      defer { previous = argument }
      // A title may be any text, including that of an option.
      guard isOption(argument), previous != "--title" else { continue }
      given.append(String(argument.prefix { $0 != "=" }))
    }
    // Reading the parser's description of the options takes milliseconds.
    guard mayRepeat(given) else { return }
    let options = CommandOptions(of: type(of: command)).options
    var spellings: [String: String] = [:]
    for name in given {
      guard let option = options.first(where: { $0.names.contains(name) }), !option.isRepeating,
        let other = spellings.updateValue(name, forKey: option.names[0])
      else { continue }
      guard name == other else {
        throw ValidationError("\(other) and \(name) are the same option: give one of them")
      }
      let values = zip(arguments, arguments.dropFirst()).filter { $0.0 == name }.map(\.1)
      throw ValidationError("\(name) is given twice\(OptionHint.repeated(option.names[0], values))")
    }
  }

  /// Whether an argument is an option and not a negative number.
  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8.prefix(2)
    return bytes.count == 2 && bytes.first == UInt8(ascii: "-")
      && bytes.last.map { $0 >= UInt8(ascii: "A") || $0 == UInt8(ascii: "-") } == true
  }

  /// Whether two of the names may be those of one option: as `-o` and `--output`, or `--from` and `--from-value`.
  private static func mayRepeat(_ given: [String]) -> Bool {
    given.indices.contains { index in
      given[..<index].contains { other in
        let (short, long) =
          other.utf8.count < given[index].utf8.count
          ? (other, given[index]) : (given[index], other)
        return short == long || long.hasPrefix(short + "-")
          || short.utf8.count == 2 && long.hasPrefix("-" + short)
      }
    }
  }
}
