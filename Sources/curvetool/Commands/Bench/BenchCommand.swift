import ArgumentParser
import CurveWorkloads

/// `curvetool bench`: the speed of the toolkit on this machine, compared with the best known plain methods.
struct BenchCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "bench",
    abstract: "Measure how fast the kernels and plain methods are.",
    discussion: """
      Examples:
        curvetool bench
        curvetool bench spring
        curvetool bench cubic-bezier/stored --samples 100
        curvetool bench --quick --json

      Times are processor time per evaluation. Kernel and plain method run alternately on the same \
      numbers. The ratio is the kernel's shortest time over the plain method's: 0.1 means ten times as \
      fast. Each kernel is called for 1,000 evaluations at a time; --samples changes that. Errors are the \
      largest against 32 digits or, for paths, a finer table: absolute for values, relative for lengths, \
      settling times, scenes and numbers as text. Build with -c release: a debug build is far slower \
      and says nothing about the kernels.
      """,
    aliases: ["benchmark"])

  @Argument(
    help: ArgumentHelp("Only kernels whose name contains this text.", valueName: "name"),
    completion: .list(Workload.all.map(\.name)))
  var filter: String?

  @Option(
    "Evaluations per call of a kernel. (default: 1000)", valueName: "N", transform: wholeNumber)
  var samples: Int?

  @Flag(help: "Measure roughly, in a few seconds.")
  var quick = false

  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if filter == "-" {
      throw ValidationError("bench takes a name, not -: --json writes to standard output")
    }
    if let samples {
      try require("--samples", Double(samples), .count(1...100_000_000))
    }
  }

  func plan() throws(ValidationError) -> OutputPlan { try OutputPlan(output, usual: .list) }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    let workloads = Workload.all.filter { filter.map($0.name.contains) ?? true }
    guard !workloads.isEmpty else {
      let groups = Workload.groups.joined(separator: ", ")
      throw ToolError.usage(
        "no kernel's name contains '\(filter ?? "")': the names begin with \(groups)")
    }
    #if DEBUG
      output.screen.note("this is a debug build: its times say nothing about the kernels")
    #endif
    // The same for each, so that the time left is known.
    let seconds = quick ? 0.05 : 0.2
    var results: [Measurement] = []
    var progress = StepProgress(
      count: workloads.count, seconds: seconds, isQuiet: output.screen.quiet)
    for workload in workloads {
      progress.begin(workload.name)
      results.append(try Measurement(workload, batch: samples ?? 1000, seconds: seconds))
    }
    progress.end()
    return BenchResult(measurements: results, precision: output.precision).result
  }
}
