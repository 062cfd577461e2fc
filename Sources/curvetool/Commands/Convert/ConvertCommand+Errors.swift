import CurvePlatforms

extension ConvertCommand {
  /// What failed if the error of a text exceeds the limit; nil if none does.
  func inaccuracy(of results: [ConversionResult]) -> String? {
    guard let maxError else {
      if !check { noteExcess(results) }
      return nil
    }
    let worse = results.filter { ($0.conversion?.maximumError ?? 0) > maxError }
    guard let first = worse.first, let error = first.conversion?.maximumError else { return nil }
    let others = worse.count > 1 ? " (and \(worse.count - 1) more)" : ""
    return
      "\(first.target.name)\(others) differs by \(NumberText.brief(error)), more than --max-error "
      + NumberText.brief(maxError)
  }

  /// Notes the texts whose error exceeds the default, unless an option sets another goal.
  private func noteExcess(_ results: [ConversionResult]) {
    guard points == nil, form == nil else { return }
    let goal = ConversionRequest.defaultMaximumError
    let worse = results.filter { ($0.conversion?.maximumError ?? 0) > goal }
    for (target, all) in ConversionResult.byTarget(worse) {
      guard
        let worst = all.max(by: {
          $0.conversion?.maximumError ?? 0 < $1.conversion?.maximumError ?? 0
        }), let error = worst.conversion?.maximumError
      else { continue }
      let curve = results.count > 1 ? ", \(worst.curve.shown)" : ""
      let others = all.count > 1 ? " (and those of \(all.count - 1) more)" : ""
      warn(
        "\(target)\(curve): the largest error, \(NumberText.brief(error)), exceeds "
          + "\(NumberText.brief(goal))\(others)")
    }
  }
}
