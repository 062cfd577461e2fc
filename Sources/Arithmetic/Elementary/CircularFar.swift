extension Elementary {
  /// Reduces numbers from 2^20 up, using only the significant bits of 2/pi (Payne and Hanek, "Radian
  /// reduction for trigonometric functions", SIGNUM Newsletter 18, 1983).
  ///
  /// Let x = M 2^e. In M 2^e (2/pi) mod 4, the bits of 2/pi above 2^(2 - e) give multiples of 4. The next
  /// 192 leave 137 bits of the fraction, of which cancellation takes at most 61.
  @inline(never)
  static func farReduction(_ x: Double) -> (quarter: Int, r: Double, tail: Double) {
    let exponent = Int(x.exponent) - 52
    let mantissa = x.significandBitPattern | 1 << 52
    let offset = exponent - 2
    let (a, b, c) = (word(offset), word(offset + 64), word(offset + 128))
    // The low 192 bits of M times the three words.
    let low = mantissa.multipliedFullWidth(by: c)
    let middle = mantissa.multipliedFullWidth(by: b)
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = (mantissa &* a) &+ middle.high &+ (carry ? 1 : 0)
    // Two bits of quarter turns and 190 of the fraction.
    var quarter = Int(first >> 62)
    var high = first << 2 | second >> 62
    var remainder = second << 2 | low.low >> 62
    let isPastHalf = high >> 63 == 1
    if isPastHalf {
      quarter += 1
      (high, remainder) = (~high, ~remainder)
    }
    let shift = high.leadingZeroBitCount
    if shift > 0 {
      high = shift == 64 ? remainder : high << UInt64(shift) | remainder >> UInt64(64 - shift)
      remainder = shift == 64 ? 0 : remainder << UInt64(shift)
    }
    // 53 bits and the next 64.
    let top = high >> 11
    let next = (high << 53) | (remainder >> 11)
    let unit = Double(sign: .plus, exponent: -53 - shift, significand: 1)
    let fraction = DoubleDouble(
      ordered: Double(top) * unit, Double(next) * (unit * 0x1p-64))
    let r =
      fraction * DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
    let isNegative = isPastHalf != (x < 0)
    if x < 0 { quarter = -quarter }
    return (quarter & 3, isNegative ? -r.high : r.high, isNegative ? -r.low : r.low)
  }

  /// 64 bits of 2/pi, starting at a bit; bit 0 is the first after the point.
  private static func word(_ bit: Int) -> UInt64 {
    let (index, shift) = (bit >> 6, UInt64(bit & 63))
    let high = twoOverPi(index)
    return shift == 0 ? high : high << shift | twoOverPi(index + 1) >> (64 - shift)
  }

  private static func twoOverPi(_ index: Int) -> UInt64 {
    switch index {
    case 0: 0xa2f9_836e_4e44_1529
    case 1: 0xfc27_57d1_f534_ddc0
    case 2: 0xdb62_9599_3c43_9041
    case 3: 0xfe51_63ab_debb_c561
    case 4: 0xb724_6e3a_424d_d2e0
    case 5: 0x0649_2eea_09d1_921c
    case 6: 0xfe1d_eb1c_b129_a73e
    case 7: 0xe882_35f5_2ebb_4484
    case 8: 0xe99c_7026_b45f_7e41
    case 9: 0x3991_d639_8353_39f4
    case 10: 0x9c84_5f8b_bdf9_283b
    case 11: 0x1ff8_97ff_de05_980f
    case 12: 0xef2f_118b_5a0a_6d1f
    case 13: 0x6d36_7ecf_27cb_09b7
    case 14: 0x4f46_3f66_9e5f_ea2d
    case 15: 0x7527_bac7_ebe5_f17b
    case 16: 0x3d07_39f7_8a52_92ea
    case 17: 0x6bfb_5fb1_1f8d_5d08
    case 18: 0x5603_3046_fc7b_6bab
    case 19: 0xf0cf_bc20_9af4_361d
    default: 0
    }
  }
}
