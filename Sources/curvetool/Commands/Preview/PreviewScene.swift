import ArgumentParser

/// A scene's values at evenly spaced times, as `timeline` tabulates them.
struct PreviewScene {
  /// The maximum number of values on a page, about seven bytes each.
  private static let numberLimit = 16_000

  let name: String
  /// What the animations run on.
  let curves: [NamedCurve]
  private let duration: Double
  private let columns: [String]
  private let tracks: [[Double]]
  private let responses: SceneResponses

  /// The maximum number of curves that the page's graph shows, and that change the scene there.
  private static let curveLimit = 8

  init(_ path: String, isStrict: Bool) throws {
    let strictness = isStrict ? ["--strict"] : []
    let (scene, report) = try TimelineCommand.parse(
      strictness + ["--samples", "2", "--", path]
    ).sceneReport()
    columns = Array(report.rows.columns.dropFirst(2))
    guard columns.count * 2 <= Self.numberLimit else {
      throw ToolError.data("\(path) has \(columns.count) columns, more than a page can hold")
    }
    name = scene.name
    curves = SceneCurves(scene, limit: Self.curveLimit).list
    duration = report.horizon
    let count = min(300, Self.numberLimit / max(columns.count, 1))
    let times = (0..<count).map { report.horizon * Double($0) / Double(count - 1) }
    var block = SampleBlock(columnCount: columns.count + 2)
    var tracks = columns.map { _ in [Double]() }
    let list = SampleTimes.list(times)
    for start in stride(from: 0, to: count, by: block.capacity) {
      block.begin(start..<min(start + block.capacity, count), of: list, hasFrames: true)
      report.rows.fill(block)
      // A hundredth of a pixel is the smallest visible step.
      for column in tracks.indices {
        tracks[column] += block.column(column + 2).map { ($0 * 1e4).rounded() / 1e4 }
      }
    }
    self.tracks = tracks
    responses = SceneResponses(
      scene, curves: curves, times: times, columns: tracks, limit: Self.numberLimit / count)
  }

  /// The scene's data for a page that shows these curves, which change the scene if they are its own.
  func json(with shown: [NamedCurve]) -> JSON {
    let isOwn = shown.map(\.name) == curves.map(\.name)
    let list = zip(columns, tracks).map { name, values in
      JSON.object(["name": .string(name.printable), "values": .numbers(values)])
    }
    return .object([
      "duration": .number(duration), "columns": .array(list),
      "responses": isOwn ? responses.json : .array([]),
    ])
  }
}
