/// The beginning of a sweep's input: its header, and the lines read with it.
final class SweepHead {
  private(set) var columns: SweepColumns
  /// The number of lines, including blank ones before it.
  private(set) var lines = 0
  var input = ByteBuffer(capacity: 1 << 19)
  /// The byte offset at which the rows begin.
  private(set) var end = 0

  /// Reads up to the first line that is not blank.
  init(
    _ blocks: inout LineBlocks, hasHeader: Bool, wanted: [String]?, isOnTerminal: Bool,
    threshold: Double?
  ) throws {
    var hasInput = try blocks.next(into: &input)
    if hasInput, input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { end = 3 }
    guard hasHeader else {
      let fitting =
        isOnTerminal ? SweepScreen.columns([.mass, .stiffness, .damping], fields: []) : nil
      columns = try Self.named(wanted ?? fitting, threshold)
      return
    }
    var fields = CSVFields()
    while hasInput {
      while let line = TextLines.next(input.bytes, &end) {
        lines += 1
        guard !TextLines.isBlank(line) else { continue }
        _ = fields.split(UnsafeMutableRawBufferPointer(mutating: line))
        let names = (0..<fields.count).map { String(decoding: fields[$0], as: UTF8.self) }
        do throws(SweepProblem) {
          columns = try SweepColumns(
            header: names, wanted: wanted, isOnTerminal: isOnTerminal
          ) { warn($0) }
          try columns.use(threshold)
        } catch {
          let isOption = error.message.hasPrefix("--")
          throw isOption
            ? ToolError.usage(error.message)
            : ToolError.data("\(blocks.name):\(lines): \(error.message)")
        }
        return
      }
      hasInput = try blocks.next(into: &input)
      end = 0
    }
    throw ToolError.data("\(blocks.name) is empty: expected a header")
  }

  private static func named(
    _ wanted: [String]?, _ threshold: Double?
  ) throws(ToolError) -> SweepColumns {
    do throws(SweepProblem) {
      var columns = try SweepColumns(wanted: wanted)
      try columns.use(threshold)
      return columns
    } catch {
      throw .usage(error.message)
    }
  }
}
