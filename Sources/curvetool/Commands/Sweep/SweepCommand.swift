import ArgumentParser
import Spring

/// `curvetool sweep`: the facts of many springs, from grids or rows; a pure filter.
struct SweepCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "sweep",
    abstract: "Solve many springs: a grid of parameters, or rows of CSV from a file or a pipe.",
    discussion: """
      Examples:
        curvetool sweep --mass 1:10:0.5 --damping 5,10,20 -o grid.csv
        curvetool sweep --input springs.csv --threads 2 > facts.csv
        curvetool sweep --stiffness 50:5000:0.01 --shard 3/8 -o part3.csv
        cat springs.csv | curvetool sweep --input - | head
        printf 'like,velocity\\ncompose,2000\\n' | curvetool sweep --input -

      Rows keep their order. A bad row is reported with its line and leaves empty fields. \
      --shard 0/8 to --shard 7/8 split a sweep into eight parts; Examples/join-shards joins the files.

      Facts for --columns:
      \(factList)
      """)

  /// Every fact, one per line.
  private static let factList = SpringFact.all.map { fact in
    let gap = String(repeating: " ", count: max(24 - fact.column.count, 1))
    let line = "  \(fact.column)\(gap)\(fact.help)\(fact.unit.isEmpty ? "" : ", \(fact.unit)")"
    return line.wrapped(width: 80, indent: 26)
  }.joined(separator: "\n")

  @Argument(
    help: ArgumentHelp("The same as --input.", valueName: "file"), completion: .file())
  var file: String?

  @OptionGroup(title: "Grid") var grid: SweepGridOptions

  @Option(
    """
    A CSV file instead of a grid, with columns such as mass, stiffness, damping, initialVelocity, \
    dampingRatio, response, duration, bounce; or throws, with like and velocity; or @FILE with springs.
    """, valueName: "file|-", completion: .file())
  var input: String?

  @Option("Only the rows whose index modulo N is I.", valueName: "I/N")
  var shard: String?

  @Flag(
    help:
      "Input and output have no header. Input columns: mass, stiffness, damping, initialVelocity.")
  var noHeader = false

  @OptionGroup var strictness: StrictOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of threads. (default: 2)", valueName: "N"),
    transform: wholeNumber)
  var threads = 2

  @Option(
    "The columns of the output, in this order: facts of `spring --json`, columns of the input.",
    valueName: "a,b,c")
  var columns: String?

  @Option(
    "A spring has settled when it stays within this fraction of the distance. (default: 0.001)",
    transform: fraction)
  var threshold: Double?

  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    try require("--threads", Double(threads), .count(1...256))
    _ = try SweepShard(shard)
    try require(
      "--threshold", threshold, AllowedNumbers("above 0 and below 1") { $0 > 0 && $0 < 1 })
    if file != nil, input != nil {
      throw ValidationError("--input and a file exclude each other: give one")
    }
    if let file, let columns, SpringFact.all.contains(where: { $0.column == file }) {
      throw ValidationError("columns are separated by commas, as in --columns \(columns),\(file)")
    }
    if let file, !grid.given.isEmpty, plainNumber(file) != nil,
      let hint = StrayArgument.hint(file, CommandOptions(of: SweepCommand.self))
    {
      throw ValidationError(hint)
    }
    if file ?? input != nil {
      try refuseIdle(
        grid.given.map(\.option),
        file.map { "with the input file '\($0)'" } ?? "with --input")
    }
    if let path = output.csv {
      if output.output != nil {
        throw ValidationError("--output and --csv \(path) exclude each other: give one")
      }
      if output.json || output.format.map({ $0 != .csv }) == true {
        throw ValidationError("--csv \(path) and another format exclude each other: give one")
      }
    }
    let format = output.chosenFormat ?? .csv
    if format == .npy, file ?? input != nil {
      throw ValidationError(
        "--format npy begins with the number of rows, which only a grid has: use csv")
    }
    if [.json, .ndjson, .markdown, .npy].contains(format) {
      try refuseIdle(["--no-header"], "with --format \(format.rawValue)")
    }
  }

  func plan() throws(ValidationError) -> OutputPlan { try OutputPlan(output, usual: .csv) }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    guard let input = file ?? input else {
      let springs = try SweepGrid(grid.given)
      return CommandResult(stream: { format, sink in
        try SweepRun(self, try SweepShard(shard), plan, format, sink).solve(springs)
        if grid.given.isEmpty, isPiped(.standardInput) {
          plan.screen.note(
            "the row is of the default spring: `curvetool sweep -` reads standard input")
        }
      })
    }
    let isSprings = SpringFile.isNamed(input)
    if isSprings { try refuseIdle(["--no-header"], "on a file of springs") }
    let blocks =
      isSprings
      ? try SpringFile.blocks(input, isStrict: strictness.strict) : try LineBlocks(input)
    return CommandResult(stream: { format, sink in
      defer { blocks.close() }
      try SweepRun(
        self, try SweepShard(shard), plan, format, sink,
        usual: isSprings && !plan.isOnTerminal ? SpringFile.columns : nil
      ).solve(blocks)
    })
  }
}

extension SweepRun {
  fileprivate init(
    _ command: SweepCommand, _ shard: SweepShard, _ plan: OutputPlan, _ format: OutputFormat,
    _ sink: ByteSink, usual: [String]? = nil
  ) {
    self.init(
      shard: shard, hasHeader: !command.noHeader, isStrict: command.strictness.strict,
      threads: command.threads, threshold: command.threshold, format: format,
      precision: plan.precision,
      escapesFormulas: plan.escapesFormulas,
      wanted: command.columns?.split(separator: ",", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " })
      } ?? usual, isOnTerminal: plan.isOnTerminal, screen: plan.screen, sink: sink)
  }
}

/// The parameters of a grid of springs.
struct SweepGridOptions: ParsableArguments {
  @Option("A number, a list, or START:END:STEP. (default: 1)")
  var mass: String?

  @Option("A number, a list, or START:END:STEP. (default: 100)")
  var stiffness: String?

  @Option("A number, a list, or START:END:STEP. (default: 10)")
  var damping: String?

  @Option("A number, a list, or START:END:STEP. (default: 0)")
  var initialVelocity: String?

  @Option("Damping ratios, instead of damping.")
  var dampingRatio: String?

  @Option("Undamped periods in seconds, instead of stiffness.")
  var response: String?

  @Option("Perceptual durations in seconds, instead of stiffness.")
  var duration: String?

  @Option("Bounces, instead of damping.")
  var bounce: String?

  /// The parameters given, with their options and values.
  var given: [(parameter: SweepParameter, option: String, text: String)] {
    let all: [(SweepParameter, String, String?)] = [
      (.mass, "--mass", mass), (.stiffness, "--stiffness", stiffness),
      (.damping, "--damping", damping), (.initialVelocity, "--initial-velocity", initialVelocity),
      (.dampingRatio, "--damping-ratio", dampingRatio), (.response, "--response", response),
      (.duration, "--duration", duration), (.bounce, "--bounce", bounce),
    ]
    return all.compactMap { parameter, option, text in
      text.map { (parameter, option, $0) }
    }
  }
}
