import Testing

@testable import curvetool

struct ProgressTests {
  @Test func rowsAreCounted() {
    #expect(
      Progress.line(rows: 250, of: 1000, share: nil, elapsed: 2)
        == "25 % of 1000 rows, 125 a second, 6 s left")
  }

  @Test func aStreamHasOnlyARate() {
    #expect(
      Progress.line(rows: 300, of: nil, share: nil, elapsed: 2) == "300 rows, 150 a second")
  }

  @Test func aFileHasAnEnd() {
    #expect(
      Progress.line(rows: 300, of: nil, share: 0.5, elapsed: 2)
        == "50 % of the input, 300 rows, 150 a second, 2 s left")
  }
}
