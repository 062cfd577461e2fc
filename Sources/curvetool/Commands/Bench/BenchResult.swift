import CurveWorkloads

/// The measurements of `bench`, as a table with a sentence, or as data.
struct BenchResult {
  let measurements: [Measurement]
  /// Significant digits; nil for as many as the clock resolves.
  let precision: Int?

  var result: CommandResult {
    var result = CommandResult(table)
    result.screen = { [.table(screenTable, precision: 3), .text("\n" + conclusion)] }
    return result
  }

  private var table: Table {
    Table(
      [
        "name", "samples", "unit", "minimum", "median", "p90", "reference", "ratio", "error",
        "referenceError",
      ],
      rows: measurements.map { measurement in
        let numbers = [
          measurement.minimum, measurement.median, measurement.p90, measurement.reference,
          measurement.ratio, measurement.error, measurement.referenceError,
        ]
        return [
          .text(measurement.name), .number(Double(measurement.batch)), .text("ns/evaluation"),
        ] + numbers.map { .number(rounded($0)) }
      })
  }

  private func rounded(_ value: Double?) -> Double? {
    precision == nil ? value.map { Double(NumberText.text($0, precision: 5)) ?? $0 } : value
  }

  private var screenTable: Table {
    Table(
      ["kernel (ns)", "minimum", "median", "plain", "ratio", "error", "plain's"],
      rows: measurements.map {
        [.text($0.name), .number($0.minimum), .number($0.median)]
          + [$0.reference, $0.ratio].map(Table.Cell.number)
          + [$0.error, $0.reference == nil ? nil : $0.referenceError].map(Table.Cell.number)
      })
  }

  /// One sentence: how many kernels are faster, and which are not.
  private var conclusion: String {
    let compared = measurements.filter { $0.ratio != nil }
    guard !compared.isEmpty else {
      return "There is no plain method to compare with.\n"
    }
    let slower = compared.filter { !(($0.ratio ?? 0) < 1) }
    let list = slower.map { "\($0.name) \(NumberText.text($0.ratio ?? 1, precision: 3))" }
    let count =
      "\(compared.count - slower.count) of \(compared.count) kernels are faster than the plain "
      + "method"
    let others = slower.isEmpty ? "" : "; the others take longer, by these factors: "
    return (count + others + list.joined(separator: ", ") + ".\n").wrapped(width: 80)
  }
}
