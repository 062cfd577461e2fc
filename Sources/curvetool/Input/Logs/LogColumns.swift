/// A problem with a recording; the reader adds the file and the position.
struct LogProblem: Error {
  let message: String
  /// Whether it is a problem with an option, not with the data.
  var isUsage = false
  /// The columns to choose from, if the values can tell which ones change.
  var choice: ColumnChoice?

  init(_ message: String, isUsage: Bool = false) {
    (self.message, self.isUsage) = (message, isUsage)
  }

  /// The problem with times that go far back.
  static func secondRecording(at position: String, from: Double, to: Double) -> LogProblem {
    LogProblem(
      "the times begin again at \(position), from \(from.argumentText) to \(to.argumentText), as those "
        + "of a second recording: split the file there")
  }
}

/// The columns of a recording that hold the times and the values.
struct LogColumns {
  /// The index of the times; nil if the rows themselves are the frames.
  let time: Int?
  let value: Int
  /// The part of a transform that was chosen by name.
  private(set) var part: String?
  /// The columns of values that were asked for, of which this is one.
  let asked: [String]
  /// The header of the times; nil without one.
  let timeHeader: String?
  /// The header of the values, or their number.
  let valueName: String

  /// Chooses the columns.
  ///
  /// - Parameters:
  ///   - names: The headers, or nil.
  ///   - count: The number of columns.
  ///   - settings: The columns that were asked for, and the frame rate.
  init(_ names: [String]?, count: Int, _ settings: SampleSettings) throws(LogProblem) {
    var chosen: (time: Int?, value: Int)
    if let wanted = settings.names {
      let (time, values) = try Self.asked(
        wanted, names, count: count, hasFrames: settings.fps != nil)
      guard settings.property != nil || values.count == 1 else {
        throw LogProblem(
          "--columns \(wanted.joined(separator: ",")) names \(values.count) values: one is read, as in "
            + "--columns \(time.flatMap { names?[$0] } ?? "1"),\(values[values.startIndex])",
          isUsage: true)
      }
      let asked = Array(values)
      let (value, part) = try Self.value(
        asked[min(settings.property ?? 0, asked.count - 1)], names, count: count)
      self.part = part
      (chosen, self.asked) = ((time, value), asked)
    } else {
      chosen = try Self.usual(names, count: count, hasFrames: settings.fps != nil)
      asked = []
    }
    (time, value) = chosen
    timeHeader = chosen.time.flatMap { names?[$0] }
    valueName = names?[chosen.value] ?? "\(chosen.value + 1)"
  }

  /// The columns of times and values that were asked for. The times may be left out if their header names them.
  private static func asked(
    _ wanted: [String], _ names: [String]?, count: Int, hasFrames: Bool
  ) throws(LogProblem) -> (time: Int?, values: ArraySlice<String>) {
    if wanted.count == 1, hasFrames { return (nil, wanted[...]) }
    if let names, let time = time(names), !hasFrames {
      let indices = wanted.map { word in try? index(of: word, names, count: count) }
      let first = indices[0].map { LogUnit.isTime(header: names[$0]) } ?? false
      if !first, !indices.contains(time) { return (time, wanted[...]) }
    }
    guard wanted.count > 1 else {
      if let names, let time = time(names), let other = names.indices.first(where: { $0 != time }) {
        throw LogProblem(
          "--columns \(wanted[0]) names the times alone: add values, as in --columns \(names[time]),"
            + names[other], isUsage: true)
      }
      throw LogProblem(
        "--columns \(wanted[0]) needs the times before it, as in --columns 1,\(wanted[0]), or --fps",
        isUsage: true)
    }
    return (try index(of: wanted[0], names, count: count), wanted.dropFirst())
  }

  /// The column whose header names times; frames only where nothing else does.
  private static func time(_ names: [String]) -> Int? {
    let times = names.indices.filter { LogUnit.isTime(header: names[$0]) }
    return names.firstIndex { $0.lowercased() == "time" }
      ?? times.first { LogUnit(header: names[$0]) != .frames } ?? times.first
  }

  /// `time` and `value`, or the only two columns, or the only one other than the times.
  private static func usual(
    _ names: [String]?, count: Int, hasFrames: Bool
  ) throws(LogProblem) -> (time: Int?, value: Int) {
    if count == 1, hasFrames { return (nil, 0) }
    guard let names else {
      guard count == 2 else { throw unknown(nil, count: count, time: nil) }
      return (0, 1)
    }
    let lower = names.map { $0.lowercased() }
    let time = time(names)
    let others = names.indices.filter { $0 != time }
    if let time, let value = lower.firstIndex(of: "value"), value != time { return (time, value) }
    if let time, others.count == 1 { return (time, others[0]) }
    guard count == 2, time == nil else {
      throw unknown(names, count: count, time: time)
    }
    return (0, 1)
  }

  private static func unknown(_ names: [String]?, count: Int, time: Int?) -> LogProblem {
    let choice = ColumnChoice(names, count: count, time: time)
    var problem = LogProblem(choice.message)
    problem.choice = choice
    return problem
  }

  private static func index(
    of column: String, _ names: [String]?, count: Int
  ) throws(LogProblem) -> Int {
    if let index = names?.firstIndex(of: column) { return index }
    // `y` is enough for `frame.y` and `eventMessage` for the only number in that text, if no other column is meant.
    let parts = (names ?? []).indices.filter {
      names?[$0].hasSuffix(".\(column)") == true || names?[$0].hasPrefix("\(column).") == true
    }
    if parts.count == 1 { return parts[0] }
    if let number = Int(column), (1...count).contains(number) { return number - 1 }
    let known = names.map { $0.joined(separator: ", ").prefix(80) } ?? "1 to \(count)"
    throw LogProblem("there is no column '\(column.prefix(40))', only \(known)")
  }

  /// A column, or a column and a part of its transforms, as `transform.x`.
  private static func value(
    _ column: String, _ names: [String]?, count: Int
  ) throws(LogProblem) -> (index: Int, part: String?) {
    let parts = TransformSample.names + [TransformSample.scale]
    guard names?.contains(column) != true, let dot = column.lastIndex(of: "."),
      let part = parts.first(where: { $0 == column[column.index(after: dot)...] }),
      let index = try? index(of: String(column[..<dot]), names, count: count)
    else { return (try index(of: column, names, count: count), nil) }
    return (index, part)
  }
}
