import Curves

/// A motion's exact states on a fine grid, and the polynomials that carry them to the times between.
///
/// With P and Q the displacements of the motions that start from (1, 0) and from (0, 1),
///
///     y(t + r) = y(t) P(r) + y'(t) Q(r),   y'(t + r) = y'(t) P(r) + y''(t) Q(r).
///
/// Both are entire functions; to degree 9 and |r| at most a sixteenth of the fastest time, their
/// remainders are below 1e-17. Far above critical damping the fast exponential is soon gone; from
/// there on a second, wider grid has P(r) = e^(-slow r) and Q = 0. Steps are powers of two, so that a
/// time is taken apart without rounding.
struct StateTable {
  /// (displacement, velocity) and (the rate of displacement, that of velocity) at a time of the grid.
  struct Cell: BitwiseCopyable {
    var state: SIMD2<Double>
    var rate: SIMD2<Double>
  }

  /// A part of the grid.
  private struct Region {
    /// Steps in a second.
    var scale = 0.0
    /// The first and the last step, and the cell of the first.
    var first = 0.0
    var last = -1.0
    var cells: UnsafePointer<Cell>
    var p: Polynomial
    var q: Polynomial
  }

  private let target: Double
  private let near: Region
  private let far: Region

  /// - Parameters:
  ///   - cells: Room for ``StackStorage/byteCount`` bytes of cells.
  ///   - limit: The most cells worth the making.
  ///   - end: The last time asked for, in seconds.
  init(_ motion: SpringMotion, cells: UnsafeMutablePointer<Cell>, limit: Int, end: Double) {
    let rates = motion.spring.rates
    let room = min(StackStorage.byteCount / MemoryLayout<Cell>.stride, limit)
    let isOverdamped = rates.discriminantSign < 0
    // |both roots| is omega below critical damping.
    let fastest = isOverdamped ? rates.fast.high : rates.frequency.high
    let nearStep = Self.step(for: fastest)
    target = motion.to
    // Where only e^(-slow t) is left; before that no more than half the room.
    let parting = isOverdamped ? 45 / (2 * rates.split.high) : .infinity
    let needed = min(max(end, 0) * rates.unit / nearStep, 0x1p20)
    let isParted = Int(needed) + 2 > room && parting / nearStep < Double(room / 2)
    let nearCount = isParted ? Int(parting / nearStep) + 2 : min(room, Int(needed) + 2)
    let p = Polynomial(1, 0, drag: 2 * rates.decay.high * nearStep, rates, nearStep)
    let q = Polynomial(0, 1, drag: 2 * rates.decay.high * nearStep, rates, nearStep)
    near = Region(
      scale: rates.unit / nearStep, first: 0, last: Double(nearCount - 1), cells: cells, p: p,
      q: q.scaled(by: nearStep))
    Self.fill(cells, motion, nearStep, 0..<nearCount)
    guard isParted else {
      far = Region(cells: cells, p: p, q: q)
      return
    }
    let farStep = Self.step(for: rates.slow.high)
    let first = Int(parting / farStep) + 1
    let farCount = room - nearCount
    far = Region(
      scale: rates.unit / farStep, first: Double(first), last: Double(first + farCount - 1),
      cells: cells + nearCount, p: Polynomial(decay: rates.slow.high * farStep),
      q: Polynomial(decay: 0).scaled(by: 0))
    Self.fill(cells + nearCount, motion, farStep, first..<(first + farCount))
  }

  /// The states at eight times; false if a time is not on the grid.
  @inline(__always)
  func eight(
    _ times: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>
  ) -> Bool {
    let t = UnsafeRawPointer(times).loadUnaligned(as: SIMD8<Double>.self)
    guard all(t .> 0) else { return false }
    let steps = t * near.scale
    if all(steps .<= near.last) {
      let (r, index) = place(steps, near)
      write(
        near.p.values(at: r), near.q.values(at: r), index, near.cells, values, velocities)
      return true
    }
    let wide = t * far.scale
    guard all(wide .<= far.last) else { return false }
    if all(wide .>= far.first) {
      let (r, index) = place(wide, far)
      write(far.p.values(at: r), far.q.values(at: r), index, far.cells, values, velocities)
      return true
    }
    let isNear = steps .<= near.last
    let (steps1, steps2) = (
      steps.replacing(with: 0, where: .!isNear),
      wide.replacing(with: far.first, where: wide .< far.first)
    )
    let (r1, index1) = place(steps1, near)
    let (r2, index2) = place(steps2, far)
    write(
      near.p.values(at: r1).replacing(with: far.p.values(at: r2), where: .!isNear),
      near.q.values(at: r1).replacing(with: far.q.values(at: r2), where: .!isNear),
      index1.replacing(with: index2 &+ UInt64(far.cells - near.cells), where: .!isNear),
      near.cells, values, velocities)
    return true
  }

