import CurveArithmetic
import Curves
import Timeline

extension Workload {
  static let timeline = [frame, table]

  /// Frames of a scene in which four animations of every layer run: an eased one, an additive spring,
  /// cumulative keyframes, and a rotation by a value function in a group. A batch is a frame.
  private static let frame = Workload("timeline/frame", reference: "flat mathematics") { size in
    // At most 10,000 layers, whose animations take some tens of megabytes.
    let layers = (0..<min(max(size.batch / 4, 1), 10_000)).map(layer)
    let scene = LayerScene(name: "", duration: 1, layers: layers)
    let plan = try Plan(scene)
    var values = plan.makeValues()
    let flat = FlatAnimations(count: scene.layers.count)
    let frames = max(size.evaluations / (4 * scene.layers.count), 1)
    var frame = 0
    func times() -> some Sequence<Double> {
      frame += frames
      return (frame - frames..<frame).lazy.map { (index: Int) -> Double in
        0.3 + Double(index % 600) / 60
      }
    }
    return Task(
      evaluations: 4 * scene.layers.count * frames,
      kernel: {
        for time in times() {
          plan.write(at: time, into: &values)
          keep(values)
        }
      },
      reference: {
        for time in times() {
          flat.write(at: time)
          keep(flat)
        }
      },
      errors: {
        let time = 1.234
        plan.write(at: time, into: &values)
        flat.write(at: time)
        let exact = ExactAnimations()
        // The rotation is in radians, the position in points: as a share of the range.
        let error = { (index: Int, value: (_ channel: Int) -> Double) -> Double in
          let channel = index % 4
          return abs(value(channel) - exact.values(at: time, of: index / 4)[channel])
            / FlatAnimations.ranges[channel]
        }
        let count = 4 * scene.layers.count
        let kernel = Task.largestError(count: count) { index in
          error(index) {
            plan.value(FlatAnimations.keyPaths[$0], of: "layer \(index / 4)", in: values)?[
              component: 0] ?? .nan
          }
        }
        let reference = Task.largestError(count: count) { index in
          error(index) { flat.values[4 * (index / 4) + $0] }
        }
        return (kernel, reference)
      })
  }

  /// The values of ten layers of that scene at times in order, property by property. A batch is a block of
  /// rows; a call for one allocates its scratch space.
  private static let table = Workload(
    "timeline/table", reference: "flat mathematics", allocates: true
  ) { size in
    let layers = (0..<10).map(layer)
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: layers))
    var values = plan.makeValues()
    let flat = FlatAnimations(count: layers.count)
    let count = max(size.batch / (4 * layers.count), 1)
    let blocks = max(size.evaluations / (4 * layers.count * count), 1)
    let times = Storage(count: count) { 10 * Double($0) / Double(count) }
    let properties = plan.properties.filter { plan.componentCount(of: $0) > 0 }
    let rows = properties.map { Storage(count: count * plan.componentCount(of: $0)) }
    let plain = Storage(count: count * flat.values.count)
    let kernel = {
      for _ in 0..<blocks {
        for (property, rows) in zip(properties, rows) {
          var out = rows.elements.mutableSpan
          plan.values(of: property, at: times.elements.span, into: &out, using: &values)
        }
        keep(rows)
      }
    }
    let reference = {
      for _ in 0..<blocks {
        for row in 0..<count {
          flat.write(at: times.elements[row])
          for index in flat.values.indices {
            plain.elements[row * flat.values.count + index] = flat.values[index]
          }
        }
        keep(plain)
      }
    }
    return Task(
      evaluations: 4 * layers.count * count * blocks, kernel: kernel, reference: reference,
      errors: {
        let row = count / 2
        kernel()
        reference()
        let exact = ExactAnimations()
        let truth = { exact.values(at: times.elements[row], of: $0 / 4)[$0 % 4] }
        let total = 4 * layers.count
        return (
          Task.largestError(count: total) { index in
            guard
              let column = properties.firstIndex(where: {
                plan.layers[$0.layer].name == "layer \(index / 4)"
                  && FlatAnimations.keyPaths[index % 4].hasPrefix($0.keyPath)
              })
            else { return .nan }
            let width = plan.componentCount(of: properties[column])
            let values = rows[column].elements
            // The rotation is a matrix here, whose second element is the sine.
            return width == 16
              ? abs(values[row * 16 + 1] - Double.sin(truth(index)))
              : abs(values[row * width] - truth(index)) / FlatAnimations.ranges[index % 4]
          },
          Task.largestError(count: total) { index in
            abs(plain.elements[row * total + index] - truth(index))
              / FlatAnimations.ranges[index % 4]
          }
        )
      })
  }

  private static func layer(_ index: Int) -> AnimatedLayer {
    let begin = -FlatAnimations.delay(of: index)
    var layer = AnimatedLayer("layer \(index)")
    var fade = LayerAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.timingFunction = .easeInOut
    fade.timing.autoreverses = true
    var move = LayerAnimation(
      .spring(keyPath: "position.x", .init(from: .number(100), to: .number(0)), SpringSettings()))
    move.timing.duration = 2
    move.isAdditive = true
    var keyframes = KeyframeSpecification()
    keyframes.values = FlatAnimations.corners.map { .number($0) }
    keyframes.keyTimes = FlatAnimations.cornerTimes
    var corner = LayerAnimation(.keyframe(keyPath: "cornerRadius", keyframes))
    corner.timing.duration = 0.7
    corner.isCumulative = true
    var turn = LayerAnimation(
      .basic(keyPath: "transform", .init(from: .number(0), to: .number(3))))
    turn.valueFunction = .rotateZ
    turn.timing.duration = 1.5
    turn.timingFunction = .easeOut
    var group = LayerAnimation(.group([turn]))
    group.timing.duration = 1.5
    for (key, animation) in [("fade", fade), ("move", move), ("corner", corner), ("turn", group)] {
      var animation = animation
      animation.timing.beginTime = begin
      animation.timing.repeatCount = .infinity
      layer.append(animation, forKey: key)
    }
    return layer
  }
}
