extension KeyframeAnimation: Equatable {
  /// Whether two animations show the same values. Ignored settings do not count.
  public static func == (a: Self, b: Self) -> Bool {
    a.values == b.values && a.mode == b.mode && a.schedule == b.schedule && a.shape == b.shape
      && a.isPacedByArc == b.isPacedByArc
  }
}

extension KeyframeAnimation: Hashable where Value: Hashable {
  /// Hashes the same parts that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(mode)
    hasher.combine(schedule)
    hasher.combine(shape)
    hasher.combine(isPacedByArc)
  }
}
