import Arithmetic

/// Runs gnuplot.
struct Gnuplot: Sendable {
  /// Why there is no picture.
  enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no gnuplot to run.
    case missing
    /// It failed; with its own first words.
    case failed(String)
    /// It was stopped because it did not finish in time.
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
  /// How long gnuplot may take.
  var timeLimit = Duration.seconds(60)
  /// The largest picture accepted, in bytes.
  var sizeLimit = 64 << 20

  /// The picture that a script draws on standard output.
  ///
  /// Nothing but the script decides what gnuplot does: its start-up files are skipped and the
  /// terminal set in the environment is not passed on.
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

  /// What gnuplot says is wrong. It goes on after an error in its standard input and then ends as
  /// if nothing had been, so its words are the only sign: `line 0: invalid command`.
  private static func complaints(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.prefixMatch(of: /\s*line \d+: (.*)/), !match.1.hasPrefix("warning")
      else { return nil }
      return String(match.1)
    }
  }
}
