/// The files that this run has written, to be named when the command ends.
///
/// Only the main thread changes them.
enum WrittenFiles {
  nonisolated(unsafe) private static var names: [String] = []

  static func add(_ name: String) { names.append(name) }

  /// Names them on standard error: all, or the first and their number.
  static func tell() {
    guard !names.isEmpty else { return }
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    writeToStandardError("Wrote \((shown + more).message(echoing: Arguments.all))\n")
  }
}
