import ArgumentParser

/// The content of a panel in a spring's picture.
enum SpringPanel: String, CaseIterable, Sendable {
  case value
  case velocity
  case acceleration
  /// The energy per unit mass.
  case energy
  /// The velocity over the value.
  case phase
  /// The distance from the target on a logarithmic axis, with the threshold and the rules.
  case settling

  /// The default panels.
  static let usual: [SpringPanel] = [.value, .velocity]

  /// Reads a list such as `value,phase`.
  @Sendable static func list(_ text: String) throws -> [SpringPanel] {
    var panels: [SpringPanel] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let panel = SpringPanel(rawValue: word.lowercased()) else {
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(word)' is not one of \(names)")
      }
      guard !panels.contains(panel) else { throw ValidationError("\(word) is given twice") }
      panels.append(panel)
    }
    return panels
  }
}
