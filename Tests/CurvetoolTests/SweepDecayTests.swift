import Foundation
import Testing

/// `curvetool sweep` over throws, by the output of the built binary and the systems' formulas.
@Suite struct SweepDecayTests {
  private func sweep(_ text: String, _ more: String...) async throws -> Tool.Result {
    try await Tool.inFolder { folder in
      let path = folder + "/throws.csv"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return try await Tool.run(["sweep", "--input", path] + more)
    }
  }

  @Test func rowsAreThrows() async throws {
    var rows = ["name,velocity,like"]
    for index in 0..<3000 {
      rows.append("n\(index),\(index - 1500),\(index % 2 == 0 ? "compose" : "react-native")")
    }
    let result = try await sweep(rows.joined(separator: "\n"))
    #expect(result.status == 0)
    let lines = result.lines
    #expect(lines[0] == "velocity,like,landing,duration,settlingTime,name")
    #expect(lines.count == 3001)
    var checked = 0
    for index in 0..<3000 where abs(index - 1500) > 1 {
      let fields = lines[index + 1].split(separator: ",", omittingEmptySubsequences: false)
      let velocity = Double(index - 1500)
      #expect(fields.count == 6 && Double(fields[0]) == velocity && fields[5] == "n\(index)")
      let landing =
        index % 2 == 0
        ? (velocity - (velocity < 0 ? -0.1 : 0.1)) / 4.2 : velocity / (1000 * (1 - 0.998))
      #expect(abs((Double(fields[2]) ?? .nan) - landing) <= 1e-9 * abs(landing), "\(index)")
      checked += 1
    }
    #expect(checked == 2997)
  }

  @Test func columnsAreChosenByName() async throws {
    let result = try await sweep(
      "like,velocity,from\nmotion,1000,50\n", "--columns", "landing,from,distance,like")
    #expect(result.lines[0] == "landing,from,distance,like")
    let fields = result.lines[1].split(separator: ",")
    #expect(abs((Double(fields[0]) ?? .nan) - 850) < 1e-9 && fields[1] == "50")
    #expect(abs((Double(fields[2]) ?? .nan) - 800) < 1e-9 && fields[3] == "motion")
  }

  @Test func badRowsAreReportedWithTheirLine() async throws {
    let result = try await sweep(
      "like,velocity\ncompose,1000\ncompse,1\ncompose,fast\ncompose\ncompose,1e999\n")
    #expect(result.lines.count == 6)
    for (line, text) in [
      (3, "did you mean 'compose'?"), (4, "velocity must be a finite number, but is 'fast'"),
      (5, "there is 1 field, but 2 columns"), (6, "velocity must be a finite number"),
    ] {
      #expect(
        result.error.split(separator: "\n").contains {
          $0.contains(":\(line): ") && $0.contains(text)
        }, "\(line): \(result.error)")
    }
  }

  @Test func springColumnsWithLikeAreAnError() async throws {
    let spring = try await sweep("like,velocity,stiffness\ncompose,1,2\n")
    #expect(spring.status == 65 && spring.error.contains("stiffness is one of springs"))
    let missing = try await sweep("like,speed\ncompose,1\n")
    #expect(missing.status == 65 && missing.error.contains("needs the columns like and velocity"))
    let column = try await sweep("like,velocity\ncompose,1\n", "--columns", "landng")
    #expect(column.status == 64 && column.error.contains("did you mean 'landing'?"))
  }
}
