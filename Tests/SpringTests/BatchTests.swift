import CurveTestSupport
import Spring
import Testing

@Suite struct BatchTests {
  /// The largest errors of values and velocities relative to the scalar form, divided by their terms: the
  /// size of the envelope at the time.
  private func worst(
    _ motion: SpringMotion, _ times: [Double], _ values: [Double], _ velocities: [Double]
  ) -> Double {
    var worst = LargestError()
    let frequency = motion.spring.naturalFrequency
    for (index, time) in times.enumerated() {
      let state = motion.state(at: time)
      let speed = abs(state.velocity) / frequency
      // What has swung away at this time is as large a little before or after.
      let displacement = abs(motion.displacement(at: time))
      let size = max(displacement, speed, motion.envelope(at: time) ?? 0)
      // The value itself is rounded, and so is its difference from the target.
      let rounding = 2.3e-16 * (abs(motion.to) + displacement)
      // Not `max(0, ...)`, which makes NaN 0.
      let difference = abs(values[index] - state.value) - rounding
      let error = difference < 0 ? 0 : difference
      let velocityError = abs(velocities[index] - state.velocity) / frequency
      guard size > 1e-280 else {
        #expect(error == 0 && velocityError < 1e-280, "at \(time)")
        worst.include(0)
        continue
      }
      worst.include(error / size)
      worst.include(velocityError / size)
    }
    #expect(worst.count >= times.count)
    return worst.value
  }

  private func states(_ motion: SpringMotion, at times: [Double]) -> ([Double], [Double]) {
    var values = [Double](repeating: .nan, count: times.count)
    var velocities = values
    var x = values.mutableSpan
    var v = velocities.mutableSpan
    motion.states(at: times.span, values: &x, velocities: &v)
    return (values, velocities)
  }

  private func grid(
    _ motion: SpringMotion, _ start: Double, _ step: Double, _ count: Int
  ) -> ([Double], [Double]) {
    var values = [Double](repeating: .nan, count: count)
    var velocities = values
    var x = values.mutableSpan
    var v = velocities.mutableSpan
    motion.states(from: start, step: step, values: &x, velocities: &v)
    return (values, velocities)
  }

  /// To the bit, in every regime and at times of every size.
  @Test func anyTimesHaveTheScalarsBits() throws {
    var random = SplitMix64(seed: 31)
    for motion in try Springs.motions(seed: 32) {
      let end = min(motion.settlingTime(), 20 * motion.spring.response) * 1.5
      var times = (0..<400).map { _ in Double.random(in: -0.05 * end...end, using: &random) }
      times += (0..<400).map { _ in random.logUniform(1e-6...1e4) / motion.spring.naturalFrequency }
      times += times[400...].sorted()
      let (values, velocities) = states(motion, at: times)
      let wrong = times.indices.count {
        let state = motion.state(at: times[$0])
        return values[$0] != state.value || velocities[$0] != state.velocity
      }
      #expect(wrong == 0, "\(motion)")
    }
  }

  /// Within 1e-13; 1.7e-14 when last measured.
  @Test func gridsMatchSingleStatesInEveryRegime() throws {
    for motion in try Springs.motions(seed: 33) {
      let end = min(motion.settlingTime(), 20 * motion.spring.response) * 1.5
      // Powers of two, so that the times are exact on both sides.
      let step = Double(sign: .plus, exponent: (end / 2000).exponent, significand: 1)
      let (values, velocities) = grid(motion, -5 * step, step, 2003)
      let times = (0..<2003).map { Double($0 - 5) * step }
      let error = worst(motion, times, values, velocities)
      #expect(error <= 1e-13, "\(motion.spring) \(motion.initialVelocity)")
    }
  }

  /// Far along an undamped motion, where no error decays.
  @Test func tenMillionStatesKeepTheirDigits() throws {
    let motion = try DampedSpring(mass: 1, stiffness: 100, damping: 0).motion()
    let (step, block) = (0x1p-14, 4096)
    var worst = LargestError()
    for start in [0, 1 << 20, 9_990_000] {
      let (values, velocities) = grid(motion, Double(start) * step, step, block)
      let times = (0..<block).map { Double(start + $0) * step }
      worst.include(self.worst(motion, times, values, velocities))
    }
    #expect(worst.count == 3 && worst.value <= 1e-13)
  }

