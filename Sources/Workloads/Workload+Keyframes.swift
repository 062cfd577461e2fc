import Arithmetic
import Curves

extension Workload {
  static let keyframes: [Workload] = [
    Workload("keyframes/sweep", reference: "binary search for each time") { count in
      var random = Randomness(seed: 4)
      let values = (0..<100).map { _ in
        SIMD4<Double>(0, 0, 0, 0).map { _ in random.next(in: -100...100) }
      }
      let times = [0] + (0..<98).map { _ in random.next(in: 0...1) }.sorted() + [1]
      let track = try KeyframeAnimation(values: values, keyTimes: times)
      let plain = SearchedKeyframes(times: times, values: values)
      // In blocks, as rows for a file are made: the inner caches hold them.
      let block = min(count, 4096)
      let rows = Storage<Double>(count: 4 * block)
      let progress = Storage(count: count) { Double($0) / Double(count) }
      let starts = stride(from: 0, to: count - block + 1, by: block)
      return Task(
        evaluations: starts.underestimatedCount * block,
        kernel: {
          for start in starts {
            var out = rows.elements.mutableSpan
            track.components(
              at: progress.elements.span.extracting(start..<(start + block)), into: &out)
            keep(rows)
          }
        },
        reference: {
          for start in starts {
            let out = UnsafeMutableRawPointer(rows.elements.baseAddress.unsafelyUnwrapped)
            for i in 0..<block {
              let value = plain.value(at: progress.elements[start + i])
              out.storeBytes(of: value, toByteOffset: 32 * i, as: SIMD4<Double>.self)
            }
            keep(rows)
          }
        })
    }
  ]
}

extension SIMD4<Double> {
  fileprivate func map(_ body: (Double) -> Double) -> Self {
    .init(body(x), body(y), body(z), body(w))
  }
}
