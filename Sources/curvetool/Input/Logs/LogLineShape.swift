/// Which numbers the lines of a device's log have: those of the first line that is like another one.
struct LogLineShape {
  /// The names of the columns; nil for two numbers or more at the end of each line.
  let headers: [String]?
  /// The number of columns.
  let count: Int
  /// Whether the first column is the clock at the beginning of each line.
  private let hasClock: Bool
  /// Whether the times are known.
  let hasTime: Bool
  /// The names in each line; empty for numbers at its end.
  private let names: [String]

  /// The number of lines in which the shape is sought.
  private static let limit = 200

  /// - Parameter beginning: The first lines of a text.
  /// - Returns: nil if they are no log with numbers, such as a table.
  init?(_ beginning: UnsafeRawBufferPointer) {
    var seen: [(names: [String], last: Int, hasClock: Bool)] = []
    var (start, count) = (0, 0)
    while count < Self.limit, let part = TextLines.next(beginning, &start) {
      if part.isEmpty { continue }
      count += 1
      let line = LogLine(part)
      let names = line.named.map(\.name)
      guard !names.isEmpty || !line.last.isEmpty else { continue }
      // The first line may have more than the others.
      if let shape = seen.first(where: { shape in
        shape.last == line.last.count && shape.hasClock == (line.clock != nil)
          && shape.names.allSatisfy(names.contains) && shape.names.isEmpty == names.isEmpty
      }) {
        self.init(shape.names, last: shape.last, hasClock: shape.hasClock)
        return
      }
      seen.append((names, line.last.count, line.clock != nil))
    }
    return nil
  }

  private init(_ names: [String], last: Int, hasClock: Bool) {
    self.names = names
    let hasOwnTime = names.isEmpty ? last > 1 : names.contains { LogUnit.isTime(header: $0) }
    self.hasClock = hasClock && !hasOwnTime
    hasTime = hasClock || hasOwnTime
    let clock = self.hasClock ? ["time"] : []
    let isUnnamed = names.isEmpty && last > 1
    headers = isUnnamed ? nil : clock + (names.isEmpty ? ["value"] : names)
    count = clock.count + max(names.count, last)
  }

  /// The fields of a line in the order of the columns; nil for a line without these numbers.
  func fields(of line: UnsafeRawBufferPointer) -> [Range<Int>]? {
    let found = LogLine(line)
    var fields: [Range<Int>] = []
    if hasClock {
      guard let clock = found.clock else { return nil }
      fields = [clock]
    }
    if names.isEmpty {
      fields += found.last
    } else {
      for name in names {
        guard let number = found.named.first(where: { $0.name == name }) else { return nil }
        fields.append(number.range)
      }
    }
    return fields.count == count ? fields : nil
  }

  /// What is read, for a note.
  var note: String {
    guard let headers else { return "each line is read from its numbers at the end" }
    return "each line is read as \(headers.joined(separator: ", "))"
  }
}
