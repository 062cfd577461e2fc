import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs the built tool as a user does.
enum Tool {
  struct Result {
    let status: Int32
    let output: String
    let bytes: [UInt8]
    let error: String

    var lines: [Substring] { output.split(separator: "\n") }
    /// The rows of CSV output as numbers, without the header.
    var rows: [[Double]] {
      lines.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    }
    /// The object of JSON output; empty for other output.
    var object: [String: Any] {
      get throws { try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:] }
    }
  }

  /// The environment's `CURVETOOL`, or the tool next to the test bundle, where the build puts both.
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["CURVETOOL"] { return path }
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let test = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
    return test.deletingLastPathComponent().appendingPathComponent("curvetool").path
  }()

  /// A process that does not end is stopped. The limit is for one process: the time that a test waits for others
  /// does not count, which a time limit of the test would include.
  ///
  /// - Parameter input: The standard input. Subprocess ends the test if the tool leaves more than 64 KB of it unread: a
  ///   file does not.
  static func run(
    _ arguments: [String], input: String = "", program: String = path,
    environment: [Environment.Key: String?] = [:], limit: Duration = .seconds(600)
  ) async throws -> Result {
    await gate.enter()
    defer { Task { await gate.leave() } }
    var options = PlatformOptions()
    // The children of a shell end with it.
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    let platformOptions = options
    let ending = try await withThrowingTaskGroup { group in
      group.addTask {
        let result = try await Subprocess.run(
          .path(FilePath(program)), arguments: Arguments(arguments),
          environment: .inherit.updating(environment), platformOptions: platformOptions,
          input: .string(input), output: .bytes(limit: 1 << 26), error: .string(limit: 1 << 20))
        var status: Int32 = -1
        if case .exited(let code) = result.terminationStatus { status = Int32(code) }
        return Result?(
          Result(
            status: status, output: String(decoding: result.standardOutput, as: UTF8.self),
            bytes: result.standardOutput, error: result.standardError))
      }
      group.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
    guard let ending else { throw DidNotEnd(arguments: arguments, limit: limit) }
    return ending
  }

  struct DidNotEnd: Error {
    let arguments: [String]
    let limit: Duration
  }

  private static let gate = ProcessGate(ProcessInfo.processInfo.activeProcessorCount * 2)

  static func spring(_ arguments: String...) async throws -> Result {
    try await run(["spring"] + arguments)
  }

  /// Runs a script of the shell in a folder; `$TOOL` is the tool.
  static func shell(_ script: String, in folder: String) async throws -> Result {
    try await run(
      ["-c", "cd \"$FOLDER\" && { \(script)\n}"], program: "/bin/sh",
      environment: ["TOOL": path, "FOLDER": folder])
  }

  /// Runs with a fresh folder that is removed afterwards.
  static func inFolder<T>(_ body: (String) async throws -> T) async throws -> T {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curvetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
  }

  /// Runs a command of the tool in a fresh folder with one file.
  static func run(_ file: String, _ text: String, _ command: String) async throws -> Result {
    try await inFolder { folder in
      try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
      return try await shell("\"$TOOL\" \(command)", in: folder)
    }
  }

  static func contents(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  static var hasGnuplot: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/gnuplot")
    }
  }
}
