import Spring

/// Some rows of a sweep, and the facts of their springs, solved side by side.
struct SweepRows: ~Copyable {
  /// How many rows are solved at a time: a multiple of eight.
  static let capacity = 128

  private(set) var count = 0
  private(set) var problems: [(row: Int, message: String)] = []
  /// The longest response or duration, in seconds, if the rows have one.
  private(set) var longest = 0.0
  let columns: SweepColumns
  /// The facts that are computed for eight springs at a time, and their columns.
  private let factsOfEight: [(column: Int, fact: SpringFactOfEight)]
  /// The facts that are numbers, for springs solved alone.
  private let factsOfOne: [FactOfOne]
  /// Whether every fact is computed for one spring at a time.
  private let isAlone: Bool
  private let rows = UnsafeMutablePointer<SweepRow>.allocate(capacity: capacity)
  private let regimes = UnsafeMutablePointer<DampedSpring.Regime?>.allocate(capacity: capacity)
  /// The rows in the order in which they are solved, up to a whole number of eights.
  private let order = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
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
    let isStandard = columns.threshold == SpringMotion.defaultThreshold
    isAlone = !isStandard
    factsOfEight = columns.columns.enumerated().compactMap { index, column in
      guard isStandard, case .fact(let fact) = column, let eight = fact.eight else { return nil }
      return (index, eight)
    }
    factsOfOne = columns.columns.enumerated().compactMap { index, column in
      guard case .fact(let fact) = column, case .number(let compute) = fact.value else {
        return nil
      }
      return FactOfOne(
        column: index, isOnlyOfOne: !isStandard || fact.eight == nil, compute: compute)
    }
    rows.initialize(repeating: SweepRow(), count: Self.capacity)
    order.initialize(repeating: 0, count: Self.capacity)
    regimes.initialize(repeating: nil, count: Self.capacity)
    sources.initialize(repeating: .value, count: 4 * Self.capacity)
    numbers = .allocate(capacity: (Self.facts + columns.columns.count) * Self.capacity)
    numbers.initialize(repeating: 1)
  }

  deinit {
    rows.deallocate()
    regimes.deallocate()
    order.deallocate()
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
        if columns.form.second.isTime { longest = max(longest, number(1, count).value) }
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
    sort()
    for start in stride(from: 0, to: count, by: 8) { solveEight(start..<min(start + 8, count)) }
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

  /// Puts the springs that oscillate first, because eight of one kind take one kernel. Close to critical damping
  /// the kind is a guess.
  private func sort() {
    var (front, back) = (0, count)
    for row in 0..<count {
      let spring = parameters * Self.capacity + row
      let (mass, stiffness) = (numbers[spring], numbers[spring + Self.capacity])
      let damping = numbers[spring + 2 * Self.capacity]
      if damping * damping < 4 * mass * stiffness {
        order[front] = row
        front += 1
      } else {
        back -= 1
        order[back] = row
      }
    }
    for index in count..<Self.capacity { order[index] = order[max(count - 1, 0)] }
  }

  /// Computes the facts of up to eight neighbours in the order.
  private func solveEight(_ range: Range<Int>) {
    let order = order + range.lowerBound
    func eight(_ index: Int) -> SIMD8<Double> {
      func number(_ lane: Int) -> Double { numbers[index &* Self.capacity &+ order[lane]] }
      return SIMD8(
        number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7))
    }
    let mass = parameters
    guard
      let springs = RestingSprings(
        mass: eight(mass), stiffness: eight(mass + 1), damping: eight(mass + 2))
    else { return }
    let velocities = eight(3)
    let lanes = 0..<range.count
    let isResting = lanes.contains { velocities[$0] == 0 }
    let resting = SpringsOfEight(
      springs, settlingTime: eight(Self.times),
      peak: columns.needsPeak && isResting ? springs.peak : (time: .zero, overshoot: .zero))
    for (index, fact) in factsOfEight where isResting || fact.thrown == nil {
      let values = fact.atRest(resting)
      for lane in lanes { set(index, of: order[lane], values[lane]) }
    }
    for lane in lanes {
      rows[order[lane]].isSolved = !rows[order[lane]].isBad
      regimes[order[lane]] = springs.regime(lane)
    }
    guard lanes.contains(where: { velocities[$0] != 0 }) else { return }
    let thrown = ThrownSprings(springs, velocities: velocities)
    for (index, fact) in factsOfEight {
      guard let values = fact.thrown?(thrown) else { continue }
      for lane in lanes where velocities[lane] != 0 { set(index, of: order[lane], values[lane]) }
    }
    for lane in lanes where velocities[lane] != 0 && thrown.solved[lane] != .max {
      rows[order[lane]].isSolved = false
    }
  }

  /// Sets the fact in a column of a row.
  @inline(__always)
  private func set(_ column: Int, of row: Int, _ value: Double) {
    numbers[(Self.facts &+ column) &* Self.capacity &+ row] = value
  }

  /// Computes the facts of a row that were not computed with others.
  private mutating func solveAlone(_ row: Int) {
    let motion = motion(row)
    regimes[row] = motion?.spring.regime
    for fact in factsOfOne where fact.isOnlyOfOne || !rows[row].isSolved {
      let value = motion.flatMap { fact.compute($0, columns.threshold) } ?? .nan
      set(fact.column, of: row, value)
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
