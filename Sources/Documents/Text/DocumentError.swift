/// An error in a document, with its position.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The path of the value, such as `layers[0].animations[1].duration`; empty for the text itself.
  public var path: String
  /// A description of the error.
  public var message: String
  /// Up to 19 further errors of the document, in text order; their own `others` are empty.
  public var others: [DocumentError] = []
  /// The number of the errors that ``others`` leaves out.
  public var omitted = 0

  /// The position, path and message of this error alone.
  public var description: String {
    "\(line):\(column): " + (path.isEmpty ? message : "\(path): \(message)")
  }
}

/// Converts byte offsets to lines and columns.
package struct DocumentText: Sendable {
  /// The maximum size of a document, in bytes.
  package static let sizeLimit = 1 << 26

  let bytes: [UInt8]
  /// Whether errors get a position. False once an error will not be shown: finding a position takes a search from the
  /// beginning.
  var hasPositions = true

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package func error(_ message: String, path: String, at offset: Int) -> DocumentError {
    guard hasPositions else {
      return DocumentError(line: 0, column: 0, path: path, message: message)
    }
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return DocumentError(line: line, column: column, path: path, message: message)
  }
}
