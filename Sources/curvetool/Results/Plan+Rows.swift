import Timeline

extension Plan {
  /// The components of a property at some times, or their rates of change, row by row.
  func rows(of property: Property, at times: [Double], areRates: Bool = false) -> [Double] {
    var (rows, scratch) = ([Double](), makeValues())
    fill(&rows, with: property, at: times, areRates: areRates, using: &scratch)
    return rows
  }

  /// Sets rows to the components of a property, or to their rates of change.
  func fill(
    _ rows: inout [Double], with property: Property, at times: [Double], areRates: Bool,
    using scratch: inout [Double]
  ) {
    let count = times.count * componentCount(of: property)
    if rows.count < count {
      rows += [Double](repeating: 0, count: count - rows.count)
    } else {
      rows.removeLast(rows.count - count)
    }
    rows.withUnsafeMutableBufferPointer { rows in
      var span = rows.mutableSpan
      times.withUnsafeBufferPointer { times in
        if areRates {
          velocities(of: property, at: times.span, into: &span, using: &scratch)
        } else {
          values(of: property, at: times.span, into: &span, using: &scratch)
        }
      }
    }
  }
}
