import CurvePlatforms

extension ConvertCommand {
  /// Converts each curve to each target, in this order, many at a time.
  ///
  /// - Parameter targets: The targets with the names of the curves there.
  func convert(_ curves: [NamedCurve], to targets: [(TargetLanguage, names: [String])]) throws
    -> [ConversionResult]
  {
    let total = curves.count * targets.count
    let isInFile = isFile(texts: total, targets.map { $0.0 })
    var progress = Progress(total: total, unit: "texts", isQuiet: screen.quiet)
    var results: [ConversionResult] = []
    results.reserveCapacity(total)
    var begun = 0
    // Threads take longer to start than a few curves to convert, and to wake than many short texts to write.
    let threads = total < 50 ? 1 : processorCount()
    let share = max(1, min(64, total / (threads * 8)))
    try OrderedWork.run(
      threads: threads, makeSlot: { Job() },
      begin: { job in
        guard begun < total else { return false }
        job.tasks.removeAll(keepingCapacity: true)
        for begun in begun..<min(begun + share, total) {
          let (index, target) = (begun / targets.count, targets[begun % targets.count])
          var request = try request(curves[index], name: target.names[index])
          request.isInFile = isInFile
          job.tasks.append(
            Job.Task(
              index: index, curve: curves[index].name, request: request, target: target.0))
        }
        begun += job.tasks.count
        return true
      },
      work: { $0.convert() },
      finish: { job in
        results += job.results
        progress.advance(to: results.count)
      })
    progress.end()
    return results
  }

  private func request(_ curve: NamedCurve, name: String) throws -> ConversionRequest {
    var request = ConversionRequest(
      curve.easing, name: name, maximumError: maxError ?? ConversionRequest.defaultMaximumError,
      points: points,
      prefersBezier: form != nil, hasFallback: fallback)
    (request.duration, request.delay) = (curve.duration, curve.delay)
    request.repeats = curve.repeats
    request.distance = distance
    // What is only compared is not measured.
    request.measuresError = !check || maxError != nil || json
    if let over { try request.last(over) }
    return request
  }
}

/// Some curves and their targets. One thread at a time has it.
private final class Job: @unchecked Sendable {
  struct Task {
    var index: Int
    var curve: String
    var request: ConversionRequest
    var target: TargetLanguage
  }

  var tasks: [Task] = []
  private(set) var results: [ConversionResult] = []
  private var index = 0
  private var approximations = SharedApproximations()

  func convert() {
    results.removeAll(keepingCapacity: true)
    for task in tasks {
      if task.index != index { approximations = SharedApproximations() }
      index = task.index
      results.append(
        ConversionResult(curve: task.curve, name: task.request.name, target: task.target) {
          try task.target.convert(task.request, sharing: approximations)
        })
    }
  }
}
