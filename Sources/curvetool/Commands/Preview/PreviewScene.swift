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

  /// - Parameter length: The seconds that the page shows; the scene's duration if nil.
  init(_ path: String, length: Double?, isStrict: Bool) throws {
    var (scene, plan) = try SceneFile.plan(path, isStrict: isStrict)
    if let length { scene.duration = length }
    let table = try TimelineTable(plan, layers: [], keyPaths: [], hasVelocity: false)
    columns = table.names
    guard columns.count * 2 <= Self.numberLimit else {
      throw ToolError.data("\(path) has \(columns.count) columns, more than a page can hold")
    }
    name = scene.name
    curves = SceneCurves(scene, limit: Self.curveLimit).list
    duration = scene.duration
    let count = min(300, Self.numberLimit / max(columns.count, 1))
    let times = (0..<count).map { scene.duration * Double($0) / Double(count - 1) }
    // Smaller steps are not visible.
    tracks = table.numbers(at: times).map { $0.map { ($0 * 1e4).rounded() / 1e4 } }
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
