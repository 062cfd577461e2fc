#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A track of four components on flat arrays: a binary search for the step, then a timing function and an
/// interpolation, or one exponential, sine and cosine.
struct FlatTrack {
  /// The ends of a line, or of an oscillation about `to`: its displacement, and that a quarter of a turn on.
  struct Step {
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    var quarter = SIMD4<Double>(repeating: 0)
  }

  private let starts: Storage<Double>
  private let steps: Storage<Step>
  private let duration: Double
  private let kind: Kind

  private enum Kind {
    case eased(NewtonBezier)
    /// An underdamped spring: the rate of decay and the frequency.
    case spring(decay: Double, frequency: Double)
  }

  /// Steps of one duration, in lines with one timing function.
  init(lines steps: [Step], duration: Double, easing: NewtonBezier) {
    self.init(steps, duration, .eased(easing))
  }

  /// Steps of one duration, each with the motion of one underdamped spring.
  init(springs steps: [Step], duration: Double, decay: Double, frequency: Double) {
    self.init(steps, duration, .spring(decay: decay, frequency: frequency))
  }

  private init(_ steps: [Step], _ duration: Double, _ kind: Kind) {
    starts = Storage(count: steps.count + 1) { Double($0) * duration }
    self.steps = Storage(steps)
    (self.duration, self.kind) = (duration, kind)
  }

  /// The value at a time in the track.
  @inline(__always)
  func value(at time: Double) -> SIMD4<Double> {
    let index = BinarySearch.segment(of: time, in: starts.elements)
    let step = steps.elements[index]
    let elapsed = time - starts.elements[index]
    switch kind {
    case .eased(let easing):
      return step.from + (step.to - step.from) * easing.value(at: elapsed / duration)
    case .spring(let decay, let frequency):
      let envelope = exp(-decay * elapsed)
      let phase = frequency * elapsed
      let (even, odd) = (cos(phase), sin(phase))
      return step.to + ((step.from - step.to) * even + step.quarter * odd) * envelope
    }
  }
}
