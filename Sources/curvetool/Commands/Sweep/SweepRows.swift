import CurveArithmetic
import Spring

/// Some rows of a sweep, and the facts of their springs, solved side by side.
struct SweepRows: ~Copyable {
  /// How many rows are solved at a time: a multiple of eight.
  static let capacity = 128

  private(set) var count = 0
  private(set) var problems: [(row: Int, message: String)] = []
  let columns: SweepColumns
  /// The facts that are computed for eight springs at a time, and their columns.
  private let factsOfEight: [(column: Int, fact: SpringFactOfEight)]
  /// Whether every fact is computed for one spring at a time.
  private let isAlone: Bool
  private let rows = UnsafeMutablePointer<SweepRow>.allocate(capacity: capacity)
  private let regimes = UnsafeMutablePointer<DampedSpring.Regime?>.allocate(capacity: capacity)
  /// How each of a row's four numbers is written.
  private let sources = UnsafeMutablePointer<NumberSource>.allocate(capacity: 4 * capacity)
  /// `capacity` numbers each: the four given numbers, the springs' mass, stiffness and damping, their settling
  /// times, and the facts of one column after the other, NaN for a gap.
  private let numbers: UnsafeMutableBufferPointer<Double>
  private static let spring = 4
  private static let times = 7
  private static let facts = 8

  init(_ columns: SweepColumns) {
    self.columns = columns
    // Eight springs at a time have the standard threshold.
    let isStandard = columns.threshold == SweepColumns.standardThreshold
    isAlone = !isStandard
    factsOfEight = columns.columns.enumerated().compactMap { index, column in
      guard isStandard, case .fact(let fact) = column, let eight = fact.eight else { return nil }
      return (index, eight)
    }
    rows.initialize(repeating: SweepRow(), count: Self.capacity)
    regimes.initialize(repeating: nil, count: Self.capacity)
    sources.initialize(repeating: .value, count: 4 * Self.capacity)
    numbers = .allocate(capacity: (Self.facts + columns.columns.count) * Self.capacity)
    numbers.initialize(repeating: 1)
  }

  deinit {
    rows.deallocate()
    regimes.deallocate()
    sources.deallocate()
    numbers.deallocate()
  }

  var isFull: Bool { count == Self.capacity }

  /// The fact in a column of numbers; NaN for a gap.
  @inline(__always)
  func fact(_ row: Int, column: Int) -> Double {
    numbers[(Self.facts &+ column) &* Self.capacity &+ row]
  }

  /// The regime of a spring; nil in a bad row.
  @inline(__always)
  func regime(_ row: Int) -> DampedSpring.Regime? { regimes[row] }

  /// The fields of a row among those of all rows.
  @inline(__always)
  func fields(_ row: Int) -> Range<Int> { rows[row].fields }

  /// One of a spring's four numbers, and how it is written.
  @inline(__always)
  func number(_ number: Int, _ row: Int) -> (value: Double, source: NumberSource) {
    (numbers[number &* Self.capacity &+ row], sources[4 &* row &+ number])
  }

  private func given(_ row: Int) -> SweepForm.Values {
    SweepForm.Values(
      number(0, row).value, number(1, row).value, number(2, row).value, number(3, row).value)
  }

  // MARK: - Adding rows

  mutating func removeAll() {
    count = 0
    problems.removeAll(keepingCapacity: true)
  }

  /// Adds a spring of a grid.
  mutating func append(_ values: SweepForm.Values, ordinal: Int) {
    for number in 0..<4 { set(number, values[number], .value) }
    add(SweepRow(ordinal: ordinal), problem: nil)
  }

  /// Sets one of the four numbers of the row that is added next.
  @inline(__always)
  func set(_ number: Int, _ value: Double, _ source: NumberSource) {
    numbers[number &* Self.capacity &+ count] = value
    sources[4 &* count &+ number] = source
  }

  /// Adds a row whose numbers are set, unless it is full.
  ///
  /// - Parameter problem: The problem with the row's input.
  mutating func add(_ row: SweepRow, problem: String?) {
    rows[count] = row
    if let problem {
      report(problem, row: count)
    } else if !columns.form.isPhysical {
      do throws(ParameterError) {
        let spring = try columns.form.spring(given(count))
        for (index, value) in [spring.mass, spring.stiffness, spring.damping].enumerated() {
          numbers[(Self.spring + index) * Self.capacity + count] = value
        }
      } catch {
        report(error.description, row: count)
      }
    }
    count &+= 1
  }

