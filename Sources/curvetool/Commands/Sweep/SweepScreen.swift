import Spring

/// The columns of a sweep on a terminal.
enum SweepScreen {
  private static let width = 80
  /// Facts that are shown if there is space, the most useful ones first.
  private static let facts = [
    "dampingRatio", "peakTime", "regime", "settlingDuration", "naturalFrequency",
  ]

  /// The names of as many columns as fit 80 characters.
  ///
  /// - Parameters:
  ///   - parameters: The parameters that the springs are given with.
  ///   - fields: The columns of the input that are copied.
  static func columns(_ parameters: [SweepParameter], fields: [String]) -> [String] {
    let given = parameters.map { $0 == .duration ? "perceptualDuration" : $0.rawValue }
      .filter { !fields.contains($0) && SpringFact.named($0) != nil }
    let velocity = SweepParameter.initialVelocity.rawValue
    var order = given.filter { $0 != velocity }
    order += fields.prefix(2)
    order += ["settlingTime", "overshoot"]
    if given.contains(velocity) { order.append(velocity) }
    order += fields.dropFirst(2).prefix(1)
    order += facts
    order += fields.dropFirst(3)
    var shown: Set<String> = []
    var left = width + 1
    for name in order where !shown.contains(name) {
      let needed = TableFormat.width(ofColumn: name) + 1
      guard needed <= left else { continue }
      left -= needed
      shown.insert(name)
    }
    // Texts come last: a long one then moves no other column.
    let standard = SweepColumns.standard.map(\.column)
    let others = given.filter { !standard.contains($0) }
    let copied = fields.filter { shown.contains($0) && !standard.contains($0) }
    return (others + standard).filter { shown.contains($0) } + copied
  }

  /// What is said of the columns that are not shown; nil if all are.
  static func note(_ shown: Int, fields: Int) -> String? {
    let all = SweepColumns.standard.count + fields
    guard shown < all else { return nil }
    return
      "\(shown) of \(all) columns fit the screen: --columns chooses, -o rows.csv writes all"
  }
}
