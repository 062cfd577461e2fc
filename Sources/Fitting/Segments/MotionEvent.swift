#if !hasFeature(Embedded)
  import CurveArithmetic

  /// What sets a value in motion at a time, or stops it.
  struct MotionEvent: Sendable, Equatable {
    enum Kind: Int, Sendable, CaseIterable {
      case spring, decay, curve, jump, stop, fling

      var segmentKind: MotionSegment.Kind {
        switch self {
        case .spring: .spring
        case .decay, .fling: .decay
        case .curve: .curve
        case .jump: .jump
        case .stop: .rest
        }
      }
    }

    /// The velocity with which a spring or a decay begins.
    enum Entry: Int, Sendable {
      /// The velocity of the motion before.
      case continued
      /// None.
      case rest
      /// One of its own.
      case own
      /// That of the motion before, turned back at an edge.
      case reflected
    }

    /// Which numbers are parameters: control points of a curve, or the target of a spring.
    enum Form: Int, Sendable {
      /// All.
      case free
      /// All but the height of the second, which is 1: the curve ends level.
      case levelEnd
      /// The abscissas: the curve starts and ends level.
      case levelEnds
      /// None: they are those of a named curve.
      case named
      /// A spring's target is the value at its start: it brings the value back to an edge.
      case edge
    }

    /// The indices of the parameters in ``values``. Every kind begins with its start.
    enum Slot {
      static let start = 0
      static let (logFrequency, ratio, target, velocity) = (1, 2, 3, 4)
      static let (logRate, decayVelocity) = (1, 2)
      static let (logDuration, x1, y1, x2, y2, curveTarget) = (1, 2, 3, 4, 5, 6)
      static let jumpTarget = 1
      static let flingTarget = 2
    }

    let kind: Kind
    var entry: Entry
    var form = Form.free
    var fling = FlingShape.android
    private var pairs: Pairs

    /// The parameters by their slots.
    var values: SIMD8<Double> {
      get {
        SIMD8(
          lowHalf: SIMD4(lowHalf: pairs.first, highHalf: pairs.second),
          highHalf: SIMD4(lowHalf: pairs.third, highHalf: pairs.fourth))
      }
      set { pairs = Pairs(newValue) }
    }

    /// Eight numbers in memory. A vector of eight would align every event to 64 bytes, which doubles the memory of a
    /// short list.
    private struct Pairs: Sendable, Equatable {
      let (first, second): (SIMD2<Double>, SIMD2<Double>)
      let (third, fourth): (SIMD2<Double>, SIMD2<Double>)

      init(_ values: SIMD8<Double>) {
        (first, second) = (values.lowHalf.lowHalf, values.lowHalf.highHalf)
        (third, fourth) = (values.highHalf.lowHalf, values.highHalf.highHalf)
      }
    }

    private init(_ kind: Kind, _ entry: Entry, _ values: SIMD8<Double>) {
      (self.kind, self.entry, pairs) = (kind, entry, Pairs(values))
    }

    static func spring(
      at start: Double, frequency: Double, ratio: Double, to target: Double, velocity: Double,
      _ entry: Entry = .own
    ) -> Self {
      Self(
        .spring, entry, [start, Double.log(frequency), ratio, target, velocity, 0, 0, 0])
    }

    static func decay(
      at start: Double, rate: Double, velocity: Double, _ entry: Entry = .own
    ) -> Self {
      Self(.decay, entry, [start, Double.log(rate), velocity, 0, 0, 0, 0, 0])
    }

    static func curve(
      at start: Double, duration: Double, _ points: SIMD4<Double>, to target: Double
    ) -> Self {
      Self(
        .curve, .rest,
        [start, Double.log(duration), points.x, points.y, points.z, points.w, target, 0])
    }

    /// The control points of a curve.
    var points: SIMD4<Double> {
      get { [values[Slot.x1], values[Slot.y1], values[Slot.x2], values[Slot.y2]] }
      set {
        (values[Slot.x1], values[Slot.y1]) = (newValue.x, newValue.y)
        (values[Slot.x2], values[Slot.y2]) = (newValue.z, newValue.w)
      }
    }

    static func fling(
      at start: Double, duration: Double, to target: Double, _ shape: FlingShape
    ) -> Self {
      var event = Self(
        .fling, .own, [start, Double.log(duration), target, 0, 0, 0, 0, 0])
      event.fling = shape
      return event
    }

    static func jump(at start: Double, to target: Double) -> Self {
      Self(.jump, .rest, [start, target, 0, 0, 0, 0, 0, 0])
    }

    static func stop(at start: Double) -> Self { Self(.stop, .rest, [start, 0, 0, 0, 0, 0, 0, 0]) }

    var start: Double {
      get { values[Slot.start] }
      set { values[Slot.start] = newValue }
    }

    /// The indices of the parameters, with the start.
    var slots: [Int] {
      switch form {
      case .free: Array(0..<slotCount)
      case .levelEnd: [0, Slot.logDuration, Slot.x1, Slot.y1, Slot.x2, Slot.curveTarget]
      case .levelEnds: [0, Slot.logDuration, Slot.x1, Slot.x2, Slot.curveTarget]
      case .named: [0, Slot.logDuration, Slot.curveTarget]
      case .edge: [0, Slot.logFrequency, Slot.ratio]
      }
    }

    /// The number of indices in use.
    var slotCount: Int {
      switch kind {
      case .spring: entry == .own ? 5 : 4
      case .decay, .fling: kind == .fling || entry == .own ? 3 : 2
      case .curve: 7
      case .jump: 2
      case .stop: 1
      }
    }
  }

  /// The ranges of parameters that samples can show.
  struct EventLimits: Sendable {
    /// The median step of the samples, in seconds.
    let step: Double
    /// The ranges of slots by kind.
    private let frequencies: ClosedRange<Double>
    private let rates: ClosedRange<Double>
    private let durations: ClosedRange<Double>

    init(step: Double, span: Double) {
      self.step = step
      frequencies = Double.log(0.2 / span)...Double.log(2 / step)
      rates = Double.log(0.05 / span)...Double.log(1 / step)
      durations = Double.log(2.5 * step)...Double.log(4 * span)
    }

    /// The range of a parameter; infinite if it has none.
    func range(_ slot: Int, of kind: MotionEvent.Kind) -> ClosedRange<Double> {
      typealias Slot = MotionEvent.Slot
      switch (kind, slot) {
      case (.spring, Slot.logFrequency): return frequencies
      case (.spring, Slot.ratio): return 0.02...5
      case (.decay, Slot.logRate): return rates
      case (.curve, Slot.logDuration), (.fling, Slot.logDuration): return durations
      case (.curve, Slot.x1), (.curve, Slot.x2): return 0...1
      case (.curve, Slot.y1), (.curve, Slot.y2): return -1.5...2.5
      default: return -Double.infinity...Double.infinity
      }
    }

    /// The event with its parameters in their ranges.
    func clamped(_ event: MotionEvent) -> MotionEvent {
      var event = event
      for slot in 1..<max(event.slotCount, 1) {
        let range = range(slot, of: event.kind)
        event.values[slot] = min(max(event.values[slot], range.lowerBound), range.upperBound)
      }
      if event.kind == .fling {
        let slot = MotionEvent.Slot.logDuration
        event.values[slot] = min(event.values[slot], Double.log(event.fling.longest))
      }
      return event
    }
  }
#endif
