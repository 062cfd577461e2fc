/// Finds motions that leave a rest with a velocity. The velocity jumps at the start, so the cost has a kink
/// at every sample, and each gap between two samples is searched alone.
struct PushSearch {
  typealias Kind = SpringKinds.Kind
  private typealias Slot = SpringVector.Slot

  private let samples: WeightedSamples
  private let known: SpringVector
  private let isKnown: [Bool]
  private var found: [Int: Kind] = [:]

  init(_ samples: WeightedSamples, known: SpringVector, isKnown: [Bool]) {
    (self.samples, self.known, self.isKnown) = (samples, known, isKnown)
  }

  /// The best gap and two on each side, each with its best motion, from some motions to start with.
  mutating func search(_ starts: [SpringVector]) -> [Kind] {
    for start in starts {
      let gap = (1..<samples.count).first { samples.time($0) > start[.start] } ?? samples.count - 1
      attempt(start, gap, steps: 15)
    }
    var refined: Set<Int> = []
    for _ in 0..<4 {
      guard let middle = best, let vector = found[middle]?.minimum.vector else { return [] }
      let gaps = middle - 2...middle + 2
      for gap in gaps {
        attempt(vector, gap, steps: gap == middle ? 500 : 40)
        guard refined.insert(gap).inserted else { continue }
        for start in motions(after: gap) { attempt(start, gap, steps: 100) }
      }
      if best == middle { break }
    }
    guard let middle = best else { return [] }
    return (middle - 2...middle + 2).compactMap { found[$0] }
  }

  private var best: Int? {
    found.min { ($0.value.minimum.cost, $0.key) < ($1.value.minimum.cost, $1.key) }?.key
  }

  private mutating func attempt(_ vector: SpringVector, _ gap: Int, steps: Int) {
    guard (1..<samples.count).contains(gap) else { return }
    let range = samples.time(gap - 1)...samples.time(gap)
    var vector = vector
    if !range.contains(vector[.start]) {
      vector[.start] = (range.lowerBound + range.upperBound) / 2
    }
    let slots: [Slot] = [.to, .from].filter { !isKnown[$0.rawValue] }
    let freedom = SpringVector.freedom(
      slots + [.velocity, .logFrequency, .damping, .start], starts: range,
      highestFrequency: samples.highestFrequency)
    let minimum = MotionMinimum(samples, from: vector, freedom, steps: steps)
    if minimum.cost < found[gap]?.minimum.cost ?? .infinity {
      found[gap] = Kind(freedom: freedom, minimum: minimum)
    }
  }

  /// Motions that fit the samples from the end of a gap on, each continued back to a time in the gap when it
  /// has the value of the rest. Until then a motion is smooth in its parameters.
  private func motions(after gap: Int) -> [SpringVector] {
    guard (1..<samples.count).contains(gap), let later = samples.dropFirst(gap) else { return [] }
    let rest = isKnown[Slot.from.rawValue] ? known[.from] : samples.mean(first: gap)
    var isKnown = isKnown
    isKnown[Slot.from.rawValue] = false
    let grid = SpringGrid(later, known: known, isKnown: isKnown)
    let (end, length) = (samples.time(gap), samples.time(gap) - samples.time(gap - 1))
    let slots: [Slot] = [.to].filter { !isKnown[$0.rawValue] }
    let freedom = SpringVector.freedom(
      slots + [.from, .velocity, .logFrequency, .damping],
      highestFrequency: samples.highestFrequency)
    let minima = grid.starts(at: end).filter { $0.hasVelocity }.prefix(3).map {
      MotionMinimum(later, from: $0.vector, freedom, steps: 40)
    }
    return minima.flatMap { minimum -> [SpringVector] in
      let vector = minimum.vector
      let shares = (0...8).map { Double($0) / 8 }
      let distances = shares.map { vector.state(before: $0 * length).value - rest }
      let crossings = (1...8).filter { (distances[$0] < 0) != (distances[$0 - 1] < 0) }
      let nearest = shares.indices.min { abs(distances[$0]) < abs(distances[$1]) } ?? 0
      let times =
        crossings.isEmpty
        ? [shares[nearest]]
        : crossings.map {
          shares[$0 - 1] + 0.125 * distances[$0 - 1] / (distances[$0 - 1] - distances[$0])
        }
      return times.map { share in
        var start = vector
        start[.from] = rest
        start[.velocity] = vector.state(before: share * length).velocity
        start[.start] = end - share * length
        return start
      }
    }
  }
}

extension SpringVector {
  /// The value and the velocity that the motion would have had some time before its start.
  fileprivate func state(before time: Double) -> (value: Double, velocity: Double) {
    let stiffness = frequency * frequency
    let part = SpringResponse(
      damping: 2 * dampingRatio * frequency, stiffness: stiffness, at: -time)
    let distance = self[.from] - self[.to]
    return (
      self[.to] + distance * part.displacement + self[.velocity] * part.push,
      self[.velocity] * part.pushVelocity - distance * stiffness * part.push
    )
  }
}

extension WeightedSamples {
  /// The mean of the first values.
  fileprivate func mean(first count: Int) -> Double {
    let sum = (0..<count).reduce(SIMD2<Double>.zero) {
      $0 + SIMD2(value($1), 1) * weight($1)
    }
    return sum.y > 0 ? sum.x / sum.y : value(0)
  }
}
