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

  @Test func stepsHaveTheirExpectedTimeUntilSomeTakeLonger() {
    let lines = [(0, 0.0), (20, 5.0), (20, 9), (39, 12)].map { done, elapsed in
      StepProgress.line("name", done: done, of: 40, seconds: 0.25, elapsed: elapsed)
    }
    #expect(
      lines == [
        "1 of 40, 10 s left: name", "21 of 40, 5 s left: name", "21 of 40, 9 s left: name",
        "40 of 40, 1 s left: name",
      ])
  }
}
