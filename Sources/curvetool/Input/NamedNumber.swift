extension StringProtocol {
  /// The number after a name, as in `duration: 0.3` or `.duration = 0.3`, as it is written; nil without one.
  func number(after name: String) -> String? {
    guard let found = firstRange(of: name) else { return nil }
    let number = self[found.upperBound...].drop { ":= \"'".contains($0) }
      .prefix { $0.isNumber || $0 == "." }
    return plainNumber(String(number)) == nil ? nil : String(number)
  }
}
