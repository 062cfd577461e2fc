import ArgumentParser
import CurveWorkloads
import Spring

/// `curvetool bench`: the speed of the toolkit on this machine, compared with textbook methods.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the speed of the toolkit's kernels and of textbook methods.",
    discussion: """
      Examples:
        curvetool bench
        curvetool bench --filter cubic-bezier
        curvetool bench --quick --json
        curvetool bench --filter spring/grid --samples 100000000

      Kernel and reference run alternately, so a slowdown of the machine affects both. The ratio is the \
      kernel's median time over the reference's: 0.1 means ten times as fast. Each kernel is called \
      for 100, 1,000 and 1,000,000 samples at a time. Build with -c release: a debug build is far \
      slower and says nothing about the kernels.
      """,
    aliases: ["benchmark"])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only workloads whose name contains this text.", valueName: "text"))
  var filter: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Evaluations per call of a kernel. (default: 100, then 1000, then 1000000)", valueName: "N"),
    transform: wholeNumber)
  var samples: Int?

  @Flag(help: "Measure roughly, in a few seconds.")
  var quick = false

  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if let samples {
      try require(
        (1...100_000_000).contains(samples), "--samples", Double(samples), "1 to 100000000")
    }
    try OutputPlan.refuseSharing(output)
    try output.refuseIdlePrecision()
  }

  private var batches: [Int] { samples.map { [$0] } ?? [100, 1000, quick ? 20_000 : 1_000_000] }

  func run() throws {
    let workloads = Workload.all.filter { filter.map($0.name.contains) ?? true }
    guard !workloads.isEmpty else {
      let names = Workload.all.map(\.name).joined(separator: ", ")
      throw ToolError.usage("--filter matches none of \(names)")
    }
    var results: [Measurement] = []
    var progress = StepProgress(count: workloads.count, isQuiet: output.screen.quiet)
    for workload in workloads {
      progress.begin(workload.name)
      for batch in batches {
        results.append(try Measurement(workload, batch: batch, runs: quick ? 5 : 15))
      }
    }
    progress.end()
    try summary(results).write(output)
  }

  private func summary(_ results: [Measurement]) throws -> Summary {
    let columns = [
      "minimum", "median", "p90", "reference", "ratio", "error", "referenceError",
    ]
    let numbers = results.map {
      [
        $0.minimum, $0.median, $0.p90, $0.reference, $0.ratio, $0.error, $0.referenceError,
      ]
    }
    // More digits than the clock resolves only on request.
    func rounded(_ value: Double?) -> Double? {
      output.precision == nil
        ? value.map { Double(NumberText.text($0, precision: 5)) ?? $0 } : value
    }
    let unit = "ns/evaluation"
    let rows = zip(results, numbers).map { result, numbers in
      [.text(result.name), .number(Double(result.batch)), .text(unit)]
        + numbers.map { Table.Cell.number(rounded($0)) }
    }
    let objects = zip(results, numbers).map { result, numbers in
      JSON.object(
        [
          JSON.Member(key: "name", value: .string(result.name)),
          JSON.Member(key: "samples", value: .number(Double(result.batch))),
          JSON.Member(key: "unit", value: .string(unit)),
        ] + zip(columns, numbers).map { JSON.Member(key: $0, value: .number(rounded($1))) })
    }
    return Summary(
      text: try Self.text(results, columns, numbers), json: .array(objects),
      table: Table(["name", "samples", "unit"] + columns, rows: rows))
  }

  private static func text(
    _ results: [Measurement], _ columns: [String], _ numbers: [[Double?]]
  ) throws -> String {
    let table = Table(
      ["kernel", "samples"] + columns.dropLast() + ["reference's"],
      rows: zip(results, numbers).map {
        [.text($0.name), .number(Double($0.batch))] + $1.map { .number($0) }
      })
    return try table.text(precision: 3) + """

      Times in nanoseconds per evaluation. The errors are the largest of the kernel and of the \
      reference, against 32 digits or, for paths, a finer table: absolute for values, relative for \
      lengths, settling times, scenes and numbers as text.

      """
  }
}
