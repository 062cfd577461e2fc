extension AllowedDifference {
  /// How a fit exceeds what is allowed, as in `0.7px at 0.2 s, more than --max-error 0.5px`; nil if it does not.
  ///
  /// - Parameters:
  ///   - error: The largest difference as a fraction of the range of the values.
  ///   - time: When it occurs, if that is said.
  func excess(_ error: Double, ofRange range: Double, at time: Double? = nil) -> String? {
    guard error > relative(to: range) else { return nil }
    let n = NumberText.brief
    let difference = unit.map { n(error * range) + $0 } ?? "\(n(error)) of the range"
    return difference + (time.map { " at \(n($0)) s" } ?? "")
      + ", more than --max-error \(n(value))\(unit ?? "")"
  }
}
