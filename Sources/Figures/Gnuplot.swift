/// Draws pictures with gnuplot, which the caller runs.
package struct Gnuplot: Sendable {
  /// The reason why there is no picture.
  package enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// gnuplot is not installed.
    case missing
    /// It failed; with the beginning of its message.
    case failed(String)
    /// It was stopped because it exceeded the time limit.
    case timedOut(Duration)

    package var description: String {
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

  /// Returns the picture that a script draws on standard output.
  package let picture: @Sendable (_ script: String) throws(Failure) -> [UInt8]

  package init(picture: @escaping @Sendable (_ script: String) throws(Failure) -> [UInt8]) {
    self.picture = picture
  }
}
