import CurveArithmetic
import Curves

/// The parts of a transform in the plane, as a recording of `getComputedStyle` has them.
struct TransformSample {
  /// The names of the parts. A rotation is in degrees.
  static let names = ["x", "y", "z", "scaleX", "scaleY", "rotation"]
  /// Both scales as one part, if they are equal.
  static let scale = "scale"

  /// The parts in the order of the names.
  private(set) var parts: [Double]

  static let identity = TransformSample(translation: [])

  init(translation: [Double]) {
    parts = [0, 0, 0, 1, 1, 0]
    for (index, length) in translation.enumerated() { parts[index] = length }
  }

  /// The parts of two or three lengths, or of a matrix with 6 or 16 numbers in the order of CSS; nil for
  /// other numbers.
  init?(_ numbers: [Double]) {
    switch numbers.count {
    case 2, 3: self.init(translation: numbers)
    case 6:
      let n = numbers
      let plane = AffineTransform2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      self.init(plane.transform3D)
    case 16:
      var elements = SIMD16<Double>(repeating: 0)
      for (index, number) in numbers.enumerated() { elements[index] = number }
      self.init(Transform3D(elements: elements))
    default: return nil
    }
  }

  /// The parts of a matrix: the translation, the lengths of the images of the axes, and the angle of the
  /// first one.
  init(_ matrix: Transform3D) {
    let (a, b, c, d) = (matrix[0, 0], matrix[0, 1], matrix[1, 0], matrix[1, 1])
    let scale = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    parts = [
      matrix[3, 0], matrix[3, 1], matrix[3, 2], scale,
      scale > 0 ? determinant / scale : (c * c + d * d).squareRoot(),
      Double.atan2(y: b, x: a) * (180 / .pi),
    ]
  }
}

/// The transforms of a recording, part by part.
struct TransformTrack {
  private var columns = [[Double]](repeating: [], count: TransformSample.names.count)

  mutating func append(_ sample: TransformSample) {
    for (index, part) in sample.parts.enumerated() { columns[index].append(part) }
  }

  /// The values of a part, or of the only part that moves.
  ///
  /// - Parameters:
  ///   - wanted: The part's name; nil for the one that moves.
  ///   - column: The name of the column in messages.
  ///   - time: The name of the time column; nil if the rows have no times.
  func part(
    _ wanted: String?, column: String, time: String?
  ) throws(LogProblem) -> (name: String, values: [Double]) {
    let names = TransformSample.names
    var columns = columns
    if let index = names.firstIndex(of: "rotation") { Self.unwrap(&columns[index]) }
    let (x, y) = (columns[3], columns[4])
    let isUniform = zip(x, y).allSatisfy { abs($0 - $1) <= 1e-5 * max(abs($0), abs($1)) }
    if wanted == TransformSample.scale {
      guard isUniform else {
        throw LogProblem(
          "\(column) scales by different factors: choose \(column).scaleX or .scaleY")
      }
      return (TransformSample.scale, x)
    }
    if let wanted, let index = names.firstIndex(of: wanted) { return (wanted, columns[index]) }
    var moving = names.indices.filter { index in
      let (low, high) = (columns[index].min() ?? 0, columns[index].max() ?? 0)
      return high - low > 1e-5 * max(abs(low), abs(high), 1e-3)
    }
    if isUniform, moving.contains(3) {
      moving.removeAll { $0 == 4 }
    }
    guard moving.count <= 1 else {
      let list = moving.map { name($0, isUniform) }
      throw LogProblem(
        "\(column) changes in \(list.joined(separator: " and ")): choose one, as in --columns "
          + "\(time.map { "\($0)," } ?? "")\(column).\(list[0])")
    }
    let index = moving.first ?? 0
    return (name(index, isUniform), columns[index])
  }

  private func name(_ index: Int, _ isUniform: Bool) -> String {
    isUniform && index == 3 ? TransformSample.scale : TransformSample.names[index]
  }

  /// Continues angles beyond half a turn.
  private static func unwrap(_ angles: inout [Double]) {
    for index in angles.indices.dropFirst() {
      let turns = ((angles[index] - angles[index - 1]) / 360).rounded()
      angles[index] -= 360 * turns
    }
  }
}
