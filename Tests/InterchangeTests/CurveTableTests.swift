import CurveDocuments
import Curves
import Testing

/// A table with a column of curves is a list of them.
@Suite struct CurveTableTests {
  @Test(arguments: [
    """
    name,curve,duration,delay
    enter,"cubic-bezier(0.05, 0.7, 0.1, 1)",400ms,0
    exit,"cubic-bezier(0.3, 0, 0.8, 0.15)",0.2s,50ms
    """,
    """
    | token | easing | duration (ms) | delay |
    |---|:--|---|---|
    | enter | `cubic-bezier(0.05, 0.7, 0.1, 1)` | 400 | |
    | exit | cubic-bezier(0.3, 0, 0.8, 0.15) | 200 | 50ms |
    """,
    "delay;duration;token;easing\n0ms;0.4s;enter;cubic-bezier(0.05, 0.7, 0.1, 1)\n50ms;200ms;exit;0.3, 0, 0.8, 0.15\n",
  ])
  func rowsAreCurves(text: String) throws {
    let document = try CurveDocument(Array(text.utf8))
    let meant = [try CubicBezier(0.05, 0.7, 0.1, 1), try CubicBezier(0.3, 0, 0.8, 0.15)]
    #expect(document.entries.map(\.name) == ["enter", "exit"])
    #expect(document.entries.map(\.easing) == meant.map { .cubicBezier($0) })
    #expect(document.entries.map(\.duration) == [0.4, 0.2])
    #expect(document.entries.map(\.delay) == [nil, 0.05])
    #expect(document.notes.isEmpty, "\(document.notes)")
  }

  /// One line has no rows: what may be a header is JSON, and the end of its line changes nothing.
  @Test func aLineOfJSONIsNoTable() throws {
    let token = """
      {"motion":{"a":{"$type":"transition","$value":{"duration":{"value":200,"unit":"ms"},"delay":\
      {"value":0,"unit":"ms"},"timingFunction":[0.4,0,0.2,1]}}}}
      """
    let plain = try CurveDocument(Array(token.utf8))
    for ending in ["\n", "\r\n", "\n\n"] {
      let document = try CurveDocument(Array((token + ending).utf8))
      #expect(document.entries.map(\.name) == ["motion.a"])
      #expect(document.entries.map(\.easing) == plain.entries.map(\.easing))
      #expect(document.entries.map(\.duration) == [0.2])
    }
  }

  /// A time of 0.05 s is not 0, and a delay without a duration stays a delay.
  @Test func timesKeepTheirMeaning() throws {
    let text = "id,ease,duration (s),delay\na,linear,0.05,\nb,linear,,20\nc,linear,0,0ms\n"
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.duration) == [0.05, nil, nil])
    #expect(document.entries.map(\.delay) == [nil, 0.02, nil])
  }

  @Test func aRowWithoutACurveIsNoted() throws {
    let text = "name,easing\na,ease-in\nb,eas-out\n"
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["a"])
    #expect(document.notes.count == 1 && document.notes.first?.line == 3)
  }

  /// Rows of samples are no curves.
  @Test func samplesAreNotCurves() {
    #expect(throws: DocumentError.self) {
      try CurveDocument(Array("time,value\n0,0\n1,1\n".utf8))
    }
  }
}
