import Arithmetic
import Interchange

@testable import curvetool

/// The readers of tables: a sweep's springs, and samples to fit.
let tableTargets: [String: Target] = [
  "csv": { bytes in
    var fields = CSVFields()
    var next = 0
    var written = WrittenNumbers()
    var output = ByteBuffer()
    var columns: SweepColumns?
    while let line = SweepLines.next(bytes, &next) {
      fields.split(line)
      guard let columns else {
        let words = (0..<fields.count).map { String(decoding: fields[$0], as: UTF8.self) }
        columns = try? SweepColumns(header: words, wanted: nil) { _ in }
        if columns == nil { return }
        continue
      }
      let writer = TableWriter(
        format: .json, columns: columns.names, textColumns: columns.textColumns, precision: nil)
      output.truncate()
      written = WrittenNumbers()
      _ = columns.append(fields, &written, writer, powers: .shared, to: &output)
    }
  },
  "samples": { bytes in
    var reader = SampleReader(name: "input", wanted: nil)
    guard reader.read(bytes) == nil,
      let samples = try? Samples(times: reader.times, values: reader.values)
    else { return }
    check(samples.times.count == reader.lines.count, "a sample has no line")
  },
]