  @Test func batchesOfEveryLengthAndOffsetAreFilled() throws {
    let motion = try DampedSpring(mass: 10, stiffness: 1500, damping: 60).motion(from: 3, to: -2)
    for count in Array(0...70) + [255, 256, 257, 300, 1023] {
      let first = count % 5
      let times = (0..<count).map { Double(($0 * 37) % 71) * 0.03 - 0.1 }
      var values = [Double](repeating: .nan, count: count + first + 4)
      var velocities = values
      let checks = { (values: [Double], velocities: [Double], times: [Double]) in
        let middle = first..<(first + count)
        let error = self.worst(motion, times, Array(values[middle]), Array(velocities[middle]))
        #expect(error <= 1e-13, "\(count)")
        #expect(values.count { $0.isNaN } == first + 4, "\(count)")
        #expect(velocities.count { $0.isNaN } == first + 4, "\(count)")
      }
      let lend = { (body: (inout MutableSpan<Double>, inout MutableSpan<Double>) -> Void) in
        values.withUnsafeMutableBufferPointer { a in
          velocities.withUnsafeMutableBufferPointer { b in
            let range = first..<(first + count)
            var x = UnsafeMutableBufferPointer(rebasing: a[range]).mutableSpan
            var v = UnsafeMutableBufferPointer(rebasing: b[range]).mutableSpan
            body(&x, &v)
          }
        }
      }
      lend { motion.states(at: times.span, values: &$0, velocities: &$1) }
      checks(values, velocities, times)
      #expect(zip(times, values[first...]).allSatisfy { motion.value(at: $0) == $1 }, "\(count)")
      lend { motion.states(from: -0.25, step: 0x1p-6, values: &$0, velocities: &$1) }
      checks(values, velocities, (0..<count).map { Double($0) * 0x1p-6 - 0.25 })
    }
  }

