/// Lists that the shell split, because they have spaces after or before their commas: `--at 0, 0.5`.
enum ListArguments {
  /// The arguments, each list of an option joined to one.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for argument in arguments {
      if let value = joined.last, joined.count > 1,
        OptionHint.lists.contains(joined[joined.count - 2]),
        value.hasSuffix(",") || argument.hasPrefix(","),
        !argument.hasPrefix("-") || plainNumber(argument.filter { $0 != "," }) != nil
      {
        joined[joined.count - 1] += argument
      } else {
        joined.append(argument)
      }
    }
    return joined
  }
}
