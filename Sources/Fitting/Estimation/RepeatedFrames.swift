/// The samples of a motion that only repeat the frame before, as a renderer that is late leaves them.
///
/// They are recognised without a model: a repeated frame is followed by a jump of two frames' length. After
/// a hold, the motion goes on as fast as before.
struct RepeatedFrames {
  /// The samples without the repeated frames; all of them if too many look repeated.
  let kept: Samples

  init(_ samples: Samples, step: Double) {
    let repeated = Self.indices(samples, step: step)
    let isRepeated = Set(repeated)
    let indices = samples.times.indices.filter { !isRepeated.contains($0) }
    let few =
      repeated.isEmpty || 3 * repeated.count > samples.times.count
      ? nil
      : try? Samples(
        times: indices.map { samples.times[$0] }, values: indices.map { samples.values[$0] })
    kept = few ?? samples
  }

  /// Equal values in a row.
  private struct Run {
    let value: Double
    let first, last: Int
    /// Longer runs are rests, not late frames.
    var isShort: Bool { last - first < 3 }
  }

  private static func indices(_ samples: Samples, step: Double) -> [Int] {
    let (times, values) = (samples.times, samples.values)
    var runs: [Run] = []
    for index in values.indices {
      if let run = runs.last, run.value == values[index] {
        runs[runs.count - 1] = Run(value: run.value, first: run.first, last: index)
      } else {
        runs.append(Run(value: values[index], first: index, last: index))
      }
    }
    /// The velocity from one run to the next, if the frames after the first of a short run are repeated.
    func velocity(_ number: Int) -> Double {
      let (run, next) = (runs[number], runs[number + 1])
      let start = run.isShort ? run.first : run.last
      return (next.value - run.value) / (times[next.first] - times[start])
    }
    var repeated: [Int] = []
    for number in runs.indices.dropFirst().dropLast() {
      let (run, next) = (runs[number], runs[number + 1])
      guard run.last > run.first, run.isShort else { continue }
      let jump = velocity(number)
      let missed = jump * (times[run.last] - times[run.first])
      var near = velocity(number - 1)
      if number + 2 < runs.count { near = (near + velocity(number + 1)) / 2 }
      let afterHold = (next.value - run.value) / (times[next.first] - times[run.last])
      if abs(missed) > 3 * step, abs(jump - near) < abs(afterHold - near) {
        repeated += (run.first + 1)...run.last
      }
    }
    return repeated
  }
}
