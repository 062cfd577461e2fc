import CurveArithmetic

/// Settling times of springs released at rest, eight side by side, with the scalar's bits.
///
/// Springs with and without oscillation need different kernels, and they arrive in any order. So the rates
/// of eight neighbours are computed together, and then each spring waits until there are eight of its kind.
/// Springs that the kernels cannot solve are solved one by one.
struct SettlingBatch {
  let mass: UnsafeBufferPointer<Double>
  let stiffness: UnsafeBufferPointer<Double>
  let damping: UnsafeBufferPointer<Double>
  let threshold: Double
  let times: UnsafeMutableBufferPointer<Double>

  private typealias Eight = SIMD8<Double>

  /// Springs of one kind that wait for more.
  private struct Queue {
    /// The divisor of the phase or depth, the kernel's parameters, and the index of the spring.
    let rates: UnsafeMutableBufferPointer<Double>
    let shapes: UnsafeMutableBufferPointer<Double>
    let indices: UnsafeMutableBufferPointer<Int>
    var count = 0

    /// Seven may wait when eight more arrive.
    static var capacity: Int { 16 }

    @inline(__always)
    init(
      _ numbers: UnsafeMutableBufferPointer<Double>, _ integers: UnsafeMutableBufferPointer<Int>,
      _ index: Int
    ) {
      let start = index * Self.capacity
      rates = .init(rebasing: numbers[(2 * start)..<(2 * start + Self.capacity)])
      shapes = .init(
        rebasing: numbers[(2 * start + Self.capacity)..<(2 * start + 2 * Self.capacity)])
      indices = .init(rebasing: integers[start..<(start + Self.capacity)])
    }

    @inline(__always)
    mutating func append(_ index: Int, rate: Double, shape: Double) {
      (rates[count], shapes[count], indices[count]) = (rate, shape, index)
      count += 1
    }

    /// Moves the springs after the first eight to the front.
    @inline(__always)
    mutating func removeEight() {
      rates.store(UnsafeBufferPointer(rates).load(8), at: 0)
      shapes.store(UnsafeBufferPointer(shapes).load(8), at: 0)
      count -= min(count, 8)
      for i in 0..<count { indices[i] = indices[8 + i] }
    }
  }

  func solve(_ count: Int) {
    // The kernels lose digits close to the whole distance.
    guard threshold > 0, threshold <= 0.9 else {
      for index in 0..<count { solveAlone(index) }
      return
    }
    let loss = Double.log(1 / threshold)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * Queue.capacity) { numbers in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * Queue.capacity) { indices in
        // The last group may have fewer springs; its other lanes hold valid numbers that are not used.
        numbers.initialize(repeating: 1)
        indices.initialize(repeating: 0)
        var (swings, creeps) = (Queue(numbers, indices, 0), Queue(numbers, indices, 1))
        var start = 0
        while start < count {
          sort(start..<min(start + 8, count), &swings, &creeps)
          if swings.count >= 8 { solveSwings(&swings, loss) }
          if creeps.count >= 8 { solveCreeps(&creeps, loss) }
          start += 8
        }
        if swings.count > 0 { solveSwings(&swings, loss) }
        if creeps.count > 0 { solveCreeps(&creeps, loss) }
      }
    }
  }

  /// Puts up to eight springs into the queues of their kinds.
  @inline(__always)
  private func sort(_ range: Range<Int>, _ swings: inout Queue, _ creeps: inout Queue) {
    let mass = load(mass, range)
    let stiffness = load(stiffness, range)
    let damping = load(damping, range)
    let (least, most) = (0x1p-200, 0x1p200)
    guard mass.areAll(from: least, to: most), stiffness.areAll(from: least, to: most),
      damping.areAll(from: least, to: most)
    else {
      for index in range { solveAlone(index) }
      return
    }
    let roots = CharacteristicRoots<Eight>(
      mass: mass, stiffness: stiffness, halfDamping: damping * 0.5, scale: Eight(repeating: 1))
    let (split, decay) = (roots.split.high, roots.decay.high)
    let tangent = decay / split
    let slow = roots.real.slow.high
    let parting: Eight = 2 * split / slow
    for (lane, index) in range.enumerated() {
      let difference = roots.difference.high[lane]
      if difference > 0 {
        swings.append(index, rate: split[lane], shape: tangent[lane])
      } else if difference < 0 {
        creeps.append(index, rate: slow[lane], shape: parting[lane])
      } else {
        creeps.append(index, rate: decay[lane], shape: 0)
      }
    }
  }

  /// Up to eight numbers of a range; the last is repeated.
  @inline(__always)
  private func load(_ numbers: UnsafeBufferPointer<Double>, _ range: Range<Int>) -> SIMD8<Double> {
    if range.count == 8 { return numbers.load(range.lowerBound) }
    var eight = Eight(repeating: numbers[range.upperBound - 1])
    for (lane, index) in range.enumerated() { eight[lane] = numbers[index] }
    return eight
  }

  @inline(never)
  private func solveSwings(_ queue: inout Queue, _ loss: Double) {
    let exit = SwingExit<Eight>(
      tangent: UnsafeBufferPointer(queue.shapes).load(0), loss: Eight(repeating: loss))
    let found = exit.phase / UnsafeBufferPointer(queue.rates).load(0)
    for lane in 0..<min(queue.count, 8) {
      finish(queue.indices[lane], found[lane], exit.isSound(lane))
    }
    queue.removeEight()
  }

  @inline(never)
  private func solveCreeps(_ queue: inout Queue, _ loss: Double) {
    let exit = CreepExit<Eight>(
      parting: UnsafeBufferPointer(queue.shapes).load(0), push: Eight(repeating: 1),
      loss: Eight(repeating: loss))
    let found = exit.depth / UnsafeBufferPointer(queue.rates).load(0)
    for lane in 0..<min(queue.count, 8) {
      finish(queue.indices[lane], found[lane], exit.isSound(lane))
    }
    queue.removeEight()
  }

  @inline(__always)
  private func finish(_ index: Int, _ time: Double, _ isSound: Bool) {
    if isSound { times[index] = time } else { solveAlone(index) }
  }

  @inline(never)
  private func solveAlone(_ index: Int) {
    let spring = try? DampedSpring(
      mass: mass[index], stiffness: stiffness[index], damping: damping[index])
    times[index] = (try? spring?.motion())?.settlingTime(within: threshold) ?? .nan
  }
}
