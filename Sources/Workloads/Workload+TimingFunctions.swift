import Arithmetic
import Curves

extension Workload {
  static let timingFunctions: [Workload] = [
    bezier("cubic-bezier/random", 0.25, 0.1, 0.25, 1, isSorted: false),
    bezier("cubic-bezier/random-steep-ends", 0, 0.8, 1, 0.2, isSorted: false),
    bezier("cubic-bezier/random-steep-middle", 1, 0, 0, 1, isSorted: false),
    bezier("cubic-bezier/sweep", 0.25, 0.1, 0.25, 1, isSorted: true),
    bezier("cubic-bezier/sweep-steep-ends", 0, 0.8, 1, 0.2, isSorted: true),
    Workload("cubic-bezier/one-by-one", reference: newton) { count in
      let curve = try CubicBezier(0.25, 0.1, 0.25, 1)
      return task(
        count, isSorted: false,
        kernel: { x, y in for i in 0..<count { y[i] = curve.value(at: x[i]) } },
        reference: newtonKernel(0.25, 0.1, 0.25, 1))
    },
    linear("linear/sweep", isSorted: true),
    linear("linear/random", isSorted: false),
    Workload("steps/sweep", reference: search) { count in
      let (steps, plain) = (try Steps(100), SearchedSteps(count: 100))
      return task(
        count, isSorted: true, kernel: { x, y in steps.values(at: x, into: &y) },
        reference: { x, y in for i in 0..<x.count { y[i] = plain.value(at: x[i]) } })
    },
  ]

  private static let search = "binary search for each progress"

  /// A function of 100 stops, evenly spaced.
  private static func linear(_ name: String, isSorted: Bool) -> Workload {
    Workload(name, reference: search) { count in
      var random = Randomness(seed: 7)
      let function = try PiecewiseLinear(
        stops: (0..<100).map { _ in .init(random.next(in: 0...1)) })
      let plain = SearchedPoints(inputs: function.inputs, outputs: function.outputs)
      return task(
        count, isSorted: isSorted, kernel: { x, y in function.values(at: x, into: &y) },
        reference: { x, y in for i in 0..<x.count { y[i] = plain.value(at: x[i]) } })
    }
  }

  private static let newton = "Newton from 11 samples to 1e-7"

  private static func bezier(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, isSorted: Bool
  ) -> Workload {
    Workload(name, reference: newton) { count in
      let curve = try CubicBezier(x1, y1, x2, y2)
      return task(
        count, isSorted: isSorted, kernel: { x, y in curve.values(at: x, into: &y) },
        reference: newtonKernel(x1, y1, x2, y2))
    }
  }

  private static func newtonKernel(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Kernel {
    let plain = NewtonBezier(x1, y1, x2, y2)
    return { x, y in for i in 0..<x.count { y[i] = plain.value(at: x[i]) } }
  }

  typealias Kernel = (_ progress: Span<Double>, _ values: inout MutableSpan<Double>) -> Void

  /// A task from progresses in 0...1 to values.
  static func task(
    _ count: Int, isSorted: Bool, kernel: @escaping Kernel, reference: @escaping Kernel
  ) -> Task {
    var random = Randomness(seed: 1)
    let progress = Storage(count: count) {
      isSorted ? Double($0) / Double(max(count - 1, 1)) : random.next(in: 0...1)
    }
    let values = Storage(count: count)
    let run = { (kernel: Kernel) in
      var out = values.elements.mutableSpan
      kernel(progress.elements.span, &out)
      keep(values)
    }
    return Task(
      evaluations: count, kernel: { run(kernel) }, reference: { run(reference) })
  }
}
