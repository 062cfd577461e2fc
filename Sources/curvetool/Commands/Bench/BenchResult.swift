import CurveWorkloads

/// The measurements of `bench`, as a table with a sentence, or as data.
struct BenchResult {
  let measurements: [Measurement]
  /// Significant digits; nil for as many as the clock resolves.
  let precision: Int?

  func summary() throws -> Summary {
    let columns = [
      "minimum", "median", "p90", "reference", "ratio", "error", "referenceError",
    ]
    let unit = "ns/evaluation"
    let numbers = measurements.map {
      [$0.minimum, $0.median, $0.p90, $0.reference, $0.ratio, $0.error, $0.referenceError]
        .map(rounded)
    }
    let rows = zip(measurements, numbers).map { result, numbers in
      [.text(result.name), .number(Double(result.batch)), .text(unit)]
        + numbers.map { Table.Cell.number($0) }
    }
    let objects = zip(measurements, numbers).map { result, numbers in
      JSON.object(
        [
          JSON.Member(key: "name", value: .string(result.name)),
          JSON.Member(key: "samples", value: .number(Double(result.batch))),
          JSON.Member(key: "unit", value: .string(unit)),
        ] + zip(columns, numbers).map { JSON.Member(key: $0, value: .number($1)) })
    }
    return Summary(
      text: try text, json: .array(objects),
      table: Table(["name", "samples", "unit"] + columns, rows: rows))
  }

  private func rounded(_ value: Double?) -> Double? {
    precision == nil ? value.map { Double(NumberText.text($0, precision: 5)) ?? $0 } : value
  }

  private var text: String {
    get throws {
      let table = Table(
        ["kernel (ns)", "minimum", "median", "plain", "ratio", "error", "plain's"],
        rows: measurements.map {
          [.text($0.name), .number($0.minimum), .number($0.median)]
            + [$0.reference, $0.ratio].map(Table.Cell.number)
            + [$0.error, $0.reference == nil ? nil : $0.referenceError].map(Table.Cell.number)
        })
      return try table.text(precision: 3) + "\n" + conclusion
    }
  }

  /// One sentence: how many kernels are faster, and which are not.
  private var conclusion: String {
    let compared = measurements.filter { $0.ratio != nil }
    guard !compared.isEmpty else {
      return "There is no plain method to compare with.\n"
    }
    let slower = compared.filter { !(($0.ratio ?? 0) < 1) }
    let list = slower.map {
      "\($0.name) takes \(NumberText.text($0.ratio ?? 1, precision: 3)) times as long"
    }
    let count =
      "\(compared.count - slower.count) of \(compared.count) kernels are faster than the plain "
      + "method"
    return (count + (list.isEmpty ? "" : "; " + list.joined(separator: ", ")) + ".\n")
      .wrapped(width: 80)
  }
}
