/// What is wrong in a document of several lines, and where.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// The path of the value, such as `layers[0].animations[1].duration`; empty for the text itself.
  public var path: String
  /// What is wrong.
  public var message: String

  /// One line: place, path, message.
  public var description: String {
    "\(line):\(column): " + (path.isEmpty ? message : "\(path): \(message)")
  }
}

/// Turns places into lines and columns.
package struct DocumentPlace: Sendable {
  /// The most bytes of a document.
  package static let sizeLimit = 1 << 26

  let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package func error(_ message: String, path: String, at place: Int) -> DocumentError {
    let before = bytes.prefix(place)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return DocumentError(line: line, column: place - start + 1, path: path, message: message)
  }
}
