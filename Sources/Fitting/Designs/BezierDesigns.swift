import CurveArithmetic
import Curves

/// The cubic-beziers in round numbers, over round durations, that may lie behind samples.
///
/// Four patterns are fitted: y1 = 0 or free, y2 = 1 or free. The round numbers around each fit are found one
/// parameter after the other, each given those before, and only the likeliest beginnings are continued.
struct BezierDesigns {
  private typealias Slot = PlacedBezier.Slot

  private let samples: WeightedSamples
  private let span: Double
  private let prior: DesignPrior
  /// The number of beginnings that are continued.
  private static let width = 200
  /// The density of a handle's coordinate, over a little more than 0...1.
  private static let handleDensity = 0.7
  /// The number of designs whose placement is fitted.
  private static let refined = 30

  /// The number of curves from which each pattern is fitted.
  private static let starts = 5

  private struct Partial {
    var values: [Double]
    /// The offsets from the fit in units of the independent deviations.
    var offsets: [Double]
    var weight: Double
  }

  init(_ samples: WeightedSamples, span: Double, _ prior: DesignPrior) {
    (self.samples, self.span, self.prior) = (samples, span, prior)
  }

  /// - Parameter placed: Curves near the samples with their costs.
  func add(
    near placed: [(cost: Double, vector: PlacedBezier)], to collection: inout DesignCollection
  ) {
    guard prior.customCurves > 0 else { return }
    // One start alone often leads to another minimum than the best.
    let starts = (placed + Self.corners.compactMap(candidate)).sorted { $0.cost < $1.cost }
      .prefix(Self.starts).map { $0.vector }
    for isLinearIn in [false, true] {
      for isLinearOut in [false, true] {
        var slots: [Slot] = [.to, .from, .start, .duration, .x1, .x2]
        if !isLinearIn { slots.append(.y1) }
        if !isLinearOut { slots.append(.y2) }
        let freedom = PlacedBezier.freedom(slots, leastDuration: 2 / samples.highestFrequency)
        let minima = starts.map { start in
          var vector = start
          if isLinearIn { vector[.y1] = 0 }
          if isLinearOut { vector[.y2] = 1 }
          return MotionMinimum(samples, from: vector, freedom, steps: 60)
        }
        guard let minimum = minima.min(by: { $0.cost < $1.cost }) else { continue }
        add(minimum, slots, to: &collection)
      }
    }
  }

  /// Curves of every shape, far apart.
  private static let corners: [CubicBezier] = [0.1, 0.5, 0.9].flatMap { x1 in
    [0.1, 0.6].flatMap { y1 in
      [0.1, 0.5, 0.9].flatMap { x2 in
        [0.4, 0.9].compactMap { y2 in try? CubicBezier(x1, y1, x2, y2) }
      }
    }
  }

  private func candidate(_ curve: CubicBezier) -> (cost: Double, vector: PlacedBezier)? {
    samples.placed(.cubicBezier(curve)).map { ($0.cost, PlacedBezier($0.vector, curve)) }
  }

  private func add(
    _ minimum: MotionMinimum<PlacedBezier>, _ slots: [Slot], to collection: inout DesignCollection
  ) {
    // A handle at the edge of its range stays there.
    let vector = minimum.vector
    let free = slots.filter { slot in
      (slot != .x1 && slot != .x2) || (vector[slot] > 0 && vector[slot] < 1)
    }
    let covariance = minimum.equations.covariance(free: free.map { $0.rawValue })
    let shape = free.filter { ![.to, .from, .start].contains($0) }
    let variance = max(minimum.cost / max(samples.independentCount - 8, 1), samples.leastVariance)
    guard shape.allSatisfy({ covariance[$0.rawValue][$0.rawValue].isFinite }),
      let triangle = Self.triangle(
        shape.map { row in shape.map { variance * covariance[row.rawValue][$0.rawValue] } })
    else { return }
    let likelihood = samples.designLikelihood(cost: minimum.cost, placement: 3)
    var weight = Double.log(prior.customCurves) + likelihood
    // Half of the curves have y1 = 0, and half y2 = 1.
    weight += 2 * Double.log(0.5)
    for slot in [Slot.x1, .x2] where !free.contains(slot) { weight += Double.log(0.05) }
    addUnrounded(vector, shape, triangle, weight, to: &collection)
    let found = decoded(vector, shape, triangle, weight)
    for partial in found.sorted(by: { $0.weight > $1.weight }).prefix(Self.refined) {
      refine(partial, vector, shape, likelihood, to: &collection)
    }
  }

