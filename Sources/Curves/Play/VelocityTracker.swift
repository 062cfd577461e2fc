/// A method that computes a finger's velocity from its last samples.
///
/// The systems differ in the window, the number of samples and the method. All of them return 0 if the
/// finger has rested for 40 ms or if there are too few samples.
public struct VelocityTracker: Hashable, Sendable {
  enum Method: Hashable, Sendable {
    /// The slope at the newest sample of a polynomial by least squares.
    case leastSquares(degree: Int)
    /// The slope from the first sample beyond the window, or the oldest, to the newest.
    case quotient
  }

  /// The tracker's name in text: `lsq50`.
  public let name: String
  /// How far back samples count, in seconds before the newest.
  public let window: Double
  /// The maximum number of samples.
  package let sampleLimit: Int
  /// The minimum number of samples.
  package let minimumSampleCount: Int
  /// The time without samples after which a finger counts as resting, in seconds.
  package static var restTime: Double { 0.04 }

  let method: Method

  private init(_ name: String, window: Double, limit: Int, minimum: Int, _ method: Method) {
    (self.name, self.window, self.method) = (name, window, method)
    (sampleLimit, minimumSampleCount) = (limit, minimum)
  }

  /// A line by least squares through the samples of the last 50 ms, at most 256.
  public static var leastSquares50: Self {
    Self("lsq50", window: 0.05, limit: 256, minimum: 2, .leastSquares(degree: 1))
  }
  /// Android's `VelocityTracker`, strategy LSQ2: a parabola through the last 100 ms, at most 20 samples;
  /// a line through two.
  public static var android: Self {
    Self("android", window: 0.1, limit: 20, minimum: 2, .leastSquares(degree: 2))
  }
  /// Flutter's `VelocityTracker`: as Android's, with at least 3 samples.
  public static var flutter: Self {
    Self("flutter", window: 0.1, limit: 20, minimum: 3, .leastSquares(degree: 2))
  }
  /// Compose's `VelocityTracker`, strategy Lsq2: as Android's, with at least 3 samples.
  public static var compose: Self {
    Self("compose", window: 0.1, limit: 20, minimum: 3, .leastSquares(degree: 2))
  }
  /// Motion's drag: the difference quotient over 100 ms.
  public static var motion: Self {
    Self("motion", window: 0.1, limit: 256, minimum: 2, .quotient)
  }

  /// Every tracker; the first is the default.
  public static var all: [Self] { [leastSquares50, android, flutter, compose, motion] }

  /// The tracker with a name; nil for an unknown name.
  public static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// The velocity at a time.
  ///
  /// - Parameters:
  ///   - times: The times of the samples in seconds, ascending.
  ///   - values: The values of the samples, as many.
  ///   - time: When the finger lifts, in seconds, not before the last sample.
  /// - Returns: Value units per second; 0 if the finger rests. The least-squares sums are about
  ///   the newest sample, so the error is some 1e-13 of the largest slope between samples.
  /// - Complexity: linear in the number of samples it keeps.
  public func velocity(times: [Double], values: [Double], at time: Double) -> Double {
    guard times.count == values.count, let newest = times.last,
      time - newest < Self.restTime
    else { return 0 }
    var first = times.count - 1
    while first > 0, times.count - first < sampleLimit, newest - times[first - 1] <= window,
      times[first] - times[first - 1] <= Self.restTime
    {
      first -= 1
    }
    // The quotient reaches one sample beyond the window.
    if method == .quotient, first > 0, times.count - first < sampleLimit,
      times[first] - times[first - 1] <= Self.restTime
    {
      first -= 1
    }
    let count = times.count - first
    guard count >= minimumSampleCount else { return 0 }
    switch method {
    case .quotient:
      return (values[values.count - 1] - values[first]) / (newest - times[first])
    case .leastSquares(let degree):
      return slope(times[first...], values[first...], degree: min(degree, count - 1))
    }
  }

  /// The derivative at the newest sample of the line or parabola nearest to the samples.
  private func slope(
    _ times: ArraySlice<Double>, _ values: ArraySlice<Double>, degree: Int
  ) -> Double {
    let count = Double(times.count)
    let (newest, last) = (times[times.endIndex - 1], values[values.endIndex - 1])
    let center = times.reduce(0) { $0 + ($1 - newest) } / count
    let mean = values.reduce(0) { $0 + ($1 - last) } / count
    // Polynomials that are orthogonal over the samples: 1, u, u^2 - (S3/S2) u - S2/n with u from the mean.
    var (s2, s3, first) = (0.0, 0.0, 0.0)
    for index in times.indices {
      let u = times[index] - newest - center
      s2 += u * u
      s3 += u * u * u
      first += u * (values[index] - last - mean)
    }
    guard s2 > 0 else { return 0 }
    let slope = first / s2
    guard degree == 2 else { return slope }
    var (square, second) = (0.0, 0.0)
    for index in times.indices {
      let u = times[index] - newest - center
      let p = u * u - s3 / s2 * u - s2 / count
      square += p * p
      second += p * (values[index] - last - mean)
    }
    guard square > 0 else { return slope }
    return slope + second / square * (2 * -center - s3 / s2)
  }
}
