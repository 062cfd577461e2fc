import Arithmetic
import Spring

/// Some rows of a sweep, and the facts of their springs, solved side by side.
struct SweepRows: ~Copyable {
  /// How many rows are solved at a time: a multiple of eight.
  static let room = 128

  private(set) var count = 0
  private(set) var problems: [(place: Int, message: String)] = []
  private let rows = UnsafeMutableBufferPointer<SweepRow>.allocate(capacity: room)
  private let regimes = UnsafeMutableBufferPointer<DampedSpring.Regime?>.allocate(capacity: room)
  /// Mass, stiffness, damping and exact settling time of each row, and then the facts of one column after
  /// the other, NaN for a gap: `room` numbers each.
  private let numbers: UnsafeMutableBufferPointer<Double>
  private let columns: SweepColumns

  init(_ columns: SweepColumns) {
    self.columns = columns
    rows.initialize(repeating: SweepRow(place: 0, values: .zero))
    regimes.initialize(repeating: nil)
    numbers = .allocate(capacity: (4 + columns.columns.count) * Self.room)
    numbers.initialize(repeating: 1)
  }

  deinit {
    rows.deallocate()
    regimes.deallocate()
    numbers.deallocate()
  }

  var isFull: Bool { count == Self.room }

  @inline(__always)
  subscript(_ row: Int) -> SweepRow { rows[row] }

  /// The fact in a column of numbers; NaN for a gap.
  @inline(__always)
  func fact(_ row: Int, column: Int) -> Double { numbers[(4 &+ column) &* Self.room &+ row] }

  /// The regime of a spring; nil in a bad row.
  @inline(__always)
  func regime(_ row: Int) -> DampedSpring.Regime? { regimes[row] }

  mutating func removeAll() {
    count = 0
    problems.removeAll(keepingCapacity: true)
  }

  /// Adds a row, unless they are full.
  ///
  /// - Parameter problem: The problem with the row's input.
  mutating func append(_ row: SweepRow, problem: String? = nil) {
    rows[count] = row
    var spring = SIMD4<Double>(repeating: 1)
    if let problem {
      report(problem, row: count)
    } else if columns.form.isPhysical {
      spring = row.values
    } else {
      do throws(SpringError) {
        let other = try columns.form.spring(row.values)
        spring = SIMD4(other.mass, other.stiffness, other.damping, 0)
      } catch {
        report(error.description, row: count)
      }
    }
    for index in 0..<3 { numbers[index &* Self.room &+ count] = spring[index] }
    count &+= 1
  }

  private mutating func report(_ problem: String, row: Int) {
    rows[row].isBad = true
    problems.append((rows[row].place, problem))
  }

  // MARK: - Solving

  /// Computes the facts of all rows.
  mutating func solve() {
    if columns.needsSettling { settle() }
    for start in stride(from: 0, to: count, by: 8) { solveEight(start) }
    for row in 0..<count where !rows[row].isSolved || columns.needsMotion { solveAlone(row) }
    problems.sort { $0.place < $1.place }
  }

  /// The numbers of one kind.
  private func numbers(_ index: Int) -> UnsafeMutableBufferPointer<Double> {
    UnsafeMutableBufferPointer(rebasing: numbers[(index * Self.room)..<((index + 1) * Self.room)])
  }

  private func settle() {
    var times = numbers(3).mutableSpan
    DampedSpring.settlingTimes(
      mass: UnsafeBufferPointer(numbers(0)).span.extracting(first: count),
      stiffness: UnsafeBufferPointer(numbers(1)).span,
      damping: UnsafeBufferPointer(numbers(2)).span, into: &times)
  }

  private func solveEight(_ start: Int) {
    func eight(_ index: Int) -> SIMD8<Double> {
      UnsafeBufferPointer(numbers).load(index * Self.room + start)
    }
    guard
      let springs = RestingSprings(mass: eight(0), stiffness: eight(1), damping: eight(2))
    else { return }
    let peak = columns.needsPeak ? springs.peak : (time: .zero, overshoot: .zero)
    for (index, column) in columns.columns.enumerated() {
      guard case .fact(let fact) = column else { continue }
      let values: SIMD8<Double>
      switch fact {
      case .settlingTime, .exact: values = eight(3)
      case .overshoot: values = peak.overshoot
      case .peakTime: values = peak.time
      case .mass: values = springs.mass
      case .stiffness: values = springs.stiffness
      case .damping: values = springs.damping
      case .initialVelocity: values = .zero
      case .dampingRatio: values = springs.dampingRatio
      case .naturalFrequency: values = springs.naturalFrequency
      case .settlingDuration, .coreAnimation: values = springs.settlingDuration
      default: continue
      }
      numbers.store(values, at: (4 + index) * Self.room + start)
    }
    for row in start..<min(start + 8, count) {
      rows[row].isSolved = !rows[row].isBad && rows[row].values[3] == 0
      regimes[row] = springs.regime(row - start)
    }
  }

  /// Computes the facts of a row that were not computed with others.
  private mutating func solveAlone(_ row: Int) {
    let motion = motion(row)
    regimes[row] = motion?.spring.regime
    let peak = columns.needsPeak ? motion?.peak : nil
    for (index, column) in columns.columns.enumerated() {
      guard case .fact(let fact) = column, !rows[row].isSolved || !fact.isOfEight else { continue }
      numbers[(4 + index) * Self.room + row] =
        motion.flatMap { fact.number(of: $0, peak: peak) } ?? .nan
    }
  }

  /// The motion of a row's spring; nil and a problem if it is bad.
  mutating func motion(_ row: Int) -> SpringMotion? {
    guard !rows[row].isBad else { return nil }
    do throws(SpringError) {
      let values = rows[row].values
      return try columns.form.spring(values).motion(initialVelocity: values[3])
    } catch {
      report(error.description, row: row)
      return nil
    }
  }
}

extension SpringFact {
  /// Whether the fact is computed for eight springs at a time.
  var isOfEight: Bool {
    switch self {
    case .mass, .stiffness, .damping, .initialVelocity, .dampingRatio, .naturalFrequency,
      .settlingDuration, .coreAnimation, .settlingTime, .exact, .overshoot, .peakTime:
      true
    default: false
    }
  }
}
