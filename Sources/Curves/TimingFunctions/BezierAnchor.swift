import CurveArithmetic

/// One of the 17 parameters t = k/16 from which a curve is solved, with the polynomials of t that the
/// solver needs. All are exact: multiples of 2^-12.
struct BezierAnchor<Value: Lanes> {
  /// 3 t s^2, 3 t^2 s and t^3, with s = 1 - t: x(t) is their sum, times x1, x2 and 1.
  var weight1: Value
  var weight2: Value
  var weight3: Value
  var t: Value
  var s: Value
  /// s (s - 2t), t (2s - t) and t^2: a third of x'(t) is their sum, times x1, x2 and 1.
  var slope1: Value
  var slope2: Value
  var slope3: Value
}

extension BezierAnchor<Double> {
  /// The anchor at index/16.
  @inline(__always)
  init(_ index: Int) {
    self = anchorRows.withUnsafeBufferPointer { rows in
      let row = 8 &* index
      return Self(
        weight1: rows[row], weight2: rows[row &+ 1], weight3: rows[row &+ 2], t: rows[row &+ 3],
        s: rows[row &+ 4], slope1: rows[row &+ 5], slope2: rows[row &+ 6],
        slope3: rows[row &+ 7])
    }
  }
}

extension BezierAnchor<SIMD8<Double>> {
  /// The anchors at eight sixteenths. No product rounds, so that they equal the table.
  @inline(__always)
  init(_ t: SIMD8<Double>) {
    let s: SIMD8<Double> = 1 - t
    let (square, product): (SIMD8<Double>, SIMD8<Double>) = (t * t, t * s)
    let triple: SIMD8<Double> = product * 3
    let (twice, other): (SIMD8<Double>, SIMD8<Double>) = (product + product, s * s)
    self.init(
      weight1: triple * s, weight2: triple * t, weight3: square * t, t: t, s: s,
      slope1: other - twice, slope2: twice - square, slope3: square)
  }
}

/// The rows of the anchors, in the order of the members. A table of literals, because it needs no
/// initialization at run time.
private let anchorRows: [Double] = [
  0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0,
  0.164794921875, 0.010986328125, 0.000244140625, 0.0625,
  0.9375, 0.76171875, 0.11328125, 0.00390625,
  0.287109375, 0.041015625, 0.001953125, 0.125, 0.875, 0.546875, 0.203125, 0.015625,
  0.371337890625, 0.085693359375, 0.006591796875, 0.1875,
  0.8125, 0.35546875, 0.26953125, 0.03515625,
  0.421875, 0.140625, 0.015625, 0.25, 0.75, 0.1875, 0.3125, 0.0625,
  0.443115234375, 0.201416015625, 0.030517578125, 0.3125,
  0.6875, 0.04296875, 0.33203125, 0.09765625,
  0.439453125, 0.263671875, 0.052734375, 0.375, 0.625, -0.078125, 0.328125, 0.140625,
  0.415283203125, 0.322998046875, 0.083740234375, 0.4375,
  0.5625, -0.17578125, 0.30078125, 0.19140625,
  0.375, 0.375, 0.125, 0.5, 0.5, -0.25, 0.25, 0.25,
  0.322998046875, 0.415283203125, 0.177978515625, 0.5625,
  0.4375, -0.30078125, 0.17578125, 0.31640625,
  0.263671875, 0.439453125, 0.244140625, 0.625, 0.375, -0.328125, 0.078125, 0.390625,
  0.201416015625, 0.443115234375, 0.324951171875, 0.6875,
  0.3125, -0.33203125, -0.04296875, 0.47265625,
  0.140625, 0.421875, 0.421875, 0.75, 0.25, -0.3125, -0.1875, 0.5625,
  0.085693359375, 0.371337890625, 0.536376953125, 0.8125,
  0.1875, -0.26953125, -0.35546875, 0.66015625,
  0.041015625, 0.287109375, 0.669921875, 0.875, 0.125, -0.203125, -0.546875, 0.765625,
  0.010986328125, 0.164794921875, 0.823974609375, 0.9375,
  0.0625, -0.11328125, -0.76171875, 0.87890625,
  0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0,
]
