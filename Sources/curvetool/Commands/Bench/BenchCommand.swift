import ArgumentParser
import Spring
import Workloads

/// `curvetool bench`: how fast the toolkit is on this machine, beside the textbook methods.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Time the toolkit's kernels here, beside the textbook methods.",
    discussion: """
      Each kernel takes turns with its reference, so that a machine that slows down slows both. The \
      ratio is the kernel's median over the reference's: 0.1 is ten times as fast. Build with \
      -c release; a debug build measures itself.

      Examples:
        curvetool bench
        curvetool bench --filter cubic-bezier
        curvetool bench --quick --json
        curvetool bench --filter spring/grid --samples 100000000
      """,
    aliases: ["benchmark"])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only workloads whose name has this in it.", valueName: "text"))
  var filter: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Evaluations in a run. (default: 1000000)", valueName: "N"),
    transform: wholeNumber)
  var samples: Int?

  @Flag(help: "A rough answer in a few seconds.")
  var quick = false

  @Flag(help: "Write a JSON array.")
  var json = false

  @Flag(help: "Write CSV.")
  var csv = false

  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func run() throws {
    if json, csv { throw ToolError.usage("--json and --csv exclude each other: give one") }
    let evaluations = samples ?? (quick ? 20_000 : 1_000_000)
    try require(
      (1...100_000_000).contains(evaluations), "--samples", Double(evaluations), "1 to 100000000")
    let workloads = Workload.all.filter { filter.map($0.name.contains) ?? true }
    guard !workloads.isEmpty else {
      let names = Workload.all.map(\.name).joined(separator: ", ")
      throw ToolError.usage("--filter matches none of \(names)")
    }
    let sink = try ByteSink("-")
    var results: [Measurement] = []
    var progress = StepProgress(count: workloads.count, isQuiet: screen.quiet)
    for workload in workloads {
      progress.begin(workload.name)
      results.append(try Measurement(workload, evaluations: evaluations, runs: quick ? 5 : 15))
    }
    progress.end()
    try sink.write(json ? Self.json(results) : csv ? Self.csv(results) : Self.table(results))
    try sink.close()
  }

  private static let unit = "ns/evaluation"

  private static func json(_ results: [Measurement]) -> String {
    let objects = results.map { result in
      JSONText.object([
        ("name", JSONText.string(result.name)), ("unit", JSONText.string(unit)),
        ("minimum", JSONText.number(result.minimum, precision: 5)),
        ("median", JSONText.number(result.median, precision: 5)),
        ("p90", JSONText.number(result.p90, precision: 5)),
        ("reference", JSONText.number(result.reference, precision: 5)),
        ("ratio", JSONText.number(result.ratio, precision: 4)),
      ])
    }
    return "[\n  " + objects.joined(separator: ",\n  ") + "\n]\n"
  }

  private static func csv(_ results: [Measurement]) -> String {
    let rows = results.map { result in
      let numbers = [result.minimum, result.median, result.p90, result.reference, result.ratio]
        .map { $0.map { NumberText.text($0, precision: 5) } ?? "" }
      return ([RowWriter.quoted(result.name), unit] + numbers).joined(separator: ",") + "\n"
    }
    return "name,unit,minimum,median,p90,reference,ratio\n" + rows.joined()
  }

  private static func table(_ results: [Measurement]) -> String {
    let width = results.map(\.name.count).max() ?? 0
    let cell = { (text: String) in String(repeating: " ", count: max(0, 10 - text.count)) + text }
    let left = { (text: String) in text + String(repeating: " ", count: width - text.count) }
    let number = { (value: Double?) in cell(value.map { NumberText.text($0, precision: 3) } ?? "-")
    }
    let header =
      left("") + ["minimum", "median", "p90", "reference", "ratio"].map(cell).joined()
    let rows = results.map {
      left($0.name) + number($0.minimum) + number($0.median) + number($0.p90)
        + number($0.reference) + number($0.ratio)
    }
    return ([header] + rows).joined(separator: "\n") + "\n\nTimes in nanoseconds per evaluation.\n"
  }
}
