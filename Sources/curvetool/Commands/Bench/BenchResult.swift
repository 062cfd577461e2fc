import CurveWorkloads

/// The measurements of `bench`, as a table with a sentence, or as data.
struct BenchResult {
  let measurements: [Measurement]
  /// Significant digits; nil for as many as the clock resolves.
  let precision: Int?

  var result: CommandResult {
    var result = CommandResult(table)
    let ratios = measurements.compactMap { result in result.ratio.map { (result.name, $0) } }
    let conclusion = (Self.conclusion(ratios) + "\n").wrapped(width: 80)
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

  /// One sentence: how many kernels are faster than the plain method, and which are not, by the ratios of
  /// their times.
  static func conclusion(_ kernels: [(name: String, ratio: Double)]) -> String {
    let slower = kernels.filter { !($0.ratio < 1) }
    let faster = kernels.count - slower.count
    let factors = slower.map { "\($0.name) \(NumberText.text($0.ratio, precision: 3))" }
      .joined(separator: ", ")
    switch (faster, slower.count) {
    case (0, 0): return "There is no plain method to compare with."
    case (1, 0): return "The kernel is faster than the plain method."
    case (_, 0): return "All \(faster) kernels are faster than the plain method."
    case (0, 1): return "The kernel takes longer than the plain method, by this factor: \(factors)."
    case (0, _):
      return "All \(slower.count) kernels take longer than the plain method, by these factors: "
        + "\(factors)."
    default:
      let verb = faster == 1 ? "is" : "are"
      let others =
        slower.count == 1
        ? "the other takes longer, by this factor" : "the others take longer, by these factors"
      return
        "\(faster) of \(kernels.count) kernels \(verb) faster than the plain method; \(others): "
        + "\(factors)."
    }
  }
}
