/// The members of JSON objects whose key is given again. Parsers of JSON take the last one.
struct RepeatedKeys {
  /// The text with spaces in place of the others, so that every position stays the same.
  private(set) var bytes: [UInt8]
  /// A note on each of them.
  let notes: [DocumentNote]

  /// - Returns: nil if no key is repeated, or if the text is not JSON.
  init?(_ text: [UInt8]) {
    guard let first = text.first(where: { $0 > 32 && $0 < 128 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let document = try? JSONDocument(text, keepsRepeated: true), !document.repeated.isEmpty
    else { return nil }
    bytes = text
    let lines = LineIndex(text)
    var list = NoteList(lines)
    for member in document.repeated {
      let key = String(decoding: text[member.key], as: UTF8.self).prefix(60)
      list.add(
        "\(key) is given again in line \(lines.line(of: member.last)): the last value applies",
        at: member.key.lowerBound)
      for offset in member.key.lowerBound..<member.end where text[offset] != 10 {
        bytes[offset] = 32
      }
    }
    notes = list.all
  }
}