  /// The density of the fit itself, if its numbers are not round.
  private func addUnrounded(
    _ vector: PlacedBezier, _ shape: [Slot], _ triangle: [[Double]], _ weight: Double,
    to collection: inout DesignCollection
  ) {
    var volume = weight + Double.log(prior.unrounded)
    for (row, slot) in shape.enumerated() {
      let density =
        slot == .duration ? BroadDensity.duration(vector[slot] * span) * span : Self.handleDensity
      // No more than the whole range of a parameter.
      volume += min(Double.log(density * triangle[row][row] * (2 * Double.pi).squareRoot()), 0)
    }
    collection.addUnrounded(volume)
  }

  /// The round numbers near the fit, by a beam search.
  private func decoded(
    _ vector: PlacedBezier, _ shape: [Slot], _ triangle: [[Double]], _ weight: Double
  ) -> [Partial] {
    var beam = [Partial(values: [], offsets: [], weight: weight)]
    for (row, slot) in shape.enumerated() {
      var next: [Partial] = []
      let unit = slot == .duration ? span : 1
      let deviation = max(triangle[row][row], 1e-7)
      for partial in beam {
        var mean = vector[slot]
        for column in 0..<row { mean += triangle[row][column] * partial.offsets[column] }
        let reach = 5 * deviation
        let numbers =
          slot == .duration ? DesignPrior.durations : DesignPrior.handles
        let range = (mean - reach) * unit...(mean + reach) * unit
        for number in numbers.numbers(in: range) {
          guard
            slot == .duration
              ? number.value > 0
              : slot == .y1 || slot == .y2 || (number.value >= 0 && number.value <= 1)
          else { continue }
          let z = (number.value / unit - mean) / deviation
          let density = slot == .duration ? BroadDensity.duration(number.value) : Self.handleDensity
          next.append(
            Partial(
              values: partial.values + [number.value], offsets: partial.offsets + [z],
              weight: partial.weight - z * z / 2 + Double.log(number.weight * density)))
        }
      }
      next.sort { $0.weight > $1.weight }
      beam = Array(next.prefix(Self.width))
    }
    return beam
  }

  /// Fits the placement of a design in round numbers and adds it with the likelihood it has then.
  private func refine(
    _ partial: Partial, _ vector: PlacedBezier, _ shape: [Slot], _ likelihood: Double,
    to collection: inout DesignCollection
  ) {
    var vector = vector
    for (slot, value) in zip(shape, partial.values) {
      vector[slot] = slot == .duration ? value / span : value
    }
    guard let curve = try? CubicBezier(vector[.x1], vector[.y1], vector[.x2], vector[.y2]) else {
      return
    }
    let freedom = PlacedBezier.freedom([.to, .from, .start], leastDuration: 0)
    let placed = MotionMinimum(samples, from: vector, freedom, steps: 6)
    let exact = samples.designLikelihood(cost: placed.cost, placement: 3)
    let squares = partial.offsets.reduce(0) { $0 + $1 * $1 }
    collection.add(
      [.cubicBezier(curve)], duration: (vector[.duration] * span * 1e6).rounded() / 1e6,
      partial.weight - likelihood + squares / 2 + exact)
  }

  /// The Cholesky factor of a covariance; nil if it is not positive definite.
  private static func triangle(_ matrix: [[Double]]) -> [[Double]]? {
    var triangle = matrix.map { $0.map { _ in 0.0 } }
    for row in matrix.indices {
      for column in 0...row {
        var sum = matrix[row][column]
        for inner in 0..<column { sum -= triangle[row][inner] * triangle[column][inner] }
        if row == column {
          guard sum > 0 else { return nil }
          triangle[row][row] = sum.squareRoot()
        } else {
          triangle[row][column] = sum / triangle[column][column]
        }
      }
    }
    return triangle
  }
}
