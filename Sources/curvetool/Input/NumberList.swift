import CurveArithmetic
import SystemPackage

/// A list of numbers: on the command line, in a file, or on standard input.
enum NumberList {
  /// The maximum number of bytes, enough for millions of numbers.
  private static let sizeLimit = 1 << 28

  /// Reads a list such as `0, 0.5 1`, a file with such lists, or `-`, for an option.
  ///
  /// - Parameter whole: What percentages are of.
  static func read(
    _ argument: String, option: String = "--at", whole: Double = 1
  ) throws(ToolError) -> [Double] {
    let argument = unbracketed(argument)
    if isList(argument) { return try parse(argument, source: option, whole) { .usage($0) } }
    if option == "--at", !exists(FilePath(argument: argument)), isRange(argument) {
      throw .usage(
        "--at takes a list such as 0,0.5,1: evenly spaced times are --step 0.5 --to-time 2")
    }
    if let value = ratio(argument), !exists(FilePath(argument: argument)) {
      throw .usage(
        "\(option): \(argument) is written as a decimal, as in \(NumberText.brief(value))")
    }
    let input: TextInput
    do throws(ToolError) {
      input = try TextInput(argument, limit: sizeLimit)
    } catch {
      throw ToolError(message: "\(option): \(error.message)", code: error.code)
    }
    return try parse(input.text, source: input.name, whole) { .data($0) }
  }

  /// The first unit of time in a list on the command line; nil if it has none.
  static func timeUnit(in argument: String) -> String? {
    let argument = unbracketed(argument)
    guard isList(argument) else { return nil }
    return argument.split { $0 == "," || $0 == ";" || $0.isWhitespace }.lazy
      .compactMap { (try? SampleTime(String($0)))?.unit }.first
  }

  /// A list without the brackets around it, as in `[0, 1]`; any other argument stays unchanged.
  static func unbracketed(_ argument: String) -> String {
    let inner = argument.dropFirst().dropLast()
    guard argument.hasPrefix("["), argument.hasSuffix("]"), !inner.contains("["),
      !exists(FilePath(argument: argument))
    else { return argument }
    return String(inner)
  }

  /// Whether an argument is itself a list, valid or not, rather than the name of an input.
  static func isList(_ argument: String) -> Bool {
    if argument == "-" { return false }
    let fields = argument.split { $0 == "," || $0 == ";" || $0.isWhitespace }
    if fields.allSatisfy({ plainNumber(String($0)) != nil }) { return true }
    guard !exists(FilePath(argument: argument)) else { return false }
    return fields.allSatisfy { number(String($0)) != nil }
      || fields.count > 1 && plainNumber(String(fields[0])) != nil
  }

  /// Whether an argument is a range in another notation, as in `0:2:0.5` and `0..2`.
  private static func isRange(_ argument: String) -> Bool {
    let numbers = argument.replacing("..", with: ":").split(separator: ":")
    return numbers.count > 1 && numbers.allSatisfy { plainNumber(String($0)) != nil }
  }

  /// A number of a list on the command line, which may have a unit: `300ms`, `0.3s`, `30%`.
  private static func number(_ text: String, _ whole: Double = 1) -> Double? {
    if text.hasSuffix("%") { return (try? fraction(text)).map { $0 * whole } }
    return try? seconds(text)
  }

  private static func parse(
    _ text: String, source: String, _ whole: Double, error: (String) -> ToolError
  ) throws(ToolError) -> [Double] {
    var text = text
    if !source.hasPrefix("--"), let columns = columnCount(text) {
      throw error("\(source) has \(columns) columns: `cut -d, -f1` takes the first of a CSV file")
    }
    if let numbers = text.withUTF8({ plain(UnsafeRawBufferPointer($0)) }), !numbers.isEmpty {
      return numbers
    }
    var numbers: [Double] = []
    for (row, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      for field in line.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isWhitespace }) {
        let text = String(field)
        let value = source.hasPrefix("--") ? number(text, whole) : plainNumber(text)
        guard let number = value, number.isFinite else {
          let column = line.distance(from: line.startIndex, to: field.startIndex) + 1
          let position = source.hasPrefix("--") ? source : "\(source):\(row + 1):\(column)"
          let isHeader = row == 0 && !source.hasPrefix("--") && value == nil
          throw error(
            "\(position): expected a finite number, but found \(field.prefix(40))"
              + (isHeader ? ": a list has no header" : ""))
        }
        numbers.append(number)
      }
    }
    guard !numbers.isEmpty else { throw error("\(source): expected at least one number") }
    return numbers
  }

  /// The number of columns, if the text is a table and no list: its rows have as many numbers, of which only the
  /// first ones increase.
  private static func columnCount(_ text: String) -> Int? {
    let rows = text.prefix(4096).split(whereSeparator: \.isNewline).prefix(3).map { line in
      line.split { $0 == "," || $0 == ";" || $0.isWhitespace }.map { plainNumber(String($0)) }
    }
    guard rows.count == 3, let count = rows.first?.count, count > 1,
      rows.allSatisfy({ $0.count == count && !$0.contains(nil) })
    else { return nil }
    func increases(_ numbers: [Double?]) -> Bool {
      zip(numbers, numbers.dropFirst()).allSatisfy { ($0 ?? 0) < ($1 ?? 0) }
    }
    return increases(rows.map(\.[0])) && !increases(rows.joined().map { $0 }) ? count : nil
  }

  /// The numbers, if all are in the usual form; nil otherwise, for the slower reader that reports errors.
  private static func plain(_ bytes: UnsafeRawBufferPointer) -> [Double]? {
    let powers = PowersOfTen.shared
    var numbers: [Double] = []
    var start = 0
    for end in 0...bytes.count {
      if end < bytes.count, !isSeparator(bytes[end]) { continue }
      if start < end {
        let field = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        guard let number = DecimalReader.plain(field, powers: powers), number.isFinite else {
          return nil
        }
        numbers.append(number)
      }
      start = end + 1
    }
    return numbers
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "), 0x09...0x0D: true
    default: false
    }
  }
}
