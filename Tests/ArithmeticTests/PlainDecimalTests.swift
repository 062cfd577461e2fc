@testable import CurveArithmetic
import CurveTestSupport
import Testing

/// The texts that may be copied instead of being written again.
struct PlainDecimalTests {
  private static func isShortest(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes {
      PlainDecimal($0)?.isShortest(powers: .shared) ?? false
    }
  }

  @Test(arguments: [
    "0", "-0", "7", "-7", "10", "120", "0.5", "-0.5", "10.5", "0.0001", "0.00012",
    "999999999999999",
    "0.123456789012345", "0.000123456789012345", "99999999999999.5", "1234567.8",
  ])
  func shortestTextsAreCopied(_ text: String) {
    #expect(Self.isShortest(text))
    #expect(Double(text).map { DecimalTextTests.text($0) } == text)
  }

  @Test(arguments: [
    "", "-", "+7", "07", "00", "00.5", "0.0", "0.50", "1.0", ".5", "5.", "1e2", "0.00001", "1,2",
    "9007199254740993", "0.1000000000000000055", "nan", "inf", " 7", "7 ",
  ])
  func otherTextsAreNotCopied(_ text: String) {
    #expect(!Self.isShortest(text))
  }

  /// A text that may be copied equals the text that would be written.
  @Test func aCopiedTextIsTheOneThatWouldBeWritten() {
    var random = SplitMix64(seed: 31)
    var copied = 0
    for _ in 0..<20_000 {
      var text = Bool.random(using: &random) ? "-" : ""
      for _ in 0..<Int.random(in: 1...18, using: &random) {
        text +=
          "\(Int.random(in: -3...9, using: &random) > 0 ? Int.random(in: 0...9, using: &random) : 0)"
      }
      let digits = text.filter(\.isNumber).count
      if digits > 1, Int.random(in: 0..<4, using: &random) > 0 {
        let index = Int.random(in: 1..<min(digits, 6), using: &random)
        text.insert(".", at: text.index(text.endIndex, offsetBy: -(digits - index)))
      }
      guard Self.isShortest(text) else { continue }
      copied += 1
      #expect(Double(text).map { DecimalTextTests.text($0) } == text)
    }
    #expect(copied > 1_000)
  }
}
