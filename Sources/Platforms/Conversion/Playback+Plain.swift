import Curves

#if TARGETS
  /// The page's module leaves out the solvers of these engines, for its size: it takes their curves as exact and
  /// says so.
  extension Playback {
    static let solverNotes = [
      "its solver approximates the curve: `curvetool convert` states by how much"
    ]

    static func composeBezier(_ numbers: some Collection<Double>) -> Playback? {
      singleBezier(numbers)
    }

    static func slintBezier(_ numbers: some Collection<Double>) -> Playback? {
      singleBezier(numbers)
    }

    static func chromiumBezier(
      _ numbers: some Collection<Double>, tolerance: Double = 1e-7
    ) -> Playback? { bezier(numbers) }

    static func qtSpline(_ numbers: [Double]) -> Playback? {
      guard !numbers.isEmpty, numbers.count.isMultiple(of: 6) else { return nil }
      if numbers.count == 6 { return bezier(numbers.prefix(4)) }
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      for start in stride(from: 0, to: numbers.count, by: 6) {
        let point = { (index: Int) in
          Point(x: numbers[start + index], y: numbers[start + index + 1])
        }
        path.curve(control1: point(0), control2: point(2), to: point(4))
      }
      return (try? PathCurve(path)).map { Playback(.path($0)) }
    }
  }
#else
  extension Playback {
    static let solverNotes: [String] = []
  }
#endif