  @inline(__always)
  private func place(_ steps: SIMD8<Double>, _ region: Region) -> (SIMD8<Double>, SIMD8<UInt64>) {
    // The nearest whole number, and as its low bits the same as an integer.
    let shifted = steps + Self.magic
    let index = unsafeBitCast(shifted - region.first, to: SIMD8<UInt64>.self)
    return (steps - (shifted - Self.magic), index & 0xffff_ffff)
  }

  @inline(__always)
  private func write(
    _ p: SIMD8<Double>, _ q: SIMD8<Double>, _ index: SIMD8<UInt64>,
    _ cells: UnsafePointer<Cell>, _ values: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>
  ) {
    // Not a loop: lanes named by a variable would go through memory.
    let put = { (i: Int) in
      let cell = cells[Int(truncatingIfNeeded: index[i])]
      let state = cell.state * p[i] + cell.rate * q[i]
      values[i] = target - state[0]
      velocities[i] = state[1]
    }
    put(0)
    put(1)
    put(2)
    put(3)
    put(4)
    put(5)
    put(6)
    put(7)
  }

  private static let magic = 0x1.8p52

  /// The largest power of two of which an eighth of the time 1/rate is not exceeded.
  private static func step(for rate: Double) -> Double {
    Double(sign: .plus, exponent: (0.125 / rate).exponent, significand: 1)
  }

  private static func fill(
    _ cells: UnsafeMutablePointer<Cell>, _ motion: SpringMotion, _ step: Double, _ range: Range<Int>
  ) {
    let (solution, unit) = (motion.solution, motion.spring.rates.unit)
    let derivative = solution.derivative
    let scale = SIMD2(motion.amplitude, 0 - motion.amplitude * unit)
    for (cell, index) in range.enumerated() {
      let basis = PropagatorBasis(motion.spring.rates, at: Double(index) * step)
      let (y, v) = solution.state(basis)
      let (_, a) = derivative.state(basis)
      cells[cell] = Cell(state: SIMD2(y, v) * scale, rate: SIMD2(v, a) * scale)
    }
  }
}

/// A polynomial of degree 9, lowest coefficient first.
struct Polynomial {
  private var c:
    (
      Double, Double, Double, Double, Double, Double, Double, Double, Double, Double
    )

  /// The Taylor polynomial of the motion from a displacement and a velocity, over one step.
  init(
    _ position: Double, _ velocity: Double, drag: Double, _ rates: CharacteristicRates,
    _ step: Double
  ) {
    let stiffness = (rates.frequency * rates.frequency).high * step * step
    var (before, last) = (position, velocity)
    // (n + 1)(n + 2) c(n + 2) = -(drag (n + 1) c(n + 1) + stiffness c(n))
    let next = { (n: Double) -> Double in
      let term = -(drag * (n - 1) * last + stiffness * before) / ((n - 1) * n)
      (before, last) = (last, term)
      return term
    }
    c = (position, velocity, next(2), next(3), next(4), next(5), next(6), next(7), next(8), next(9))
  }

  /// That of e^(-decay r).
  init(decay: Double) {
    var term = 1.0
    let next = { (n: Double) -> Double in
      term *= -decay / n
      return term
    }
    c = (1, next(1), next(2), next(3), next(4), next(5), next(6), next(7), next(8), next(9))
  }

  func scaled(by factor: Double) -> Self {
    var result = self
    result.c = (
      c.0 * factor, c.1 * factor, c.2 * factor, c.3 * factor, c.4 * factor, c.5 * factor,
      c.6 * factor, c.7 * factor, c.8 * factor, c.9 * factor
    )
    return result
  }

  func value(at r: Double) -> Double { values(at: SIMD8(repeating: r))[0] }

  @inline(__always)
  func values(at r: SIMD8<Double>) -> SIMD8<Double> {
    var p = r * c.9 + c.8
    p = p * r + c.7
    p = p * r + c.6
    p = p * r + c.5
    p = p * r + c.4
    p = p * r + c.3
    p = p * r + c.2
    p = p * r + c.1
    return p * r + c.0
  }
}
