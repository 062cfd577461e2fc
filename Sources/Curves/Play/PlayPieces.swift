import Spring

/// The pieces of a play in order of time, and in flat lists the motions that they share.
///
/// Springs, as most commands make them, are stored without their constants, which equal springs share.
struct PlayPieces: Sendable {
  private(set) var list: [PlayPiece] = []
  // Close together for the search.
  private var starts: [Double] = []
  /// The number of components.
  let width: Int
  private var springs: [DampedSpring] = []
  private var paces: [SpringPace] = []
  private var terms: [SpringTerms] = []
  private var motions: [PlayMotion] = []
  // How many motions were dropped from the start of the lists.
  private var droppedTerms = 0
  private var droppedMotions = 0

  init(width: Int) { self.width = width }

  /// Appends a piece with motions of its own.
  mutating func append(
    start: Double, offset: Double, rate: Double, cause: PlayCause, _ added: [PlayMotion]
  ) {
    var springs: [SpringMotion] = []
    for case .spring(let motion) in added { springs.append(motion) }
    let isSprings = springs.count == added.count && !added.isEmpty
    let first = isSprings ? droppedTerms + terms.count : droppedMotions + motions.count
    if isSprings {
      for motion in springs { terms.append(SpringTerms(motion)) }
    } else {
      motions += added
    }
    starts.append(start)
    list.append(
      PlayPiece(
        start: start, offset: offset, rate: rate, first: first,
        spring: isSprings ? number(of: springs[0].spring) : -1, cause: cause))
  }

  /// Appends a piece with the motions of the last.
  mutating func continueLast(start: Double, offset: Double, rate: Double, cause: PlayCause) {
    let last = list[list.count - 1]
    starts.append(start)
    list.append(
      PlayPiece(
        start: start, offset: offset, rate: rate, first: last.first, spring: last.spring,
        cause: cause))
  }

  /// Replaces the motions of the last piece, which are not springs.
  mutating func replaceLast(_ changed: [PlayMotion]) {
    motions.removeLast(width)
    motions += changed
  }

  /// The number of a spring. Of many springs only the last are looked through.
  private mutating func number(of spring: DampedSpring) -> Int32 {
    if let index = springs.indices.suffix(8).last(where: { springs[$0] == spring }) {
      return Int32(truncatingIfNeeded: index)
    }
    springs.append(spring)
    paces.append(SpringPace(spring))
    return Int32(truncatingIfNeeded: springs.count - 1)
  }

  /// Drops the first pieces and what only they use.
  mutating func removeFirst(_ count: Int) {
    list.removeFirst(count)
    starts.removeFirst(count)
    let firstTerm = list.first { $0.spring >= 0 }?.first ?? droppedTerms + terms.count
    terms.removeFirst(firstTerm - droppedTerms)
    droppedTerms = firstTerm
    let firstMotion = list.first { $0.spring < 0 }?.first ?? droppedMotions + motions.count
    motions.removeFirst(firstMotion - droppedMotions)
    droppedMotions = firstMotion
    guard springs.count > list.count else { return }
    let old = springs
    springs = []
    paces = []
    list = list.map { piece in
      PlayPiece(
        start: piece.start, offset: piece.offset, rate: piece.rate, first: piece.first,
        spring: piece.spring < 0 ? -1 : number(of: old[Int(piece.spring)]), cause: piece.cause)
    }
  }

  /// The motions of a piece, one for each component.
  func motions(of piece: PlayPiece) -> [PlayMotion] {
    guard piece.spring >= 0 else {
      let first = piece.first - droppedMotions
      return Array(motions[first..<(first + width)])
    }
    let first = piece.first - droppedTerms
    return terms[first..<(first + width)].map {
      .spring($0.motion(of: springs[Int(piece.spring)]))
    }
  }

  /// The last piece that has started, by binary search; the first before all of them.
  @inline(__always)
  func index(at time: Double) -> Int {
    starts.withUnsafeBufferPointer { starts in
      var (low, count) = (0, starts.count)
      while count > 16 {
        let half = count &>> 1
        if starts[low &+ half] <= time { low &+= half }
        count &-= half
      }
      // Where a time falls is hard to predict: few are counted faster than they are searched.
      let end = low &+ count
      var other = low &+ 1
      while other < end {
        low &+= starts[other] <= time ? 1 : 0
        other &+= 1
      }
      return low
    }
  }

  /// The value of a single component at a time.
  @inline(never)
  func number(at time: Double) -> Double {
    let piece = list[index(at: time)]
    let local = piece.time(at: time)
    return piece.spring >= 0
      ? SpringTerms.value(
        of: terms, piece.first - droppedTerms, springs, paces, Int(piece.spring), at: local)
      : motions[piece.first - droppedMotions].value(at: local)
  }

  /// Writes the value of each component at a time of a piece's motions.
  func writeValues<Value: VectorValue>(
    of piece: PlayPiece, at time: Double, into value: inout Value
  ) {
    if piece.spring >= 0 {
      withSprings(of: piece, into: &value) {
        SpringTerms.writeValues(of: $0, $1, at: time, into: $2)
      }
    } else {
      let first = piece.first - droppedMotions
      for index in 0..<width {
        value[component: index] = motions[first + index].value(at: time)
      }
    }
  }

  /// Writes the velocity of each component, per second of wall time, at a time of a piece's motions.
  @inline(__always)
  func writeVelocities<Value: VectorValue>(
    of piece: PlayPiece, at time: Double, into value: inout Value
  ) {
    let rate = piece.rate
    if rate == 0 {
      for index in 0..<width { value[component: index] = 0 }
    } else if piece.spring >= 0 {
      withSprings(of: piece, into: &value) {
        SpringTerms.writeVelocities(of: $0, $1, at: time, into: $2)
      }
      for index in 0..<width { value[component: index] = rate * value[component: index] }
    } else {
      let first = piece.first - droppedMotions
      for index in 0..<width {
        value[component: index] = rate * motions[first + index].velocity(at: time)
      }
    }
  }

  /// Calls a function with the motions of springs, their spring, and memory for the components.
  @inline(__always)
  private func withSprings<Value: VectorValue>(
    of piece: PlayPiece, into value: inout Value,
    _ write: (
      UnsafeBufferPointer<SpringTerms>, UnsafePointer<DampedSpring>, UnsafeMutablePointer<Double>
    ) -> Void
  ) {
    let (first, number, width) = (piece.first - droppedTerms, Int(piece.spring), width)
    terms.withUnsafeBufferPointer { terms in
      springs.withUnsafeBufferPointer { springs in
        guard let spring = springs.baseAddress else { return }
        let list = UnsafeBufferPointer(rebasing: terms[first..<(first + width)])
        if width == 1 {
          var component = 0.0
          write(list, spring + number, &component)
          value[component: 0] = component
        } else {
          withUnsafeTemporaryAllocation(of: Double.self, capacity: width) { components in
            guard let start = components.baseAddress else { return }
            write(list, spring + number, start)
            for index in 0..<width { value[component: index] = components[index] }
          }
        }
      }
    }
  }
}
