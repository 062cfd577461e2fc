/// The keyframes and options of the first `element.animate([...], {...})` of a script, as an object of JSON.
///
/// Complexity: linear in the text.
package struct WebAnimationCall {
  /// The object with `keyframes` and `options`.
  package let json: [UInt8]
  /// The number of calls in the script.
  package let count: Int

  /// - Returns: nil for a script without such a call, or with code among its values.
  package init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: ".animate(", omittingEmptySubsequences: false).dropFirst()
    let calls = parts.map { Array($0.utf8) }.filter { $0.first { $0 > 32 } == UInt8(ascii: "[") }
    guard let call = calls.first, let start = call.firstIndex(of: UInt8(ascii: "[")),
      let end = Self.end(of: start, in: call)
    else { return nil }
    count = calls.count
    var object = Array("{keyframes: ".utf8) + call[start..<end]
    let options = call[end...].drop { $0 <= 32 || $0 == UInt8(ascii: ",") }
    if options.first == UInt8(ascii: "{"), let end = Self.end(of: options.startIndex, in: call) {
      object += Array(", options: ".utf8) + options[..<end]
    } else {
      let number = options.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      if !number.isEmpty {
        object += Array(", options: {duration: ".utf8) + number + Array("}".utf8)
      }
    }
    guard let json = JSON5Text.json(object + Array("}".utf8)) else { return nil }
    self.json = json
  }

  /// The offset after the bracket that closes one; nil if it is not closed.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var quote: UInt8?
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'`".utf8.contains(byte) {
        quote = byte
      } else if "[{(".utf8.contains(byte) {
        depth += 1
      } else if "]})".utf8.contains(byte) {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
    }
    return nil
  }
}
