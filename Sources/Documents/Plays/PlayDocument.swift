import Curves
import Spring

/// A play in JSON: a value, its spring and bounds, and the commands over time.
///
/// ```json
/// {"value": 0, "spring": "spring(duration: 0.5, bounce: 0.2)", "bounds": [0, 600], "commands": [
///   {"at": 0, "to": 300},
///   {"at": 0.3, "grab": [[0.3, 120], [0.316, 131], [0.332, 150]]},
///   {"at": 0.35, "release": {"decay": "uiscrollview"}}]}
/// ```
///
/// A value is a number or a list of numbers, one for each component.
public struct PlayDocument: Sendable {
  /// A span in which a finger holds the value.
  public struct Grab: Sendable, Hashable {
    /// The index of the play in the sequence.
    public let part: Int
    /// The start, in seconds from the start of the play.
    public let start: Double
    /// The end, in seconds from the start of the play.
    public let end: Double
  }

  /// The name; empty by default.
  public var name = ""
  /// The commands.
  public let script: PlayScript
  /// The motion of the commands.
  public let sequence: PlaySequence<[Double]>
  /// The spans in which a finger holds the value, in order.
  public internal(set) var grabs: [Grab] = []

  /// Reads a play.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  /// - Throws: ``DocumentError`` with line, column and path.
  /// - Complexity: linear in the text.
  public init(json bytes: [UInt8]) throws(DocumentError) {
    var reader = PlayReader()
    self = try reader.document(try JSONNode(document: bytes))
  }

  init(name: String, script: PlayScript, sequence: PlaySequence<[Double]>) {
    (self.name, self.script, self.sequence) = (name, script, sequence)
  }
}
