extension Gnuplot {
  /// The picture of a figure, the same bytes from run to run.
  func draw(
    _ figure: Figure, as format: GnuplotScript.Format
  ) async throws(Failure) -> [UInt8] {
    let picture = try await picture(GnuplotScript(figure, format: format).text)
    return format == .pdf ? Self.undated(picture) : picture
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
