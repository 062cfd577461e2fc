import Curves
import Testing
import Timeline

/// What an evaluation touches, so that the cost of a property does not grow with the scene.
@Suite struct LocalityTests {
  private func plan(layers count: Int) throws -> Plan {
    try Plan(
      LayerScene(
        name: "", duration: 1,
        layers: try (0..<count).map { index in
          var layer = AnimatedLayer("layer \(index)")
          var turn = LayerAnimation(.basic(keyPath: "transform", .init(to: .number(3))))
          turn.valueFunction = .rotateZ
          let spin = LayerAnimation(
            .basic(
              keyPath: "transform",
              .init(from: .transform(.identity), to: .transform(.rotation(2, x: 1)))))
          for (key, var animation) in [
            ("a", LayerAnimation(.opacity, from: 0.25, to: 0.75, duration: 1)), ("b", turn),
            ("c", spin),
            ("d", LayerAnimation(.basic(keyPath: "position.x", .init(to: .number(5))))),
            ("e", LayerAnimation(.basic(keyPath: "position.y", .init(to: .number(7))))),
          ] {
            animation.timing.duration = 1
            animation.isAdditive = key == "c"
            try layer.add(animation, forKey: key)
          }
          return layer
        }))
  }

  /// The number of values that change from a mark, which no animation reaches.
  private func changes(_ plan: Plan, _ body: (inout [Double]) -> Void) -> Int {
    var values = [Double](repeating: 12345.678, count: plan.slotCount)
    body(&values)
    return values.count { $0 != 12345.678 }
  }

  @Test func valuesAndVelocitiesOfAPropertyTouchOnlyItsNumbers() throws {
    var touched: [[Int]] = []
    for count in [3, 300] {
      let plan = try plan(layers: count)
      var numbers: [Int] = []
      for property in plan.properties(ofLayer: 1) {
        for isRate in [false, true] {
          let times = [0.3, 0.6]
          var rows = [Double](
            repeating: .nan, count: times.count * plan.componentCount(of: property))
          let changed = changes(plan) { values in
            rows.withUnsafeMutableBufferPointer { rows in
              var span = rows.mutableSpan
              times.withUnsafeBufferPointer { times in
                if isRate {
                  plan.velocities(of: property, at: times.span, into: &span, using: &values)
                } else {
                  plan.values(of: property, at: times.span, into: &span, using: &values)
                }
              }
            }
          }
          #expect(rows.allSatisfy { $0.isFinite && $0 != 12345.678 })
          if property.keyPath.hasPrefix("position"), isRate {
            #expect(rows == (property.keyPath.hasSuffix("x") ? [5, 5] : [7, 7]))
          }
          // Parts, flag and matrix, and the rows of scratch space; nothing for plain numbers.
          #expect(changed <= 16 + 17 + 64, "\(property.keyPath)")
          numbers.append(changed)
        }
      }
      touched.append(numbers)
    }
    #expect(touched[0] == touched[1] && touched[0].count == 8)
  }

  @Test func writingALayerTouchesOnlyIt() throws {
    for time in [0.0, 0.4, 0.9] {
      let plan = try plan(layers: 30)
      var all = plan.makeValues()
      plan.write(at: time, into: &all)
      var one = plan.makeValues()
      for layer in plan.layers.indices.reversed() {
        plan.write(layer: layer, at: time, into: &one)
      }
      for property in plan.properties {
        #expect(plan.value(of: property, in: one) == plan.value(of: property, in: all))
      }
      let few = changes(try self.plan(layers: 3)) { [plan = try self.plan(layers: 3)] in
        plan.write(layer: 1, at: time, into: &$0)
      }
      let many = changes(plan) { plan.write(layer: 1, at: time, into: &$0) }
      #expect(few == many && few > 0)
    }
  }
}
