import Arithmetic

/// Runs gnuplot.
struct Gnuplot: Sendable {
  /// The reason why there is no picture.
  enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// gnuplot is not installed.
    case missing
    /// It failed; with the beginning of its message.
    case failed(String)
    /// It was stopped because it exceeded the time limit.
    case timedOut(Duration)

    var description: String {
      switch self {
      case .missing:
        """
        gnuplot is not installed: install it with `apt-get install gnuplot-nox` or \
        `brew install gnuplot`, or write the script alone with --script FILE
        """
      case .failed(let reason): "gnuplot failed: \(reason)"
      case .timedOut(let limit): "gnuplot did not finish within \(limit)"
      }
    }
  }

  /// The name to look up on PATH.
  var name = "gnuplot"
  /// The maximum run time of gnuplot.
  var timeLimit = Duration.seconds(60)
  /// The maximum size of a picture, in bytes.
  var sizeLimit = 64 << 20

  /// The picture that a script draws on standard output.
  ///
  /// Only the script determines the result: gnuplot's start-up files are skipped, and the terminal set in
  /// the environment is not passed on.
  func picture(_ script: String) throws(Failure) -> [UInt8] {
    clearEnvironmentVariable("GNUTERM")
    let result: ChildProcess.Result
    do {
      result = try ChildProcess.run(
        name, ["-d", "-"], input: script, timeLimit: timeLimit, sizeLimit: sizeLimit)
    } catch {
      switch error {
      case .missing: throw .missing
      case .timedOut: throw .timedOut(timeLimit)
      case .tooLarge: throw .failed("it writes more than \(sizeLimit) bytes")
      case .system(let reason): throw .failed(reason)
      }
    }
    let complaints = Self.complaints(result.error)
    guard complaints.isEmpty, result.status == 0, !result.output.isEmpty else {
      let words = result.error.split(whereSeparator: \.isNewline).first
      throw .failed(
        complaints.first ?? words.map(String.init) ?? "no picture, and exit code \(result.status)")
    }
    return result.output
  }

  /// The errors that gnuplot reports. It continues after an error in its standard input and exits with 0,
  /// so its messages are the only sign: `line 0: invalid command`.
  private static func complaints(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.prefixMatch(of: /\s*line \d+: (.*)/), !match.1.hasPrefix("warning")
      else { return nil }
      return String(match.1)
    }
  }
}
