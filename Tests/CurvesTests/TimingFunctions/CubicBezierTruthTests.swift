import CurveTestSupport
import Curves
import Testing

/// Compares values with tables from other sources.
@Suite struct CubicBezierTruthTests {
  /// 300 curves by 200 points in 60-digit arithmetic, a third of the curves degenerate.
  @Test func agreesWithTheOracle() throws {
    var worst = LargestError()
    for row in try Fixture("curves/cubic-bezier-oracle.csv", rows: 300).rows {
      let (x1, y1) = (try row.number("x1"), try row.number("y1"))
      let (x2, y2) = (try row.number("x2"), try row.number("y2"))
      let curve = try CubicBezier(x1, y1, x2, y2)
      let scale = max(1, abs(y1), abs(y2))
      for point in try #require(row["points"]).split(separator: " ") {
        let numbers = point.split(separator: ":").compactMap { Double($0) }
        try #require(numbers.count == 3)
        let error = abs((curve.value(at: numbers[0]) - numbers[1]) - numbers[2]) / scale
        if !(error <= 1e-15) { Issue.record("\(curve) at \(numbers[0]): off by \(error)") }
        worst.include(error)
      }
    }
    #expect(worst.count == 60_000)
    #expect(worst.value <= 6e-16, "the figure stated in the documentation")
  }

  @Test func agreesWithPublishedValues() throws {
    var count = 0
    for row in try Fixture("curves/values.csv", rows: 621).rows {
      let function = try #require(row["function"])
      let parametric = function.hasPrefix("solveCurveX(x->t) ")
      let velocity = function.hasPrefix("velocity ")
      let range = function.hasPrefix("range_")
      let text = function.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
      guard let curve = bezier(parametric || velocity || range ? text : function) else { continue }
      let expected = try row.number("expected")
      let tolerance =
        Double(row["tolerance"] ?? "") ?? 1e-15 * max(1, abs(curve.y1), abs(curve.y2))
      count += 1
      if range {
        let ends = try #require(row["input"]).dropFirst().dropLast().split(separator: ",")
        let interval = try #require(Double(ends[0]))...(try #require(Double(ends[1])))
        let limits = curve.range(over: interval)
        let limit = function.hasPrefix("range_min") ? limits.lowerBound : limits.upperBound
        #expect(abs(limit - expected) <= tolerance, "\(function)")
      } else {
        let x = try row.number("input")
        let y =
          parametric
          ? curve.parameter(at: x) : velocity ? curve.velocity(at: x) : curve.value(at: x)
        #expect(
          abs(y - expected) <= tolerance * (1 + 1e-12), "\(function) at \(x): \(y), not \(expected)"
        )
      }
    }
    #expect(count == 465)
  }

  @Test(arguments: [("browser/easing.csv", 804), ("browser/easing-extrapolated.csv", 405)])
  func agreesWithTheBrowser(file: String, rows: Int) throws {
    let shorthand = [
      "ease-out": "cubic-bezier(0, 0, 0.58, 1)",
      "back(.68,-.55,.265,1.55)":
        "cubic-bezier(.68,-.55,.265,1.55)", "(.5,-2,.5,3)": "cubic-bezier(.5,-2,.5,3)",
    ]
    var count = 0
    for row in try Fixture(file, rows: rows).rows {
      let function = try #require(row["curve"])
      guard let curve = bezier(shorthand[function] ?? function) else { continue }
      let x = try row.number(row["t"] == nil ? "input" : "t")
      let expected = try row.number(row["y"] == nil ? "value" : "y")
      // The browser stops on |dx| < 1e-7, which at a vertical tangent is 2e-5 of y.
      let degenerate = curve.x1 == 0 || curve.x2 == 1 || (curve.x1 == 1 && curve.x2 == 0)
      let error = abs(curve.value(at: x) - expected)
      #expect(error <= (degenerate ? 2e-5 : 2e-6), "\(function) at \(x)")
      count += 1
    }
    #expect(count > 240)
  }

  /// Reads the four numbers of a `cubic-bezier(...)` in a table.
  private func bezier(_ text: String) -> CubicBezier? {
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(13).dropLast().split { $0 == "," || $0 == " " }
      .compactMap { Double($0.hasPrefix(".") ? "0" + $0 : String($0).fixedSign) }
    guard numbers.count == 4 else { return nil }
    return try? CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension String {
  /// "-.5" as "-0.5".
  fileprivate var fixedSign: String { hasPrefix("-.") ? "-0" + dropFirst() : self }
}
