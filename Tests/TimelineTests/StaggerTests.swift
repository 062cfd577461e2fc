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
    axis: Stagger.Axis? = nil, easing: Easing = .linear
  ) throws -> [Double] {
    try Stagger(
      each: 0.1, from: origin, columns: columns, axis: axis, easing: easing
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

  /// Delays by the published functions of GSAP, anime.js and Motion.
  @Test func delaysMatchTheLibraries() throws {
    var worst = LargestError()
    for row in try Fixture("timeline/staggers.csv", rows: 279).rows {
      let rule = try #require(Stagger.Rule(rawValue: row["library"] ?? ""))
      let origins: [String: Stagger.Origin] = [
        "first": .first, "center": .center, "last": .last, "edges": .edges,
      ]
      let word = row["from"] ?? ""
      let origin = try #require(origins[word] ?? Int(word).map { .index($0) })
      let stagger = try Stagger(
        each: 0.1, from: origin, columns: Int(row["columns"] ?? ""),
        axis: Stagger.Axis(rawValue: row["axis"] ?? ""),
        easing: row["easing"] == "" ? .linear : try Easing(row["easing"] ?? ""), rule: rule)
      let expected = (row["delays"] ?? "").split(separator: " ").compactMap { Double($0) }
      let delays = stagger.delays(count: Int(try row.number("count")))
      #expect(delays.count == expected.count)
      for (delay, truth) in zip(delays, expected) { worst.include(abs(delay - truth)) }
    }
    // GSAP rounds to 1e-7.
    #expect(worst.count == 1975 && worst.value <= 1e-7)
  }

  @Test func scenesStartTheirCopiesAfterTheirDelays() throws {
    let text = """
      {"duration": 2, "layers": [{"name": "dot", "count": 5,
        "stagger": {"each": 0.1, "from": "center"},
        "animations": [{"key": "in", "keyPath": "opacity", "from": 0, "to": 1, "duration": 0.5}]}]}
      """
    let scene = try LayerScene(json: Array(text.utf8))
    let starts = try Plan(scene).events(in: 0...2).filter { $0.kind == .didStart }
    #expect(starts.map(\.layer) == ["dot 3", "dot 2", "dot 4", "dot 1", "dot 5"])
    #expect(starts.map(\.time) == [0, 0.1, 0.1, 0.2, 0.2])
    #expect(try LayerScene(json: Array(scene.json.utf8)) == scene)
    for (stagger, message) in [
      ("{\"each\": -1}", "in 0...1e"), ("{\"from\": \"center\"}", "each is missing"),
      ("{\"each\": 1, \"from\": \"centre\"}", "did you mean 'center'?"),
      ("{\"each\": 1, \"from\": 5}", "0...4"),
      ("{\"each\": 1, \"axis\": \"x\"}", "without columns"),
      ("{\"each\": 1, \"columns\": 0}", "1..."),
      ("{\"each\": 1, \"columns\": 2, \"like\": \"motion\"}", "no grids"),
    ] {
      let bad = text.replacingOccurrences(
        of: "{\"each\": 0.1, \"from\": \"center\"}", with: stagger)
      let error = #expect(throws: DocumentError.self) { try LayerScene(json: Array(bad.utf8)) }
      #expect("\(String(describing: error))".contains(message), "\(String(describing: error))")
    }
  }
}
