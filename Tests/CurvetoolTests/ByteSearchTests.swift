import CurveTestSupport
import Testing

@testable import curvetool

struct ByteSearchTests {
  /// Bytes that differ in few bits are where a search of whole words could err.
  @Test func theSearchFindsWhatTheLibraryFinds() {
    var random = SplitMix64(seed: 41)
    for count in 0..<60 {
      for _ in 0..<20 {
        let bytes = (0..<count).map { _ in
          [0x2C, 0x2D, 0x22, 0x23, 0xAC, 0, 0xFF].randomElement(using: &random) ?? 0 as UInt8
        }
        let start = Int.random(in: 0...count, using: &random)
        for (a, b) in [(0x2C, 0x22), (0x2C, 0x2C), (0, 0xFF), (0x41, 0x42)] as [(UInt8, UInt8)] {
          let found = bytes.withUnsafeBytes { ByteSearch.first(a, or: b, in: $0, from: start) }
          #expect(found == bytes[start...].firstIndex { $0 == a || $0 == b })
        }
      }
    }
  }
}
