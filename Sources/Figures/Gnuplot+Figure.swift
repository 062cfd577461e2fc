extension Gnuplot {
  /// The picture of a figure, with the same bytes in every run.
  package func draw(
    _ figure: Figure, as format: GnuplotScript.Format
  ) throws(Failure) -> [UInt8] {
    let script = GnuplotScript(figure, format: format)
    var picture = try picture(script.text)
    guard Self.isWhole(picture, format) else {
      throw .failed("its output is not a complete \(format.rawValue) picture")
    }
    if format == .pdf { picture = Self.undated(picture) }
    if format == .eps { picture = Self.withoutLine(picture, "%%CreationDate:") }
    if format == .tex {
      // The second comment is the time; it begins with the day of the week.
      for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] {
        picture = Self.withoutLine(picture, "%% \(day) ")
      }
    }
    if format == .svg {
      picture = Self.named(Self.wellFormed(picture), figure.title, script.names)
    }
    return picture
  }

  /// Whether the bytes begin and end as a picture must: gnuplot also exits with 0 if the disk was full.
  private static func isWhole(_ picture: [UInt8], _ format: GnuplotScript.Format) -> Bool {
    let tail = picture.suffix(1024)
    return switch format {
    case .png:
      picture.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        && tail.contains(Array("IEND".utf8))
    case .svg: picture.starts(with: Array("<?xml".utf8)) && tail.contains(Array("</svg>".utf8))
    case .pdf: picture.starts(with: Array("%PDF-".utf8)) && tail.contains(Array("%%EOF".utf8))
    case .eps: picture.starts(with: Array("%!PS-Adobe".utf8)) && tail.contains(Array("%%EOF".utf8))
    case .tex: tail.contains(Array("\\end{tikzpicture}".utf8))
    }
  }

  /// The SVG with `]]>` in text replaced by `]]&gt;`; gnuplot does not escape it, which is invalid XML.
  private static func wellFormed(_ picture: [UInt8]) -> [UInt8] {
    let sequence = Array("]]>".utf8)
    guard picture.contains(sequence) else { return picture }
    return picture.replacing(sequence, with: Array("]]&gt;".utf8))
  }

  /// The SVG with the figure's title and the name of each curve, which a browser shows at the pointer, in
  /// position of gnuplot's own titles; helper lines have none.
  private static func named(
    _ picture: [UInt8], _ title: String, _ names: [String]
  ) -> [UInt8] {
    let end = Array("</title>".utf8)
    var (named, remainder) = ([UInt8](), picture[...])
    for (index, name) in ([title] + names).enumerated() {
      let start = Array((index == 0 ? "<title>Gnuplot" : "<title>gnuplot_plot_").utf8)
      guard let old = remainder.firstRange(of: start),
        let close = remainder[old.upperBound...].firstRange(of: end)
      else { break }
      named += remainder[..<old.lowerBound]
      if !name.isEmpty { named += Array("<title>\(PlotPage.escaped(name))</title>".utf8) }
      remainder = remainder[close.upperBound...]
    }
    return named + remainder
  }

  /// A text-based picture without its first line with a prefix: the creation time, in a comment.
  private static func withoutLine(_ picture: [UInt8], _ beginning: String) -> [UInt8] {
    guard let line = picture.firstRange(of: Array("\n\(beginning)".utf8)),
      let end = picture[line.upperBound...].firstIndex(of: 0x0A)
    else { return picture }
    return Array(picture[..<line.lowerBound] + picture[end...])
  }

  /// The PDF with its creation time replaced by the beginning of 1970. The date keeps its length, so the
  /// offsets in the file's own table stay valid.
  static func undated(_ pdf: [UInt8]) -> [UInt8] {
    guard let date = pdf.firstRange(of: Array("/CreationDate (D:".utf8)) else { return pdf }
    var pdf = pdf
    for (index, digit) in zip(date.upperBound..<pdf.count, "19700101000000".utf8) {
      pdf[index] = digit
    }
    return pdf
  }
}
