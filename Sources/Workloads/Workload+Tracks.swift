import Curves
import Spring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Workload {
  static let tracks = [
    track("track/eased-lines", isSpring: false, isBatch: false),
    track("track/springs", isSpring: true, isBatch: false),
    track("track/eased-lines-batch", isSpring: false, isBatch: true),
    track("track/springs-batch", isSpring: true, isBatch: true),
  ]

  /// Ten steps of four components: at random times with a call for each, or in order in batches.
  private static func track(_ name: String, isSpring: Bool, isBatch: Bool) -> Workload {
    Workload(name, reference: "flat arrays, the same mathematics") { size in
      let (track, plain) = try isSpring ? springTrack() : lineTrack()
      var random = Randomness(seed: 11)
      // In blocks, as when writing rows to a file: they fit the inner caches.
      let block = min(size.batch, 4096)
      let blocks = Size(evaluations: size.evaluations, batch: block)
      let times = Storage(count: blocks.total) {
        isBatch ? Double($0 % size.batch) / Double(size.batch) : random.next(in: 0...1)
      }
      let rows = Storage<Double>(count: 4 * blocks.total)
      func slot(_ index: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(rows.elements.baseAddress.unsafelyUnwrapped + 4 * index)
      }
      let kernel = {
        for start in blocks.starts {
          let range = start..<(start + block)
          if isBatch {
            let part = (4 * start)..<(4 * range.upperBound)
            var out = UnsafeMutableBufferPointer(rebasing: rows.elements[part]).mutableSpan
            track.components(at: times.elements.span.extracting(range), into: &out)
          } else {
            for index in range {
              slot(index).storeBytes(
                of: track.value(at: times.elements[index]), as: SIMD4<Double>.self)
            }
          }
          keep(rows)
        }
      }
      let reference = {
        for start in blocks.starts {
          for index in start..<(start + block) {
            slot(index).storeBytes(
              of: plain.value(at: times.elements[index]), as: SIMD4<Double>.self)
          }
          keep(rows)
        }
      }
      let exact = ExactTrack(targets: targets(), duration: stepDuration, isSpring: isSpring)
      return Task(
        evaluations: blocks.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: rows.elements.count, kernel: kernel, reference: reference) {
          abs(rows.elements[$0] - exact.value(of: $0 % 4, at: times.elements[$0 / 4]))
        })
    }
  }

  private static let stepDuration = 0.1

  private static func targets() -> [SIMD4<Double>] {
    var random = Randomness(seed: 12)
    return (0...10).map { _ in
      SIMD4((0..<4).map { _ in random.next(in: -1...1) })
    }
  }

  private static func lineTrack() throws -> (MotionTrack<SIMD4<Double>>, FlatTrack) {
    let targets = targets()
    let track = try MotionTrack(
      initial: targets[0],
      targets.dropFirst().map { .linear($0, duration: stepDuration, timing: .easeInOut) })
    let steps = zip(targets, targets.dropFirst()).map { FlatTrack.Step(from: $0, to: $1) }
    return (
      track,
      FlatTrack(
        lines: steps, duration: stepDuration, easing: NewtonBezier(0.42, 0, 0.58, 1))
    )
  }

  private static func springTrack() throws -> (MotionTrack<SIMD4<Double>>, FlatTrack) {
    let targets = targets()
    let (stiffness, damping) = (100.0, 10.0)
    let spring = try DampedSpring(stiffness: stiffness, damping: damping)
    let track = try MotionTrack(
      initial: targets[0],
      targets.dropFirst().map { .spring($0, spring, duration: stepDuration) })
    let decay = damping / 2
    let frequency = (stiffness - decay * decay).squareRoot()
    // Each step continues the previous one.
    var state = (value: targets[0], velocity: SIMD4<Double>(repeating: 0))
    let sine = exp(-decay * stepDuration) * sin(frequency * stepDuration)
    let cosine = exp(-decay * stepDuration) * cos(frequency * stepDuration)
    var steps: [FlatTrack.Step] = []
    for target in targets.dropFirst() {
      let offset = state.value - target
      let quarter = (state.velocity + offset * decay) / frequency
      steps.append(.init(from: state.value, to: target, quarter: quarter))
      let displacement = offset * cosine + quarter * sine
      let turned = quarter * cosine - offset * sine
      state = (target + displacement, turned * frequency - displacement * decay)
    }
    return (
      track,
      FlatTrack(springs: steps, duration: stepDuration, decay: decay, frequency: frequency)
    )
  }
}
