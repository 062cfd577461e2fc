extension KeyframeAnimation: Hashable {
  /// Whether both show the same: what was ignored does not count.
  public static func == (a: Self, b: Self) -> Bool {
    a.values == b.values && a.mode == b.mode && a.schedule == b.schedule && a.bending == b.bending
      && a.isPacedByArc == b.isPacedByArc
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(mode)
    hasher.combine(schedule)
    hasher.combine(bending)
    hasher.combine(isPacedByArc)
  }
}
