import CurveArithmetic
import CurveDocuments
import CurveFigures
import CurveNotation
import CurvePlatforms
import Curves
import Timeline

@testable import curvetool

/// The processing of commands after reading.
let useTargets: [String: Target] = [
  "compare": { bytes in
    let lines = text(bytes).split(separator: "\n", maxSplits: 1).map(String.init)
    guard lines.count == 2, let first = try? EasingParser().parse(lines[0]).easing,
      let second = try? EasingParser().parse(lines[1]).easing
    else { return }
    let difference = CurveDifference(first, second)
    check(difference.maximum.value >= 0, "the difference is \(difference.maximum.value)")
    check(difference.rootMeanSquare >= 0, "the mean is \(difference.rootMeanSquare)")
  },
  "plot": { bytes in
    let lines = text(bytes).split(separator: "\n").prefix(3).map(String.init)
    // File access is not fuzzed.
    guard !lines.contains(where: { $0.contains("@") }),
      let curves = try? NamedCurve.read(lines, isStrict: false),
      !curves.isEmpty
    else { return }
    for arguments in [[], ["--in-seconds"], ["--clamp"]] {
      guard let set = try? CurveOptions.parse(arguments).timed(curves),
        let figure = try? CurveFigure.figure(set, span: 0...set.horizon, hasVelocity: true)
      else { continue }
      draw(figure)
    }
  },
  "convert": { bytes in
    // The curve, then options after a newline.
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let easing = try? EasingParser().parse(text(.init(rebasing: bytes[..<end]))).easing else {
      return
    }
    var numbers = Numbers(.init(rebasing: bytes[min(end + 1, bytes.count)...]))
    let isGiven = !numbers.isEmpty
    let all = TargetLanguage.all
    for target in isGiven ? [all[Int(numbers.byte()) % all.count]] : all {
      var request = ConversionRequest(easing, maximumError: 0.02)
      if isGiven {
        request.maximumError = 1 / Double(1 << (numbers.byte() % 16))
        if numbers.byte() % 2 == 0 { request.points = 2 + Int(numbers.byte() % 64) }
        request.prefersBezier = numbers.byte() % 4 == 0
        request.hasFallback = numbers.byte() % 4 == 0
      }
      guard let conversion = try? target.convert(request) else { continue }
      check(conversion.maximumError >= 0, "\(target.name): \(conversion.maximumError)")
      check(!conversion.text.isEmpty || target.name == "npy", "\(target.name) has no text")
    }
  },
  "keyframesplot": { bytes in
    guard let animation = try? KeyframeDocument(json: Array(bytes)).animation,
      let results = try? KeyframesResults(animation, isStrict: false), results.horizon.isFinite
    else { return }
    draw(KeyframesFigure.figure(results, span: 0...results.horizon, hasVelocity: true))
  },
  "timeline": { bytes in
    guard let (scene, plan) = try? LayerScene.read(json: Array(bytes)),
      let table = try? TimelineTable(plan, layers: [], keyPaths: [])
    else { return }
    let span = 0...scene.duration
    let times = positions.map { $0 * scene.duration }
    check(table.numbers(at: times).count == table.columns.count, "a column is missing")
    let events = plan.events(in: span)
    check(events.allSatisfy { span.contains($0.time) }, "an event lies elsewhere")
    for time in times.prefix(3) { _ = plan.explanation(at: time, duration: scene.duration) }
    draw(TimelineFigure.figure(scene, table: table, span: span))
  },
]

/// Draws a figure in both ways.
private func draw(_ figure: Figure) {
  let script = GnuplotScript(figure).text
  check(script.utf8.allSatisfy { $0 < 0x7F }, "a script is not ASCII")
  let plot = BraillePlot(figure, columns: 60, rows: 20, isColored: false)
  check(!plot.lines.isEmpty, "a plot is empty")
}
