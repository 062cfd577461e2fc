import CurveFitting
import Spring

/// The samples of a recording in order: times in seconds, increasing, each once.
struct LogClock {
  private(set) var times: [Double]
  private(set) var values: [Double]
  /// The number of rows whose mean each value is.
  private(set) var averaging = 1
  /// What was changed or assumed.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - recorder: The rows.
  ///   - settings: The scale.
  init(_ recorder: consuming LogRecorder, _ settings: SampleSettings) throws(LogProblem) {
    var recorder = recorder
    notes = recorder.notes
    if let choice = try recorder.chooseParts() { notes.append(choice) }
    if let (count, first) = recorder.skipped {
      notes.append(
        "\(count) \(count == 1 ? "row has" : "rows have") no number and "
          + "\(count == 1 ? "is" : "are") skipped, the first at \(first)")
    }
    (times, values) = (recorder.times, recorder.values)
    let (unit, disorder, fps) = (recorder.unit, recorder.disorder, recorder.fps)
    let dense = recorder.dense
    _ = consume recorder
    if let dense {
      if let disorder { noteSorted(disorder) }
      try take(dense)
    } else {
      if let disorder { try sort(from: disorder) }
      removeRepeatedTimes()
    }
    convert(from: unit, fps: fps, dense)
    if settings.scale != 1 {
      for index in values.indices { values[index] /= settings.scale }
    }
  }

  private mutating func take(_ dense: DenseRows) throws(LogProblem) {
    if dense.repeated > 0 { noteRepeated(dense.repeated) }
    do throws(ParameterError) {
      let samples = try dense.samples()
      (times, values, averaging) = (samples.times, samples.values, samples.averaging)
    } catch {
      throw LogProblem("\(error)")
    }
    notes.append(
      averaging > 1
        ? "\(dense.count) rows are fitted as the means of \(averaging) each"
        : "of \(dense.count) rows, \(times.count) are fitted: means over gaps, or of rounded values, would mislead"
    )
  }

  private mutating func sort(from position: String) throws(LogProblem) {
    let drops = times.indices.dropFirst().filter { times[$0] < times[$0 - 1] }
    // A second recording goes back far and overlaps the first. Few rows in the wrong order do not go back far,
    // many have many drops, and the halves of a ring buffer do not overlap.
    let drop = drops.max { times[$0 - 1] - times[$0] < times[$1 - 1] - times[$1] } ?? 0
    if drops.count <= times.count / 10 + 1, drop >= 3, times.count - drop >= 3,
      times[drop] <= times[drop / 2], (times[drop...].max() ?? 0) > (times[..<drop].min() ?? 0)
    {
      throw LogProblem.secondRecording(at: position, from: times[drop - 1], to: times[drop])
    }
    noteSorted(position)
    // Rows of equal times stay in their order.
    let order = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    times = order.map { times[$0] }
    values = order.map { values[$0] }
  }

  private mutating func noteSorted(_ position: String) {
    notes.append("the rows are sorted by time, since \(position) is earlier than the row before")
  }

  private mutating func noteRepeated(_ count: Int) {
    notes.append(
      "\(count) \(count == 1 ? "row has" : "rows have") the same time as the next one and "
        + "\(count == 1 ? "is" : "are") dropped")
  }

  private mutating func removeRepeatedTimes() {
    // Without any, nothing is written, which would copy rows that the recorder still holds.
    let pairs = times.indices.dropLast()
    guard let first = pairs.first(where: { times[$0] == times[$0 + 1] }) else { return }
    var kept = first
    for index in first..<times.count {
      if index + 1 < times.count, times[index] == times[index + 1] { continue }
      (times[kept], values[kept]) = (times[index], values[index])
      kept += 1
    }
    let count = times.count - kept
    times.removeLast(count)
    values.removeLast(count)
    noteRepeated(count)
  }

  /// Converts the times to seconds.
  ///
  /// - Parameters:
  ///   - known: The unit of the times; nil to guess it.
  ///   - fps: The frames in a second, if the times are frames.
  ///   - dense: The rows of which the times are means; nil if they are those of rows.
  private mutating func convert(from known: LogUnit?, fps: Double?, _ dense: DenseRows?) {
    guard times.count >= 2 else { return }
    let first = dense?.first ?? times[0]
    let span = times[times.count - 1] - first
    let step = dense?.gaps.step ?? Self.usualStep(times)
    let unit = known ?? LogUnit.guessed(step: step, first: first)
    let n = NumberText.brief
    if known == nil, unit != .seconds || step >= 0.5 {
      let hint = unit == .seconds ? "; --fps reads frames" : ""
      notes.append("the times, \(n(step)) apart, are read as \(unit.name)\(hint)")
    }
    if fps != nil, unit == .frames, step < 0.5 {
      notes.append(
        "the times, \(n(step)) apart, are read as frames: without --fps they are seconds")
    }
    // The clock of a device counts from its start or from 1970.
    let origin = abs(first) > 1000 * span ? first : 0
    if origin != 0 {
      notes.append("time 0 is the first row, at \(first.argumentText)")
    }
    let perSecond = unit.perSecond ?? fps ?? 1
    var gaps = dense?.gaps ?? LogGaps(step: step, perSecond: perSecond)
    if dense == nil, times.count >= 3 {
      for index in times.indices.dropFirst() { gaps.add(times[index - 1], times[index]) }
    }
    if let note = gaps.note(origin: origin) { notes.append(note) }
    guard perSecond != 1 || origin != 0 else { return }
    for index in times.indices { times[index] = (times[index] - origin) / perSecond }
  }

  /// The median of the first differences between times.
  static func usualStep(_ times: [Double]) -> Double {
    let count = min(times.count - 1, 1001)
    let steps = (0..<count).map { times[$0 + 1] - times[$0] }.sorted()
    return steps[count / 2]
  }
}
