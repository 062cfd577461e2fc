import Arithmetic

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
    /// The index of the first step's cell.
    var cell = 0
    var p: Polynomial
    var q: Polynomial

    /// P, Q and the cell at a number of steps.
    @inline(__always)
    func at(_ steps: SIMD8<Double>) -> ((SIMD8<Double>, SIMD8<Double>), SIMD8<Int64>) {
      // The nearest whole number, and as its low bits the same as an integer.
      let magic = 0x1.8p52
      let shifted = steps + magic
      let r = steps - (shifted - magic)
      let number = unsafeBitCast(shifted - first, to: SIMD8<Int64>.self) & 0xffff_ffff
      return ((p.values(at: r), q.values(at: r)), number &+ Int64(truncatingIfNeeded: cell))
    }
  }

  private let cells: UnsafePointer<Cell>
  private let scratch: UnsafeMutablePointer<Double>
  private let target: Double
  private let near: Region
  private let far: Region

  /// - Parameters:
  ///   - cells: ``StackStorage/byteCount`` bytes.
  ///   - limit: The most cells worth the making.
  ///   - end: The last time asked for, in seconds.
  init(_ motion: SpringMotion, cells: UnsafeMutablePointer<Cell>, limit: Int, end: Double) {
    let rates = motion.spring.rates
    let room = min(Self.room, limit)
    let isOverdamped = rates.discriminantSign < 0
    // |both roots| is omega below critical damping.
    let fastest = isOverdamped ? rates.fast.high : rates.frequency.high
    let nearStep = Self.step(for: fastest)
    self.cells = UnsafePointer(cells)
    scratch = UnsafeMutableRawPointer(cells + Self.room).assumingMemoryBound(to: Double.self)
    target = motion.to
    // Where only e^(-slow t) is left; before that no more than half the room.
    let parting = isOverdamped ? 45 / (2 * rates.split.high) : .infinity
    let needed = min(max(end, 0) * rates.unit / nearStep, 0x1p20)
    let isParted = Int(needed) + 2 > room && parting / nearStep < Double(room / 2)
    let nearCount = isParted ? Int(parting / nearStep) + 2 : min(room, Int(needed) + 2)
    let p = Polynomial(1, 0, drag: 2 * rates.decay.high * nearStep, rates, nearStep)
    let q = Polynomial(0, 1, drag: 2 * rates.decay.high * nearStep, rates, nearStep)
    near = Region(
      scale: rates.unit / nearStep, first: 0, last: Double(nearCount - 1), p: p,
      q: q.scaled(by: nearStep))
    Self.fill(cells, motion, nearStep, 0..<nearCount)
    guard isParted else {
      far = Region(p: p, q: q)
      return
    }
    let farStep = Self.step(for: rates.slow.high)
    let first = Int(parting / farStep) + 1
    let farCount = room - nearCount
    far = Region(
      scale: rates.unit / farStep, first: Double(first), last: Double(first + farCount - 1),
      cell: nearCount, p: Polynomial(decay: rates.slow.high * farStep),
      q: Polynomial(decay: 0).scaled(by: 0))
    Self.fill(cells + nearCount, motion, farStep, first..<(first + farCount))
  }

  /// How many times go together.
  static let blockSize = 64

  /// The most cells: what the storage holds beside four numbers for each time of a block.
  private static let room =
    (StackStorage.byteCount - 32 * blockSize) / MemoryLayout<Cell>.stride

  /// The states at a block of times, each multiplied by a factor first; of those that are not on the
  /// grid, one by one.
  @inline(__always)
  func states(
    of motion: SpringMotion, at times: UnsafePointer<Double>, times factor: Double,
    _ values: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>?
  ) {
    let size = Self.blockSize
    let (t, p, q) = (scratch, scratch + size, scratch + 2 * size)
    let places = UnsafeMutableRawPointer(scratch + 3 * size).assumingMemoryBound(to: Int64.self)
    for i in 0..<size { t[i] = times[i] * factor }
    place(t, p, q, places)
    for i in 0..<size {
      let place = Int(truncatingIfNeeded: places[i])
      if place < 0 {
        let state = motion.state(at: t[i])
        values[i] = state.value
        velocities?[i] = state.velocity
      } else {
        let cell = cells[place]
        let state = cell.state * p[i] + cell.rate * q[i]
        values[i] = target - state[0]
        velocities?[i] = state[1]
      }
    }
  }

  /// P, Q and the cells of a block of times; -1 stands for eight of which one is not on the grid.
  ///
  /// Apart from what uses them: seen together, the compiler would take the vectors to pieces.
  @inline(never)
  private func place(
    _ times: UnsafePointer<Double>, _ p: UnsafeMutablePointer<Double>,
    _ q: UnsafeMutablePointer<Double>, _ places: UnsafeMutablePointer<Int64>
  ) {
    for i in stride(from: 0, to: Self.blockSize, by: 8) {
      let t = UnsafeRawPointer(times + i).loadUnaligned(as: SIMD8<Double>.self)
      let (steps, wide) = (t * near.scale, t * far.scale)
      let isNear = steps .<= near.last
      var (polynomials, place): ((SIMD8<Double>, SIMD8<Double>), SIMD8<Int64>)
      if all(isNear) {
        (polynomials, place) = near.at(steps)
      } else if all(wide .>= far.first) {
        (polynomials, place) = far.at(wide)
      } else {
        let (a, b) = (
          near.at(steps.replacing(with: 0, where: .!isNear)),
          far.at(wide.replacing(with: far.first, where: wide .< far.first))
        )
        polynomials.0 = b.0.0.replacing(with: a.0.0, where: isNear)
        polynomials.1 = b.0.1.replacing(with: a.0.1, where: isNear)
        place = b.1.replacing(with: a.1, where: isNear)
      }
      if !all(t .> 0 .& (isNear .| wide .<= far.last)) { place = SIMD8(repeating: -1) }
      UnsafeMutableRawPointer(p + i).storeBytes(of: polynomials.0, as: SIMD8<Double>.self)
      UnsafeMutableRawPointer(q + i).storeBytes(of: polynomials.1, as: SIMD8<Double>.self)
      UnsafeMutableRawPointer(places + i).storeBytes(of: place, as: SIMD8<Int64>.self)
    }
  }

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
    // (n - 1) n c(n) = -(drag (n - 1) c(n - 1) + stiffness c(n - 2))
    func next(_ n: Double, _ before: Double, _ last: Double) -> Double {
      -(drag * (n - 1) * last + stiffness * before) / ((n - 1) * n)
    }
    c = (position, velocity, 0, 0, 0, 0, 0, 0, 0, 0)
    c.2 = next(2, c.0, c.1)
    c.3 = next(3, c.1, c.2)
    c.4 = next(4, c.2, c.3)
    c.5 = next(5, c.3, c.4)
    c.6 = next(6, c.4, c.5)
    c.7 = next(7, c.5, c.6)
    c.8 = next(8, c.6, c.7)
    c.9 = next(9, c.7, c.8)
  }

  /// That of e^(-decay r).
  init(decay: Double) {
    c = (1, -decay, 0, 0, 0, 0, 0, 0, 0, 0)
    c.2 = -decay * c.1 / 2
    c.3 = -decay * c.2 / 3
    c.4 = -decay * c.3 / 4
    c.5 = -decay * c.4 / 5
    c.6 = -decay * c.5 / 6
    c.7 = -decay * c.6 / 7
    c.8 = -decay * c.7 / 8
    c.9 = -decay * c.8 / 9
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
