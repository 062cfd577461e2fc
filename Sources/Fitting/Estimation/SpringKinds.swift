import CurveArithmetic

/// The kinds of motion that samples of a spring can show, each with its best motion.
///
/// A recording begins with the motion or some time before it, and the motion begins at rest or with a
/// velocity: four kinds. Their evidence weighs them.
struct SpringKinds: Sendable {
  /// One kind with its best motion.
  struct Kind: Sendable {
    let freedom: MotionMinimum<SpringVector>.Freedom
    var minimum: MotionMinimum<SpringVector>
    /// Whether the motion begins after a rest in the samples, at a fitted time.
    var startsLater: Bool { freedom.free.contains(SpringVector.Slot.start.rawValue) }
    /// Whether the first velocity is fitted.
    var hasVelocity: Bool { freedom.free.contains(SpringVector.Slot.velocity.rawValue) }
    /// The range of the start.
    var starts: ClosedRange<Double> { freedom.ranges[SpringVector.Slot.start.rawValue] }
    /// The number of fitted parameters.
    var count: Int { freedom.free.count }

    /// The covariance of the parameters for errors of variance 1. A frequency at its bound is undetermined.
    var covariance: [[Double]] {
      var covariance = minimum.equations.covariance(free: freedom.free)
      let slot = SpringVector.Slot.logFrequency
      if minimum.vector[slot] >= freedom.ranges[slot.rawValue].upperBound - 1e-9 {
        covariance[slot.rawValue][slot.rawValue] = .infinity
      }
      return covariance
    }

    /// The log likelihood of the samples with the penalty for all fitted parameters.
    func logLikelihood(_ samples: WeightedSamples) -> Double {
      samples.logLikelihood(cost: minimum.cost, parameters: Double(count))
    }

    /// The logarithm of the probability of the samples, with the parameters integrated out (Laplace's
    /// method): a parameter that the samples determine closely must earn its place.
    ///
    /// Before any sample is seen, a velocity has the size of the range times the frequency, a start lies
    /// anywhere in the samples, and the unknown noise leaves a t distribution.
    func evidence(_ samples: WeightedSamples) -> Double {
      let n = samples.independentCount
      let freedom = Swift.max(n - Double(count), 1)
      let variance = Swift.max(minimum.cost / freedom, samples.leastVariance)
      let start = SpringVector.Slot.start.rawValue
      let shape = [SpringVector.Slot.logFrequency.rawValue, SpringVector.Slot.damping.rawValue]
      var free = self.freedom.free
      var sum = -(n * Double.log(variance) + minimum.cost / variance) / 2
      if startsLater && hasVelocity {
        // A start in a gap may be at any time in it.
        let width = starts.upperBound - starts.lowerBound
        let deviation = (covariance[start][start] * variance).squareRoot()
        if !(deviation * 2.5 < width) {
          free.removeAll { $0 == start }
          sum += Double.log(width)
        }
      }
      let determinant = minimum.equations.logDeterminant(free: free) {
        shape.contains($0) ? variance : 0
      }
      sum += (Double(free.count) * Double.log(2 * Double.pi * variance) - determinant) / 2
      if hasVelocity {
        // Cauchy's density, half of it within half the range times the frequency.
        let frequency = minimum.vector.frequency
        let ratio = 2 * minimum.vector[.velocity] / frequency
        sum -= Double.log(Double.pi / 2 * frequency * (1 + ratio * ratio))
      }
      return sum
    }

    /// The shape of the spring; nil if the samples do not determine it.
    ///
    /// - Parameters:
    ///   - samples: The samples that this kind was fitted to.
    ///   - variance: The variance of a sample's error.
    ///   - unit: The logarithm of the unit of time in seconds.
    ///   - share: The logarithm of this motion's part of its kind.
    func shape(
      _ samples: WeightedSamples, variance: Double, unit: Double, share: Double
    ) -> SpringShape? {
      let (first, second) = (
        SpringVector.Slot.logFrequency.rawValue, SpringVector.Slot.damping.rawValue
      )
      let covariance = covariance
      let variances = SIMD2(covariance[first][first], covariance[second][second]) * variance
      guard variances.x.isFinite, variances.y.isFinite else { return nil }
      return SpringShape(
        mean: SIMD2(minimum.vector[.logFrequency] - unit, minimum.vector[.damping]),
        variances: variances, covariance: covariance[first][second] * variance,
        logLikelihood: share
          + samples.designLikelihood(cost: minimum.cost, placement: Double(count - 2)))
    }
  }

  private(set) var samples: WeightedSamples
  private(set) var kinds: [Kind] = []
  private let known: SpringVector
  private let isKnown: [Bool]
  private let knownStart: Bool
  private let highestFrequency: Double

  /// - Parameters:
  ///   - samples: The samples. Time 0 is the known or the assumed start.
  ///   - known: Known values of the motion, in the samples' original units.
  init(_ samples: WeightedSamples, known motion: KnownMotion) {
    let scale = samples.scale
    var known = SpringVector()
    var isKnown = [Bool](repeating: false, count: SpringVector.count)
    let parts: [(SpringVector.Slot, Double?)] = [
      (.to, motion.to.map(scale.value)), (.from, motion.from.map(scale.value)),
      (.velocity, motion.velocity.map(scale.velocity)),
    ]
    for case (let slot, let value?) in parts {
      known[slot] = value
      isKnown[slot.rawValue] = true
    }
    self.samples = samples
    self.known = known
    self.isKnown = isKnown
    knownStart = motion.start != nil
    highestFrequency = samples.highestFrequency
    // The search looks at some of very many samples.
    self.samples = samples.thinned(to: 2000)
    search()
    if samples.count > self.samples.count {
      self.samples = samples
      polish()
    }
    for _ in 0..<3 {
      guard let best else { return }
      self.samples = self.samples.reweighted(by: best.minimum.vector)
      polish()
    }
  }

