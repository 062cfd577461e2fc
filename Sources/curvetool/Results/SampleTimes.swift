import CurveFigures

/// The times of samples, computed one by one without storage.
enum SampleTimes {
  case uniform(start: Double, end: Double, count: Int)
  case stepped(start: Double, end: Double, step: Double?, fps: Double?, count: Int)
  case list([Double])

  var count: Int {
    switch self {
    case .uniform(_, _, let count), .stepped(_, _, _, _, let count): count
    case .list(let times): times.count
    }
  }

  subscript(_ index: Int) -> Double {
    switch self {
    case .uniform(let start, let end, let count):
      index == count - 1 ? end : start + (end - start) * (Double(index) / Double(count - 1))
    case .stepped(let start, let end, let step, let fps, let count):
      if index == count - 1 {
        end
      } else if let fps {
        start + Double(index) / fps
      } else {
        start + Double(index) * (step ?? 0)
      }
    case .list(let times): times[index]
    }
  }
}

extension SamplingOptions {
  /// The times to sample for people: unless an option chooses them, 8 to 16 round steps, and the end.
  func roundTimes(horizon: Double) throws -> SampleTimes {
    let range = span.range(horizon: horizon)
    let width = range.upperBound - range.lowerBound
    guard !choosesSamples, width.isNormal else {
      return try times(horizon: horizon, defaultCount: 11)
    }
    let step = PlotTick.roundStep(atMost: width / 8)
    let steps = (width / step - 1e-9).rounded(.up)
    return .stepped(
      start: range.lowerBound, end: range.upperBound, step: step, fps: nil, count: Int(steps) + 1)
  }

  /// The times to sample.
  ///
  /// - Parameters:
  ///   - horizon: The end unless `--to-time` is given.
  ///   - defaultCount: The number of samples if no option sets it.
  func times(horizon: Double, defaultCount: Int) throws -> SampleTimes {
    if let at { return .list(try NumberList.read(at, whole: horizon)) }
    let range = span.range(horizon: horizon)
    let (start, end) = (range.lowerBound, range.upperBound)
    guard let spacing = step?.value ?? fps.map({ 1 / $0 }) else {
      return .uniform(start: start, end: end, count: samples ?? defaultCount)
    }
    // If only rounding separates the last step from the end, it is the end.
    let steps = ((end - start) / spacing - 1e-9).rounded(.up)
    let option = step != nil ? "--step" : "--fps"
    guard steps < Double(Self.limit) else {
      throw ToolError.usage(
        "\(option) asks for \(NumberText.brief(steps)) samples; at most \(Self.limit) are allowed")
    }
    return .stepped(
      start: start, end: end, step: step?.value, fps: fps, count: Int(max(steps, 0)) + 1)
  }
}
