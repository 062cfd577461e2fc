import Arithmetic
import Spring

/// The columns that a sweep writes, and where its input has what stands in them.
struct SweepColumns: Sendable {
  private enum Column {
    /// A fact of the spring.
    case fact(SpringFact)
    /// A field of the input, passed through.
    case field(Int)
  }

  /// What stands in the output unless `--columns` says.
  static let standard: [SpringFact] = [
    .mass, .stiffness, .damping, .initialVelocity, .regime, .dampingRatio, .naturalFrequency,
    .settlingDuration, .settlingTime, .overshoot, .peakTime,
  ]

  private let columns: [Column]
  let names: [String]
  let form: SweepForm
  /// The field of each of a spring's four numbers, -1 where it has its default.
  private let places: SIMD4<Int>
  /// The parameters of these fields, for messages.
  private let parameters: [SweepParameter]
  /// How many fields a row has.
  private let count: Int

  /// The columns of a grid, or of input without a header.
  ///
  /// - Parameter wanted: The words of `--columns`, nil for the usual ones.
  init(_ form: SweepForm = .physical, wanted: [String]?) throws(SweepProblem) {
    (columns, names) = try Self.chosen(wanted, fields: [])
    self.form = form
    places = SIMD4(0, 1, 2, 3)
    parameters = [.mass, .stiffness, .damping, .initialVelocity]
    count = 4
  }

  /// The columns of input with a header.
  init(header: [String], wanted: [String]?, note: (String) -> Void) throws(SweepProblem) {
    var places = SIMD4(repeating: -1)
    var given: [SweepParameter] = []
    var fields: [(place: Int, name: String)] = []
    for (index, word) in header.enumerated() {
      let parameter = SweepParameter(column: word)
      if let parameter {
        given.append(parameter)
        places[parameter.place] = index
      } else if let near = SweepParameter.near(word) {
        note("the column \(word) is passed through: did you mean \(near.rawValue)?")
      }
      if parameter?.isPhysical != true { fields.append((index, word)) }
    }
    form = try SweepForm(given)
    guard !given.isEmpty else {
      let known = SweepParameter.allCases.map(\.rawValue).joined(separator: ", ")
      throw SweepProblem("none of the columns \(known) is there")
    }
    (columns, names) = try Self.chosen(wanted, fields: fields)
    parameters = (0..<4).map { place in
      given.first { $0.place == place } ?? SweepParameter.allCases[place]
    }
    self.places = places
    count = header.count
  }

  private static func chosen(
    _ wanted: [String]?, fields: [(place: Int, name: String)]
  ) throws(SweepProblem) -> ([Column], [String]) {
    guard let wanted else {
      return (
        standard.map { .fact($0) } + fields.map { .field($0.place) },
        standard.map(\.column) + fields.map(\.name)
      )
    }
    var columns: [Column] = []
    for word in wanted {
      if let field = fields.first(where: { $0.name == word }) {
        columns.append(.field(field.place))
      } else if let fact = SpringFact(column: word) {
        columns.append(.fact(fact))
      } else {
        let names = SpringFact.allCases.map(\.column) + fields.map(\.name)
        let hint = NameList(names).nearest(to: word).map { "did you mean '\($0)'?" }
        throw SweepProblem(
          "--columns: there is no '\(word)': "
            + (hint ?? "the columns are \(names.joined(separator: ", "))"))
      }
    }
    return (columns, wanted)
  }

  /// The columns of words.
  var textColumns: Set<Int> {
    Set(
      columns.indices.filter { index in
        switch columns[index] {
        case .fact(let fact): fact == .regime || fact == .zeroCrossings
        case .field: true
        }
      })
  }

  // MARK: - Rows

  /// Appends the row of a spring of a grid.
  ///
  /// - Returns: What is wrong with the spring, nil if nothing is; its facts are missing then.
  func append(
    _ values: SweepForm.Values, _ written: inout WrittenNumbers, _ writer: TableWriter,
    to text: inout ByteBuffer
  ) -> String? {
    let (motion, problem) = solve(values)
    var source = motion.map { SpringFactSource($0) }
    writer.beginRow(isFirst: false, to: &text)
    for (index, column) in columns.enumerated() {
      guard case .fact(let fact) = column else { continue }
      let place = form.isPhysical ? fact.parameterPlace : nil
      if let place {
        writer.cell(index, to: &text) {
          written.append(values[place], place, writer.numbers, to: &$0)
        }
      } else {
        append(fact, of: &source, column: index, writer, to: &text)
      }
    }
    writer.endRow(to: &text)
    return problem
  }

  /// Appends the row of a line of input.
  ///
  /// - Returns: What is wrong with the row, nil if nothing is; its facts are missing then.
  func append(
    _ fields: borrowing CSVFields, _ written: inout WrittenNumbers, _ writer: TableWriter,
    powers: PowersOfTen, to text: inout ByteBuffer
  ) -> String? {
    var values = form.defaults
    var problem: String?
    if fields.count != count {
      problem = "there are \(fields.count) fields, but \(count) columns"
    }
    // 1 where the text of the input is that of the output, -1 where it is no number.
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
    var source: SpringFactSource?
    if problem == nil {
      let (motion, error) = solve(values)
      (source, problem) = (motion.map { SpringFactSource($0) }, error)
    }
    writer.beginRow(isFirst: false, to: &text)
    for (index, column) in columns.enumerated() {
      switch column {
      case .field(let place):
        if place < fields.count {
          writer.append(fields[place], column: index, to: &text)
        } else {
          writer.appendMissing(column: index, to: &text)
        }
      case .fact(let fact):
        guard form.isPhysical, let number = fact.parameterPlace else {
          append(fact, of: &source, column: index, writer, to: &text)
          continue
        }
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
    writer.endRow(to: &text)
    return problem
  }

  private func solve(_ values: SweepForm.Values) -> (SpringMotion?, String?) {
    do throws(SpringError) {
      return (try form.motion(values), nil)
    } catch {
      return (nil, error.description)
    }
  }

  private func append(
    _ fact: SpringFact, of source: inout SpringFactSource?, column: Int, _ writer: TableWriter,
    to text: inout ByteBuffer
  ) {
    switch source?.value(of: fact) {
    case nil: writer.appendMissing(column: column, to: &text)
    case .number(let number): writer.append(number ?? .nan, column: column, to: &text)
    case .word(let word):
      writer.append(
        UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount),
        column: column, to: &text)
    case .list(let numbers):
      writer.append(
        numbers.map { NumberText.text($0, precision: writer.numbers.precision) }
          .joined(separator: " "), column: column, to: &text)
    }
  }

  /// The number of a field with white space around it, or in a form that is not plain.
  @inline(never)
  private static func unusualNumber(_ field: UnsafeRawBufferPointer) -> Double? {
    plainNumber(String(decoding: field, as: UTF8.self).trimmed)
  }
}

extension SweepParameter {
  /// Whether it is one of the four numbers themselves.
  fileprivate var isPhysical: Bool {
    switch self {
    case .mass, .stiffness, .damping, .initialVelocity: true
    default: false
    }
  }
}

extension SpringFact {
  /// The place among a spring's four numbers, nil if the fact is none of them.
  fileprivate var parameterPlace: Int? {
    switch self {
    case .mass: 0
    case .stiffness: 1
    case .damping: 2
    case .initialVelocity: 3
    default: nil
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
