import Arithmetic
import Curves
import Interchange
import Spring
import SystemPackage
import Timeline

@testable import curvetool

/// What is fed with inputs. Each reads, uses what it read, and checks what must hold.
let targets: [String: @Sendable (UnsafeRawBufferPointer) -> Void] = [
  "easing": { bytes in
    guard let easing = try? EasingParser().parse(text(bytes)).easing else { return }
    for place in places { check(easing.value(at: place).isFinite, "a value is not finite") }
    let written = easing.description
    guard let again = try? EasingParser().parse(written).easing else {
      return check(false, "\(written) is not read back")
    }
    check(again == easing, "\(written) is read back as another curve")
  },
  "easings": { bytes in _ = try? EasingParser().parseList(text(bytes)) },
  "path": { bytes in
    guard let path = try? Path(text(bytes)), let measured = try? MeasuredPath(path) else { return }
    check(measured.length.isFinite && measured.length >= 0, "a length is \(measured.length)")
    for place in places {
      let point = measured.point(atLength: place * measured.length)
      check(point.x.isFinite && point.y.isFinite, "a point is not finite")
    }
  },
  "color": { bytes in
    guard let color = try? Color(text(bytes)) else { return }
    check((try? Color(color.cssText)) != nil, "\(color.cssText) is not read back")
  },
  "transform": { bytes in _ = try? TransformList(text(bytes)) },
  "scene": { bytes in
    guard let scene = try? Scene(json: Array(bytes)) else { return }
    check(!scene.duration.isNaN, "the duration is nan")
  },
  "keyframes": { bytes in
    guard let document = try? KeyframeDocument(json: Array(bytes)),
      let motion = try? document.specification.motion(
        timing: document.timingFunction, isStrict: false)
    else { return }
    for place in places { _ = motion.value(at: place) }
  },
  "numbers": { bytes in
    let text = text(bytes)
    let fast = DecimalReader.read(bytes, powers: .shared)
    if let number = plainNumber(text) {
      check(fast?.bitPattern == number.bitPattern, "\(text) is read as two numbers")
      if number.isFinite {
        let written = NumberText.text(number)
        check(Double(written) == number, "\(number) is written as \(written)")
        for digits in 1...17 {
          let rounded = Double(NumberText.text(number, precision: digits)) ?? .nan
          check(abs(rounded - number) <= abs(number) * 0.51, "\(number) is rounded to \(rounded)")
        }
      }
    }
    if NumberList.isList(text) { _ = try? NumberList.read(text) }
  },
  "csv": { bytes in
    var fields = CSVFields()
    var next = 0
    var written = WrittenNumbers()
    var output = ByteBuffer()
    var columns: SweepColumns?
    while let line = SweepLines.next(bytes, &next) {
      fields.split(line)
      guard let columns else {
        let words = (0..<fields.count).map { String(decoding: fields[$0], as: UTF8.self) }
        columns = try? SweepColumns(header: words, wanted: nil) { _ in }
        if columns == nil { return }
        continue
      }
      let writer = TableWriter(
        format: .json, columns: columns.names, textColumns: columns.textColumns, precision: nil)
      output.truncate()
      written = WrittenNumbers()
      _ = columns.append(fields, &written, writer, powers: .shared, to: &output)
    }
  },
  "compare": { bytes in
    let words = text(bytes).split(separator: "\n", maxSplits: 1).map(String.init)
    guard words.count == 2, let first = try? EasingParser().parse(words[0]).easing,
      let second = try? EasingParser().parse(words[1]).easing
    else { return }
    let difference = CurveDifference(first, second)
    check(difference.maximum.value >= 0, "the difference is \(difference.maximum.value)")
  },
  "plot": { bytes in
    let words = text(bytes).split(separator: "\n").prefix(3).map(String.init)
    guard let curves = try? NamedCurve.read(words), !curves.isEmpty else { return }
    for isInSeconds in [false, true] {
      guard let set = try? set(curves, isInSeconds: isInSeconds),
        let figure = try? CurveFigure.figure(set, span: 0...set.horizon, hasVelocity: true)
      else { continue }
      let script = GnuplotScript(figure).text
      check(script.utf8.allSatisfy { $0 < 0x7F }, "a script is not ASCII")
      _ = BraillePlot(figure, columns: 60, rows: 20, isColored: false)
    }
  },
  "timeline": { bytes in
    guard let scene = try? Scene(json: Array(bytes)), scene.duration < 1e6,
      let table = try? TimelineTable(scene, layers: [], keyPaths: [])
    else { return }
    var row = [Double](repeating: 0, count: table.columns.count + 2)
    for place in places {
      row[1] = place * scene.duration
      table.fill(&row)
    }
    _ = scene.events(in: 0...scene.duration)
  },
]

private let places = [0, 0.1, 0.3, 0.5, 0.9, 1, 1.5, -0.5]

private func text(_ bytes: UnsafeRawBufferPointer) -> String {
  String(decoding: bytes, as: UTF8.self)
}

private func set(_ curves: [NamedCurve], isInSeconds: Bool) throws -> CurveSet {
  var options = try CurveOptions.parse(isInSeconds ? ["--in-seconds"] : [])
  try options.validate()
  return try options.timed(curves)
}

private func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
