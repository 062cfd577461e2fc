import CurveArithmetic

/// The gnuplot script that draws a figure: self-contained, with the same text in every run.
///
/// Written for gnuplot 5.4 or later. It sets no output, so the picture goes to standard output. Numbers
/// are in data blocks and `GnuplotText` quotes all text, so no user text can run.
package struct GnuplotScript {
  /// The kinds of picture, by their file extensions.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    case png
    case svg
    case pdf
    case eps
    case tex
  }

  private let layout: PlotLayout
  private let format: Format
  private let isFitted: Bool
  /// The script.
  package private(set) var text = ""
  /// The name of each plotted item, in drawing order; empty for helper lines.
  private(set) var names: [String] = []

  package init(_ figure: Figure, format: Format = .png) {
    layout = PlotLayout(figure)
    self.format = format
    isFitted = figure.isFitted
    write(
      """
      # A picture of motion curves, drawn by gnuplot 5.4 or later:
      #   gnuplot -d FILE > picture.\(format.rawValue)
      set encoding utf8
      set terminal \(terminal)
      set multiplot
      unset key
      set clip two
      set border 3 back lw \(pixels(1.4 * layout.style.stroke)) lc \(rgb(layout.theme.axis))
      set tics nomirror scale 0\(fontOption(layout.style.tick)) textcolor \(rgb(layout.theme.muted))
      \(format == .tex ? "unset" : "set") minussign
      set grid back lt 1 lw \(pixels(1.2 * layout.style.stroke)) lc \(rgb(layout.theme.grid))
      """)
    for text in layout.texts { label(text) }
    for key in layout.keys { sample(key) }
    for (index, panel) in layout.panels.enumerated() { draw(panel, number: index + 1) }
    write("unset multiplot")
  }

  private mutating func write(_ line: String) { text += line + "\n" }

  // MARK: - Parts

  private mutating func draw(_ panel: PlotPanel, number: Int) {
    let (x, y) = (DrawnScale(panel.scale.x.range), DrawnScale(panel.scale.y.range))
    write("")
    write("# Panel \(number)")
    if number > 1 {
      write("unset label")
      write("unset arrow")
    }
    write("set lmargin at screen \(across(panel.scale.frame.x.lowerBound))")
    write("set rmargin at screen \(across(panel.scale.frame.x.upperBound))")
    write("set tmargin at screen \(up(panel.scale.frame.y.lowerBound))")
    write("set bmargin at screen \(up(panel.scale.frame.y.upperBound))")
    write("set xrange [\(x.low):\(x.high)]")
    write("set yrange [\(y.low):\(y.high)]")
    if panel.scale.isDownward { write("set yrange [\(y.high):\(y.low)]") }
    setTicks("x", panel.scale.x, isShown: panel.hasXTicks)
    setTicks("y", panel.scale.y, isShown: true)
    for text in panel.texts {
      let position = panel.scale.drawingPoint(Figure.Point(x: text.x, y: text.y))
      label(text, at: "first \(x.text(position.x)), first \(y.text(position.y))")
    }
    var clauses: [String] = []
    for shape in panel.shapes {
      let name = "$panel\(number)_\(clauses.count + 1)"
      let (points, clause) = drawn(shape, in: panel)
      guard !points.joined().isEmpty else { continue }
      write("\(name) << EOD")
      for (index, run) in points.enumerated() {
        if index > 0 { write("") }
        for point in run { write("\(x.text(point.x)) \(y.text(point.y))") }
      }
      write("EOD")
      if case .stroke(_, _, _, _, let name) = shape { names.append(name) } else { names.append("") }
      clauses.append("\(name) \(clause)")
    }
    // gnuplot draws axes only with a plot.
    if clauses.isEmpty {
      clauses = ["NaN notitle"]
      names.append("")
    }
    write("plot \(clauses.joined(separator: ", \\\n  "))")
  }

  private func drawn(
    _ shape: PlotPanel.Shape, in panel: PlotPanel
  ) -> (points: [[Figure.Point]], clause: String) {
    switch shape {
    case .area(let outline, let color, let opacity):
      let fill = "fs transparent solid \(opacity) noborder"
      return ([outline], "using 1:2 with filledcurves closed lc \(rgb(color)) \(fill) notitle")
    case .stroke(let runs, let color, let width, let isDashed, _):
      return (runs, "using 1:2 with lines \(line(color, width, isDashed)) notitle")
    case .dots(let centers, let color, let radius):
      let style = "pt 7 ps \(pointSize(radius: radius)) lw 1 lc \(rgb(color))"
      return ([centers], "using 1:2 with points \(style) notitle")
    }
  }

  private mutating func label(_ text: PlotLayout.Text, at position: String? = nil) {
    let position = position ?? "screen \(across(text.x)),\(up(text.y))"
    write(
      """
      set label \(quoted(text.text)) noenhanced at \(position) \(text.anchor) front\
      \(fontOption(text.size)) tc \(rgb(text.color))
      """)
  }

  private mutating func sample(_ key: PlotLayout.Key) {
    let color = layout.theme.color(key.curve.ink)
    let isDashed = key.curve.isDashed || key.curve.ink.isDashed
    let style = line(color, key.curve.width * layout.style.stroke, isDashed)
    write(
      """
      set arrow from screen \(across(key.x.lowerBound)),\(up(key.y)) \
      to screen \(across(key.x.upperBound)),\(up(key.y)) nohead \(style)
      """)
  }

  // MARK: - Words

  /// Sets the ticks of an axis: gnuplot's own at our distance, so they stay correct when the range is
  /// edited. The labels of powers of ten are at their values.
  private mutating func setTicks(_ axis: String, _ scale: PlotAxis, isShown: Bool) {
    if scale.ticks.isEmpty {
      write("unset \(axis)tics")
    } else if let step = scale.step {
      let number = format == .tex ? "$%g$" : "%g"
      write("set \(axis)tics \(step.plotText) format \"\(isShown ? number : "")\"")
    } else {
      let ticks = scale.ticks.map {
        "\(quoted(isShown ? $0.text : "")) \($0.value.plotText)"
      }
      write("set \(axis)tics (\(ticks.joined(separator: ", ")))")
    }
  }

  private func quoted(_ text: String) -> String {
    GnuplotText.quoted(format == .tex ? GnuplotText.escapedForTeX(text) : text)
  }

  private func line(_ color: Figure.Color, _ width: Double, _ isDashed: Bool) -> String {
    // gnuplot scales dashes with the width of their line.
    let dash = isDashed ? "dt (\(pixels(14 / width)),\(pixels(12 / width)))" : "dt solid"
    return "lw \(pixels(width)) lc \(rgb(color)) \(dash)"
  }

  /// The unit of gnuplot's point size differs between terminals.
  private func pointSize(radius: Double) -> String {
    switch format {
    case .svg: pixels(radius / (0.375 * layout.style.label))
    case .png: pixels((radius - 0.5) / 3)
    case .pdf, .eps: pixels((radius - 0.5) / 4)
    case .tex: pixels(radius / 5)
    }
  }

  /// The Cairo terminals take font sizes in points, at 96 pixels an inch.
  private var terminal: String {
    let (width, height) = (Int(layout.width), Int(layout.height))
    let common = "noenhanced font \"\(font(layout.style.label))\""
    let ground = "background \(rgb(layout.theme.background)) rounded"
    // A page of text fits a picture 16 cm wide, unless a size was requested.
    let inch = format == .tex && isFitted ? 1440 / (16 / 2.54) : 96
    let size = "size \(pixels(layout.width / inch))in,\(pixels(layout.height / inch))in"
    return switch format {
    case .png: "pngcairo \(common) \(ground) dashlength 2 size \(width),\(height)"
    case .svg: "svg \(common) \(ground) size \(width),\(height) dynamic"
    case .pdf:
      "pdfcairo \(common) \(ground) dashlength 2 linewidth 1.5 fontscale 0.75 \(size)"
    case .eps:
      "epscairo \(common) \(ground) dashlength 2 linewidth 1.5 fontscale 0.75 \(size)"
    case .tex: "tikz nogparrows \(size)"
    }
  }

  /// Arial has the same metrics as Liberation Sans, which fontconfig substitutes for it.
  private func font(_ size: Double) -> String {
    "Arial,\(pixels(format == .svg ? size : size * 0.75))"
  }

  /// The option for a text size; TeX sets its own fonts.
  private func fontOption(_ size: Double) -> String {
    format == .tex ? "" : " font \"\(font(size))\""
  }

  private func rgb(_ color: Figure.Color) -> String { "rgb \"\(color.hex)\"" }
  private func across(_ x: Double) -> String { rounded(x / layout.width, 5) }
  private func up(_ y: Double) -> String { rounded(1 - y / layout.height, 5) }
  private func pixels(_ length: Double) -> String { rounded(length, 2) }

  private func rounded(_ value: Double, _ decimals: Int) -> String {
    let unit = Double.pow(10, decimals)
    return ((value * unit).rounded() / unit).plotText
  }
}

/// Numbers along an axis, with the digits that a picture can show.
private struct DrawnScale {
  private let range: ClosedRange<Double>
  private let decimals: Int

  init(_ range: ClosedRange<Double>) {
    self.range = range
    let width = range.upperBound - range.lowerBound
    decimals = 6 - Int(Double.log10(width).rounded(.down))
  }

  /// The ends, rounded outwards, so that no rounded point lies outside the axis.
  var low: String { text(range.lowerBound, .down) }
  var high: String { text(range.upperBound, .up) }

  func text(_ value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> String {
    let unit = Double.pow(10, Int(decimals.magnitude))
    let rounded =
      decimals >= 0 ? (value * unit).rounded(rule) / unit : (value / unit).rounded(rule) * unit
    return rounded.plotText
  }
}
