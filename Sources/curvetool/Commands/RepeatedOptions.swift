import ArgumentParser

/// Finds options that are given twice but take one value: the first would have no effect.
enum RepeatedOptions {
  /// - Throws: `ValidationError` that names the option.
  static func refuse(_ arguments: [String], of command: any ParsableCommand) throws(ValidationError)
  {
    var seen: Set<Substring> = []
    var previous = ""
    for argument in arguments.prefix(while: { $0 != "--" }) {
      defer { previous = argument }
      // A title may be any text, including that of an option.
      guard argument.hasPrefix("--"), argument.count > 2, previous != "--title" else { continue }
      let name = argument.dropFirst(2).prefix { $0 != "=" }
      guard !seen.insert(name).inserted else { continue }
      guard repeatable(in: command).contains(name) else {
        throw ValidationError("--\(name) is given twice")
      }
    }
  }

  /// The options that are lists, as spelled on the command line.
  private static func repeatable(in value: Any) -> Set<Substring> {
    var names: Set<Substring> = []
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, label.hasPrefix("_") else { continue }
      let type = "\(type(of: child.value))"
      if type.hasPrefix("Option<Array<") {
        names.insert(kebab(label.dropFirst()))
      } else if type.hasPrefix("OptionGroup<") {
        for part in Mirror(reflecting: child.value).children {
          for parsed in Mirror(reflecting: part.value).children {
            names.formUnion(repeatable(in: parsed.value))
          }
        }
      }
    }
    return names
  }

  private static func kebab(_ name: Substring) -> Substring {
    var text = ""
    for character in name {
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
    return text[...]
  }
}
