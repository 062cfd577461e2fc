import Curves
import Spring

/// A timer that copies a layer, like Timer.scheduledTimer: by default it first fires after one interval.
public struct Spawning: Sendable, Hashable, Codable {
  /// The variation of a model value between copies.
  @nonexhaustive
  public enum Variation: Sendable, Hashable {
    /// Starts at a number and increases by a step with every copy.
    case steps(from: Double, by: Double)
    /// A random number in a range, determined by the seed, the index of the copy and the key path.
    case random(from: Double, to: Double)
  }

  /// The interval between two copies in seconds, positive.
  public var interval: Double
  /// The number of copies.
  public var count: Int
  /// The time of the first copy, in the superlayer's time; after one interval if nil.
  public var first: Double?
  /// The delays of the copies instead of an interval; nil for a timer.
  public var stagger: Stagger?
  /// The seed of the random numbers.
  public var seed: UInt64
  /// The model values that vary, by key path.
  public var variations: [String: Variation]

  /// The maximum number of copies of a layer.
  public static let countLimit = 100_000

  /// Creates a timer.
  ///
  /// - Parameters:
  ///   - interval: The interval between two copies in seconds, positive and finite.
  ///   - count: The number of copies, 1...100,000.
  ///   - first: The time of the first copy, in the superlayer's time; after one interval if nil.
  ///   - seed: The seed of the random numbers.
  ///   - variations: The model values that vary, by key path.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    every interval: Double, count: Int, first: Double? = nil, seed: UInt64 = 0,
    variations: [String: Variation] = [:]
  ) throws(ParameterError) {
    guard interval > 0, interval <= 1e9 else {
      throw ParameterError(parameter: "every", value: interval, allowed: "above 0 and at most 1e9")
    }
    guard (1...Self.countLimit).contains(count) else {
      throw ParameterError(
        parameter: "count", value: Double(count), allowed: "in 1...\(Self.countLimit)")
    }
    if let first, !(abs(first) <= 1e100) {
      throw ParameterError(parameter: "first", value: first, allowed: "in -1e100...1e100")
    }
    self.interval = interval
    self.count = count
    self.first = first
    self.seed = seed
    self.variations = variations
  }

  /// Creates copies that differ by their delays.
  ///
  /// - Parameters:
  ///   - count: The number of copies, 1...100,000.
  ///   - stagger: Their delays.
  ///   - seed: The seed of the random numbers.
  ///   - variations: The model values that vary, by key path.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    count: Int, stagger: Stagger, seed: UInt64 = 0, variations: [String: Variation] = [:]
  ) throws(ParameterError) {
    try self.init(every: 1, count: count, first: 0, seed: seed, variations: variations)
    self.stagger = stagger
  }

  /// The time of a copy in seconds of the superlayer's time; copies are counted from 0.
  ///
  /// - Complexity: constant for a timer, linear in ``count`` with a ``stagger``.
  public func time(of index: Int) -> Double {
    if let stagger { return stagger.delay(of: index, count: count) }
    return (first ?? interval) + Double(index) * interval
  }

  /// The number for a copy.
  func value(_ variation: Variation, _ keyPath: String, of index: Int) -> Double {
    switch variation {
    case .steps(let start, let step): return start + Double(index) * step
    case .random(let low, let high):
      var state = seed ^ (UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      for byte in keyPath.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // The finaliser of SplitMix64.
      state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
      let share = Double((state ^ state >> 31) >> 11) * 0x1p-53
      return low + (high - low) * share
    }
  }
}

extension AnimatedLayer {
  /// The number of layers it stands for: the copies that a timer makes, or 1.
  package var copyCount: Int { spawning?.count ?? 1 }

  /// All copies, or the layer itself.
  ///
  /// - Complexity: linear in the copies.
  package var copies: [AnimatedLayer] {
    guard let spawning else { return [self] }
    let delays = spawning.stagger?.delays(count: spawning.count)
    return (0..<spawning.count).map {
      copy($0, at: delays?[$0] ?? spawning.time(of: $0), spawning)
    }
  }

  private func copy(_ index: Int, at time: Double, _ spawning: Spawning) -> AnimatedLayer {
    var copy = self
    copy.spawning = nil
    copy.rename { "\($0) \(index + 1)" }
    for (keyPath, variation) in spawning.variations.sorted(by: { $0.key < $1.key }) {
      copy.model.set(keyPath, to: .number(spawning.value(variation, keyPath, of: index)))
    }
    var shifted = timing
    shifted.beginTime += time
    for change in copy.timingChanges.indices { copy.timingChanges[change].time += time }
    return copy.with(timing: shifted)
  }

  private mutating func rename(_ change: (String) -> String) {
    name = change(name)
    for index in sublayers.indices { sublayers[index].rename(change) }
  }
}
