import CurveDocuments
import CurveNotation
import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct ComponentTests {
  /// Setting all components at once equals setting them one after the other, for every kind of value.
  @Test func componentsSetTogetherEqualThoseSetSingly() throws {
    var random = SplitMix64(seed: 9)
    let path = try BezierPath("M 1,2 L 3,4 Q 5,6 7,8 Z")
    let colors = try [ColorValue("#f80"), ColorValue("#0ff")]
    let values: [AnimatableValue] = [
      .number(1), .vector([1, 2, 3]), .vector([]), .point(Point2D(x: 1, y: 2)),
      .size(Size2D(width: 1, height: 2)), .rect(Rect2D()), .color(colors[0]),
      .transform(.identity), .colors(colors),
      .path(path), .bool(true), .text("solid"),
    ]
    for value in values { check(value, &random) }
    check(2.0, &random)
    check(SIMD2<Double>(1, 2), &random)
    check(SIMD3<Double>(1, 2, 3), &random)
    check(SIMD4<Double>(1, 2, 3, 4), &random)
    check([1.0, 2, 3, 4, 5], &random)
    check(Rect2D(), &random)
    check(colors[1], &random)
    check(Transform3D.identity, &random)
    check(true, &random)
  }

  private func check<Value: VectorValue>(_ value: Value, _ random: inout SplitMix64) {
    let numbers = (0..<value.componentCount).map { _ in Double.random(in: -9...9, using: &random) }
    var (together, oneByOne) = (value, value)
    together.setComponents(to: numbers.span)
    for (index, number) in numbers.enumerated() { oneByOne[component: index] = number }
    #expect(together == oneByOne)
    #expect(numbers.indices.allSatisfy { together[component: $0] == numbers[$0] })
  }
}