  private mutating func report(_ problem: String, row: Int) {
    rows[row].isBad = true
    problems.append((rows[row].ordinal, problem))
  }

  // MARK: - Solving

  /// Computes the facts of all rows.
  mutating func solve() {
    if columns.needsSettling, !isAlone,
      (0..<count).contains(where: { number(3, $0).value == 0 })
    {
      settle()
    }
    for start in stride(from: 0, to: count, by: 8) { solveEight(start) }
    for row in 0..<count where !rows[row].isSolved || columns.needsMotion || isAlone {
      solveAlone(row)
    }
    problems.sort { $0.row < $1.row }
  }

  /// The first of the springs' own parameters.
  private var parameters: Int { columns.form.isPhysical ? 0 : Self.spring }

  /// The numbers of one kind.
  private func numbers(_ index: Int) -> UnsafeMutableBufferPointer<Double> {
    UnsafeMutableBufferPointer(
      rebasing: numbers[(index * Self.capacity)..<((index + 1) * Self.capacity)])
  }

  private func settle() {
    var times = numbers(Self.times).mutableSpan
    DampedSpring.settlingTimes(
      mass: UnsafeBufferPointer(numbers(parameters)).span.extracting(first: count),
      stiffness: UnsafeBufferPointer(numbers(parameters + 1)).span,
      damping: UnsafeBufferPointer(numbers(parameters + 2)).span, into: &times)
  }

  private func solveEight(_ start: Int) {
    func eight(_ index: Int) -> SIMD8<Double> {
      UnsafeBufferPointer(numbers).load(index * Self.capacity + start)
    }
    let mass = parameters
    guard
      let springs = RestingSprings(
        mass: eight(mass), stiffness: eight(mass + 1), damping: eight(mass + 2))
    else { return }
    let rows = start..<min(start + 8, count)
    let isResting = rows.contains { number(3, $0).value == 0 }
    let resting = SpringsOfEight(
      springs, settlingTime: eight(Self.times),
      peak: columns.needsPeak && isResting ? springs.peak : (time: .zero, overshoot: .zero))
    for (index, fact) in factsOfEight where isResting || fact.thrown == nil {
      numbers.store(fact.atRest(resting), at: (Self.facts + index) * Self.capacity + start)
    }
    for row in rows {
      self.rows[row].isSolved = !self.rows[row].isBad
      regimes[row] = springs.regime(row - start)
    }
    if rows.contains(where: { number(3, $0).value != 0 }) {
      solve(ThrownSprings(springs, velocities: eight(3)), rows)
    }
  }

  /// Replaces the facts of those of eight springs that are thrown.
  private func solve(_ thrown: ThrownSprings, _ rows: Range<Int>) {
    for (index, fact) in factsOfEight {
      guard let values = fact.thrown?(thrown) else { continue }
      for row in rows where number(3, row).value != 0 {
        numbers[(Self.facts + index) * Self.capacity + row] = values[row - rows.lowerBound]
      }
    }
    for row in rows where number(3, row).value != 0 {
      if thrown.solved[row - rows.lowerBound] != .max { self.rows[row].isSolved = false }
    }
  }

  /// Computes the facts of a row that were not computed with others.
  private mutating func solveAlone(_ row: Int) {
    let motion = motion(row)
    regimes[row] = motion?.spring.regime
    for (index, column) in columns.columns.enumerated() {
      guard case .fact(let fact) = column,
        !rows[row].isSolved || fact.eight == nil || isAlone
      else {
        continue
      }
      numbers[(Self.facts + index) * Self.capacity + row] =
        motion.flatMap { fact.number(of: $0, threshold: columns.threshold) } ?? .nan
    }
  }

  /// The motion of a row's spring; nil and a problem if it is bad.
  mutating func motion(_ row: Int) -> SpringMotion? {
    guard !rows[row].isBad else { return nil }
    do throws(ParameterError) {
      let values = given(row)
      return try columns.form.spring(values).motion(initialVelocity: values[3])
    } catch {
      report(error.description, row: row)
      return nil
    }
  }
}
