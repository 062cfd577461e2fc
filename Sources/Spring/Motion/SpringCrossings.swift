/// The times at which a motion crosses its target, in seconds, computed one by one.
public struct SpringCrossings: Sequence, IteratorProtocol, Sendable {
  private let crossings: UnitSolution.Crossings?
  private let rates: CharacteristicRates
  private var index = 0.0

  init(_ crossings: UnitSolution.Crossings?, rates: CharacteristicRates) {
    self.crossings = crossings
    self.rates = rates
  }

  /// The next time; nil once the motion has decayed below the range of doubles.
  public mutating func next() -> Double? {
    guard let time = crossings?.time(index), time < .infinity,
      CharacteristicRates.decayFactor(rates.slow, time) > 0
    else { return nil }
    index += 1
    return time / rates.unit
  }
}

/// The turning points of a motion, computed one by one.
public struct SpringExtrema: Sequence, IteratorProtocol, Sendable {
  private var times: SpringCrossings
  private let motion: SpringMotion

  init(times: SpringCrossings, motion: SpringMotion) {
    self.times = times
    self.motion = motion
  }

  /// The next turning point; nil once the motion has decayed below the range of doubles.
  public mutating func next() -> SpringExtremum? {
    times.next().map {
      let displacement = motion.displacement(at: $0)
      return SpringExtremum(time: $0, value: motion.to - displacement, displacement: displacement)
    }
  }
}