  /// Motions without a grid use the scalar form: far times, unusual numbers, extreme units.
  @Test func oddTimesAndUnitsMatchSingleStates() throws {
    let motions = [
      try DampedSpring(mass: 1, stiffness: 100, damping: 3).motion(),
      try DampedSpring(mass: 1, stiffness: 100, damping: 3e4).motion(),
      try DampedSpring(mass: 1e300, stiffness: 1e-300, damping: 1).motion(from: 1e300, to: -1e300),
      try DampedSpring(mass: 1, stiffness: 1, damping: 1).motion(from: 5, to: 5),
    ]
    for motion in motions {
      var times = (0..<512).map { Double($0) * 0.01 }
      let odd: [Double] = [.infinity, -.infinity, 1e300, -1e300, 1e9, 1e-300, -0.0, 700, 1e5]
      for (index, time) in odd.enumerated() { times[index * 50 + 3] = time }
      let (values, velocities) = states(motion, at: times)
      for (index, time) in times.enumerated() {
        let state = motion.state(at: time)
        #expect(values[index] == state.value && velocities[index] == state.velocity)
      }
      for (start, step) in [(0.0, 1e300), (-1e300, 1e297), (0, -1), (1e9, 0), (0, .nan)] {
        let (values, velocities) = grid(motion, start, step, 200)
        for index in 0..<200 {
          let state = motion.state(at: start + Double(index) * step)
          #expect(values[index] == state.value || (values[index].isNaN && state.value.isNaN))
          #expect(
            velocities[index] == state.velocity
              || (velocities[index].isNaN && state.velocity.isNaN))
        }
      }
    }
  }

  /// Masses, stiffnesses and dampings of all regimes, some next to and at critical damping.
  private func springs(_ count: Int, seed: UInt64) -> [[Double]] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      let (mass, stiffness) = (random.logUniform(0.01...100), random.logUniform(0.1...1e4))
      let ratio =
        index % 7 == 3
        ? 1 + random.logUniform(1e-16...1e-2) * (index % 2 == 0 ? 1 : -1)
        : index % 11 == 5 ? random.logUniform(1e-4...1e9) : random.logUniform(0.02...5)
      let exact = index % 13 == 8  // critical without rounding
      return exact
        ? [4, 25, 20] : [mass, stiffness, 2 * ratio * (mass * stiffness).squareRoot()]
    }
  }

  /// How many times of a batch are not the scalar form's, or stand after its end.
  private func differences(
    _ springs: [[Double]], within threshold: Double, offset: Int = 0
  ) -> Int {
    let count = springs.count
    let pad = [Double](repeating: 1, count: offset)
    let mass = pad + springs.map { $0[0] }
    let stiffness = pad + springs.map { $0[1] }
    let damping = pad + springs.map { $0[2] }
    let range = offset..<(offset + count)
    // There is room for more.
    var times = [Double](repeating: -1, count: count + 3)
    var out = times.mutableSpan
    DampedSpring.settlingTimes(
      mass: mass.span.extracting(range), stiffness: stiffness.span.extracting(range),
      damping: damping.span.extracting(range), within: threshold, into: &out)
    let outside = times[count...].count { $0 != -1 }
    return outside
      + springs.indices.count { index in
        let (spring, time) = (springs[index], times[index])
        let motion = try? DampedSpring(mass: spring[0], stiffness: spring[1], damping: spring[2])
          .motion()
        guard let motion else { return !time.isNaN }
        return time != motion.settlingTime(within: threshold)
      }
  }

  @Test func batchesOfEveryLengthMatchTheScalar() {
    for count in 0...70 {
      let wrong = differences(
        springs(count, seed: UInt64(40 + count)), within: 1e-3, offset: count % 5)
      #expect(wrong == 0, "\(count)")
    }
  }

  /// Thresholds from where nearly every motion is at home to where none is.
  @Test(arguments: [2, 1, 0.999, 0.5, 0.1, 1e-3, 1e-6, 1e-12, 1e-300, 0, -1, .nan])
  func manySpringsMatchTheScalar(threshold: Double) {
    var many = springs(600, seed: 34)
    let odd = [
      [1.0, 100, 0], [1, 100, -1], [0, 100, 1], [.nan, 100, 1], [1, .infinity, 1],
      [1e300, 1e-3, 2],
      [1e-300, 1e-300, 1e-300], [1, 1, 1e200], [1e-250, 1, 1e-125], [1, 100, -0.0],
    ]
    for (index, spring) in odd.enumerated() { many[index * 23 + index % 8] = spring }
    #expect(differences(many, within: threshold) == 0)
  }

  /// Swings that just touch the band, where the last extremum is as high as the threshold.
  @Test func swingsThatTouchTheBandSettle() throws {
    for index in 1...40 {
      let spring = try DampedSpring(mass: 1, stiffness: 100, damping: 1 + Double(index) / 7)
      let height = try spring.motion().extrema.dropFirst(index % 3).first { _ in true }
      let level = try abs(#require(height).displacement)
      for threshold in [level, level.nextUp, level.nextDown, level * 1.000001, level * 0.999999] {
        let many = [[Double]](repeating: [1, 100, 1 + Double(index) / 7], count: 9)
        #expect(differences(many, within: threshold) == 0)
        let motion = try spring.motion()
        let settled = motion.settlingTime(within: threshold)
        #expect(abs(motion.displacement(at: settled)) <= threshold * (1 + 4e-15))
        #expect(abs(motion.displacement(at: settled * (1 - 1e-9))) >= threshold * (1 - 1e-14))
      }
    }
  }

  /// To the bit, in every regime, next to critical damping and far from usual size.
  @Test func restingSpringsHaveTheScalarsBits() throws {
    var random = SplitMix64(seed: 35)
    var (count, refused, wrong) = (0, 0, 0)
    for round in 0..<200 {
      let (mass, stiffness, damping) = Springs.eight(
        round: round, size: round % 4 == 0 ? 1e-29...1e29 : 0.1...3_000, using: &random)
      guard let eight = RestingSprings(mass: mass, stiffness: stiffness, damping: damping) else {
        refused += 1
        continue
      }
      let peaks = eight.peak
      for lane in 0..<8 {
        let spring = try DampedSpring(
          mass: mass[lane], stiffness: stiffness[lane], damping: damping[lane])
        let motion = try spring.motion()
        let peak = motion.peak
        let isSame =
          eight.naturalFrequency[lane] == spring.naturalFrequency
          && eight.dampingRatio[lane] == spring.dampingRatio
          && eight.settlingDuration[lane] == motion.settlingDuration(.coreAnimation())
          && eight.regime(lane) == spring.regime && peaks.overshoot[lane] == motion.overshoot
          && (peak == nil ? peaks.time[lane].isNaN : peaks.time[lane] == peak?.time)
        count += 1
        if !isSame { wrong += 1 }
      }
    }
    #expect(count + 8 * refused == 1_600 && refused < 20 && wrong == 0)
    for bad in [0, -1, .nan, .infinity] {
      let one = SIMD8<Double>(repeating: 1)
      var mass = one
      mass[5] = bad
      #expect(RestingSprings(mass: mass, stiffness: one, damping: one) == nil)
    }
  }
}
