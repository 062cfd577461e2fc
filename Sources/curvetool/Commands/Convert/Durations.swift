import CurveDocuments
import CurvePlatforms

/// The durations of files, which belong to no curve, in the texts of targets.
struct Durations {
  private(set) var results: [ConversionResult] = []
  /// What the files of a target do not have, a line for each.
  private(set) var notes: [String] = []

  /// - Parameter targets: The targets with the names of the durations there.
  init(
    _ durations: [CurveDocument.Duration],
    for targets: [(TargetLanguage, names: ArraySlice<String>)]
  ) {
    guard let first = durations.first else { return }
    for (target, names) in targets {
      let found = zip(durations, names).compactMap { duration, name in
        target.convert(duration: duration.seconds, name: name).map { conversion in
          ConversionResult(curve: duration.name, name: name, target: target) { conversion }
        }
      }
      results += found
      if found.isEmpty {
        let others = durations.count > 1 ? " (and \(durations.count - 1) more)" : ""
        notes.append(
          "\(target.name) has no durations without a curve: \(first.name.shown)\(others) is left out"
        )
      }
    }
  }
}
