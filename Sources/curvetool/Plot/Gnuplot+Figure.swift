extension Gnuplot {
  /// The picture of a figure, the same bytes from run to run.
  func draw(
    _ figure: Figure, as format: GnuplotScript.Format
  ) throws(Failure) -> [UInt8] {
    var picture = try picture(GnuplotScript(figure, format: format).text)
    guard Self.isWhole(picture, format) else {
      throw .failed("what it wrote is no whole \(format.rawValue) picture")
    }
    if format == .pdf { picture = Self.undated(picture) }
    if format == .svg { picture = Self.wellFormed(picture) }
    return picture
  }

  /// Whether bytes begin and end as a picture does: gnuplot exits with 0 also when its disk was full.
  private static func isWhole(_ picture: [UInt8], _ format: GnuplotScript.Format) -> Bool {
    let tail = picture.suffix(1024)
    return switch format {
    case .png:
      picture.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        && tail.contains(Array("IEND".utf8))
    case .svg: picture.starts(with: Array("<?xml".utf8)) && tail.contains(Array("</svg>".utf8))
    case .pdf: picture.starts(with: Array("%PDF-".utf8)) && tail.contains(Array("%%EOF".utf8))
    }
  }

  /// The SVG with `]]>` in texts as `]]&gt;`; gnuplot leaves it as it is, which is no XML.
  private static func wellFormed(_ picture: [UInt8]) -> [UInt8] {
    let sequence = Array("]]>".utf8)
    guard picture.contains(sequence) else { return picture }
    return picture.replacing(sequence, with: Array("]]&gt;".utf8))
  }

  /// The PDF with the moment it was made set to the beginning of 1970. The date keeps its length,
  /// so the offsets that the file's own table holds stay true.
  static func undated(_ pdf: [UInt8]) -> [UInt8] {
    guard let date = pdf.firstRange(of: Array("/CreationDate (D:".utf8)) else { return pdf }
    var pdf = pdf
    for (index, digit) in zip(date.upperBound..<pdf.count, "19700101000000".utf8) {
      pdf[index] = digit
    }
    return pdf
  }
}
