import CurveTestSupport
import Foundation

/// Texts of a corpus with a few bytes changed, moved or exchanged, by a seed.
struct Mutations {
  let corpus: [[UInt8]]
  /// Bytes with a meaning in the grammar occur more often.
  let alphabet: [UInt8]
  private var random: SplitMix64

  /// How many for each seed; CURVES_FUZZ_COUNT=100000 makes ten seeds the million of a release.
  static let count =
    ProcessInfo.processInfo.environment["CURVES_FUZZ_COUNT"].flatMap { Int($0) } ?? 600

  init(_ corpus: [String], alphabet: String, seed: UInt64) {
    self.corpus = corpus.map { Array($0.utf8) }
    self.alphabet = Array(alphabet.utf8)
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = corpus[Int.random(in: 0..<corpus.count, using: &random)]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      let remainder = bytes.count - offset
      let span = offset..<(offset + min(remainder, Int.random(in: 0...6, using: &random)))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(span)
      case 1: bytes.insert(alphabet[Int.random(in: 0..<alphabet.count, using: &random)], at: offset)
      case 2 where remainder > 0:
        bytes[offset] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      case 3 where remainder > 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
      case 4: bytes.insert(contentsOf: Array(bytes[span]), at: offset)
      default:
        let other = corpus[Int.random(in: 0..<corpus.count, using: &random)]
        let start = Int.random(in: 0..<other.count, using: &random)
        let end = Int.random(in: start...other.count, using: &random)
        bytes.replaceSubrange(span, with: other[start..<end])
      }
    }
    return bytes
  }
}
