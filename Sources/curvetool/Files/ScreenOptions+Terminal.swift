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
func warn(_ text: some CustomStringConvertible) { writeMessage("Note", text.description) }

/// Prints notes as ``warn(_:)`` does: of many, the first ones and the number of the others.
func warn(all notes: [String]) {
  let limit = 20
  for note in notes.prefix(limit) { warn(note) }
  if notes.count > limit { warn("and \(notes.count - limit) more") }
}

/// Writes a message on standard error, within the columns of a terminal.
func writeMessage(_ kind: String, _ text: String) {
  let columns = isTerminal(.standardError) ? terminalSize().columns : nil
  writeToStandardError(
    messageText(kind, text.message(echoing: Arguments.all), columns: columns))
}

/// A message as it is printed: on one line, or within the columns of a terminal.
func messageText(_ kind: String, _ text: String, columns: Int?) -> String {
  let line = "\(kind): \(text)"
  return (columns.map { line.wrapped(width: $0, indent: 2) } ?? line) + "\n"
}

/// Notes a file whose motion lasts 50 s or more: its times may be milliseconds.
func noteMilliseconds(in file: String, _ duration: Double) {
  guard (50..<1e7).contains(duration) else { return }
  let n = NumberText.brief(duration)
  let name = file.hasPrefix("{") ? "the text" : file
  warn(
    "\(name) lasts \(n) s: its times are in seconds, \(n) ms are "
      + NumberText.brief(duration / 1000))
}

/// Notes a time of 20 s or more, which may be one in milliseconds without its unit.
func noteMilliseconds(_ option: String, _ time: Double?) {
  guard let time, time >= 20 else { return }
  let n = time.argumentText
  warn("\(option) \(n) is \(n) s: \(n) ms is written \(n)ms")
}
