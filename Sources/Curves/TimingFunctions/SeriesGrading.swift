/// A division of 0...1 into cells that are small relative to their distance from the singularities of a
/// function, so that one Taylor polynomial of fixed degree serves each cell.
///
/// Let u = offset + sign |x - middle|: the distance to the nearest singularity s on the real axis, or |x
/// - re s| + |im s|. A cell is the set on one side of the middle that shares the exponent and the five
/// leading digits of u. So its half width r is at most u/64, its centre at least u/sqrt(2) from s, and
/// r/R <= 1/45. Next to a singularity on the segment itself, below 2^-10 of the largest u, there are no
/// cells; such inputs belong to the border cell.
struct SeriesGrading {
  private let middle: Double
  private let offset: Double
  private let sign: Double
  /// The key of the smallest u, and that u.
  private let first: Int
  private let least: Double
  private let countPerSide: Int
  /// Whether some inputs have no cell.
  private let isOpen: Bool

  private static let digits = 5
  /// The limit at which two sides of 320 cells fit into ``StackStorage``.
  private static let octaves = 10

  /// - Parameters:
  ///   - before: The singularity at or below 0, if there is one.
  ///   - after: The singularity at or above 1, if there is one.
  init(before: Double?, after: Double?) {
    let (before, after) = (max(before ?? -8, -8), min(after ?? 9, 9))
    self.init(middle: (before + after) / 2, offset: (after - before) / 2, sign: -1)
  }

  /// - Parameter pair: One of a pair of conjugate singularities, anywhere.
  init(around pair: (real: Double, imaginary: Double)) {
    self.init(
      middle: min(max(pair.real, -8), 9), offset: min(abs(pair.imaginary), 8), sign: 1)
  }

  private init(middle: Double, offset: Double, sign: Double) {
    (self.middle, self.offset, self.sign) = (middle, offset, sign)
    let u = { (x: Double) in max(offset + sign * abs(x - middle), 0) }
    let (start, end, turn) = (u(0), u(1), u(min(max(middle, 0), 1)))
    let last = Self.key(max(start, end, turn))
    let nearest = Self.key(min(start, end, turn))
    first = max(nearest, last - (Self.octaves << Self.digits) + 1)
    least = Double(bitPattern: UInt64(first) << Self.shift)
    isOpen = nearest < first
    countPerSide = last - first + 1
  }

  /// The indices of the cells of progresses between 0 and 1.
  ///
  /// It does not branch, because random input would mispredict: sign bits select the sides.
  @inline(__always)
  func cells(of x: SIMD8<Double>) -> SIMD8<UInt64> {
    let distance = unsafeBitCast(x - middle, to: SIMD8<UInt64>.self)
    let magnitude = unsafeBitCast(distance & (UInt64.max >> 1), to: SIMD8<Double>.self)
    var u = magnitude * sign + offset
    u.replace(with: least, where: u .< least)
    let keys = unsafeBitCast(u, to: SIMD8<UInt64>.self) &>> Self.shift
    let isLeft = SIMD8<UInt64>.zero &- (distance &>> 63)
    return keys &- UInt64(first) &+ (isLeft & UInt64(countPerSide))
  }

  /// The index of the cell of a progress between 0 and 1.
  func cell(of x: Double) -> Int { Int(cells(of: SIMD8(repeating: x))[0]) }

  /// The progress in the middle of a cell, limited to 0...1, and the cell's half width; nil for the cell
  /// of inputs without a cell.
  func center(of cell: Int) -> (x: Double, radius: Double)? {
    let isLeft = cell >= countPerSide
    let key = first + cell - (isLeft ? countPerSide : 0)
    if isOpen, key == first { return nil }
    let low = Double(bitPattern: UInt64(key) << Self.shift)
    let radius = (Double(bitPattern: UInt64(key + 1) << Self.shift) - low) / 2
    let distance = max((low + radius - offset) * sign, 0)
    let x = middle + (isLeft ? -distance : distance)
    return (min(max(x, 0x1p-60), 1 - 0x1p-53), radius)
  }

  private static let shift = UInt64(52 - digits)

  /// The exponent and the leading digits of a number of 0 or more.
  @inline(__always)
  private static func key(_ u: Double) -> Int { Int(truncatingIfNeeded: u.bitPattern >> shift) }
}
