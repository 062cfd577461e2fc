import CurveFigures

extension Gnuplot {
  /// Runs the program gnuplot.
  ///
  /// Only the script determines the result: gnuplot's start-up files are skipped, and the terminal set in
  /// the environment is not passed on.
  ///
  /// - Parameters:
  ///   - name: The name to look up on PATH.
  ///   - timeLimit: The maximum run time of gnuplot.
  ///   - sizeLimit: The maximum size of a picture, in bytes.
  init(name: String = "gnuplot", timeLimit: Duration = .seconds(60), sizeLimit: Int = 64 << 20) {
    self.init { (script) throws(Failure) in
      clearEnvironmentVariable("GNUTERM")
      let result: ChildProcess.Result
      do throws(ChildProcess.Failure) {
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
          complaints.first ?? words.map(String.init)
            ?? "no picture, and exit code \(result.status)")
      }
      return result.output
    }
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
