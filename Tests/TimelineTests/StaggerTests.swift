import CurveDocuments
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// Delays of copies, by the rules of the libraries' documentation.
@Suite struct StaggerTests {
  private func delays(
    _ count: Int, from origin: Stagger.Origin = .first, columns: Int? = nil,
    axis: Stagger.Axis? = nil, easing: Easing = .linear, scale: Stagger.Scale = .step
  ) throws -> [Double] {
    try Stagger(
      each: 0.1, from: origin, columns: columns, axis: axis, easing: easing, scale: scale
    ).delays(count: count).map { ($0 * 1e12).rounded() / 1e12 }
  }

  @Test func linesFollowTheOrigin() throws {
    #expect(try delays(5) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(try delays(5, from: .last) == [0.4, 0.3, 0.2, 0.1, 0])
    #expect(try delays(5, from: .center) == [0.2, 0.1, 0, 0.1, 0.2])
    #expect(try delays(4, from: .center) == [0.1, 0, 0, 0.1])
    #expect(try delays(5, from: .edges) == [0, 0.1, 0.2, 0.1, 0])
    #expect(try delays(5, from: .index(1)) == [0.1, 0, 0.1, 0.2, 0.3])
    #expect(try delays(1, from: .center) == [0] && delays(0) == [])
  }

  @Test func gridsUseTheDistanceInThePlane() throws {
    let grid = try delays(9, from: .center, columns: 3)
    let diagonal = (0.1 * 2.0.squareRoot() * 1e12).rounded() / 1e12
    #expect(grid == [diagonal, 0.1, diagonal, 0.1, 0, 0.1, diagonal, 0.1, diagonal])
    #expect(try delays(6, columns: 3, axis: .x) == [0, 0.1, 0.2, 0, 0.1, 0.2])
    #expect(try delays(6, columns: 3, axis: .y) == [0, 0, 0, 0.1, 0.1, 0.1])
  }

  @Test func easingsShapeTheDelaysBetweenTheirEnds() throws {
    let eased = try delays(5, easing: try Easing("penner.in-quad"))
    #expect(eased == [0, 0.025, 0.1, 0.225, 0.4])
  }

  /// GSAP spreads `each` times the number of copies less 1 over all of them.
  @Test func gsapSpansTheSameTimeFromAnyOrigin() throws {
    #expect(try delays(5, from: .center, scale: .gsap) == [0.4, 0.2, 0, 0.2, 0.4])
    #expect(try delays(5, from: .edges, scale: .gsap) == [0, 0.2, 0.4, 0.2, 0])
    #expect(try delays(5, scale: .gsap) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(try delays(9, from: .center, columns: 3, scale: .gsap).max() == 0.3)
  }

  @Test func scenesStartTheirCopiesAfterTheirDelays() throws {
    let text = """
      {"duration": 2, "layers": [{"name": "dot", "count": 5,
        "stagger": {"each": 0.1, "from": "center"},
        "animations": [{"key": "in", "keyPath": "opacity", "from": 0, "to": 1, "duration": 0.5}]}]}
      """
    let scene = try Scene(json: Array(text.utf8))
    let starts = try Plan(scene).events(in: 0...2).filter { $0.kind == .didStart }
    #expect(starts.map(\.layer) == ["dot 3", "dot 2", "dot 4", "dot 1", "dot 5"])
    #expect(starts.map(\.time) == [0, 0.1, 0.1, 0.2, 0.2])
    #expect(try Scene(json: Array(scene.json.utf8)) == scene)
    for (stagger, message) in [
      ("{\"each\": -1}", "in 0...1e"), ("{\"from\": \"center\"}", "each is missing"),
      ("{\"each\": 1, \"from\": \"centre\"}", "did you mean \"center\"?"),
      ("{\"each\": 1, \"from\": 5}", "0...4"),
      ("{\"each\": 1, \"axis\": \"x\"}", "without columns"),
      ("{\"each\": 1, \"columns\": 0}", "1..."),
    ] {
      let bad = text.replacingOccurrences(
        of: "{\"each\": 0.1, \"from\": \"center\"}", with: stagger)
      let error = #expect(throws: DocumentError.self) { try Scene(json: Array(bad.utf8)) }
      #expect("\(String(describing: error))".contains(message), "\(String(describing: error))")
    }
  }
}
