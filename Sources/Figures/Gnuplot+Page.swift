extension Gnuplot {
  /// A self-contained HTML page with the figure, as UTF-8.
  ///
  /// The page follows the reader's choice of light or dark mode, not the figure's theme.
  package func page(_ figure: Figure) throws(Failure) -> [UInt8] {
    var figure = figure
    figure.theme = .light
    let svg = String(decoding: try draw(figure, as: .svg), as: UTF8.self)
    let layout = PlotLayout(figure)
    let minimum = Int((layout.width * 12 / layout.style.tick).rounded(.up))
    return Array(PlotPage(title: figure.title, svg: svg, minimumWidth: minimum).html.utf8)
  }
}
