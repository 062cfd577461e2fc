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
    let start = "\(option) takes one argument, but '\(argument)' follows \(value)"
    if OptionHint.lists.contains(option)
      || plainNumber(value) != nil && plainNumber(argument) != nil
    {
      return "\(start): a list has commas, as in \(option) \(value),\(argument)"
    }
    return plainNumber(value) != nil
      ? "\(start): it is a number without a unit"
      : "\(start): quotes join words, as in \(option) '\(value) \(argument)'"
  }
}
