import Foundation
import Testing

/// Lists in JSON and arrays of NumPy are read in parts, whose ends do not matter.
extension LogReadingTests {
  /// The spring of ``rows`` at 16,000 samples a second: longer than a part in every format.
  private static let dense: [(time: Double, value: Double)] = (0...12_800).map { index in
    let time = Double(index) / 16_000
    let (rate, frequency) = (11.0, (230.0 - 121).squareRoot())
    let swing = cos(frequency * time) + rate / frequency * sin(frequency * time)
    return (time, 300 * (1 - exp(-rate * time) * swing))
  }

  @Test func longListsAreReadInParts() async throws {
    let objects = Self.dense.map { #"{"t": \#($0.time), "note": "a]},[\"{", "x": \#($0.value)}"# }
    try await expectSpring("[" + objects.joined(separator: ",") + "]", ["--columns", "t,x"])
    try await expectSpring(objects.joined(separator: "\n"), ["--columns", "t,x"])
    let lists = Self.dense.map { "[\($0.time), \($0.value)]" }
    try await expectSpring("[\n" + lists.joined(separator: ",\n") + "\n]\n")
    try await expectSpring("\u{FEFF}[" + lists.joined(separator: ",") + "]")
  }

  /// The error names the line, the column and the element of the whole text.
  @Test func errorsInLaterPartsHaveTheirPosition() async throws {
    var rows = Self.dense.map { #"{"t": \#($0.time), "x": \#($0.value)}"# }
    rows[10_000] = #"{"t": 1, "x": "far"}"#
    for separator in [",\n", ","] {
      let text = "[" + rows.joined(separator: separator) + "]"
      let before = try #require(text.range(of: #""far""#)).lowerBound
      let line = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
      let column = (line.last?.count ?? 0) + 1
      let result = try await Tool.run("log.json", text, "fit - < log.json")
      let expected = "standard input:\(line.count):\(column): [10000].x: "
      #expect(line.count == (separator == "," ? 1 : 10_001))
      #expect(result.status == 65 && result.error.contains(expected), "\(result.error)")
    }
    rows.removeSubrange(10_000...)
    for (end, message) in [
      (",]", "expected a value"), ("", "expected \",\" or \"]\""),
      ("] []", "expected the end of the text"), (",{\"t\": 1]", "expected"),
    ] {
      let text = "[" + rows.joined(separator: ",") + end
      let result = try await Tool.run("log.json", text, "fit - < log.json")
      #expect(result.status == 65 && result.error.contains(message), "\(end): \(result.error)")
    }
  }

  /// Arrays by rows and by columns, as bytes of a file.
  @Test(arguments: [false, true])
  func longArraysAreReadInParts(isByColumns: Bool) async throws {
    let rows = Self.dense
    let order = isByColumns ? "True" : "False"
    let header = "{'descr': '<f8', 'fortran_order': \(order), 'shape': (\(rows.count), 2), }\n"
    let numbers =
      isByColumns
      ? rows.map(\.time) + rows.map(\.value) : rows.flatMap { [$0.time, $0.value] }
    let bytes = numbers.withUnsafeBytes { Array($0) }
    let size = UInt8(header.utf8.count)
    let start = [0x93] + Array("NUMPY".utf8) + [1, 0, size, 0] + Array(header.utf8)
    try await Tool.inFolder { folder in
      for (lost, status) in [(0, 0), (8, 65)] {
        let path = folder + "/a.npy"
        try Data(start + bytes.dropLast(lost)).write(to: URL(fileURLWithPath: path))
        let result = try await Tool.run(["fit", path, "--to", "spring", "--json"])
        #expect(result.status == status, "\(result.error)")
        guard lost == 0 else {
          #expect(result.error.contains("is cut off"), "\(result.error)")
          continue
        }
        let stiffness = try #require(
          (try result.object["stiffnessPerMass"] as? [String: Double])?["value"])
        #expect(abs(stiffness - 230) <= 1e-3, "\(stiffness)")
      }
    }
  }
}
