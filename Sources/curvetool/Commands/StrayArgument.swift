/// An argument that was meant for the option before it, as the second number of `--at 0 1`.
enum StrayArgument {
  /// What to write in its place.
  ///
  /// - Parameters:
  ///   - argument: The argument, which the command cannot read.
  ///   - options: The options of the command.
  /// - Returns: nil if no option is before the argument.
  static func hint(_ argument: String, _ options: CommandOptions) -> String? {
    let all = Arguments.all
    guard let index = all.firstIndex(of: argument), index > 1 else { return nil }
    let value = all[index - 1]
    if value == "--json" || value == "--velocities" || value == "--events" {
      return "\(value) takes no value, but got '\(argument)'"
        + (value == "--json" && options.all.contains("--output")
          ? ": -o FILE.json writes a file" : "")
    }
    let option = all[index - 2]
    guard options.valued.contains(option), !value.hasPrefix("-") || plainNumber(value) != nil else {
      return nil
    }
    if option == "--plot", PlotOptions.extensions.contains(fileExtension(argument)) {
      return PlotOptions.repeating(option, [value, argument])
    }
    if let list = ListArguments.hint(argument) { return list }
    if options.all.contains("--" + argument) {
      return "unexpected argument '\(argument)': did you mean --\(argument)?"
    }
    let start = "\(option) takes one argument, but '\(argument)' follows \(value)"
    if plainNumber(value) != nil, plainNumber(argument) != nil {
      return all[0] == "sweep"
        ? "\(start): several values have commas, as in \(option) \(value),\(argument)" : start
    }
    return plainNumber(value) != nil
      ? "\(start): a number has no unit"
      : "\(start): quotes join words, as in \(option) '\(value) \(argument)'"
  }

  /// What is said about an argument that belongs to the path data before it; nil for others.
  static func pathData(_ argument: String) -> String? {
    let all = Arguments.all
    guard let index = all.firstIndex(of: argument), index > 1, all[index - 2] == "--path" else {
      return nil
    }
    let parts = all[(index - 1)...].prefix { !$0.hasPrefix("--") }
    return "path data is one argument, in quotes, as in --path '\(parts.joined(separator: " "))'"
  }
}
