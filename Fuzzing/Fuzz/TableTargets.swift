import CurveArithmetic
import CurveFitting

@testable import curvetool

/// The readers of tables: a sweep's springs, and samples to fit.
let tableTargets: [String: Target] = [
  "csv": { bytes in
    var input = ByteBuffer()
    input.append(bytes)
    guard let (columns, start) = header(&input),
      let shard = try? SweepShard(nil)
    else { return }
    let writer = OutputFormat.json.rows(
      RowLayout(columns: columns.names, textColumns: columns.textColumns, precision: nil))
    var part = SweepPart(columns, shard, writer)
    swap(&part.input, &input)
    part.start = start
    part.solveInput()
  },
  "samples": { bytes in
    var text = LogText("input", SampleSettings())
    guard !LogFormat.isJSON(bytes) else {
      let rows = try? LogDocument.rows(Array(bytes), "input", SampleSettings(fps: 60))
      return rows.map(checkClock) ?? ()
    }
    guard (try? text.read(bytes)) != nil, let rows = text.recorder else { return }
    checkClock(rows)
  },
]

/// The columns that the first line names, and the offset of the next line.
private func header(_ input: inout ByteBuffer) -> (SweepColumns, Int)? {
  var next = 0
  var fields = CSVFields()
  guard let line = SweepLines.next(input.bytes, &next) else { return nil }
  let names = fields.split(UnsafeMutableRawBufferPointer(mutating: line)).map {
    String(decoding: fields[$0], as: UTF8.self)
  }
  guard let columns = try? SweepColumns(header: names, wanted: nil, note: { _ in }) else {
    return nil
  }
  return (columns, next)
}

/// The samples of a recording increase in time, and are finite.
private func checkClock(_ rows: LogRecorder) {
  guard let clock = try? LogClock(rows, SampleSettings()), clock.times.count >= 2 else { return }
  check(clock.times.count == clock.values.count, "a time has no value")
  check(clock.values.allSatisfy(\.isFinite), "a value is not finite")
  check(zip(clock.times, clock.times.dropFirst()).allSatisfy(<), "times do not increase")
}
