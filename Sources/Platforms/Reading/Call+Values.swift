import CurveNotation
import Curves

extension Call {
  /// The first call of a function in a whole text; nil without one.
  init?(named name: String, in text: String) {
    func first(_ literal: Literal) -> Call? {
      guard case .call(let called, let members) = literal.content else { return nil }
      if called == name { return Call(name: name, members: members, offset: 0) }
      return members.lazy.compactMap { first($0.value) }.first
    }
    guard let found = EasingReader.literal(text).flatMap(first) else { return nil }
    self = found
  }

  /// The value of a flag; false if it is missing.
  func flag(_ label: String) throws(MeaningError) -> Bool {
    switch self[label]?.content {
    case nil, .name("false"), .name("NO"): return false
    case .name("true"), .name("YES"): return true
    default: throw MeaningError("true or false", at: self[label]?.offset ?? offset)
    }
  }

  /// The cubic-bezier of two labelled points.
  func bezier(_ first: String, _ second: String) throws(MeaningError) -> Easing {
    var numbers: [Double] = []
    for label in [first, second] {
      guard let point = self[label] else {
        throw MeaningError("\(label) to be given", at: offset)
      }
      numbers += try point.point()
    }
    _ = try self.numbers([], allowing: [first, second, "duration", "animations"])
    return try Dialects.bezier(numbers, at: offset)
  }
}

extension Literal {
  /// The two numbers of a point or vector such as `CGPoint(x: 0.4, y: 0)` or `.zero`.
  func point() throws(MeaningError) -> [Double] {
    switch content {
    case .name(let name) where name.lastPart.lowercased() == "zero" || name.hasSuffix("Zero"):
      return [0, 0]
    case .object(let members) where members.count == 2:  // a C structure
      return [
        try members[0].value.number(in: .plain), try members[1].value.number(in: .plain),
      ]
    case .call(let name, let members):
      let isVector = name.hasPrefix("CGVector")
      return try Call(name: name, members: members, offset: offset).numbers(
        isVector ? [.init("dx"), .init("dy")] : [.init("x"), .init("y")])
    default: throw MeaningError("a point", at: offset)
    }
  }
}
