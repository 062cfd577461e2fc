import CurveTestSupport
import Testing

@testable import curvetool

@Suite struct RowFormatTests {
  /// Blocks of rows copy the cells of columns that stay the same.
  @Test(arguments: OutputFormat.allCases)
  func rowsOfABlockAreThoseOfTheirCells(format: OutputFormat) {
    var random = SplitMix64(seed: 48)
    for columnCount in [1, 2, 3, 9, 40] {
      for rowCount in [1, 2, 7] {
        let names = (0..<columnCount).map { "layer \($0), \"x\"" }
        let writer = format.rows(RowLayout(columns: names, precision: nil))
        var block = SampleBlock(columnCount: columnCount)
        block.begin(
          0..<rowCount, of: .list((0..<rowCount).map { Double($0) / 60 }), hasFrames: false)
        for column in 0..<columnCount where column > 0 || Bool.random(using: &random) {
          let number = [0, 1, -0.0, .nan, 0.1, -1e300 / 3].randomElement(using: &random) ?? 0
          let isSteady = Bool.random(using: &random)
          for row in 0..<rowCount {
            let other = Double.random(in: -1...1, using: &random)
            block[row, column] = isSteady || Bool.random(using: &random) ? number : other
          }
        }
        var text = ByteBuffer()
        var expected = ByteBuffer()
        text.append("before" as StaticString)
        expected.append("before" as StaticString)
        writer.append(block, isFirst: true, to: &text)
        for row in 0..<rowCount {
          writer.beginRow(isFirst: row == 0, to: &expected)
          for column in 0..<columnCount {
            writer.append(block[row, column], column: column, to: &expected)
          }
          writer.endRow(to: &expected)
        }
        let (written, separate) = (Array(text.bytes), Array(expected.bytes))
        #expect(written == separate)
      }
    }
  }
}
