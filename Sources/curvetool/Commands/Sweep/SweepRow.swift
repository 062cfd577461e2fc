import CurveArithmetic
import Spring

/// What a row of a sweep has besides numbers.
struct SweepRow {
  /// The line of the row, or the number of the spring, for messages.
  var ordinal = 0
  /// The row's fields among those of all rows.
  var fields = 0..<0
  /// Whether a problem was reported. A bad row has no facts.
  var isBad = false
  /// Whether the spring was solved together with others.
  var isSolved = false
}

/// How one of a spring's four numbers is written.
enum NumberSource {
  /// From its value.
  case value
  /// As in the input, whose text is that of the value.
  case copy
  /// As a text of the input that is not a finite number.
  case word
  /// As a gap, because the row is too short.
  case missing
}

/// A fact that is a number, as a spring solved alone needs it: whole facts are slow to copy.
struct FactOfOne {
  let column: Int
  /// Whether it is not computed for eight springs at a time.
  let isOnlyOfOne: Bool
  let compute: @Sendable (_ motion: SpringMotion, _ threshold: Double) -> Double?
}

extension SweepRows {
  /// Reads and adds a row of input.
  ///
  /// - Parameters:
  ///   - fields: The fields of all rows.
  ///   - range: Those of the row.
  ///   - ordinal: The line of the row.
  ///   - keepsText: Whether the shortest text of a number is copied.
  mutating func append(
    _ fields: borrowing CSVFields, _ range: Range<Int>, ordinal: Int, keepsText: Bool,
    powers: PowersOfTen
  ) {
    var problem: String?
    if range.count != columns.count {
      problem = CSVFields.mismatch(range.count, columns: columns.count)
    }
    for number in 0..<4 {
      var (value, source) = (columns.form.defaults[number], NumberSource.value)
      let column = columns.slots[number]
      if column >= range.count {
        source = .missing
      } else if column >= 0 {
        let field = fields[range.lowerBound + column]
        if let plain = PlainDecimal.read(field, powers: powers) {
          value = plain.value
          // -0 is written as 0.
          if keepsText, plain.isShortest, value.bitPattern != 1 << 63 { source = .copy }
        } else if let unusual = Self.unusualNumber(field) {
          value = unusual
          if !value.isFinite { source = .word }
        } else {
          source = .word
          if problem == nil {
            problem = "\(columns.parameters[number].rawValue) \(Self.refusal(field))"
          }
        }
      }
      if number == 1, columns.isInMilliseconds, column >= 0 { value /= 1000 }
      set(number, value, source)
    }
    add(SweepRow(ordinal: ordinal, fields: range), problem: problem)
  }

  /// The number of a field with surrounding white space, or in an unusual form.
  @inline(never)
  private static func unusualNumber(_ field: UnsafeRawBufferPointer) -> Double? {
    plainNumber(String(decoding: field, as: UTF8.self).trimmed)
  }

  @inline(never)
  private static func refusal(_ field: UnsafeRawBufferPointer) -> String {
    let word = String(decoding: field, as: UTF8.self).prefix(40)
    return "must be a number, but is \(word.isEmpty ? "empty" : word)"
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
