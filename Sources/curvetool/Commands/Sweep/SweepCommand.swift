import ArgumentParser
import Spring

/// `curvetool sweep`: the facts of many springs, from grids or rows; a pure filter.
struct SweepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Solve many springs: a grid of parameters, or rows of CSV from a file or a pipe.",
    discussion: """
      Rows keep their order. A bad row is reported with its line and leaves empty fields. The shards of \
      a sweep together have its rows.

      Examples:
        curvetool sweep --mass 1:10:0.5 --damping 5,10,20 -o grid.csv
        curvetool sweep --input springs.csv --threads 2 > facts.csv
        curvetool sweep --stiffness 50:5000:0.01 --shard 3/8 -o part3.csv
        cat springs.csv | curvetool sweep --input - | head
      """)

  @Option(parsing: .unconditional, help: "A number, a list, or START:END:STEP. (default: 1)")
  var mass: String?

  @Option(parsing: .unconditional, help: "A number, a list, or START:END:STEP. (default: 100)")
  var stiffness: String?

  @Option(parsing: .unconditional, help: "A number, a list, or START:END:STEP. (default: 10)")
  var damping: String?

  @Option(parsing: .unconditional, help: "A number, a list, or START:END:STEP. (default: 0)")
  var initialVelocity: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Instead of a grid: CSV with some of the columns mass, stiffness, damping, initialVelocity.",
      valueName: "file|-"))
  var input: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only the rows whose index is I modulo N.", valueName: "I/N"))
  var shard: String?

  @Flag(help: "Neither read nor write a header; input has the four columns in order.")
  var noHeader = false

  @Flag(help: "Make a bad row an error.")
  var strict = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many threads work. (default: 2)", valueName: "N"),
    transform: wholeNumber)
  var threads = 2

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"))
  var output = "-"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Significant digits, 1 to 17, instead of as many as are exact.", valueName: "N"),
    transform: wholeNumber)
  var precision: Int?

  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func run() async throws {
    try require((1...256).contains(threads), "--threads", Double(threads), "1 to 256")
    if let precision {
      try require((1...17).contains(precision), "--precision", Double(precision), "1 to 17")
    }
    let shard = try SweepShard(shard)
    let grid = [
      ("--mass", mass), ("--stiffness", stiffness), ("--damping", damping),
      ("--initial-velocity", initialVelocity),
    ]
    guard let input else {
      let springs = try SweepGrid(grid.map { (option: $0.0, words: $0.1) })
      return try await sweep(shard).solve(springs)
    }
    if let option = grid.first(where: { $0.1 != nil })?.0 {
      throw ToolError.usage("--input and \(option) exclude each other")
    }
    let blocks = try LineBlocks(input)
    defer { blocks.close() }
    try await sweep(shard).solve(blocks)
  }

  private func sweep(_ shard: SweepShard) throws -> SweepRun {
    SweepRun(
      shard: shard, hasHeader: !noHeader, isStrict: strict, isQuiet: screen.quiet,
      threads: threads, numbers: NumberFormat(precision: precision), sink: try ByteSink(output))
  }
}
