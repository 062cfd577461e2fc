import CurveDocuments
import Curves
import Testing

@Suite struct SpatialTrackTests {
  /// A quarter of a circle, nearly, then a line.
  private static let text = """
    {"v": "5", "fr": 50, "layers": [{"ks": {"p": {"a": 1, "k": [
      {"t": 0, "s": [100, 0, 0], "to": [0, 55.228, 0], "ti": [55.228, 0, 0],
       "o": {"x": 0.42, "y": 0}, "i": {"x": 0.58, "y": 1}},
      {"t": 50, "s": [0, 100, 0], "o": {"x": 0.333, "y": 0.333}, "i": {"x": 0.667, "y": 0.667}},
      {"t": 100, "s": [0, 200, 0]}]}}}]}
    """

  /// The keyframes stay on the circle, and where the easing is along its arc.
  @Test func followsItsCurveByArcLength() throws {
    let document = try CurveDocument(Array(Self.text.utf8))
    let track = try #require(document.track("/layers/0/ks/p"))
    let times = try #require(track.keyframes.keyTimes)
    var checked = 0
    for (time, value) in zip(times, track.keyframes.values) where time < 0.5 {
      guard case .vector(let point) = value else { continue }
      let radius = (point[0] * point[0] + point[1] * point[1]).squareRoot()
      #expect(abs(radius - 100) <= 0.03, "\(time)")
      checked += 1
    }
    #expect(checked >= 8 && times.count == checked + 2)
    #expect(track.keyframes.values.last == .vector([0, 200, 0]))
    let middle = try #require(times.firstIndex(of: 0.25))
    guard case .vector(let point) = track.keyframes.values[middle] else {
      Issue.record("the middle is no vector")
      return
    }
    // An ease-in-out is at a half in the middle, and so is the arc.
    #expect(abs(point[0] - point[1]) <= 1e-6)
    #expect(document.track("/layers/0/ks/p 0") != nil)
  }
}
