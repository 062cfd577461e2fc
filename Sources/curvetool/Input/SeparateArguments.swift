import CurvePlatforms

/// Curves whose parts are arguments of their own.
enum SeparateArguments {
  /// The numbers of a cubic-bezier with decimal commas, as `0,4 0 0,2 1`, with points; nil for others.
  ///
  /// - Parameter text: The first of them, which is not a curve.
  static func decimals(from text: String) -> String? {
    guard let start = Arguments.all.firstIndex(of: text) else { return nil }
    let arguments = Arguments.all[start...].prefix(4)
    let numbers = arguments.map { $0.replacing(",", with: ".") }
    guard arguments.contains(where: { $0.contains(",") }), numbers.count == 4,
      numbers.allSatisfy({ plainNumber($0) != nil })
    else { return nil }
    return numbers.joined(separator: ",")
  }

  /// The named curve of words such as `ease in out`; nil if there is none.
  ///
  /// - Parameter text: The first word that is not a curve.
  static func name(with text: String) -> String? {
    guard let index = Arguments.all.firstIndex(of: text), index > 0 else { return nil }
    // The first argument is the command. The word before may be a curve itself, as `ease` is.
    for start in [index - 1, index] where start > 0 {
      let words = Arguments.all[start...].prefix { !$0.hasPrefix("-") && !$0.contains(",") }.prefix(
        4)
      for count in stride(from: words.count, to: 1, by: -1) {
        for separator in ["-", "."] {
          let name = words.prefix(count).joined(separator: separator).lowercased()
          if (try? EasingParser().parse(name)) != nil { return name }
        }
      }
    }
    return nil
  }
}
