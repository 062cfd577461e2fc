/// Lists that the shell split, because they have spaces after or before their commas: `--at 0, 0.5`.
enum ListArguments {
  /// The options whose value is a list.
  static let options: Set<String> = [
    "--to", "--at", "--columns", "--panels", "--inverse", "--values", "--key-times", "--timings",
    "--tension", "--continuity", "--bias", "--known", "--drop", "--late", "--bounds",
  ]

  /// The arguments, each list of an option joined to one.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for argument in arguments {
      if let value = joined.last, joined.count > 1,
        options.contains(joined[joined.count - 2]),
        value.hasSuffix(",") || argument.hasPrefix(","),
        isItem(argument)
      {
        joined[joined.count - 1] += argument
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// What is said about an argument that belongs to the list of the option before it, as in `--at 0 1`; nil for
  /// others.
  static func hint(_ argument: String) -> String? {
    let all = Arguments.all
    guard let index = all.firstIndex(of: argument), index > 1, all[index - 2].hasPrefix("-") else {
      return nil
    }
    let (option, value) = (all[index - 2], all[index - 1])
    guard options.contains(option) else { return nil }
    let items = [value] + all[index...].prefix { isItem($0) }
    return
      "\(option) takes one argument, but '\(argument)' follows \(value): a list has commas, as in "
      + "\(option) \(items.joined(separator: ","))"
  }

  /// Whether an argument may be part of a list: not an option, but perhaps a negative number.
  private static func isItem(_ argument: String) -> Bool {
    !argument.hasPrefix("-") || argument.dropFirst().first?.isNumber == true
  }
}
