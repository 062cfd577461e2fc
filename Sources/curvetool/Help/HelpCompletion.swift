/// The completions of `curvetool help`, which the parser's scripts leave out.
enum HelpCompletion {
  /// A completion script with the names of the commands after `help`.
  ///
  /// - Parameters:
  ///   - script: The parser's script for bash, zsh or fish. Any other text stays unchanged.
  ///   - commands: The names of the commands.
  static func added(to script: String, _ commands: [String]) -> String {
    let names = commands.joined(separator: " ")
    if script.contains("#compdef curvetool") {
      return script.replacing("'*:subcommands:'", with: "'1:command:(\(names))'")
    }
    let bash = "_curvetool_help() {\n"
    if let start = script.firstRange(of: bash)?.upperBound {
      let offer = """
            if [[ "${COMP_CWORD}" -eq 2 ]]; then
                COMPREPLY+=($(compgen -W '\(names)' -- "${cur}"))
            fi

        """
      guard let end = script[start...].firstRange(of: "\n}") else { return script }
      return "\(script[..<end.lowerBound])\n\(offer.dropLast())\(script[end.lowerBound...])"
    }
    guard script.contains("function __curvetool_should_offer_completions_for_positional") else {
      return script
    }
    return script
      + "\ncomplete -c 'curvetool' -n '__curvetool_should_offer_completions_for_positional "
      + "\"curvetool help\" -eq 1' -fa '\(names)'"
  }
}
