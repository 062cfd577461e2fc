import CurveDocuments

/// The files of a command, each of which is read once, and the durations in those that it takes whole.
struct CurveFiles {
  private var files: [String: CurveFile] = [:]
  /// Whether skipped content is an error.
  let isStrict: Bool
  /// Whether the command has a use for durations.
  let takesDurations: Bool
  /// The durations that belong to no curve, in the order of the arguments.
  private(set) var durations: [CurveDocument.Duration] = []

  init(isStrict: Bool, takesDurations: Bool = false) {
    (self.isStrict, self.takesDurations) = (isStrict, takesDurations)
  }

  subscript(path: String) -> CurveFile? { files[path] }

  mutating func file(_ path: String) throws(ToolError) -> CurveFile {
    if let known = files[path] { return known }
    let file = try CurveFile(path, isStrict: isStrict)
    files[path] = file
    return file
  }

  /// Adds the durations of a file.
  ///
  /// - Parameter name: The name that the command line gives to the file, in front of their own.
  /// - Returns: Whether there are any.
  mutating func addDurations(of file: CurveFile, named name: String?) -> Bool {
    guard takesDurations else { return false }
    let found = file.document.durations
    durations += found.map { duration in
      .init(name: name.map { "\($0) \(duration.name)" } ?? duration.name, seconds: duration.seconds)
    }
    return !found.isEmpty
  }
}
