import ArgumentParser

/// Finds options that are given twice but take one value: the first would have no effect.
enum RepeatedOptions {
  /// - Throws: `ValidationError` that names the option.
  static func refuse(_ arguments: [String], of command: any ParsableCommand) throws(ValidationError)
  {
    let given = GivenOptions.spelled(in: arguments)
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
      let values = Self.values(of: name, in: arguments)
      throw ValidationError("\(name) is given twice\(OptionHint.repeated(option.names[0], values))")
    }
  }

  /// The values of an option, as `--mass 1` or `--mass=1`.
  private static func values(of name: String, in arguments: [String]) -> [String] {
    arguments.indices.compactMap { index in
      let argument = arguments[index]
      if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
      return argument == name && index + 1 < arguments.count ? arguments[index + 1] : nil
    }
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
