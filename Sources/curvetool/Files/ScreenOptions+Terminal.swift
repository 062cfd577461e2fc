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
  /// Says something on standard error, unless quiet.
  func note(_ text: some CustomStringConvertible) {
    if !quiet { warn(text) }
  }
}

/// Says on standard error, quiet or not, that what was asked for is not all that came out.
func warn(_ text: some CustomStringConvertible) {
  writeToStandardError("Note: \(text.description.shown)\n")
}
