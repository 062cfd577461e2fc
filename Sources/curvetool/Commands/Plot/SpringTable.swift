import CurveFigures

/// A table of springs in a file, such as that of `sweep`: its columns over the parameter that changes.
struct SpringTable {
  let name: String
  private let headers: [String]
  /// The numbers of each column; NaN for texts and gaps.
  private var columns: [[Double]]

  private static let sizeLimit = 1 << 26
  /// The panels that a picture can show.
  private static let panelLimit = 6
  /// The names of parameters, which facts follow.
  private static let parameterNames: Set<String> = [
    "mass", "stiffness", "damping", "dampingratio", "response", "duration", "bounce", "tension",
    "friction", "initialvelocity", "velocity", "threshold", "settlingtime", "overshoot", "peaktime",
    "dampingfraction", "perceptualduration",
  ]

  /// The facts that a picture shows first, if more change than it can show.
  private static let likelyNames = [
    "settlingtime", "overshoot", "peaktime", "risetime", "undershoot", "settlingduration",
  ]
  private static let goalNames: Set<String> = ["settlingtime", "overshoot", "peaktime"]

  /// - Parameter text: The text of standard input; nil to read the file.
  /// - Returns: nil for a file of something else.
  init?(_ path: String, text: [UInt8]? = nil) throws(ToolError) {
    guard text != nil || ["csv", "tsv"].contains(fileExtension(path)) else { return nil }
    var blocks =
      if let text { LineBlocks(text, name: "standard input") } else { try LineBlocks(path) }
    defer { blocks.close() }
    var block = ByteBuffer()
    guard try blocks.next(into: &block), FileKind.hasSprings(Array(block.bytes.prefix(1 << 12)))
    else { return nil }
    var lines = LineFields()
    lines.add(block.bytes)
    while try blocks.next(into: &block) {
      guard blocks.bytesRead <= Self.sizeLimit else {
        throw .data("\(blocks.name) is larger than \(Self.sizeLimit >> 20) MiB")
      }
      lines.add(block.bytes)
    }
    (name, headers, columns) = (blocks.name, lines.headers, lines.columns)
    guard columns.contains(where: { $0.count > 1 }) else {
      throw .data("\(name): a picture needs at least two springs")
    }
  }

  /// Collects the rows of a table.
  private struct LineFields {
    private(set) var headers: [String] = []
    private(set) var columns: [[Double]] = []
    private var fields = LogFields(.comma)

    mutating func add(_ block: UnsafeRawBufferPointer) {
      var offset = 0
      while let line = TextLines.next(block, &offset) {
        guard let first = line.first, first != UInt8(ascii: "#") else { continue }
        if headers.isEmpty { fields = LogFields(LogFields.separator(of: line)) }
        fields.split(line)
        let texts = fields.ranges.map {
          LogFields.text(UnsafeRawBufferPointer(rebasing: line[$0]))
        }
        if headers.isEmpty {
          headers = texts
          columns = [[Double]](repeating: [], count: texts.count)
        } else {
          for index in columns.indices {
            let number = index < texts.count ? plainNumber(texts[index]) : nil
            columns[index].append(number.flatMap { $0.isFinite ? $0 : nil } ?? .nan)
          }
        }
      }
    }
  }

  /// The columns over a parameter.
  ///
  /// - Parameters:
  ///   - wanted: The column of the horizontal axis and those above it; nil for the parameter that changes and the facts
  ///     that do.
  ///   - note: Told which of too many columns are not shown.
  func figure(_ wanted: [String]?, note: (String) -> Void) throws(ToolError) -> Figure {
    var indices: [Int] = []
    for column in wanted ?? [] { indices.append(try index(of: column)) }
    let x = if let first = indices.first { first } else { try parameter() }
    var shown = Array(indices.dropFirst())
    if shown.isEmpty {
      let isFact = { (column: Int) in
        column != x && changes(column) && !(wanted == nil && parameters.contains(column))
      }
      let facts = headers.indices.filter(isFact)
      shown = likely(facts)
      if shown.count < facts.count {
        let names = facts.filter { !shown.contains($0) }.map { headers[$0] }
        note(
          "\(name): \(names.joined(separator: ", ")) change too: "
            + "--columns \(headers[x]),\(names[0]) shows them")
      }
    }
    guard !shown.isEmpty else {
      throw .data("\(name): no column changes with \(headers[x])")
    }
    // A line would join springs that differ in another parameter.
    let others = parameters.filter {
      $0 != x && !shown.contains($0) && changes($0) && !follow([x, $0])
    }
    let panels = shown.enumerated().map { number, column in
      let points = zip(columns[x], columns[column]).map { Figure.Point(x: $0, y: $1) }
        .filter { $0.x.isFinite }.sorted { $0.x < $1.x }
      let line = Figure.Mark.curve(Figure.Curve(points: points, ink: .slot(number), width: 2))
      let dots = Figure.Mark.points(points, ink: .slot(number))
      // Dots that touch would only be a thick line.
      let marks = !others.isEmpty ? [dots] : points.count > 400 ? [line] : [line, dots]
      return Figure.Panel(label: headers[column], marks: marks)
    }
    let values = columns[x].filter(\.isFinite)
    let range = (values.min() ?? 0)...(values.max() ?? 1)
    return Figure(
      title: name, subtitle: "\(columns[x].count) springs", xLabel: headers[x], xRange: range,
      panels: panels)
  }

