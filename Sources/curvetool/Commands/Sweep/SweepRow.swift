import Arithmetic

/// A row of a sweep: a spring, and how its four numbers are written.
struct SweepRow {
  /// How a number is written.
  enum Source: UInt8 {
    /// From its value.
    case value
    /// As in the input, whose text is that of the value.
    case copy
    /// As a text of the input that is not a finite number.
    case word
    /// As a gap, because the row is too short.
    case missing
  }

  /// The line of the row, or the number of the spring, for messages.
  var place: Int
  var values: SweepForm.Values
  /// The sources of the four numbers.
  var sources = SIMD4<UInt8>(repeating: Source.value.rawValue)
  /// The row's fields among those of all rows.
  var fields = 0..<0
  /// Whether a problem was reported. A bad row has no facts.
  var isBad = false
  /// Whether the spring was solved together with others.
  var isSolved = false
}

extension SweepColumns {
  /// Reads a row of input.
  ///
  /// - Parameters:
  ///   - fields: The fields of all rows.
  ///   - range: Those of the row.
  ///   - place: The line of the row.
  ///   - keepsText: Whether the shortest text of a number is copied.
  /// - Returns: The row, and the problem with it.
  func row(
    _ fields: borrowing CSVFields, _ range: Range<Int>, place: Int, keepsText: Bool,
    powers: PowersOfTen
  ) -> (row: SweepRow, problem: String?) {
    var row = SweepRow(place: place, values: form.defaults, fields: range)
    var problem: String?
    if range.count != count {
      problem = "there are \(range.count) fields, but \(count) columns"
    }
    for number in 0..<4 where places[number] >= 0 {
      guard places[number] < range.count else {
        row.sources[number] = SweepRow.Source.missing.rawValue
        continue
      }
      let field = fields[range.lowerBound + places[number]]
      if let plain = PlainDecimal(field), let value = plain.value(powers: powers) {
        row.values[number] = value
        if keepsText, plain.isShortest(powers: powers) {
          row.sources[number] = SweepRow.Source.copy.rawValue
        }
      } else if let value = Self.unusualNumber(field) {
        row.values[number] = value
        if !value.isFinite { row.sources[number] = SweepRow.Source.word.rawValue }
      } else {
        row.sources[number] = SweepRow.Source.word.rawValue
        let word = String(decoding: field, as: UTF8.self).prefix(40)
        problem =
          problem
          ?? "\(parameters[number].rawValue) must be a number, but is \(word.isEmpty ? "empty" : word)"
      }
    }
    return (row, problem)
  }

  /// The number of a field with surrounding white space, or in an unusual form.
  @inline(never)
  private static func unusualNumber(_ field: UnsafeRawBufferPointer) -> Double? {
    plainNumber(String(decoding: field, as: UTF8.self).trimmed)
  }
}

extension String {
  /// The text without leading and trailing white space.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
