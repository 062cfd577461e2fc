import CurveArithmetic
import CurveFitting

/// The samples of a CSV file: a time and a value in each row.
struct SampleFile {
  let samples: Samples
  private static let sizeLimit = 1 << 26

  /// Reads a file, or standard input for `-`.
  ///
  /// Empty lines and lines that begin with `#` are skipped. Fields are separated by commas, or by tabs in
  /// a line without commas.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - columns: The two columns by name or number, from 1; if nil, `time` and `value`, or the only two.
  init(_ path: String, columns: [String]?) throws(ToolError) {
    let input = try TextInput(path, limit: Self.sizeLimit)
    var reader = SampleReader(name: input.name, wanted: columns)
    var text = input.text
    let failure = text.withUTF8 { bytes in reader.read(UnsafeRawBufferPointer(bytes)) }
    if let failure { throw failure }
    do throws(FittingError) {
      samples = try Samples(times: reader.times, values: reader.values)
    } catch {
      guard let index = error.sample, index < reader.lines.count else {
        throw .data("\(input.name): \(error)")
      }
      let whole = FittingError(
        parameter: error.parameter, value: error.value, allowed: error.allowed)
      throw .data("\(input.name):\(reader.lines[index]): \(whole)")
    }
  }

  /// Whether an argument names samples rather than a curve.
  static func isNamed(_ word: String) -> Bool {
    word == "-" || ["csv", "tsv", "txt"].contains(fileExtension(word))
  }
}

/// Collects the samples of the lines of a CSV file.
struct SampleReader {
  let name: String
  let wanted: [String]?
  var times: [Double] = []
  var values: [Double] = []
  /// The line of each sample.
  var lines: [Int] = []
  private var places: (time: Int, value: Int, count: Int)?

  init(name: String, wanted: [String]?) { (self.name, self.wanted) = (name, wanted) }

  /// Reads all lines; returns the first error.
  mutating func read(_ bytes: UnsafeRawBufferPointer) -> ToolError? {
    var fields = CSVFields()
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      defer { start = end + 1 }
      var row = Array(bytes[start..<end])
      if row.last == UInt8(ascii: "\r") { row.removeLast() }
      guard row.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
        row[0] != UInt8(ascii: "#")
      else { continue }
      if !row.contains(UInt8(ascii: ",")) {
        for index in row.indices where row[index] == UInt8(ascii: "\t") {
          row[index] = UInt8(ascii: ",")
        }
      }
      let failure = row.withUnsafeMutableBytes { bytes -> ToolError? in
        fields.removeAll()
        _ = fields.split(bytes)
        return take(fields, line: line)
      }
      if let failure { return failure }
    }
    return nil
  }

  private mutating func take(_ fields: borrowing CSVFields, line: Int) -> ToolError? {
    let words = (0..<fields.count).map {
      String(decoding: fields[$0], as: UTF8.self).trimmingSpaces
    }
    guard let places else {
      let isHeader = !words.contains { plainNumber($0) != nil }
      do throws(ToolError) {
        self.places = try places(words, isHeader: isHeader, line: line)
      } catch {
        return error
      }
      return isHeader ? nil : take(fields, line: line)
    }
    guard words.count == places.count else {
      let mismatch = CSVFields.mismatch(words.count, columns: places.count)
      return .data("\(name):\(line): \(mismatch)")
    }
    do throws(ToolError) {
      times.append(try number(words, places.time, line: line))
      values.append(try number(words, places.value, line: line))
    } catch {
      return error
    }
    lines.append(line)
    return nil
  }

  private func number(_ words: [String], _ place: Int, line: Int) throws(ToolError) -> Double {
    guard let number = plainNumber(words[place]), number.isFinite else {
      let word = words[place].prefix(40)
      throw .data("\(name):\(line): field \(place + 1) must be a finite number, but is '\(word)'")
    }
    return number
  }

  /// The indices of the time and value columns.
  private func places(
    _ words: [String], isHeader: Bool, line: Int
  ) throws(ToolError) -> (time: Int, value: Int, count: Int) {
    let count = words.count
    func place(_ column: String) throws(ToolError) -> Int {
      if isHeader, let index = words.firstIndex(of: column) { return index }
      if let number = Int(column), (1...count).contains(number) { return number - 1 }
      let known = isHeader ? words.joined(separator: ", ").prefix(80) : "1 to \(count)"
      throw .data("\(name):\(line): there is no column '\(column.prefix(40))', only \(known)")
    }
    if let wanted {
      return (try place(wanted[0]), try place(wanted[1]), count)
    }
    let lower = words.map { $0.lowercased() }
    if isHeader, let time = lower.firstIndex(of: "time"), let value = lower.firstIndex(of: "value")
    {
      return (time, value, count)
    }
    guard count == 2 else {
      throw .data(
        "\(name):\(line): \(count == 1 ? "there is 1 column" : "there are \(count) columns") where a "
          + "time and a value are expected: name two with --columns, by header or number, as in --columns 1,3"
      )
    }
    return (0, 1, 2)
  }
}

extension String {
  /// The text without leading and trailing spaces.
  fileprivate var trimmingSpaces: String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return "" }
    return String(self[first...last])
  }
}
