extension String {
  /// The text with the letters A to Z in lower case, which is how CSS compares keywords. Other letters
  /// are unchanged, so no Unicode tables are needed.
  package var lowercasedASCII: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var bytes = Array(utf8)
    for index in bytes.indices where capitals.contains(bytes[index]) { bytes[index] |= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
