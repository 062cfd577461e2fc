import SystemPackage

/// Times named one by one: on the command line, in a file, or on standard input.
enum TimeList {
  /// The most bytes read, enough for millions of times.
  private static let sizeLimit = 1 << 28

  /// Reads a list such as `0, 0.5 1`, a file of such, or `-`.
  static func read(_ argument: String) throws -> [Double] {
    let isList = argument.first { !$0.isWhitespace }.map { "+-.0123456789".contains($0) } ?? false
    if isList, argument != "-", !argument.contains("/") {
      return try parse(argument, place: "--at") { .usage($0) }
    }
    let name = argument == "-" ? "standard input" : argument
    return try parse(try contents(argument, name: name), place: name) { .data($0) }
  }

  private static func contents(_ path: String, name: String) throws -> String {
    let descriptor: FileDescriptor
    do {
      descriptor = path == "-" ? .standardInput : try FileDescriptor.open(FilePath(path), .readOnly)
    } catch {
      throw ToolError.noInput("can't read \(name): \(error)")
    }
    defer { if path != "-" { try? descriptor.close() } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int
      do {
        count = try chunk.withUnsafeMutableBytes { try descriptor.read(into: $0) }
      } catch {
        throw ToolError.noInput("can't read \(name): \(error)")
      }
      guard count > 0 else { break }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= sizeLimit else {
        throw ToolError.data("\(name) is larger than \(sizeLimit >> 20) MiB")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func parse(
    _ text: String, place: String, error: (String) -> ToolError
  ) throws -> [Double] {
    var times: [Double] = []
    for (row, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      for field in line.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isWhitespace }) {
        guard let time = Double(field), time.isFinite else {
          let column = line.distance(from: line.startIndex, to: field.startIndex) + 1
          let position = place == "--at" ? place : "\(place):\(row + 1):\(column)"
          throw error("\(position): a time must be a finite number, but is \(field.prefix(40))")
        }
        times.append(time)
      }
    }
    guard !times.isEmpty else { throw error("\(place): at least one time is needed") }
    return times
  }
}
