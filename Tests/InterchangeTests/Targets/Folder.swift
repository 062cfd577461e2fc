import Foundation

/// A temporary folder in which programs run.
struct Folder {
  let path: String

  static func with(_ body: (Folder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("curves-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(Folder(path: url.path))
  }

  func write(_ text: String, _ name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Runs a program in the folder: its status and both its outputs; nil if it isn't installed.
  private func result(_ arguments: [String]) throws -> (status: Int32, output: String)? {
    let output = URL(fileURLWithPath: path + "/.output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 127 { return nil }
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  /// Empty if a program succeeds, else what it said; nil if it isn't installed.
  func run(_ arguments: [String]) throws -> String? {
    try result(arguments).map { $0.status == 0 ? "" : "\($0.status): \($0.output)" }
  }

  /// What a program says; nil if it isn't installed.
  func output(_ arguments: [String]) throws -> String? {
    try result(arguments).map { $0.status == 0 ? $0.output : "\($0.status): \($0.output)" }
  }
}
