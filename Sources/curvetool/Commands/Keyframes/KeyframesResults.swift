import Curves
import Timeline

/// A keyframe animation over time: a plan with one track, which holds its ends.
struct KeyframesResults {
  let plan: Plan
  let timing: MediaTiming
  let mode: CalculationMode
  /// The value, and the rotation of an object that rotates with its path.
  private let value: Plan.Property
  private let rotation: Plan.Property?
  /// The times of the keyframes, as fractions of the duration.
  let keyTimes: [Double]
  /// The components that are written: of a matrix, those that move.
  private let shown: [Int]

  /// - Throws: ``AnimationError`` if the animation is invalid.
  init(_ animation: LayerAnimation, isStrict: Bool) throws(AnimationError) {
    guard case .keyframe(_, let specification) = animation.content else {
      throw .unsuitable("expected a keyframe animation")
    }
    guard
      let first = specification.path.map({ _ in .point(Point2D()) }) ?? specification.values.first
    else { throw .keyframe(.noValues) }
    for (index, value) in specification.values.enumerated() where specification.path == nil {
      guard value.isCompatible(with: first) else {
        throw .keyframe(.incompatible(index: index))
      }
    }
    if case .text = first {
      throw .unsuitable("texts cannot be tabulated as numbers")
    }
    var held = animation
    held.content = .keyframe(keyPath: "value", specification)
    held.timing.fillMode = .both
    held.isRemovedOnCompletion = false
    timing = animation.timing
    mode = specification.mode
    var layer = AnimatedLayer("", model: ["value": first])
    layer.append(held, forKey: "")
    do throws(PlanError) {
      plan = try Plan(LayerScene(name: "", duration: 0, layers: [layer]), isStrict: isStrict)
    } catch {
      throw error.error
    }
    value = plan.properties.first { $0.keyPath == "value" } ?? plan.properties[0]
    rotation = plan.properties.first { $0.keyPath == "transform.rotation" }
    keyTimes = plan.keyTimes(of: value)
    if case .transform = first {
      shown = Self.moving(plan, value, horizon: Self.horizon(timing))
    } else {
      shown = Array(0..<plan.componentCount(of: value))
    }
  }

  /// The components of a matrix that do not have one value at all times; all of a matrix that is still.
  private static func moving(_ plan: Plan, _ value: Plan.Property, horizon: Double) -> [Int] {
    let times = (0...512).map { horizon * (Double($0) / 512) }
    let count = plan.componentCount(of: value)
    let rows = plan.rows(of: value, at: times)
    let moving = (0..<count).filter { component in
      let values = stride(from: component, to: rows.count, by: count).map { rows[$0] }
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      return !(high - low <= 1e-9 * max(abs(low), abs(high), 1))
    }
    return moving.isEmpty ? Array(0..<count) : moving
  }

  /// What is said about the components that are left out; nil if all are written.
  var stillNote: String? {
    let all = plan.componentNames(of: value)
    guard shown.count < all.count else { return nil }
    return
      "only \(componentNames.joined(separator: ", ")) of the matrix \(shown.count == 1 ? "moves" : "move"): "
      + "the others are left out"
  }

  /// The end of the default samples: all runs, or two of an endless animation.
  var horizon: Double { Self.horizon(timing) }

  private static func horizon(_ timing: MediaTiming) -> Double {
    let active = timing.activeDuration()
    let cycle = timing.runDuration() * (timing.autoreverses ? 2 : 1)
    let span = (active.isFinite ? active : 2 * cycle) / (timing.speed == 0 ? 1 : abs(timing.speed))
    return max(timing.beginTime + span, 0)
  }

  /// The names of the value's components; one empty name for a number.
  var componentNames: [String] {
    let names = plan.componentNames(of: value)
    return shown.map { names[$0] }
  }

  func columns(hasVelocity: Bool) -> [String] {
    let names = componentNames
    return ["time"] + names.map { $0.isEmpty ? "value" : $0 }
      + (rotation == nil ? [] : ["rotation"])
      + (hasVelocity ? names.map { $0.isEmpty ? "velocity" : "v\($0)" } : [])
  }

  /// The values at many times, row by row.
  func values(at times: [Double]) -> [Double] { chosen(plan.rows(of: value, at: times)) }

  /// The rotations in radians at many times, where the path turns what moves along it.
  func rotations(at times: [Double]) -> [Double]? {
    rotation.map { plan.rows(of: $0, at: times) }
  }

  /// The velocities at many times per second, row by row.
  func velocities(at times: [Double]) -> [Double] {
    chosen(plan.rows(of: value, at: times, areRates: true))
  }

  /// The components that are written, row by row.
  private func chosen(_ rows: [Double]) -> [Double] {
    let count = plan.componentCount(of: value)
    guard shown.count < count else { return rows }
    return (0..<rows.count / count).flatMap { row in shown.map { rows[row * count + $0] } }
  }

  /// Fills a block whose times are already set.
  func fill(_ block: borrowing SampleBlock, hasVelocity: Bool) {
    let times = Array(block.column(0))
    var lists = [values(at: times)]
    if let rotations = rotations(at: times) { lists.append(rotations) }
    if hasVelocity { lists.append(velocities(at: times)) }
    var column = 1
    for list in lists {
      let count = list.count / max(times.count, 1)
      for component in 0..<count {
        for row in times.indices { block[row, column] = list[row * count + component] }
        column += 1
      }
    }
  }
}
