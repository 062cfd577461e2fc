/// Names of code, which may repeat: `transition` of one function and `transition` of another.
extension [DocumentCurve] {
  /// The curves with a number after the second and later ones of a name, as in `transition (2)`. Of a variable of Sass
  /// or Less the last value applies, so that it has one name.
  var numbered: Self {
    var counts: [String: Int] = [:]
    var used = Set(map(\.name))
    return map { entry in
      if let mark = entry.name.utf8.first, "$@".utf8.contains(mark) { return entry }
      let count = counts[entry.name, default: 0] + 1
      counts[entry.name] = count
      guard count > 1 else { return entry }
      var entry = entry
      var number = count
      while !used.insert("\(entry.name) (\(number))").inserted { number += 1 }
      entry.name += " (\(number))"
      return entry
    }
  }
}

extension String {
  /// The name without the number that a repeated one has, and that number; nil without one.
  package var numberedName: (base: String, number: Int)? {
    guard hasSuffix(")"), let open = utf8.lastIndex(of: UInt8(ascii: "(")), open > startIndex,
      self[..<open].hasSuffix(" "),
      let number = Int(self[index(after: open)...].dropLast()), number > 0
    else { return nil }
    return (String(self[..<open].dropLast()), number)
  }
}

extension CurveDocument {
  /// The curves of code that a name may mean, in text order: those of functions and elements may have the same name.
  /// `transition (1)` is the first of several, `transition (2)` the second. For other files the curve with the name.
  package func entries(named name: String) -> [DocumentCurve] {
    guard case .source = content else { return entry(name).map { [$0] } ?? [] }
    if let (base, number) = name.numberedName {
      let first = number == 1 ? entry(base) : nil
      return (entry(name) ?? first).map { [$0] } ?? []
    }
    return entries.filter { $0.name == name || $0.name.numberedName?.base == name }
  }
}
