import ArgumentParser

/// A value of an option that is one of several names, in any case and with or without hyphens.
protocol NamedValue: CaseIterable, ExpressibleByArgument, RawRepresentable
where RawValue == String {}

extension NamedValue {
  init?(argument: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue.letters == argument.letters })
    else { return nil }
    self = value
  }

  // The parser asks for both in each run. Its own forms read key paths and look up conformances, which takes longer.
  static var allValueStrings: [String] {
    var names: [String] = []
    for value in allCases { names.append(value.rawValue) }
    return names
  }

  static var allValueDescriptions: [String: String] { [:] }
}

extension String {
  /// The name in lower case, without hyphens and underscores.
  var letters: String { lowercased().filter { $0 != "-" && $0 != "_" } }
}
