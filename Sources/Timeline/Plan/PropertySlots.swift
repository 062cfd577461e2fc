/// The positions of a whole property among a plan's numbers: its numbers; for a transform its parts, and its
/// matrix if it has one. Those of a part are those of the whole.
struct PropertySlots {
  let first: Range<Int>
  /// The numbers of the matrix; an empty range for a property without one.
  let second: Range<Int>
  /// The positions of a transform's rotations; empty for other properties.
  let rotations: Range<Int>

  // Borrowed, because an initialiser would copy the plan for each property.
  init(_ target: PlanTarget, in plan: borrowing Plan) {
    let whole = plan.wholes[Int(target.property)]
    first = Int(whole.lowerBound)..<Int(whole.upperBound)
    guard target.transform >= 0 else {
      (second, rotations) = (0..<0, 0..<0)
      return
    }
    let slots = plan.transforms[Int(target.transform)]
    second = slots.matrix < 0 ? 0..<0 : slots.matrix..<slots.matrix + 17
    let angles = slots.parts + TransformLayout.rotation
    rotations = angles..<angles + 3
  }

  /// The number of positions.
  var count: Int { first.count + second.count }

  /// The position with an index.
  subscript(index: Int) -> Int {
    index < first.count ? first.lowerBound + index : second.lowerBound + index - first.count
  }

  /// The index of one of the positions.
  @inline(__always)
  func index(of slot: Int) -> Int {
    first.contains(slot)
      ? slot - first.lowerBound : first.count + slot - second.lowerBound
  }
}
