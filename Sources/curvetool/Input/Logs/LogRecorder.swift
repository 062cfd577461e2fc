/// Collects the rows of a recording.
struct LogRecorder {
  let columns: LogColumns
  /// The frames in a second, if the times are frames.
  let fps: Double?
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []
  /// The rows, in place of their times and values, if there are very many and blocks of them are enough.
  private(set) var dense: DenseRows?
  /// The unit that the header or the times themselves name.
  private(set) var unit: LogUnit?
  /// The rows without a number, and where the first one is.
  private(set) var skipped: (count: Int, first: String)?
  /// Where a time is earlier than the previous one for the first time.
  private(set) var disorder: String?
  /// What was assumed in reading the lines.
  private(set) var notes: [String] = []
  private let isDense: Bool
  private var transforms: TransformTrack?
  private var valueUnit: String?
  /// The times of rows with `none` before the first value, and where they are.
  private var undecided: [(time: Double, position: String)] = []

  /// More rows than this are refused, so memory is bounded.
  private static let limit = 1 << 26

  init(_ columns: LogColumns, _ settings: SampleSettings) throws(LogProblem) {
    self.columns = columns
    (fps, isDense) = (settings.fps, settings.isDense)
    unit = columns.timeHeader.flatMap(LogUnit.init(header:))
    if settings.fps != nil {
      if let unit, unit != .frames { throw Self.idleFrames(unit) }
      unit = .frames
    } else if unit == .frames, let header = columns.timeHeader {
      throw LogProblem("the column '\(header)' counts frames: add --fps, as in --fps 60")
    }
  }

  private static func idleFrames(_ unit: LogUnit) -> LogProblem {
    LogProblem("--fps has no effect on times in \(unit.name)", isUsage: true)
  }

  mutating func note(_ text: String) { notes.append(text) }

  /// Appends a row.
  ///
  /// - Parameters:
  ///   - time: The time; ignored if the rows are the frames.
  ///   - value: The value.
  ///   - position: Where the row is, for notes.
  mutating func append(
    _ time: LogTime, _ value: LogValue, at position: @autoclosure () -> String
  ) throws(LogProblem) {
    guard let seconds = try number(time) else { return skip(position()) }
    guard abs(seconds) <= 1e100 else { throw Self.excess("time", seconds) }
    switch value {
    case .number(let number):
      try append(seconds, number, position())
    case .quantity(let number, let unit):
      if let valueUnit, valueUnit != unit {
        throw LogProblem("the value is in \(unit), but others are in \(valueUnit)")
      }
      valueUnit = unit
      try append(seconds, number, position())
    case .transform(let sample):
      try append(seconds, sample, position())
    case .noTransform where transforms != nil:
      try append(seconds, .identity, position())
    case .noTransform where values.isEmpty && undecided.count < 1 << 16:
      undecided.append((seconds, position()))
    case .noTransform, .missing: skip(position())
    }
  }

  private static func excess(_ name: String, _ value: Double) -> LogProblem {
    LogProblem("the \(name) must be finite and within 1e100, but is \(value.argumentText)")
  }

  private mutating func number(_ time: LogTime) throws(LogProblem) -> Double? {
    if columns.time == nil {
      return Double((dense?.count ?? times.count) + undecided.count + (skipped?.count ?? 0))
    }
    switch time {
    case .number(let number): return number
    case .missing: return nil
    case .quantity(let number, let found):
      if unit == .frames { throw Self.idleFrames(found) }
      if let unit, unit != found {
        throw LogProblem("the time is in \(found.name), but others are in \(unit.name)")
      }
      unit = found
      return number
    }
  }

  private mutating func append(
    _ time: Double, _ value: Double, _ position: @autoclosure () -> String
  ) throws(LogProblem) {
    guard transforms == nil else {
      throw LogProblem("the value is a number, but others are transforms")
    }
    guard abs(value) <= 1e100 else { throw Self.excess("value", value) }
    guard dense == nil else { return try addDense(time, value, position()) }
    for row in undecided { skip(row.position) }
    undecided = []
    try append(time, position())
    values.append(value)
    guard isDense, times.count == DenseRows.least, disorder == nil else { return }
    dense = DenseRows(times: times, values: values, unit: unit, fps: fps)
    (times, values) = ([], [])
  }

  private mutating func addDense(
    _ time: Double, _ value: Double, _ position: @autoclosure () -> String
  ) throws(LogProblem) {
    let last = dense?.last.time ?? time
    if time < last, disorder == nil { disorder = position() }
    guard dense?.append(time, value) != false else {
      throw LogProblem.secondRecording(at: position(), from: last, to: time)
    }
  }

  private mutating func append(
    _ time: Double, _ sample: TransformSample, _ position: @autoclosure () -> String
  ) throws(LogProblem) {
    guard values.isEmpty else {
      throw LogProblem("the value is a transform, but others are numbers")
    }
    guard sample.parts.allSatisfy({ abs($0) <= 1e100 }) else {
      throw Self.excess("transform", sample.parts.max() ?? 0)
    }
    for row in undecided {
      try append(row.time, row.position)
      transforms = transforms ?? TransformTrack()
      transforms?.append(.identity)
    }
    undecided = []
    try append(time, position())
    transforms = transforms ?? TransformTrack()
    transforms?.append(sample)
  }

  private mutating func append(
    _ time: Double, _ position: @autoclosure () -> String
  ) throws(LogProblem) {
    guard times.count < Self.limit else {
      throw LogProblem("there are more than \(Self.limit) rows")
    }
    if let last = times.last, time < last, disorder == nil { disorder = position() }
    times.append(time)
  }

  /// Counts a row without a number.
  mutating func skip(_ position: String) {
    skipped = ((skipped?.count ?? 0) + 1, skipped?.first ?? position)
  }

  /// The values of the part that was chosen or that moves, where they are transforms.
  ///
  /// - Returns: What was chosen, for a note; nil if there was nothing to choose.
  mutating func chooseParts() throws(LogProblem) -> String? {
    guard let transforms else {
      guard let part = columns.part else { return nil }
      throw LogProblem("the column '\(columns.valueName)' has no transforms with a part '\(part)'")
    }
    let (name, values) = try transforms.part(
      columns.part, column: columns.valueName,
      time: columns.timeHeader ?? columns.time.map { "\($0 + 1)" })
    self.values = values
    self.transforms = nil
    return columns.part == nil ? "the values are \(columns.valueName).\(name)" : nil
  }
}
