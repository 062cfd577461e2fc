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
    // Threads take longer to start than a few curves to convert.
    try OrderedWork.run(
      threads: total < 50 ? 1 : processorCount(), makeSlot: { Job() },
      begin: { job in
        guard begun < total else { return false }
        let (index, target) = (begun / targets.count, targets[begun % targets.count])
        if index != job.index { job.approximations = SharedApproximations() }
        job.index = index
        job.curve = curves[index].name
        job.request = try request(curves[index], name: target.names[index])
        job.request?.isInFile = isInFile
        job.target = target.0
        begun += 1
        return true
      },
      work: { $0.convert() },
      finish: { job in
        if let result = job.result { results.append(result) }
        progress.advance(to: results.count)
      })
    progress.end()
    return results
  }

  private func request(_ curve: NamedCurve, name: String) throws -> ConversionRequest {
    var request = ConversionRequest(
      curve.easing, name: name, maximumError: maxError ?? 0.001, points: points,
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

/// A curve and a target. One thread at a time has it.
private final class Job: @unchecked Sendable {
  var index = 0
  var approximations = SharedApproximations()
  var curve = ""
  var request: ConversionRequest?
  var target: TargetLanguage?
  var result: ConversionResult?

  func convert() {
    guard let request, let target else { return }
    result = ConversionResult(curve: curve, name: request.name, target: target) {
      try target.convert(request, sharing: approximations)
    }
  }
}
