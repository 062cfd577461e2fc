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
      let values = zip(arguments, arguments.dropFirst()).filter { $0.0 == name }.map(\.1)
      throw ValidationError("\(name) is given twice\(OptionHint.repeated(option.names[0], values))")
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
