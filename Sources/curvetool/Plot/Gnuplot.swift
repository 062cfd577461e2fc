import Arithmetic
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

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
  func picture(_ script: String) async throws(Failure) -> [UInt8] {
    let outcome = await withTaskGroup(of: Result<[UInt8], Failure>.self) { group in
      group.addTask { await run(script) }
      group.addTask {
        try? await Task.sleep(for: timeLimit)
        return .failure(.timedOut(timeLimit))
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.timedOut(timeLimit))
    }
    return try outcome.get()
  }

  private func run(_ script: String) async -> Result<[UInt8], Failure> {
    do {
      let result = try await Subprocess.run(
        .name(name), arguments: ["-d", "-"],
        environment: .inherit.updating(["GNUTERM": nil]), input: .inputWriter,
        output: .bytes(limit: sizeLimit), error: .string(limit: 1 << 20)
      ) { execution in
        // A gnuplot that ends before it has read all says why by itself.
        _ = try? await execution.standardInputWriter.write(script)
        try? await execution.standardInputWriter.finish()
      }
      let complaints = Self.complaints(result.standardError)
      guard complaints.isEmpty, result.terminationStatus.isSuccess, !result.standardOutput.isEmpty
      else {
        let words = result.standardError.split(whereSeparator: \.isNewline).first
        return .failure(
          .failed(
            complaints.first ?? words.map(String.init)
              ?? "no picture, and \(result.terminationStatus)"))
      }
      return .success(result.standardOutput)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .failure(.missing)
    } catch {
      return .failure(.failed("\(error)"))
    }
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
