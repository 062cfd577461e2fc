import CurveFitting
import Spring

/// The samples of a recording: a time and a value in each row of CSV, TSV, JSON, NDJSON or an array of NumPy.
struct SampleFile {
  let samples: Samples
  /// The name of the input in messages.
  let name: String
  /// What was changed or assumed in reading.
  let notes: [String]
  /// The columns that were read.
  let columns: LogColumns

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - settings: The columns and units.
  init(_ path: String, _ settings: SampleSettings) throws(ToolError) {
    var blocks = try LineBlocks(path)
    defer { blocks.close() }
    try self.init(&blocks, path, settings)
  }

  /// Reads lines of a file.
  init(
    _ blocks: inout LineBlocks, _ path: String, _ settings: SampleSettings
  ) throws(ToolError) {
    name = blocks.name
    let beginning = try blocks.beginning()
    if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) {
      throw .data("\(name) is UTF-16: save it as UTF-8")
    }
    let recorder: LogRecorder
    do throws(ToolError) {
      recorder =
        TextInput.isNumPyArray(beginning)
        ? try NumPyArray.rows(&blocks, settings)
        : beginning.withUnsafeBytes(LogFormat.isJSON)
          ? try LogDocument.rows(&blocks, settings) : try LogText.read(&blocks, settings)
    } catch {
      throw Self.holdsCurves(beginning, path)
        ? FileKind.recording.refusal(of: name, .curves) : error
    }
    let skipped = recorder.skipped?.count ?? 0
    columns = recorder.columns
    let log: LogClock
    do throws(LogProblem) {
      log = try LogClock(consume recorder, settings)
    } catch {
      throw error.isUsage ? .usage(error.message) : .data("\(name): \(error.message)")
    }
    notes = log.notes
    do throws(ParameterError) {
      samples = try Samples(times: log.times, values: log.values, averaging: log.averaging)
    } catch {
      if Self.holdsCurves(beginning, path) { throw FileKind.recording.refusal(of: name, .curves) }
      let reason =
        skipped == 0
        ? "" : "; \(skipped) \(skipped == 1 ? "row has" : "rows have") no number"
      throw .data("\(name): \(error)\(reason)")
    }
  }

  /// Whether a file that could not be read has curves: style sheets, tokens and source code are not rows, but the
  /// rows of a table are not curves.
  private static func holdsCurves(_ beginning: [UInt8], _ path: String) -> Bool {
    let isTable = ["csv", "tsv", "ndjson"].contains(fileExtension(path))
    return !isTable && beginning.count < 1 << 16 && LogFormat.holdsCurves(beginning)
  }

  /// Notes what was changed or assumed, in one note. An error comes first.
  func tellNotes() {
    if !notes.isEmpty { warn("\(name): \(notes.joined(separator: "; "))") }
  }

  /// Whether an argument names samples rather than a curve, with or without `@` before the file. A JSON file does
  /// if it is a list or holds a recording, and a text file unless it begins with curves.
  static func isNamed(_ word: String) -> Bool {
    let path = LineBlocks.path(word)
    return switch fileExtension(path) {
    case "csv", "tsv", "ndjson", "jsonl", "npy": true
    case "txt", "log": !LogFormat.holdsCurves(path)
    case "json": LogFormat.isLog(path)
    default: path == "-"
    }
  }
}
