import Spring

/// The facts of one spring as a row of `sweep`.
enum SweepRow {
  static let parameters = ["mass", "stiffness", "damping", "initialVelocity"]
  static let defaults = [1.0, 100, 10, 0]
  static let facts = [
    "regime", "dampingRatio", "naturalFrequency", "settlingDuration", "exactSettling",
    "overshoot", "peakTime",
  ]

  /// Appends the facts, each after a comma; what does not exist is empty.
  ///
  /// - Throws: `SpringError` that names the parameter.
  static func append(_ values: [Double], precision: Int?, to bytes: inout [UInt8])
    throws(SpringError)
  {
    let spring = try DampedSpring(mass: values[0], stiffness: values[1], damping: values[2])
    let motion = try spring.motion(initialVelocity: values[3])
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: spring.regime.rawValue.utf8)
    let peak = motion.peak
    for value in [
      spring.dampingRatio, spring.naturalFrequency, motion.settlingDuration(.coreAnimation()),
      motion.settlingDuration(), motion.overshoot, peak?.time ?? .infinity,
    ] {
      bytes.append(UInt8(ascii: ","))
      if value.isFinite { NumberText.append(value, precision: precision, to: &bytes) }
    }
  }
}

/// Where the parameters stand in rows of input.
struct SweepColumns: Sendable {
  /// The field of each parameter, nil where it has its default.
  private var places: [Int?]
  /// The fields that are passed through.
  private var extras: [Int] = []
  private let count: Int

  /// The columns of input without a header.
  static let standard = SweepColumns(places: [0, 1, 2, 3], extras: [], count: 4)

  private init(places: [Int?], extras: [Int], count: Int) {
    (self.places, self.extras, self.count) = (places, extras, count)
  }

  /// Reads a header.
  ///
  /// - Throws: The message of what is wrong.
  init(header: [[UInt8]]) throws(SweepProblem) {
    places = [nil, nil, nil, nil]
    count = header.count
    for (index, name) in header.enumerated() {
      let word = String(decoding: name, as: UTF8.self)
      guard let parameter = SweepRow.parameters.firstIndex(of: word) else {
        extras.append(index)
        continue
      }
      guard places[parameter] == nil else {
        throw SweepProblem("the column \(word) is there twice")
      }
      places[parameter] = index
    }
    guard places.contains(where: { $0 != nil }) else {
      throw SweepProblem("none of the columns mass, stiffness, damping, initialVelocity is there")
    }
  }

  /// The names of the columns passed through.
  func extraNames(_ header: [[UInt8]]) -> [[UInt8]] { extras.map { header[$0] } }

  /// Writes a row's output: parameters, facts, and what is passed through.
  ///
  /// - Returns: What is wrong with the row, nil if nothing is; its facts are empty then.
  func process(_ line: ArraySlice<UInt8>, precision: Int?, to bytes: inout [UInt8]) -> String? {
    let fields = SweepColumns.fields(line)
    var values = SweepRow.defaults
    var problem: String?
    if fields.count != count {
      problem = "there are \(fields.count) fields, but \(count) columns"
    }
    for (parameter, place) in places.enumerated() {
      if parameter > 0 { bytes.append(UInt8(ascii: ",")) }
      guard let place else {
        NumberText.append(values[parameter], precision: precision, to: &bytes)
        continue
      }
      guard place < fields.count else { continue }
      let field = fields[place]
      let text = String(decoding: field, as: UTF8.self)
      if let value = Double(text.filter { !$0.isWhitespace }) {
        values[parameter] = value
        NumberText.append(value, precision: precision, to: &bytes)
      } else {
        problem =
          problem ?? "\(SweepRow.parameters[parameter]) must be a number, but is \(text.prefix(40))"
        SweepColumns.append(field, to: &bytes)
      }
    }
    let start = bytes.count
    if problem == nil {
      do throws(SpringError) {
        try SweepRow.append(values, precision: precision, to: &bytes)
      } catch {
        problem = error.description
        bytes.removeSubrange(start...)
      }
    }
    if problem != nil {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: ","), count: SweepRow.facts.count))
    }
    for place in extras {
      bytes.append(UInt8(ascii: ","))
      if place < fields.count { SweepColumns.append(fields[place], to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\n"))
    return problem
  }

  /// The fields of a CSV line, as RFC 4180 has them.
  static func fields(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let (comma, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      index += 1
      if isQuoted {
        if byte != quote {
          field.append(byte)
        } else if index < line.endIndex, line[index] == quote {
          field.append(quote)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote {
        isQuoted = true
      } else if byte == comma {
        fields.append(field)
        field = []
      } else {
        field.append(byte)
      }
    }
    fields.append(field)
    return fields
  }

  /// Appends a field, quoted where it must be.
  static func append(_ field: [UInt8], to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard field.contains(where: { $0 == UInt8(ascii: ",") || $0 == quote }) else {
      bytes.append(contentsOf: field)
      return
    }
    bytes.append(quote)
    for byte in field {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}

/// What is wrong with the input of a sweep.
struct SweepProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
