extension CurveDocument {
  /// Declarations of timing without a rule, as design tools show them for one element: one curve, as of a pasted text.
  /// Nil for other texts.
  static func declarations(_ bytes: [UInt8]) -> Self? {
    guard bytes.count <= 4096, !bytes.contains(UInt8(ascii: "{")) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    var names: [String] = []
    for line in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let line = line.drop(while: \.isWhitespace)
      if line.isEmpty { continue }
      guard line.contains(":") else { return nil }
      let name = line.prefix { $0 != ":" && $0 != " " }
      names.append(String(StyleSheetReader.unprefixed(name.lowercased())))
    }
    guard names.count > 1, names.allSatisfy(TimingDeclarations.families.contains),
      names.contains(where: { $0.hasSuffix("-timing-function") })
    else { return nil }
    return try? singleCurve(bytes)
  }
}