  /// Where the start is known, the motion may well be cut out of a longer one: Schwarz's criterion, which
  /// expects no velocity in particular, weighs the two kinds that are left.
  private func score(_ kind: Kind) -> Double {
    -2 * (knownStart ? kind.logLikelihood(samples) : kind.evidence(samples))
  }

  private var best: Kind? { kinds.min { score($0) < score($1) } }

  /// Every kind with its posterior probability, from most to least likely.
  ///
  /// `share` is the logarithm of a gap's part in all gaps in which a motion leaves a rest with a velocity.
  var weighed: [(kind: Kind, weight: Double, share: Double)] {
    let scores = kinds.map(score)
    let least = scores.min() ?? 0
    let gaps = kinds.indices.filter { kinds[$0].startsLater && kinds[$0].hasVelocity }
    let best = gaps.map { scores[$0] }.min() ?? 0
    let share = -Double.log(gaps.reduce(0) { $0 + Double.exp(-(scores[$1] - best) / 2) })
    let shares = kinds.indices.map { gaps.contains($0) ? share : 0 }
    let likelihoods = scores.map { Double.exp(-($0 - least) / 2) }
    let sum = likelihoods.reduce(0, +)
    return kinds.indices.map { (kinds[$0], likelihoods[$0] / sum, shares[$0]) }
      .sorted { $0.1 > $1.1 }
  }

  // MARK: Search

  private func freedom(velocity: Bool, starts: ClosedRange<Double>?)
    -> MotionMinimum<SpringVector>.Freedom
  {
    var slots: [SpringVector.Slot] = [.to, .from].filter { !isKnown[$0.rawValue] }
    if velocity { slots.append(.velocity) }
    slots += [.logFrequency, .damping]
    if starts != nil { slots.append(.start) }
    return SpringVector.freedom(
      slots, starts: starts ?? 0...0, highestFrequency: highestFrequency)
  }

  private mutating func polish() {
    kinds = kinds.map {
      Kind(
        freedom: $0.freedom,
        minimum: MotionMinimum(samples, from: $0.minimum.vector, $0.freedom, steps: 100))
    }
  }

  private mutating func search() {
    let first = samples.time(0)
    let last = samples.time(samples.count - 1)
    let later = knownStart ? [] : laterStarts
    let grid = SpringGrid(samples, known: known, isKnown: isKnown)
    let velocities = isKnown[SpringVector.Slot.velocity.rawValue] ? [false] : [false, true]
    let atOrigin = grid.starts(at: 0)
    let delayed = later.map(grid.starts)
    for velocity in velocities {
      let fixed = freedom(velocity: velocity, starts: nil)
      guard samples.count > fixed.free.count else { continue }
      add(atOrigin.filter { $0.hasVelocity == velocity }, fixed)
    }
    for velocity in velocities where !later.isEmpty {
      // A start before the samples can be found only if nothing else is sought there.
      let isDetermined =
        isKnown[SpringVector.Slot.velocity.rawValue] && isKnown[SpringVector.Slot.from.rawValue]
      let range = (isDetermined ? first - (last - first) : first)...last
      let free = freedom(velocity: velocity, starts: range)
      guard samples.count > free.free.count else { continue }
      let starts = delayed.map { $0.filter { $0.hasVelocity == velocity } }
      if velocity {
        var search = PushSearch(samples, known: known, isKnown: isKnown)
        kinds += search.search(starts.flatMap { $0.prefix(3) }.map { $0.vector })
      } else {
        add(Array(starts.joined()), free)
      }
    }
  }

  /// Adds the best minimum reached from some starts.
  private mutating func add(
    _ starts: [SpringGrid.Start], _ freedom: MotionMinimum<SpringVector>.Freedom
  ) {
    let few = starts.sorted { $0.cost < $1.cost }.prefix(6)
    let trials = few.map { MotionMinimum(samples, from: $0.vector, freedom, steps: 15) }
    let promising = trials.sorted { $0.cost < $1.cost }.prefix(2)
    let minima = promising.map { MotionMinimum(samples, from: $0.vector, freedom, steps: 500) }
    guard let best = minima.min(by: { $0.cost < $1.cost }) else { return }
    kinds.append(Kind(freedom: freedom, minimum: best))
  }

  /// Times in the middle of the gaps about the first visible motion.
  private var laterStarts: [Double] {
    let count = samples.count
    guard count > 6 else { return [] }
    var differences: [Double] = []
    for index in 3..<count {
      let (a, b) = (samples.value(index), samples.value(index - 1))
      let (c, d) = (samples.value(index - 2), samples.value(index - 3))
      differences.append(abs(a - 3 * b + 3 * c - d))
    }
    // The median of a normal error is 0.6745 of its deviation, and a third difference sums 20 variances.
    let noise = differences.sorted()[differences.count / 2] / (0.6745 * 20.0.squareRoot())
    let visible = max(6 * noise, 0.03)
    let onset = (1..<count).first { abs(samples.value($0) - samples.value(0)) > visible } ?? 1
    return ((onset - 9)...(onset + 1)).filter { (1..<count).contains($0) }
      .map { (samples.time($0 - 1) + samples.time($0)) / 2 }
  }
}
