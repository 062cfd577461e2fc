extension String {
  /// The text with the letters A to Z in lower case, which is how CSS compares keywords. Other letters
  /// are unchanged, so no Unicode tables are needed.
  package var lowercasedASCII: String {
    String(
      decoding: utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }
}
