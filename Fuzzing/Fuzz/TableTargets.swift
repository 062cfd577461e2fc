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
    let writer = TableWriter(
      format: .json, columns: columns.names, textColumns: columns.textColumns, precision: nil)
    var part = SweepPart(columns, shard, writer)
    swap(&part.input, &input)
    part.start = start
    part.solveInput()
  },
  "samples": { bytes in
    var reader = SampleReader(name: "input", wanted: nil)
    guard reader.read(bytes) == nil,
      let samples = try? Samples(times: reader.times, values: reader.values)
    else { return }
    check(samples.times.count == reader.lines.count, "a sample has no line")
  },
]

/// The columns that the first line names, and the offset of the next line.
private func header(_ input: inout ByteBuffer) -> (SweepColumns, Int)? {
  var next = 0
  var fields = CSVFields()
  guard let line = SweepLines.next(input.bytes, &next) else { return nil }
  let words = fields.split(UnsafeMutableRawBufferPointer(mutating: line)).map {
    String(decoding: fields[$0], as: UTF8.self)
  }
  guard let columns = try? SweepColumns(header: words, wanted: nil, note: { _ in }) else {
    return nil
  }
  return (columns, next)
}
