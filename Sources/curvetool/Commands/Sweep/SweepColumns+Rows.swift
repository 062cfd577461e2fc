import Arithmetic
import Spring

extension SweepColumns {
  /// Appends the row of a spring of a grid.
  ///
  /// - Parameter settlingTime: The exact settling time, if it is already known.
  /// - Returns: The problem with an invalid spring, which has no facts; nil for a valid spring.
  func append(
    _ values: SweepForm.Values, settlingTime: Double?, _ written: inout WrittenNumbers,
    _ writer: TableWriter, to text: inout ByteBuffer
  ) -> String? {
    writer.beginRow(isFirst: false, to: &text)
    defer { writer.endRow(to: &text) }
    return solve(values, settlingTime: settlingTime) { fact in
      for (index, column) in columns.enumerated() {
        switch column {
        case .field: break  // A grid has no input.
        case .fact(let name): fact(name, index, writer, &text)
        case .number(let place):
          writer.cell(index, to: &text) {
            written.append(values[place], place, writer.numbers, to: &$0)
          }
        }
      }
    }
  }

  /// Appends the row of a line of input.
  ///
  /// - Returns: The problem with an invalid row, which has no facts; nil for a valid row.
  func append(
    _ fields: borrowing CSVFields, _ written: inout WrittenNumbers, _ writer: TableWriter,
    powers: PowersOfTen, to text: inout ByteBuffer
  ) -> String? {
    var values = form.defaults
    var problem: String?
    if fields.count != count {
      problem = "there are \(fields.count) fields, but \(count) columns"
    }
    // 1 if the text of the input can be copied to the output, -1 if it is not a number.
    var isAsGiven = SIMD4<Int>(repeating: 0)
    for number in 0..<4 where places[number] >= 0 && places[number] < fields.count {
      let field = fields[places[number]]
      if let plain = PlainDecimal(field), let value = plain.value(powers: powers) {
        values[number] = value
        if writer.numbers.precision == nil, plain.isShortest(powers: powers) {
          isAsGiven[number] = 1
        }
      } else if let value = Self.unusualNumber(field) {
        values[number] = value
        if !value.isFinite { isAsGiven[number] = -1 }
      } else {
        isAsGiven[number] = -1
        let word = String(decoding: field, as: UTF8.self).prefix(40)
        problem =
          problem
          ?? "\(parameters[number].rawValue) must be a number, but is \(word.isEmpty ? "empty" : word)"
      }
    }
    writer.beginRow(isFirst: false, to: &text)
    defer { writer.endRow(to: &text) }
    return solve(values, problem, settlingTime: nil) { fact in
      for (index, column) in columns.enumerated() {
        switch column {
        case .fact(let name): fact(name, index, writer, &text)
        case .field(let place):
          if place < fields.count {
            writer.append(fields[place], column: index, to: &text)
          } else {
            writer.appendMissing(column: index, to: &text)
          }
        case .number(let number):
          let place = places[number]
          if place >= fields.count {
            writer.appendMissing(column: index, to: &text)
          } else if isAsGiven[number] == 1 {
            writer.cell(index, to: &text) { $0.append(fields[place]) }
          } else if isAsGiven[number] == -1 {
            writer.append(fields[place], column: index, to: &text)
          } else if place >= 0 {
            writer.append(values[number], column: index, to: &text)
          } else {
            writer.cell(index, to: &text) {
              written.append(values[number], number, writer.numbers, to: &$0)
            }
          }
        }
      }
    }
  }

  /// Writes a fact into a column.
  private typealias FactWriter = (SpringFact, Int, TableWriter, inout ByteBuffer) -> Void

  /// Solves a spring and passes a function that writes its facts to a row. If there is a problem, it
  /// writes gaps.
  ///
  /// - Returns: The problem with an invalid spring; nil for a valid spring.
  @inline(__always)
  private func solve(
    _ values: SweepForm.Values, _ problem: String? = nil, settlingTime: Double?,
    _ row: (FactWriter) -> Void
  ) -> String? {
    func appendMissing(_: SpringFact, column: Int, writer: TableWriter, text: inout ByteBuffer) {
      writer.appendMissing(column: column, to: &text)
    }
    if let problem {
      row(appendMissing)
      return problem
    }
    do throws(SpringError) {
      let motion = try form.motion(values)
      let peak = needsPeak ? motion.peak : nil
      row { fact, column, writer, text in
        if let settlingTime, fact == .settlingTime || fact == .exact {
          writer.append(settlingTime, column: column, to: &text)
        } else {
          Self.append(fact, of: motion, peak, column: column, writer, to: &text)
        }
      }
      return nil
    } catch {
      row(appendMissing)
      return error.description
    }
  }

  private static func append(
    _ fact: SpringFact, of motion: SpringMotion, _ peak: SpringExtremum?, column: Int,
    _ writer: TableWriter, to text: inout ByteBuffer
  ) {
    switch fact {
    case .regime:
      let word = motion.spring.regime.name
      writer.append(
        UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount),
        column: column, to: &text)
    case .zeroCrossings:
      writer.append(
        motion.zeroCrossings.prefix(16)
          .map { NumberText.text($0, precision: writer.numbers.precision) }
          .joined(separator: " "), column: column, to: &text)
    default:
      writer.append(fact.number(of: motion, peak: peak) ?? .nan, column: column, to: &text)
    }
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
