import CurveNotation
import Curves

/// The animation elements of SVG.
enum SMILNotation {
  static let calls: [String: Dialects.Reading] = [
    "<animate": animate, "<animateTransform": animate, "<animateMotion": animate,
    "<animateColor": animate,
  ]

  /// The curve through the numbers of `values`, or of `keyPoints` along a path. Without numbers that
  /// change, only a single interval has a meaning.
  @Sendable private static func animate(_ call: Call) throws(MeaningError) -> Meaning {
    var meaning = Meaning.easing(try easing(call))
    if let duration = call["dur"] { meaning.duration = try clock(duration) }
    if let begin = call["begin"], let delay = try? clock(begin), delay > 0 { meaning.delay = delay }
    switch call["repeatCount"]?.content {
    case .text("indefinite")?: meaning.repeats = Repeats(count: .infinity)
    case .number(let count, _)? where count > 0: meaning.repeats = Repeats(count: count)
    default: break
    }
    return meaning
  }

  private static func easing(_ call: Call) throws(MeaningError) -> Easing {
    let lists = try Lists(call)
    if lists.intervals == 1 {
      if lists.mode == "spline", let spline = lists.splines?.first {
        return try Dialects.bezier(spline, at: call["keySplines"]?.offset ?? call.offset)
      }
      // The curve of `from` and `to` does not depend on their values.
      if call["values"] == nil, lists.mode == "linear" || lists.mode == "paced" { return .linear }
      if call["values"] == nil, lists.mode == "discrete", let halves = try? Steps(2, .jumpNone) {
        return .steps(halves)
      }
    }
    let curve = try lists.keyframes(at: call.offset)
    return lists.mode == "paced" ? .linear : try curve.easing()
  }

  /// The keyframes of an element's values, which are single numbers.
  static func keyframes(_ call: Call) throws(MeaningError) -> KeyframeCurve {
    try Lists(call).keyframes(at: call.offset)
  }

  /// The lists of numbers in an element.
  private struct Lists {
    var mode = "linear"
    let splines: [[Double]]?
    let values: [Double]?
    let times: [Double]?
    let intervals: Int

    init(_ call: Call) throws(MeaningError) {
      let splines = try call["keySplines"].map { (list) throws(MeaningError) in
        try SMILNotation.lists(list)
      }
      if case .text(let word)? = call["calcMode"]?.content { mode = word }
      if mode == "spline", splines == nil { throw MeaningError("keySplines", at: call.offset) }
      values =
        try call["keyPoints"].map { (list) throws(MeaningError) in
          try SMILNotation.lists(list).flatMap { $0 }
        }
        ?? call["values"].flatMap { try? SMILNotation.lists($0) }.flatMap { rows in
          rows.allSatisfy { $0.count == 1 } ? rows.flatMap { $0 } : nil
        }
      times = try call["keyTimes"].map { (list) throws(MeaningError) in
        try SMILNotation.lists(list).flatMap { $0 }
      }
      intervals = splines?.count ?? max((times?.count ?? values?.count ?? 2) - 1, 1)
      self.splines = splines
    }

    func keyframes(at offset: Int) throws(MeaningError) -> KeyframeCurve {
      guard let values, values.count == intervals + 1 else {
        throw MeaningError("one interval, or values that are single numbers", at: offset)
      }
      var curve = KeyframeCurve(at: offset)
      for index in 0...intervals {
        let time =
          times.map { index < $0.count ? $0[index] : 1 } ?? Double(index) / Double(intervals)
        var segment = KeyframeCurve.Segment.linear
        if mode == "discrete" { segment = .hold }
        if mode == "spline", let splines, index < intervals {
          let p = splines[index]
          guard p.count == 4 else { throw MeaningError("four numbers a spline", at: offset) }
          segment = .relative(p[0], p[1], p[2], p[3])
        }
        curve.add(time, values[index], then: segment)
      }
      return curve
    }
  }

  /// The curve of `keySplines` alone, if all of its splines are the same.
  static func splines(_ literal: Literal) throws(MeaningError) -> Meaning {
    let rows = try lists(literal)
    guard let first = rows.first, first.count == 4 else {
      throw MeaningError("four numbers a spline", at: literal.offset)
    }
    guard rows.allSatisfy({ $0 == first }) else {
      throw MeaningError("one spline, not \(rows.count)", at: literal.offset)
    }
    return .easing(try Dialects.bezier(first, at: literal.offset))
  }

  /// The numbers between semicolons.
  private static func lists(_ literal: Literal) throws(MeaningError) -> [[Double]] {
    guard case .text(let text) = literal.content else { return [[try literal.number(in: .plain)]] }
    var rows: [[Double]] = []
    for part in text.split(separator: ";") where part.contains(where: { !$0.isWhitespace }) {
      rows.append(try Literal(content: .text(String(part)), offset: literal.offset).numbers())
    }
    guard rows.count <= 10_000 else {
      throw MeaningError("at most 10000 values", at: literal.offset)
    }
    return rows
  }

  /// A clock value: `1s`, `250ms`, `1.5`, `2min`.
  private static func clock(_ literal: Literal) throws(MeaningError) -> Double {
    guard case .text(let text) = literal.content else { return try literal.number(in: .seconds) }
    var scanner = TextScanner(text)
    let units = ["": 1, "s": 1, "ms": 0.001, "min": 60, "h": 3600]
    guard let number = scanner.takeNumber()?.value(), let unit = units[scanner.takeName() ?? ""],
      scanner.isAtEnd
    else { throw MeaningError("a time such as 1s or 250ms", at: literal.offset) }
    return number * unit
  }
}
