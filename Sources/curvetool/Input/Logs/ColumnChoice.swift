/// The columns of a recording with more than two, of which the person chooses.
struct ColumnChoice {
  private let names: [String]?
  private let count: Int
  /// The index of the times; nil if none is known.
  private let time: Int?
  /// The range of the numbers in each column so far.
  private var ranges: [ClosedRange<Double>?]
  private var rowCount = 0

  init(_ names: [String]?, count: Int, time: Int?) {
    (self.names, self.count, self.time) = (names, count, time)
    ranges = [ClosedRange<Double>?](repeating: nil, count: count)
  }

  /// Begins a row, whose numbers follow.
  mutating func addRow() { rowCount += 1 }

  /// Takes a finite number of a column into account.
  mutating func add(_ number: Double, _ column: Int) {
    guard number.isFinite else { return }
    guard let range = ranges[column] else {
      ranges[column] = number...number
      return
    }
    if !range.contains(number) {
      ranges[column] = min(range.lowerBound, number)...max(range.upperBound, number)
    }
  }

  /// The columns to read: that of the times, and those that change, in their order; empty if the times are unknown.
  var changing: [String] {
    guard let names, let time else { return [] }
    let changing = Set(changes.map(\.column))
    return [names[time]] + names.indices.filter(changing.contains).map { names[$0] }
  }

  /// The columns to read, if nothing is known about the values.
  var all: [String] {
    guard let names, let time else { return [] }
    return [names[time]] + names.indices.filter { $0 != time }.map { names[$0] }
  }

  /// What to write instead, with what changes most as an example.
  var message: String {
    guard count > 1 else {
      return "there is 1 column where a time and a value are expected; --fps reads each row as a "
        + "frame, as in --fps 60"
    }
    if names == nil, rowCount == 1, !ranges.contains(nil) {
      return "one row of \(count) numbers: write one on each line, and add --fps"
    }
    if let names, FileKind.hasSprings(Array(names.joined(separator: ",").utf8)) {
      return "these are springs, not samples: `curvetool sweep FILE` computes their facts"
    }
    let list = names.map { ": \($0.joined(separator: ", ").prefix(80))" } ?? ""
    let changes = self.changes
    var told = changes.prefix(4).map {
      "\(label($0.column)) changes by \(NumberText.brief($0.size))"
    }
    if changes.count > told.count { told.append("others by less") }
    if let names, let time, ranges[time] == nil, rowCount > 0, let example {
      return
        "there are \(count) columns\(list), but no time of \(label(time)) can be read: --fps reads "
        + "each row as a frame, as in --fps 60 --columns \(names[example])"
    }
    return "there are \(count) columns where a time and a value are expected\(list): "
      + (told.isEmpty ? "" : told.joined(separator: ", ") + "; ")
      + "name two with --columns, by header or number, as in --columns \(example(example))"
  }

  /// The columns other than the times whose numbers differ, the one with the largest range first. Without a
  /// header, the first column is taken for the times.
  private var changes: [(column: Int, size: Double)] {
    let time = time ?? (names == nil ? 0 : nil)
    let changes = ranges.indices.compactMap { column -> (column: Int, size: Double)? in
      guard column != time, let range = ranges[column] else { return nil }
      let size = range.upperBound - range.lowerBound
      return size > 0 && size.isFinite ? (column, size) : nil
    }
    return changes.sorted { ($1.size, $0.column) < ($0.size, $1.column) }
  }

  /// The column to name as an example: the one that changes most of those that are not speeds or counts.
  private var example: Int? {
    let changes = changes
    let values = changes.filter { change in
      guard let name = names?[change.column].letters else { return true }
      return !Self.derivatives.contains(name)
        && !Self.otherColumns.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
    return (values.first ?? changes.first)?.column
  }

  /// The short names of velocities and accelerations.
  private static let derivatives: Set<String> = [
    "v", "vx", "vy", "vz", "ax", "ay", "az", "dx", "dy", "dz",
  ]

  /// How the names of speeds, counts and targets begin or end.
  private static let otherColumns = [
    "velocity", "vel", "speed", "accel", "acceleration", "jerk", "force", "frame", "index", "count",
    "row", "id", "delta", "dt", "target", "error", "residual", "time", "timestamp",
  ]

  private func label(_ column: Int) -> String {
    names.map { "\($0[column].prefix(40))" } ?? "column \(column + 1)"
  }

  private func example(_ changing: Int?) -> String {
    guard let names else { return "1,\((changing ?? 2) + 1)" }
    guard let time, let value = changing ?? names.indices.first(where: { $0 != time }) else {
      return "1,\((changing ?? 2) + 1)"
    }
    return "\(names[time]),\(names[value])"
  }
}
