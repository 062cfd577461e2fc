import ArgumentParser

/// Whether input must be used completely; shared by every command that reads files.
struct StrictOptions: ParsableArguments {
  @Flag(help: "Treat ignored or skipped input as an error.")
  var strict = false

  /// Rejects the option if no argument names a file.
  func refuseIdle(_ arguments: [String]) throws(ValidationError) {
    guard strict, !arguments.contains(where: { NamedCurve.isFile($0) || SceneFile.isNamed(by: $0) })
    else { return }
    try curvetool.refuseIdle(["--strict"], "without @FILE")
  }
}
