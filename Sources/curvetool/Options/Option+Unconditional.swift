import ArgumentParser

/// Options whose value is the next word whatever it starts with, such as -1 or a file named --.
extension Option {
  init<T>(
    _ help: String, valueName: String? = nil, name: NameSpecification = .long,
    completion: CompletionKind? = nil, transform: @Sendable @escaping (String) throws -> T
  ) where Value == T? {
    self.init(
      name: name, parsing: .unconditional, help: ArgumentHelp(help, valueName: valueName),
      completion: completion, transform: transform)
  }

  init(
    _ help: String, valueName: String? = nil, name: NameSpecification = .long,
    completion: CompletionKind? = nil
  ) where Value == String? {
    self.init(help, valueName: valueName, name: name, completion: completion) { $0 }
  }
}
