/// The command that draws several springs, for an option of `spring` that was given several values.
enum SeveralSprings {
  private static let options = [
    "--mass", "--stiffness", "--damping", "--damping-ratio", "--response", "--duration", "--bounce",
  ]

  /// The command with a spring for each value, and with those of the other options above that are given as numbers;
  /// further settings, such as `--initial-velocity`, are left out. Nil for another option, and for values that are no
  /// numbers.
  static func plot(_ option: String, _ values: [String]) -> String? {
    guard options.contains(option), values.count > 1,
      values.allSatisfy({ plainNumber($0) != nil })
    else { return nil }
    let given = Arguments.all.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let arguments = given.flatMap(\.self)
    func value(of name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count,
        plainNumber(arguments[index + 1]) != nil
      else { return nil }
      return arguments[index + 1]
    }
    let springs = values.map { number in
      let settings = options.compactMap { name in
        (name == option ? number : value(of: name)).map {
          "\(name.dropFirst(2).replacing("-", with: " ")) \($0)"
        }
      }
      return "'\(settings.joined(separator: ", "))'"
    }
    let file = arguments.firstIndex(of: "--plot").map { $0 + 1 }
      .flatMap { $0 < arguments.count && arguments[$0] != "-" ? " --plot \(arguments[$0])" : nil }
    return "`curvetool plot \(springs.joined(separator: " "))\(file ?? "")`"
  }
}
