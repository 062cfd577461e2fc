import SystemPackage

extension ScreenOptions {
  /// Whether text on standard output is coloured.
  var isColored: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isTerminal(.standardOutput) && (environmentVariable("NO_COLOR") ?? "").isEmpty
        && environmentVariable("TERM") != "dumb"
    }
  }
}

extension ScreenOptions {
  /// Prints a note on standard error, unless quiet.
  func note(_ text: some CustomStringConvertible) {
    if !quiet { warn(text) }
  }
}

/// Prints a note on standard error, even with --quiet, if the output is incomplete.
func warn(_ text: some CustomStringConvertible) {
  writeToStandardError("Note: \(text.description.message(echoing: Arguments.all))\n")
}