  private func index(of column: String) throws(ToolError) -> Int {
    if let index = headers.firstIndex(of: column) { return index }
    if let number = Int(column), headers.indices.contains(number - 1) { return number - 1 }
    let known = headers.joined(separator: ", ").prefix(200)
    throw .usage("\(name) has no column '\(column.prefix(40))', only \(known)")
  }

  /// Whether a column has different numbers. Values that differ only by rounding count as equal: an overshoot that was
  /// given is solved for.
  private func changes(_ column: Int) -> Bool {
    let numbers = columns[column].filter(\.isFinite)
    return numbers.contains { abs($0 - numbers[0]) > 1e-9 * abs(numbers[0]) }
  }

  /// The parameters, which are the first columns of a table. What a spring can be designed for is a fact if another
  /// parameter changes.
  private var parameters: [Int] {
    let leading = headers.indices.prefix { Self.parameterNames.contains(headers[$0].letters) }
    let causes = leading.filter { !Self.goalNames.contains(headers[$0].letters) }
    return causes.contains(where: changes) ? causes : Array(leading)
  }

  /// As many of the facts that change as a picture can show.
  private func likely(_ facts: [Int]) -> [Int] {
    guard facts.count > Self.panelLimit else { return facts }
    let first = facts.filter { Self.likelyNames.contains(headers[$0].letters) }
    return (first + facts.filter { !first.contains($0) }).prefix(Self.panelLimit).sorted()
  }

  /// Whether each of several parameters rises or falls with the first one, so that one parameter orders them all: with
  /// `--response 0.2:0.6:0.1`, stiffness and damping change.
  private func follow(_ parameters: [Int]) -> Bool {
    let first = columns[parameters[0]]
    let order = first.indices.sorted { first[$0] < first[$1] }
    let pairs = zip(order, order.dropFirst())
    return parameters.allSatisfy { parameter in
      let values = columns[parameter]
      return pairs.allSatisfy { values[$0] < values[$1] }
        || pairs.allSatisfy { values[$0] > values[$1] }
    }
  }

  /// The only parameter that changes, or the first of several that change together.
  private func parameter() throws(ToolError) -> Int {
    let leading = parameters
    let changing = leading.filter(changes)
    guard let first = changing.first else {
      throw .data("\(name): none of the springs' parameters changes")
    }
    guard changing.count == 1 || follow(changing) else {
      let names = changing.map { headers[$0] }.joined(separator: " and ")
      let fact = headers.indices.last { $0 > (leading.last ?? 0) && changes($0) } ?? first
      throw .usage(
        "\(name): \(names) change: choose what is drawn over one of them, as in --columns "
          + "\(headers[first]),\(headers[fact])")
    }
    return swept(first)
  }

  /// The parameter that was given, of those that change with another one: the first column, or else that with the shortest
  /// numbers. Of `--damping-ratio 0.1:2:0.1`, the damping changes too.
  private func swept(_ first: Int) -> Int {
    if first == 0 { return first }
    let same = headers.indices.filter { column in
      let name = headers[column].letters
      return Self.parameterNames.contains(name) && !Self.goalNames.contains(name)
        && changes(column) && follow([first, column])
    }
    return same.min { digits($0) < digits($1) } ?? first
  }

  /// The number of significant digits in a column.
  private func digits(_ column: Int) -> Int {
    columns[column].reduce(0) { sum, value in
      let text = NumberText.text(abs(value)).prefix { $0 != "e" }.filter(\.isNumber)
      return sum + text.drop { $0 == "0" }.reversed().drop { $0 == "0" }.count
    }
  }
}
