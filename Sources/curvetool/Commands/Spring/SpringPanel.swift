import ArgumentParser

/// What a panel of a spring's picture shows.
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

  /// Those shown unless others are asked for.
  static let usual: [SpringPanel] = [.value, .velocity]

  /// Reads a list such as `value,phase`.
  @Sendable static func list(_ text: String) throws -> [SpringPanel] {
    var panels: [SpringPanel] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let panel = SpringPanel(rawValue: String(word)) else {
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(word)' is not one of \(names)")
      }
      guard !panels.contains(panel) else { throw ValidationError("\(word) is there twice") }
      panels.append(panel)
    }
    return panels
  }
}
