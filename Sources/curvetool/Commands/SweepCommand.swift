import ArgumentParser

/// `curvetool sweep`: the facts of many springs, from grids or rows; a pure filter.
struct SweepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Solve many springs: a grid of parameters, or rows of CSV from a file or a pipe.",
    discussion: """
      Rows keep their order. A bad row is reported with its line and leaves empty fields. The shards of \
      a sweep together have its rows.

      Examples:
        curvetool sweep --mass 1:10:0.5 --damping 5,10,20 -o grid.csv
        curvetool sweep --input springs.csv --threads 2 > facts.csv
        curvetool sweep --stiffness 50:5000:0.01 --shard 3/8 -o part3.csv
        cat springs.csv | curvetool sweep --input - | head
      """)

  @Option(parsing: .unconditional, help: "A number, a list, or START:END:STEP. (default: 1)")
  var mass: String?

  @Option(parsing: .unconditional, help: "Likewise. (default: 100)")
  var stiffness: String?

  @Option(parsing: .unconditional, help: "Likewise. (default: 10)")
  var damping: String?

  @Option(parsing: .unconditional, help: "Likewise. (default: 0)")
  var initialVelocity: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Instead of a grid: CSV with some of the columns mass, stiffness, damping, initialVelocity.",
      valueName: "file|-"))
  var input: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only the rows whose index is I modulo N.", valueName: "I/N"))
  var shard: String?

  @Flag(help: "Neither read nor write a header; input has the four columns in order.")
  var noHeader = false

  @Flag(help: "Make a bad row an error.")
  var strict = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many threads work. (default: 2)", valueName: "N"),
    transform: wholeNumber)
  var threads = 2

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"))
  var output = "-"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Significant digits, 1 to 17, instead of as many as are exact.", valueName: "N"),
    transform: wholeNumber)
  var precision: Int?

  @OptionGroup(title: "Screen") var screen: ScreenOptions

  /// Rows that a task works on at a time.
  private static let chunk = 4096

  func run() async throws {
    try require((1...256).contains(threads), "--threads", Double(threads), "1 to 256")
    if let precision {
      try require((1...17).contains(precision), "--precision", Double(precision), "1 to 17")
    }
    let shard = try parsedShard()
    let grid = [
      ("--mass", mass), ("--stiffness", stiffness), ("--damping", damping),
      ("--initial-velocity", initialVelocity),
    ]
    if let input {
      if let option = grid.first(where: { $0.1 != nil })?.0 {
        throw ToolError.usage("--input and \(option) exclude each other")
      }
      try await sweepRows(input, shard)
    } else {
      try await sweepGrid(try SweepGrid(grid.map { (option: $0.0, words: $0.1) }), shard)
    }
  }

  private func parsedShard() throws(ToolError) -> (index: Int, count: Int) {
    guard let shard else { return (0, 1) }
    let parts = shard.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, parts[0] >= 0, parts[0] < parts[1] else {
      throw .usage("--shard must be I/N with 0 <= I < N, but is \(shard.prefix(40))")
    }
    return (parts[0], parts[1])
  }

  private func sweepGrid(_ grid: SweepGrid, _ shard: (index: Int, count: Int)) async throws {
    let sink = try ByteSink(output)
    try writeHeader(sink, extras: [])
    let rows = (grid.count - shard.index + shard.count - 1) / shard.count
    var progress = Progress(total: rows, isQuiet: screen.quiet)
    var bad = BadRows(isStrict: strict, isQuiet: screen.quiet)
    var start = 0
    while start < rows {
      let end = min(start + Self.chunk * threads, rows)
      let span = start..<end
      let parts = await inParallel(span) { [precision] part in
        var result = SweepPart()
        for row in part {
          let index = shard.index + row * shard.count
          let values = grid.values(index)
          for (place, value) in values.enumerated() {
            if place > 0 { result.bytes.append(UInt8(ascii: ",")) }
            NumberText.append(value, precision: precision, to: &result.bytes)
          }
          do {
            try SweepRow.append(values, precision: precision, to: &result.bytes)
          } catch {
            result.problems.append((index + 1, "\(error)"))
            result.bytes.append(
              contentsOf: repeatElement(UInt8(ascii: ","), count: SweepRow.facts.count))
          }
          result.bytes.append(UInt8(ascii: "\n"))
        }
        return result
      }
      for part in parts {
        try bad.report(part.problems) { "spring \($0)" }
        try sink.write(part.bytes)
      }
      start = end
      progress.advance(to: start)
    }
    progress.end()
    bad.summarise(of: rows)
    try sink.close()
  }

  private func sweepRows(_ path: String, _ shard: (index: Int, count: Int)) async throws {
    var blocks = try LineBlocks(path)
    defer { blocks.close() }
    let name = blocks.name
    let sink = try ByteSink(output)
    var columns = noHeader ? SweepColumns.standard : nil
    if noHeader { try writeHeader(sink, extras: []) }
    var (line, row) = (0, 0)
    var bad = BadRows(isStrict: strict, isQuiet: screen.quiet)
    while let block = try blocks.next() {
      var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
      for text in block.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        line += 1
        if text.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
        guard columns != nil else {
          let header = SweepColumns.fields(text)
          do throws(SweepProblem) {
            let read = try SweepColumns(header: header)
            try? writeHeader(sink, extras: read.extraNames(header))
            columns = read
          } catch {
            throw ToolError.data("\(name):\(line): \(error.message)")
          }
          continue
        }
        if row % shard.count == shard.index { lines.append((line, text)) }
        row += 1
      }
      // A block that ends with a line's end has counted one line too many.
      if block.last == UInt8(ascii: "\n") { line -= 1 }
      guard let known = columns else { continue }
      let all = lines
      let parts = await inParallel(0..<all.count) { [precision] part in
        var result = SweepPart()
        for (number, text) in all[part] {
          if let problem = known.process(text, precision: precision, to: &result.bytes) {
            result.problems.append((number, problem))
          }
        }
        return result
      }
      for part in parts {
        try bad.report(part.problems) { "\(name):\($0)" }
        try sink.write(part.bytes)
      }
    }
    guard columns != nil else { throw ToolError.data("\(name) is empty: a header is needed") }
    bad.summarise(of: row)
    try sink.close()
  }

  private func writeHeader(_ sink: ByteSink, extras: [[UInt8]]) throws {
    guard !noHeader else { return }
    var bytes = Array((SweepRow.parameters + SweepRow.facts).joined(separator: ",").utf8)
    for name in extras {
      bytes.append(UInt8(ascii: ","))
      SweepColumns.append(name, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    try sink.write(bytes)
  }

  /// Works on equal parts of a range at once, and returns the results in order.
  private func inParallel(
    _ range: Range<Int>, _ work: @escaping @Sendable (Range<Int>) -> SweepPart
  ) async -> [SweepPart] {
    let count = min(threads, max(range.count / 256, 1))
    guard count > 1 else { return [work(range)] }
    return await withTaskGroup(of: (Int, SweepPart).self) { group in
      for index in 0..<count {
        let low = range.lowerBound + range.count * index / count
        let high = range.lowerBound + range.count * (index + 1) / count
        group.addTask { (index, work(low..<high)) }
      }
      var parts = [SweepPart](repeating: SweepPart(), count: count)
      for await (index, part) in group { parts[index] = part }
      return parts
    }
  }
}

/// What one task has made of its rows.
struct SweepPart: Sendable {
  var bytes: [UInt8] = []
  var problems: [(row: Int, message: String)] = []
}

/// The bad rows met so far: the first are reported one by one, all are counted.
private struct BadRows {
  let isStrict: Bool
  let isQuiet: Bool
  private var count = 0

  init(isStrict: Bool, isQuiet: Bool) {
    self.isStrict = isStrict
    self.isQuiet = isQuiet
  }

  mutating func report(
    _ problems: [(row: Int, message: String)], place: (Int) -> String
  ) throws(ToolError) {
    for (row, message) in problems {
      if isStrict { throw .data("\(place(row)): \(message)") }
      count += 1
      if !isQuiet, count <= 20 { writeToStandardError("Note: \(place(row)): \(message)\n") }
    }
  }

  func summarise(of rows: Int) {
    if count > 0, !isQuiet { writeToStandardError("Note: \(count) of \(rows) rows are bad\n") }
  }
}
