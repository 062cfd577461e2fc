import CurveArithmetic
import Curves

extension Workload {
  static let timingFunctions: [Workload] = [
    bezier("cubic-bezier/random", 0.25, 0.1, 0.25, 1, isSorted: false),
    bezier("cubic-bezier/random-steep-ends", 0, 0.8, 1, 0.2, isSorted: false),
    bezier("cubic-bezier/random-steep-middle", 1, 0, 0, 1, isSorted: false),
    bezier("cubic-bezier/sweep", 0.25, 0.1, 0.25, 1, isSorted: true),
    bezier("cubic-bezier/sweep-steep-ends", 0, 0.8, 1, 0.2, isSorted: true),
    Workload("cubic-bezier/one-by-one", reference: newton) { size in
      let curve = try CubicBezier(0.25, 0.1, 0.25, 1)
      return task(
        size, isSorted: false,
        kernel: { x, y in for i in 0..<x.count { y[i] = curve.value(at: x[i]) } },
        reference: newtonKernel(0.25, 0.1, 0.25, 1),
        exact: ExactBezier(0.25, 0.1, 0.25, 1).value)
    },
    linear("linear/sweep", isSorted: true),
    linear("linear/random", isSorted: false),
    linear("linear/few-random", stops: 4, isSorted: false),
    Workload("steps/sweep", reference: "the whole part of x n") { size in
      let (steps, plain) = (try Steps(100), FlooredSteps(count: 100))
      return task(
        size, isSorted: true, kernel: { x, y in steps.values(at: x, into: &y) },
        reference: { x, y in for i in 0..<x.count { y[i] = plain.value(at: x[i]) } },
        exact: { (DoubleDouble(product: $0, 100).split.whole / 100) })
    },
  ]

  static let search = "binary search for each"
  static let cursor = "a cursor that moves on"

  /// A function of some stops, evenly spaced.
  private static func linear(_ name: String, stops: Int = 100, isSorted: Bool) -> Workload {
    Workload(name, reference: isSorted ? cursor : search) { size in
      var random = Randomness(seed: 7)
      let function = try PiecewiseLinear(
        stops: (0..<stops).map { _ in .init(random.next(in: 0...1)) })
      let plain = SearchedPoints(inputs: function.inputs, outputs: function.outputs)
      return task(
        size, isSorted: isSorted, kernel: { x, y in function.values(at: x, into: &y) },
        reference: { x, y in
          if isSorted {
            var cursor = 0
            for i in 0..<x.count { y[i] = plain.value(at: x[i], after: &cursor) }
          } else {
            for i in 0..<x.count { y[i] = plain.value(at: x[i]) }
          }
        }, exact: ExactPoints(inputs: function.inputs, outputs: function.outputs).value)
    }
  }

  private static let newton = "Newton from 11 samples to 1e-7"

  private static func bezier(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, isSorted: Bool
  ) -> Workload {
    Workload(name, reference: newton) { size in
      let curve = try CubicBezier(x1, y1, x2, y2)
      return task(
        size, isSorted: isSorted, kernel: { x, y in curve.values(at: x, into: &y) },
        reference: newtonKernel(x1, y1, x2, y2), exact: ExactBezier(x1, y1, x2, y2).value)
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
    _ size: Size, isSorted: Bool, kernel: @escaping Kernel, reference: @escaping Kernel,
    exact: @escaping (Double) -> Double
  ) -> Task {
    var random = Randomness(seed: 1)
    let last = Double(max(size.batch - 1, 1))
    let progress = Storage(count: size.total) {
      isSorted ? Double($0 % size.batch) / last : random.next(in: 0...1)
    }
    let values = Storage(count: size.total)
    let run = { (kernel: Kernel) in
      for start in size.starts {
        let batch = start..<(start + size.batch)
        var out = UnsafeMutableBufferPointer(rebasing: values.elements[batch]).mutableSpan
        kernel(progress.elements.span.extracting(batch), &out)
      }
      keep(values)
    }
    return Task(
      evaluations: size.total, kernel: { run(kernel) }, reference: { run(reference) },
      errors: Task.errors(
        count: size.total, kernel: { run(kernel) }, reference: { run(reference) },
        of: { abs(values.elements[$0] - exact(progress.elements[$0])) }))
  }
}
