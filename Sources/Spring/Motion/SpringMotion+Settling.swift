extension SpringMotion {
  /// The half width of the band in which a motion counts as settled unless another is given: a thousandth
  /// of the distance, which is also the epsilon of Core Animation, SwiftUI and UIKit.
  @inlinable public static var defaultThreshold: Double { 0.001 }

  /// The exact settling time: the last time at which the motion is further from its target than a
  /// threshold.
  ///
  /// T = sup { t >= 0 : |value(t) - to| > threshold * |to - from| }. It is 0 for a motion that is never
  /// that far away, and infinite for one that never stays within the threshold.
  ///
  /// - Parameters:
  ///   - threshold: The half width of the band, as a fraction of `|to - from|`, positive; in value units
  ///     if `from` equals `to`. 0 and less give infinity.
  ///   - velocityThreshold: If given, the speed must also stay within this, as a fraction of `|to -
  ///     from|` per second; the later of the two times counts.
  /// - Returns: Seconds, within 4e-15 relative. If the last swing only touches the band, the time itself
  ///   is ill-conditioned. Then it is exact for a threshold within 1e-15 relative of the given one.
  /// - Complexity: O(1): about four evaluations of the motion.
  public func settlingTime(
    within threshold: Double = SpringMotion.defaultThreshold, velocityThreshold: Double? = nil
  ) -> Double {
    let unit = spring.rates.unit
    var time =
      (gap(threshold).map { solution.lastExit(gap: $0) }
        ?? solution.lastExit(level: level(threshold))) / unit
    if let velocityThreshold {
      let atRest = solution.derivative.lastExit(level: level(velocityThreshold) / unit) / unit
      time = max(time, atRest)
    }
    return time
  }

  /// The last time at which the motion is further from its target than a band in value units.
  package func settlingTime(band: Double) -> Double {
    let level = amplitude == 0 ? band : band / abs(amplitude)
    return solution.lastExit(level: level) / spring.rates.unit
  }

  /// What a threshold close to the whole distance leaves of it; nil for other thresholds.
  func gap(_ threshold: Double) -> Double? {
    threshold > 0.9 && threshold < 1 && solution.position != 0 ? 1 - threshold : nil
  }

  /// A fraction of the distance, in units of the solution.
  func level(_ fraction: Double) -> Double {
    if amplitude == 0 { return fraction }
    return solution.position == 0 ? fraction / abs(amplitude) : fraction * abs(solution.position)
  }
}
