import ArgumentParser

/// The columns and the units of a recording.
struct SampleOptions: ParsableArguments {
  @Option(
    """
    The columns of time and value, by header or number, and the part of a transform, as in \
    time,transform.x; more values with compare, plot and fit --segments. (default: time,value, or the only two)
    """, valueName: "time,value")
  var columns: String?

  @Option(
    "Read the times as frames, F per second; without a column of times, each row is a frame.",
    valueName: "F", transform: number)
  var fps: Double?

  @Option(
    "Divide the values by S: pixels by the pixels in a point.", valueName: "S", transform: number)
  var scale: Double?

  private var names: [String]? {
    columns.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The settings that the options make.
  var settings: SampleSettings { SampleSettings(names: names, fps: fps, scale: scale ?? 1) }

  /// Whether columns are chosen.
  var hasColumns: Bool { names != nil }

  /// The names of the options.
  static let names = ["--columns", "--fps", "--scale"]

  func validate() throws {
    try require("--fps", fps, .range(1e-6...1e9))
    try require("--scale", scale, .range(1e-9...1e9))
    guard let columns, let names else { return }
    guard !names.contains(""), Set(names).count == names.count else {
      throw ValidationError(
        "--columns must be columns by header or number, as time,value or 1,3, but is \(columns)")
    }
  }

  /// Whether several properties are chosen.
  var hasSeveral: Bool { (names?.count ?? 0) > 2 }

  /// Rejects several properties.
  func requireOneProperty() throws {
    guard let columns, hasSeveral else { return }
    throw ValidationError(
      "--columns must be two columns, as time,value or 1,3, but is \(columns): compare, plot and fit --segments read more"
    )
  }
}

/// How a recording is read.
struct SampleSettings {
  /// The columns of times and values, or of values alone; nil for the default ones.
  var names: [String]?
  /// The index of the values to read among those in `names`; nil if there is one.
  var property: Int?
  /// The frames in a second, if the times are frames.
  var fps: Double?
  /// What the values are divided by.
  var scale = 1.0
  /// Whether means are enough where there are very many rows.
  var isDense = false
}
