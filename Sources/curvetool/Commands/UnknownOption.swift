import ArgumentParser
import CurveArithmetic
import CurvePlatforms
import Spring

/// An option in the arguments that the command does not have.
///
/// The parser takes the value after such an option for an argument. The command's own checks may then refuse that
/// argument, with a message that does not name the option.
struct UnknownOption {
  /// The option as it was typed, without a value after `=`.
  let name: String
  /// The text after `=`, or the argument that follows; nil for none, or another option.
  private var value: String?
  /// All values given for the option, for a list.
  private var values: [String] = []
  private let options: CommandOptions

  /// The options that the command does not have, each once.
  static func all(
    in arguments: [String], of command: any ParsableCommand.Type
  ) -> [UnknownOption] {
    let options = CommandOptions(of: command)
    let known = options.all + ["--help", "--version", "--generate-completion-script"]
    let valued = options.valued
    var previous = ""
    var found: [UnknownOption] = []
    let arguments = Array(arguments.prefix { $0 != "--" })
    for (index, argument) in arguments.enumerated() {
      let name = String(argument.prefix { $0 != "=" })
      // The value of an option may be any text.
      let isValue = valued.contains(previous)
      previous = argument
      guard !isValue, isOption(name), !known.contains(name),
        !areLetters(name, known), !found.contains(where: { $0.name == name })
      else { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : "-"
      let value =
        name.count < argument.count
        ? String(argument.dropFirst(name.count + 1)) : next.hasPrefix("-") ? nil : next
      let values = zip(arguments, arguments.dropFirst()).filter { $0.0 == name }.map(\.1)
      found.append(UnknownOption(name: name, value: value, values: values, options: options))
    }
    return found
  }

  private init(name: String, value: String?, values: [String], options: CommandOptions) {
    (self.name, self.value, self.values, self.options) = (name, value, values, options)
  }

  /// Whether an argument is spelt as an option: not a negative number, and no declaration as `--ease: ease-in`.
  private static func isOption(_ name: String) -> Bool {
    guard name.hasPrefix("-"), !name.contains(":") else { return false }
    return name.hasPrefix("--") || name.dropFirst().first.map { $0.isLetter || $0 == "?" } == true
  }

  /// Whether an argument joins letters that are options, as `-qo` does.
  private static func areLetters(_ name: String, _ known: [String]) -> Bool {
    !name.hasPrefix("--") && name.dropFirst().allSatisfy { known.contains("-\($0)") }
  }

  /// An option that the parser refuses, such as a letter.
  init(_ name: String, of command: any ParsableCommand.Type) {
    (self.name, options) = (name, CommandOptions(of: command))
  }

  /// One line on several options: those with an advice, then the others with the options that there are.
  static func message(of options: [UnknownOption]) -> String? {
    let advice = merged(options.compactMap { option in option.advice.map { (option.name, $0) } })
    let others = options.filter { $0.advice == nil }
    guard let last = others.last else { return advice.isEmpty ? nil : joined(advice) }
    return joined(advice + ["\(beginning(others.map(\.name))): \(last.known)"])
  }

  private static func beginning(_ names: [String]) -> String {
    let names = names.map { "'\($0)'" }
    return names.count == 1
      ? "Unknown option \(names[0])"
      : "Unknown options \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }

  /// The advice on each option, once for all options with the same.
  private static func merged(_ advice: [(name: String, text: String)]) -> [String] {
    var groups: [(names: [String], end: Substring)] = []
    for (name, text) in advice {
      let end = text.dropFirst(beginning([name]).count)
      if let index = groups.firstIndex(where: { $0.end == end }) {
        groups[index].names.append(name)
      } else {
        groups.append(([name], end))
      }
    }
    return groups.map { beginning($0.names) + $0.end }
  }

  private static func joined(_ sentences: [String]) -> String {
    sentences.dropLast().map { $0.hasSuffix("?") ? $0 + " " : $0 + "; " }.joined()
      + (sentences.last ?? "")
  }

  /// One line: the advice, or the options that there are.
  var message: String { advice ?? "Unknown option '\(name)': \(known)" }

  /// One line: what to write instead, the nearest option, or the command that has it; nil for an option like none.
  private var advice: String? {
    let start = Self.beginning([name])
    let word = Self.hyphenated(name)
    let known = options.shown
    let same = known.first { $0.letters == word.letters }
    if same == nil,
      let hint = OptionHint.text(word, of: options.command, known: known, value: value)
    {
      return "\(start): \(hint)"
    }
    if let hint = value.flatMap({ fileHint(word, $0) }) { return "\(start): \(hint)" }
    if let near = same ?? near(word, known) {
      let isList = values.count > 1 && ListArguments.options.contains(near)
      return "\(start). Did you mean '\(near)\(isList ? " " + values.joined(separator: ",") : "")'?"
    }
    if let hint = valueHint(word) ?? curveHint(word) ?? commandHint(word) {
      return "\(start): \(hint)"
    }
    return nil
  }

  /// The options that there are.
  private var known: String {
    let isLong = options.own.count > 3
    let list = (isLong ? options.own : options.shown.filter { $0.hasPrefix("--") })
      .joined(separator: " ")
    return
      "the options are \(list)\(isLong ? " and shared ones" : ""), see `curvetool help \(options.command)`"
  }

  /// The option with the same meaning, or with a similar spelling or word.
  private func near(_ word: String, _ known: [String]) -> String? {
    if let synonym = OptionHint.synonym(word, known: known) { return synonym }
    guard word.letters.count > 2, valueHint(word) == nil else { return nil }
    // The command's own option is meant rather than a shared one as near.
    let names = (options.own + known).map { String($0.drop { $0 == "-" }) }
    if let near = NameList(names).nearest(to: String(word.dropFirst(2))) { return "--\(near)" }
    let words = word.split(separator: "-")
    if let longer = known.first(where: { $0.hasPrefix(word) }) { return longer }
    let others = known.filter { $0.count > 5 }.map { ($0, $0.split(separator: "-")) }
    return others.first { $0.1.starts(with: words) || words.allSatisfy($0.1.contains) }?.0
      ?? others.first { $0.1.allSatisfy(words.contains) }?.0
  }

  /// The option with a value of this name, as in `--settling swiftui` for `--swiftui`.
  private func valueHint(_ word: String) -> String? {
    let letters = word.letters
    for option in options.options where option.isShown {
      if let value = option.values.first(where: { $0.letters == letters }) {
        return "use \(option.names[0]) \(value)"
      }
    }
    let value = String(word.dropFirst(2))
    if options.shown.contains("--timing"), (try? EasingParser().parse(value)) != nil {
      return "use --timing \(value)"
    }
    if options.command == "spring" || options.command == "sweep",
      let fact = SpringFact.all.first(where: { $0.column.letters == word.letters })
    {
      if options.command == "spring" { return "it is a fact, which `curvetool spring` prints" }
      return SweepColumns.settings[fact.column].map { "a sweep is of \($0)" }
        ?? "use --columns \(fact.column)"
    }
    let isKind = options.command == "fit" && FitKind(rawValue: value) != nil
    let hasTargets = options.command == "fit" || options.command == "convert"
    guard isKind || hasTargets && TargetHint.isTarget(value) else { return nil }
    return "use --to \(value)"
  }

  /// The argument for a file that was given to an option such as `--file`, or to its name in the file.
  private func fileHint(_ word: String, _ value: String) -> String? {
    guard CurveArguments.isExistingFile(value) || SampleFile.isNamed(value) else {
      return nil
    }
    let inFile = "@\(value)#\(name)"
    if options.readsCurves, (try? NamedCurve(inFile)) != nil {
      return "a curve of a file is one argument, as in '\(inFile)'"
    }
    let files = [
      "--file", "--config", "--data", "--source", "--src", "--css", "--json", "--tokens",
    ]
    guard files.contains(word) else { return nil }
    return "a file is an argument, as in `curvetool \(options.command) \(value)`"
  }

  /// The argument for a curve that was given to an option such as `--curve`.
  private func curveHint(_ word: String) -> String? {
    let isCommand = commands.contains { $0.configuration.commandName == String(word.dropFirst(2)) }
    guard let value, options.readsCurves, !isCommand || options.command != "spring" else {
      return nil
    }
    if (try? EasingParser().parse(value)) != nil {
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "-_.,".contains($0) }
      return "a curve is an argument, as in `curvetool \(options.command) "
        + (isPlain ? value : "'\(value)'") + "`"
    }
    if CurveArguments.isExistingFile(value) {
      return "a file is an argument, as in `curvetool \(options.command) \(value)`"
    }
    return CurveHint.preset(for: value).map { "a curve is an argument: \($0)" }
  }

  /// The command with this name, or with this option.
  private func commandHint(_ word: String) -> String? {
    let name = String(word.dropFirst(2))
    if commands.contains(where: { $0.configuration.commandName == name }) {
      return "'\(name)' is a command: see `curvetool help \(name)`"
    }
    let owners = Self.owners(word)
    guard let first = owners.first else { return nil }
    let names = owners.prefix(3).joined(separator: ", ")
    return "it is an option of \(names), see `curvetool help \(first)`"
  }

  /// The commands that have an option of their own.
  private static func owners(_ option: String) -> [String] {
    commands.map { CommandOptions(of: $0) }.filter { command in
      command.options.contains { $0.isShown && !$0.isShared && $0.names.contains(option) }
    }.map(\.command)
  }

  /// What is said about an option without a command; nil if no command has it.
  static func messageWithoutCommand(_ name: String) -> String? {
    guard let first = owners(hyphenated(name)).first else { return nil }
    return
      "Unknown option '\(name)': a command comes before it, as in `curvetool \(first) \(name)`"
  }

  /// `--damping-fraction` for `--dampingFraction` and `--damping_fraction`.
  private static func hyphenated(_ name: String) -> String {
    var text = ""
    var previous: Character = "-"
    for character in name {
      if character.isUppercase, previous.isLowercase { text.append("-") }
      text.append(character == "_" ? "-" : Character(character.lowercased()))
      previous = character
    }
    // A letter is itself, in either case; words may have one hyphen, as in ffmpeg.
    guard !name.hasPrefix("--") else { return text }
    return name.count > 2 ? "-" + text : name
  }
}
