import CurveArithmetic
import Curves
import Spring

/// The designs that may lie behind samples, from the most to the least probable: springs and curves in
/// round numbers and named ones.
///
/// Within the noise many springs fit the samples equally well, but people write few of them. So each design
/// has a probability before the samples are seen (``DesignPrior``), and the samples multiply it by their
/// likelihood.
///
/// ```
/// let fit = try SpringFit(samples)                       // stiffness 229.8 ± 0.9, damping 21.94 ± 0.07
/// let ranking = DesignRanking(fit, prior: .standard)
/// ranking.designs[0].spellings[0]                        // stiffness 230, damping 22
/// ranking.designs[0].probability                         // 0.93
/// ```
package struct DesignRanking: Sendable {
  /// One way to write a design.
  @nonexhaustive
  package enum Spelling: Sendable, Hashable {
    /// A spring's parameters.
    case spring(SpringParameters)
    /// A named spring.
    case namedSpring(Preset<SpringParameters>)
    /// A curve over a duration in seconds.
    case curve(Easing, duration: Double)
  }

  /// A motion with every way to write it.
  package struct Design: Sendable {
    /// The ways to write it, the most usual first; at least one.
    package let spellings: [Spelling]
    /// The probability of the design, given the samples.
    package let probability: Double
  }

  /// The designs with a probability above 1e-4, from the most to the least probable.
  package let designs: [Design]
  /// The probability of a design without round numbers.
  package let unroundedProbability: Double
  /// The standard deviation of a sample's error, as a fraction of the range of the values.
  package let relativeNoise: Double

  /// The probability from which a design is certain: designs above it were right in at least 95 of 100
  /// seeded recordings with this noise.
  package var certainProbability: Double { Self.certainProbability(noise: relativeNoise) }

  /// The most probable design if its probability is at least ``certainProbability``; else nil.
  package var certain: Design? {
    designs.first.flatMap { $0.probability >= certainProbability ? $0 : nil }
  }

  static func certainProbability(noise: Double) -> Double {
    let marks = [(0.0016, 0.73), (0.003, 0.9), (0.01, 0.97), (0.03, 0.995)]
    guard noise > marks[0].0 else { return marks[0].1 }
    for (low, high) in zip(marks, marks.dropFirst()) where noise <= high.0 {
      let share = Double.log(noise / low.0) / Double.log(high.0 / low.0)
      return low.1 + share * (high.1 - low.1)
    }
    return marks[marks.count - 1].1
  }

  /// Ranks the designs behind the samples of a fit.
  ///
  /// - Parameters:
  ///   - fit: The spring fitted to the samples.
  ///   - prior: The probabilities before any sample is seen.
  /// - Complexity: linear in the samples for each named curve and each spring near the fit.
  package init(_ fit: SpringFit, prior: DesignPrior) {
    let estimator = fit.estimator
    var collection = DesignCollection()
    for shape in estimator.shapes {
      collection.addUnrounded(
        Double.log(prior.density(at: shape.mean) * shape.area) + shape.logLikelihood)
      prior.forEachSpring(near: shape) { spelling in
        collection.add(
          spelling,
          Double.log(spelling.prior) + shape.logLikelihood + shape.logDensity(spelling.point))
      }
    }
    CurveDesigns(estimator.samples, span: estimator.span, prior).add(to: &collection)
    (designs, unroundedProbability) = collection.normalized
    relativeNoise = fit.noise / estimator.range
  }
}

/// Designs with the logarithms of their weights, equal motions as one.
struct DesignCollection {
  private struct Key: Hashable {
    let easing: Easing?
    let (first, second): (Int64, Int64)
  }

  private struct Entry {
    var spellings: [(spelling: DesignRanking.Spelling, weight: Double)]
  }

  private var indices: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var unrounded: [Double] = []
  /// The largest weight so far.
  private var most = -Double.infinity
  /// What is less likely than another design by this much in its logarithm is left out: a thousand of them
  /// have a probability of 1e-8.
  private static let reach = 25.0

  private static func key(_ number: Double) -> Int64 {
    Int64(min(max((number * 1e8).rounded(), -1e18), 1e18))
  }

  mutating func add(_ spring: SpringSpelling, _ weight: Double) {
    guard weight > most - Self.reach else { return }
    let key = Key(
      easing: nil, first: Self.key(spring.point.x), second: Self.key(spring.ratio))
    add(key, spring.preset.map { .namedSpring($0) } ?? .spring(spring.parameters), weight)
  }

  mutating func add(_ names: [Easing], duration: Double, _ weight: Double) {
    let key = Key(easing: names[0], first: Self.key(duration), second: 0)
    for name in names {
      add(key, .curve(name, duration: duration), weight - Double.log(Double(names.count)))
    }
  }

  mutating func addUnrounded(_ weight: Double) {
    guard weight.isFinite else { return }
    unrounded.append(weight)
    most = max(most, weight)
  }

  private mutating func add(_ key: Key, _ spelling: DesignRanking.Spelling, _ weight: Double) {
    guard weight.isFinite else { return }
    most = max(most, weight)
    if let index = indices[key] {
      entries[index].spellings.append((spelling, weight))
    } else {
      indices[key] = entries.count
      entries.append(Entry(spellings: [(spelling, weight)]))
    }
  }

  /// The designs with their probabilities, and the probability of numbers that are not round.
  var normalized: (designs: [DesignRanking.Design], unrounded: Double) {
    let all = entries.flatMap { $0.spellings.map { $0.weight } } + unrounded
    guard let most = all.max() else { return ([], 1) }
    let sum = all.reduce(0) { $0 + Double.exp($1 - most) }
    var designs: [DesignRanking.Design] = []
    for entry in entries {
      let probability = entry.spellings.reduce(0) { $0 + Double.exp($1.weight - most) } / sum
      guard probability > 1e-4 else { continue }
      var spellings: [(spelling: DesignRanking.Spelling, weight: Double)] = []
      for (spelling, weight) in entry.spellings.sorted(by: { $0.weight > $1.weight })
      where !spellings.contains(where: { $0.spelling == spelling }) {
        spellings.append((spelling, weight))
      }
      designs.append(
        DesignRanking.Design(spellings: spellings.map { $0.spelling }, probability: probability))
    }
    designs.sort { $0.probability > $1.probability }
    return (designs, unrounded.reduce(0) { $0 + Double.exp($1 - most) } / sum)
  }
}
