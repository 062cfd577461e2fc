/// What people mean by values that an option does not take.
enum ValueHint {
  /// What follows the parser's message for such a value; nil for other messages, or if that says enough.
  static func text(for message: String, of options: CommandOptions) -> String? {
    let start = "The value '"
    guard message.hasPrefix(start), let end = message.firstRange(of: "' is invalid for '")
    else { return nil }
    let value = String(message[..<end.lowerBound].dropFirst(start.count))
    let option = String(message[end.upperBound...].prefix { $0 != "'" && $0 != " " })
    return hint(option, value, options)
  }

  private static func hint(_ option: String, _ value: String, _ options: CommandOptions) -> String?
  {
    let lower = value.lowercased()
    if option == "--format", PlotOptions.extensions.contains(lower), options.all.contains("--plot")
    {
      return "--plot FILE.\(lower) draws a picture"
    }
    if TargetHint.isTarget(lower), option == "--to" || option == "--as" || option == "--format" {
      return options.command == "convert"
        ? "--to \(lower) names the target"
        : "`curvetool convert CURVE --to \(lower)` writes the curve for a platform"
    }
    switch options.command {
    case "spring":
      if ["--damping", "--damping-ratio", "--bounce"].contains(option), lower.hasPrefix("critical")
      {
        return "--damping-ratio 1 is critical"
      }
      if option == "--settling", value.contains(where: \.isNumber) {
        return "the band is --threshold \(value)"
      }
      let separators: Set<Character> = [",", ":", ";", " "]
      let numbers = value.replacing("..", with: ":").split { separators.contains($0) }
      let isSwept = ["--mass", "--stiffness", "--damping", "--damping-ratio", "--response"]
        .contains(option)
      if isSwept, numbers.count > 1, numbers.allSatisfy({ plainNumber(String($0)) != nil }) {
        let plot = SeveralSprings.plot(option, numbers.map(String.init))
        if let plot, GivenOptions.contain("--plot") { return "several springs are \(plot)" }
        return "several springs are `curvetool sweep \(option) \(numbers.joined(separator: ","))`"
          + (plot.map { ", or a picture by \($0)" } ?? "")
      }
    case "design" where option == "--overshoot" && ["none", "no"].contains(lower):
      return "--damping-ratio 1 has no overshoot"
    case "fit" where option == "--to" && plainNumber(value) != nil:
      return "a known end is --known to=\(value)"
    case "fit" where option == "--known" && !value.contains("="):
      return "as in --known velocity=0"
    default: break
    }
    return nil
  }
}
