extension String {
  /// A message for standard error: on one line, without terminal commands, and with only the beginning of
  /// each long value that it repeats.
  ///
  /// - Parameter arguments: The arguments of the command, which a message may repeat as a whole.
  func message(echoing arguments: [String]) -> String {
    guard isLong else { return shown }
    var text = self
    for argument in arguments where argument.isLong {
      // An option with its value, or a file with the name of a curve.
      let parts = argument.split { "=@#".contains($0) }.map(String.init)
      for value in [argument] + parts where value.isLong {
        text = text.replacing(value, with: value.abbreviated)
      }
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.map { $0.isLong ? $0.abbreviated : $0 }.joined(separator: " ").shown
  }

  /// Whether it has more than 200 code points.
  private var isLong: Bool { unicodeScalars.dropFirst(200).first != nil }

  private var abbreviated: String { String(unicodeScalars.prefix(100)) + "…" }
}
