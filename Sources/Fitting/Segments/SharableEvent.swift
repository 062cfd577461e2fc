#if !hasFeature(Embedded)
  import CurveArithmetic

  /// A part of a column with the errors of its numbers.
  struct ColumnPart {
    let column: Int
    let number: Int
    var found: FoundMotions
    /// The time of the part's first sample.
    let origin: Double
    /// The variance of an error in units of what the weights say.
    let factor: Double
    /// The first of its parameters among those of all parts.
    let base: Int
    let covariance: [[Double]]
    private let recording: RecordedSamples

    /// The part's samples, with the weights of its fit.
    var samples: SegmentSamples { found.weighted(recording) }

    init(_ searched: SearchedRecording, column: Int, number: Int, base: Int) {
      let found = searched.parts[number]
      (self.column, self.number, self.found, self.base) = (column, number, found, base)
      recording = searched.samples
      origin = recording.scale.origin + found.offset
      factor = found.varianceFactor
      covariance = found.covariance(recording)
    }
  }

  /// An event with the numbers that it may share with events of other columns.
  struct SharableEvent {
    let part: Int
    let column: Int
    let index: Int
    let kind: MotionEvent.Kind
    /// The control points, where they are no parameters.
    let points: SIMD4<Double>?
    /// The slots of the start, if it is a parameter, and of what makes the design.
    let slots: [Int]
    /// The rows of the slots among the part's parameters.
    let rows: [Int]
    let means: [Double]
    let covariance: [[Double]]

    init(_ parts: [ColumnPart], _ part: Int, _ index: Int) {
      let block = parts[part]
      let (fit, event) = (block.found.fit, block.found.fit.chain.events[index])
      (self.part, self.index, column, kind) = (part, index, block.column, event.kind)
      points = event.form == .named ? event.points : nil
      var (slots, rows) = ([Int](), [Int]())
      for slot in Self.slots(event.kind) {
        if let row = fit.parameters.firstIndex(where: { $0.event == index && $0.slot == slot }) {
          slots.append(slot)
          rows.append(row)
        }
      }
      let variance = block.found.startVariances[index]
      (self.slots, self.rows) = (slots, rows)
      means = slots.map { event.values[$0] + ($0 == 0 ? block.origin : 0) }
      covariance = rows.indices.map { a in
        rows.indices.map { b in
          let element = block.covariance[rows[a]][rows[b]]
          // What the samples do not determine agrees with everything.
          let known = element.isFinite ? element : a == b ? 1e12 : 0
          return known + (a == b && slots[a] == 0 ? variance : 0)
        }
      }
    }

    private static func slots(_ kind: MotionEvent.Kind) -> [Int] {
      typealias Slot = MotionEvent.Slot
      switch kind {
      case .spring: return [Slot.start, Slot.logFrequency, Slot.ratio]
      case .curve: return [Slot.start, Slot.logDuration, Slot.x1, Slot.y1, Slot.x2, Slot.y2]
      case .decay: return [Slot.start, Slot.logRate]
      case .fling: return [Slot.start]
      case .jump, .stop: return []
      }
    }

    /// The variance of the start; nil if it is no parameter.
    var startVariance: Double? { slots.first == 0 ? covariance[0][0] : nil }

    /// Whether events of the same kind may have the same design.
    func isComparable(with other: SharableEvent) -> Bool {
      kind == other.kind && slots.count > 1
        && (points == nil || other.points == nil || points == other.points)
    }

    /// Whether the numbers in some slots are equal within their errors, by chi-squared.
    func agrees(with other: SharableEvent, in shared: [Int]) -> Bool {
      let mine = shared.compactMap { slots.firstIndex(of: $0) }
      let others = shared.compactMap { other.slots.firstIndex(of: $0) }
      guard mine.count == shared.count, others.count == shared.count, !shared.isEmpty else {
        return false
      }
      var equations = NormalEquations(count: shared.count)
      for a in shared.indices {
        equations.gradient[a] = means[mine[a]] - other.means[others[a]]
        for b in shared.indices {
          equations.matrix[a * shared.count + b] =
            covariance[mine[a]][mine[b]] + other.covariance[others[a]][others[b]]
        }
        // Samples written with six digits determine no more than that.
        equations.matrix[a * shared.count + a] += 1e-12
      }
      let change = equations.change(free: Array(shared.indices)) { _ in 0 }
      let square = zip(change, equations.gradient).reduce(0) { $0 + $1.0 * $1.1 }
      return square <= SharedEvents.limit(shared.count)
    }

    /// The slots of the start and the design that both have as parameters.
    func common(with other: SharableEvent) -> [Int] { slots.filter { other.slots.contains($0) } }
  }
#endif
