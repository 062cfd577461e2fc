/// A fact of eight springs at a time, with the scalar's bits.
package struct SpringFactOfEight: Sendable {
  #if hasFeature(Embedded)
    /// The module of the web has no such form: the closures are dropped where they are written.
    @_transparent
    init(
      atRest: (SpringsOfEight) -> SIMD8<Double>,
      thrown: ((ThrownSprings) -> SIMD8<Double>)? = nil, needsPeak: Bool = false,
      needsSettlingTime: Bool = false
    ) {}
  #else
    /// The fact of springs released at rest.
    package let atRest: @Sendable (SpringsOfEight) -> SIMD8<Double>
    /// The fact of thrown springs, if it differs.
    package var thrown: (@Sendable (ThrownSprings) -> SIMD8<Double>)?
    package var needsPeak = false
    package var needsSettlingTime = false
  #endif
}

/// Eight springs, and what several facts of theirs share.
package struct SpringsOfEight {
  package let springs: RestingSprings
  /// The exact settling times, if a fact needs them.
  package let settlingTime: SIMD8<Double>
  /// The peaks, if a fact needs them.
  package let peak: (time: SIMD8<Double>, overshoot: SIMD8<Double>)

  package init(
    _ springs: RestingSprings, settlingTime: SIMD8<Double>,
    peak: (time: SIMD8<Double>, overshoot: SIMD8<Double>)
  ) {
    (self.springs, self.settlingTime, self.peak) = (springs, settlingTime, peak)
  }
}
