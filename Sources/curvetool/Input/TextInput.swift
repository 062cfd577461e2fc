import CurvePlatforms
import SystemPackage

/// Text from a file or, for `-`, from standard input.
struct TextInput {
  /// The name of the input in messages.
  let name: String
  let text: String

  /// Reads the whole input.
  ///
  /// - Parameter limit: The maximum number of bytes. Longer input is an error, so memory is bounded.
  init(_ path: String, limit: Int) throws(ToolError) {
    if Self.isJSON(path) {
      (name, text) = ("the text", path)
      return
    }
    name = path == "-" ? "standard input" : path
    do {
      let descriptor =
        path == "-" ? .standardInput : try FileDescriptor.open(FilePath(argument: path), .readOnly)
      defer { if path != "-" { try? descriptor.close() } }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = try chunk.withUnsafeMutableBytes { try descriptor.read(into: $0) }
        guard count > 0 else { break }
        bytes.append(contentsOf: chunk[..<count])
        guard bytes.count <= limit else {
          throw ToolError.data("\(name) is larger than \(limit >> 20) MiB")
        }
      }
      try Self.requireText(bytes, name)
      text = String(decoding: bytes, as: UTF8.self)
    } catch let error as ToolError {
      throw error
    } catch {
      throw Self.unreadable(path, error)
    }
  }

  /// Whether an argument is JSON itself rather than the name of a file.
  static func isJSON(_ argument: String) -> Bool {
    let start = argument.first { !$0.isWhitespace }
    guard start == "{" || start == "[" else { return false }
    if case .missing = kind(of: FilePath(argument: argument)) { return true }
    return false
  }

  /// Whether a file begins as an array of NumPy.
  static func isNumPyArray(_ beginning: [UInt8]) -> Bool {
    beginning.starts(with: [0x93] + Array("NUMPY".utf8))
  }

  /// Rejects what begins as an array of NumPy.
  static func requireText(_ beginning: [UInt8], _ name: String) throws(ToolError) {
    if isNumPyArray(beginning) {
      let file = name == "standard input" ? "-" : name
      throw .data(
        "\(name) is an array of NumPy, which fit, plot and compare read as a recording, as in "
          + "`curvetool plot \(file)`")
    }
  }

  /// The error for an input that cannot be read.
  static func unreadable(_ path: String, _ error: any Error) -> ToolError {
    let hint = hint(for: path).map { " (\($0))" } ?? ""
    return .noInput("can't read \(path == "-" ? "standard input" : path): \(error)\(hint)")
  }

  /// What is said about a path that cannot be read; nil if the system's error says enough.
  private static func hint(for path: String) -> String? {
    if path.contains("*") { return "the shell replaces * only outside quotes" }
    if path.contains("://") { return "addresses are not fetched" }
    if path.hasPrefix("HEAD") {
      return "`git show \(path)` writes it to a pipe, which - reads"
    }
    if path.hasPrefix("@"), exists(FilePath(argument: String(path.dropFirst()))) {
      return "the file is named without @ here"
    }
    if case .directory = kind(of: FilePath(argument: path)) {
      return "name a file in it, as in \(path)/FILE"
    }
    if (try? EasingParser().parse(path)) != nil {
      return "it is a curve, which plot, compare and convert read"
    }
    return nil
  }
}
