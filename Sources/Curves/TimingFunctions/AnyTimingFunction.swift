/// A timing function of any type, so that other modules can add kinds that this one does not know.
public struct AnyTimingFunction: TimingFunction {
  /// The function itself.
  public let base: any TimingFunction

  /// Wraps a function.
  public init(_ base: some TimingFunction) { self.base = base }

  /// The function's value.
  public func value(at progress: Double) -> Double { base.value(at: progress) }

  /// The function's velocity.
  public func velocity(at progress: Double) -> Double { base.velocity(at: progress) }

  /// The function's values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    base.values(at: progress, into: &values)
  }

  /// The function's breakpoints.
  public var breakpoints: [Double] { base.breakpoints }

  /// The function's description.
  public var description: String { base.description }

  /// Whether the functions are of the same type and equal.
  public static func == (a: Self, b: Self) -> Bool { isEqual(a.base, b.base) }

  /// Hashes the type and the function.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }

  private static func isEqual<T: TimingFunction>(_ a: T, _ b: any TimingFunction) -> Bool {
    (b as? T) == a
  }
}
