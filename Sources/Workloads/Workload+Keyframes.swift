import Curves

extension Workload {
  static let keyframes = [
    keyframes("keyframes/sweep", isSorted: true), keyframes("keyframes/random", isSorted: false),
    keyframes("keyframes/one-by-one", isSorted: false, isOneByOne: true),
  ]

  /// A hundred keyframes of four components.
  private static func keyframes(
    _ name: String, isSorted: Bool, isOneByOne: Bool = false
  ) -> Workload {
    Workload(name, reference: isSorted ? cursor : search) { size in
      var random = Randomness(seed: 4)
      let values = (0..<100).map { _ in
        SIMD4<Double>(0, 0, 0, 0).map { _ in random.next(in: -100...100) }
      }
      let times = [0] + (0..<98).map { _ in random.next(in: 0...1) }.sorted() + [1]
      let track = try KeyframeAnimation(values: values, keyTimes: times)
      let plain = SearchedKeyframes(times: times, values: values)
      // In blocks, as when writing rows to a file: they fit the inner caches.
      let block = min(size.batch, 4096)
      let blocks = Size(evaluations: size.evaluations, batch: block)
      let rows = Storage<Double>(count: 4 * block)
      let progress = Storage(count: blocks.total) {
        isSorted ? Double($0 % size.batch) / Double(size.batch) : random.next(in: 0...1)
      }
      let kernel = {
        for start in blocks.starts {
          if isOneByOne {
            let out = UnsafeMutableRawPointer(rows.elements.baseAddress.unsafelyUnwrapped)
            for i in 0..<block {
              out.storeBytes(
                of: track.value(at: progress.elements[start + i]), toByteOffset: 32 * i,
                as: SIMD4<Double>.self)
            }
          } else {
            var out = rows.elements.mutableSpan
            track.components(
              at: progress.elements.span.extracting(start..<(start + block)), into: &out)
          }
          keep(rows)
        }
      }
      let reference = {
        for start in blocks.starts {
          let out = UnsafeMutableRawPointer(rows.elements.baseAddress.unsafelyUnwrapped)
          var cursor = 0
          for i in 0..<block {
            let time = progress.elements[start + i]
            let value = isSorted ? plain.value(at: time, after: &cursor) : plain.value(at: time)
            out.storeBytes(of: value, toByteOffset: 32 * i, as: SIMD4<Double>.self)
          }
          keep(rows)
        }
      }
      let exact = (0..<4).map { component in
        ExactPoints(inputs: times, outputs: values.map { $0[component] })
      }
      let last = blocks.total - block
      return Task(
        evaluations: blocks.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: 4 * block, kernel: kernel, reference: reference) {
          abs(rows.elements[$0] - exact[$0 % 4].value(at: progress.elements[last + $0 / 4]))
        })
    }
  }
}

extension SIMD4<Double> {
  fileprivate func map(_ body: (Double) -> Double) -> Self {
    .init(body(x), body(y), body(z), body(w))
  }
}
