import Curves
import Spring

extension PlayScript {
  /// Notes on times of 20 s or more, which may be milliseconds.
  var timeNotes: [String] {
    func note(_ name: String, _ time: Double) -> String? {
      guard (20..<1e7).contains(time) else { return nil }
      let n = time.argumentText
      return "\(name) \(n) is \(n) s: \(n) ms is written \((time / 1000).argumentText)"
    }
    for part in parts {
      var times = [("the spring's response", part.spring.response)]
      for command in part.commands {
        times.append(("at", command.time))
        switch command.action {
        case .to(_, let spring?, _), .snap(_, _, let spring?, _):
          times.append(("the spring's response", spring.response))
        case .curve(_, _, let duration): times.append(("duration", duration))
        case .grab(let samples): times.append(("the time of a sample", samples.last?.time ?? 0))
        default: break
        }
      }
      if let note = times.lazy.compactMap({ note($0.0, $0.1) }).first { return [note] }
    }
    return []
  }

  /// Notes on fingers that moved, but rested too long before they let go: the value is not thrown.
  var restNotes: [String] {
    var notes: [String] = []
    for part in parts {
      var held: [Sample] = []
      for command in part.commands {
        let tracker: VelocityTracker
        switch command.action {
        case .grab(let samples):
          held = samples
          continue
        case .release(_, _, let used), .snap(_, _, _, let used), .to(_, _, let used):
          tracker = used
        default: continue
        }
        defer { held = [] }
        guard let last = held.last else { continue }
        guard command.time - last.time >= VelocityTracker.restTime else {
          if let note = sparseNote(held, tracker, command.time) { notes.append(note) }
          continue
        }
        let wasMoving = last.value.indices.contains { index in
          tracker.velocity(
            times: held.map(\.time), values: held.map { $0.value[index] }, at: last.time) != 0
        }
        guard wasMoving else { continue }
        let n = NumberText.brief
        notes.append(
          "the last sample before the release at \(n(command.time)) s is \(n(command.time - last.time)) s "
            + "old: a finger without samples for 40 ms rests, so the value is not thrown")
      }
    }
    return notes
  }

  /// The note on a finger that moved in samples so far apart that each looks like its rest; nil for others.
  private func sparseNote(
    _ held: [Sample], _ tracker: VelocityTracker, _ time: Double
  ) -> String? {
    guard let last = held.last, let before = held.dropLast().last, last.value != before.value,
      last.time - before.time >= VelocityTracker.restTime
    else { return nil }
    let isThrown = last.value.indices.contains { index in
      tracker.velocity(times: held.map(\.time), values: held.map { $0.value[index] }, at: time) != 0
    }
    guard !isThrown else { return nil }
    let n = NumberText.brief
    return
      "the last samples before the release at \(n(time)) s are \(n(last.time - before.time)) s apart: "
      + "a finger without samples for 40 ms rests, so the value is not thrown"
  }
}
