/// The stored steps of many springs, one for each value, in columns that the compiler can vectorise.
struct SpringPropagators {
  private let p, q, r, s: Storage<Double>

  init(_ steps: [SpringPropagator]) {
    (p, q) = (Storage(steps.map(\.p)), Storage(steps.map(\.q)))
    (r, s) = (Storage(steps.map(\.r)), Storage(steps.map(\.s)))
  }

  /// Advances columns of values and velocities, each by its own step.
  @inline(__always)
  func advance(
    _ x: UnsafeMutableBufferPointer<Double>, _ v: UnsafeMutableBufferPointer<Double>,
    toward targets: UnsafeMutableBufferPointer<Double>
  ) {
    let (p, q, r, s) = (p.elements, q.elements, r.elements, s.elements)
    for i in 0..<min(x.count, v.count, targets.count) {
      SpringPropagator(p: p[i], q: q[i], r: r[i], s: s[i])
        .advance(&x[i], &v[i], toward: targets[i])
    }
  }
}
