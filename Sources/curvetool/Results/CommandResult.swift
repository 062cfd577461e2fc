import CurveFigures

/// What a command found. Each part is computed only if an output needs it.
struct CommandResult {
  /// The rows of a command, for every format.
  enum Rows {
    case none
    case table(() throws -> Table)
    case samples(SampledRows)
    /// Rows that are written as they are computed.
    case stream((OutputFormat, ByteSink) throws -> Void)
  }

  /// What the screen shows besides rows of samples.
  var screen: () throws -> [ScreenBlock] = { [] }
  var rows: Rows
  /// The value in JSON, if it is not the list of rows.
  var json: (() throws -> JSON)?
  /// Other files that are written.
  var texts: [OutputFile] = []
  /// The picture.
  var figure: (() throws -> Figure)?
  /// The check that failed, which is reported after everything is written.
  var failure: String?

  /// The result of a command that writes rows as it computes them.
  init(stream: @escaping (OutputFormat, ByteSink) throws -> Void) { rows = .stream(stream) }

  /// The result of a command that only draws.
  init(figure: @escaping () throws -> Figure) { (rows, self.figure) = (.none, figure) }

  /// The result of a command that writes texts.
  init(texts: [OutputFile]) { (rows, self.texts) = (.none, texts) }

  /// The result of a command whose rows are in memory.
  init(_ table: @autoclosure @escaping () throws -> Table) { rows = .table(table) }

  /// The result of a command that samples something.
  init(_ rows: SampleRows, horizon: Double, times: SampleTimes? = nil) {
    self.rows = .samples(SampledRows(rows: rows, horizon: horizon, times: times))
  }
}

/// Rows and their times.
struct SampledRows {
  let rows: SampleRows
  /// The end of the samples unless an option sets it.
  let horizon: Double
  /// The times of the samples unless an option sets them, such as the frames of a clock.
  var times: SampleTimes?
  /// The times of the option `--at`, once they are read.
  var listed: [Double]?
}

/// A part of what the screen shows.
enum ScreenBlock {
  case facts(Facts)
  case text(String)
  case table(Table, precision: Int? = nil)
}
