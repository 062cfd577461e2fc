import Arithmetic
import Spring

/// Where the parameters stand in rows of input.
struct SweepColumns: Sendable {
  /// The field of each parameter, -1 where it has its default.
  private var places: SIMD4<Int>
  /// The fields that are passed through, and their names.
  private var extras: [(place: Int, name: [UInt8])] = []
  private let count: Int

  /// The columns of input without a header.
  static let standard = SweepColumns(places: SIMD4(0, 1, 2, 3), count: 4)

  private init(places: SIMD4<Int>, count: Int) { (self.places, self.count) = (places, count) }

  /// Reads a header.
  ///
  /// - Throws: The message of what is wrong.
  init(header: borrowing CSVFields) throws(SweepProblem) {
    places = SIMD4(repeating: -1)
    count = header.count
    for index in 0..<header.count {
      let word = String(decoding: header[index], as: UTF8.self)
      guard let parameter = SweepRow.parameters.firstIndex(of: word) else {
        extras.append((index, Array(header[index])))
        continue
      }
      guard places[parameter] < 0 else {
        throw SweepProblem("the column \(word) is there twice")
      }
      places[parameter] = index
    }
    guard places.max() >= 0 else {
      throw SweepProblem("none of the columns mass, stiffness, damping, initialVelocity is there")
    }
  }

  /// Appends the header of the output.
  func appendHeader(to text: inout ByteBuffer) {
    text.append((SweepRow.parameters + SweepRow.facts).joined(separator: ","))
    for (_, name) in extras {
      text.append(UInt8(ascii: ","))
      name.withUnsafeBytes { CSVFields.append($0, to: &text) }
    }
    text.append(UInt8(ascii: "\n"))
  }

  /// Appends a row of output: parameters, facts, and what is passed through.
  ///
  /// - Returns: What is wrong with the row, nil if nothing is; its facts are empty then.
  func process(
    _ fields: borrowing CSVFields, _ numbers: NumberFormat, _ written: inout WrittenNumbers,
    powers: PowersOfTen, to text: inout ByteBuffer
  ) -> String? {
    var values = SweepRow.defaults
    var problem: String?
    if fields.count != count {
      problem = "there are \(fields.count) fields, but \(count) columns"
    }
    for parameter in 0..<4 {
      if parameter > 0 { text.append(UInt8(ascii: ",")) }
      let place = places[parameter]
      guard place >= 0 else {
        written.append(values[parameter], parameter, numbers, to: &text)
        continue
      }
      guard place < fields.count else { continue }
      let field = fields[place]
      if let plain = PlainDecimal(field), let value = plain.value(powers: powers) {
        values[parameter] = value
        if numbers.precision == nil, plain.isShortest(powers: powers) {
          text.append(field)
        } else {
          numbers.append(value, to: &text)
        }
      } else if let value = Self.unusualNumber(field) {
        values[parameter] = value
        numbers.append(value, to: &text)
      } else {
        let word = String(decoding: field, as: UTF8.self).prefix(40)
        problem = problem ?? "\(SweepRow.parameters[parameter]) must be a number, but is \(word)"
        CSVFields.append(field, to: &text)
      }
    }
    if problem == nil {
      do throws(SpringError) {
        try SweepRow.append(values, numbers, to: &text)
      } catch {
        problem = error.description
      }
    }
    if problem != nil { SweepRow.appendNothing(to: &text) }
    for (place, _) in extras {
      text.append(UInt8(ascii: ","))
      if place < fields.count { CSVFields.append(fields[place], to: &text) }
    }
    text.append(UInt8(ascii: "\n"))
    return problem
  }

  /// The number of a field with white space, or in a form that is not plain.
  @inline(never)
  private static func unusualNumber(_ field: UnsafeRawBufferPointer) -> Double? {
    Double(String(decoding: field, as: UTF8.self).filter { !$0.isWhitespace })
  }
}

/// What is wrong with the input of a sweep.
struct SweepProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
