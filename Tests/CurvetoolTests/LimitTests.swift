import Foundation
import Testing

/// Little memory, no threads, inputs of megabytes and nesting up to the limit: a result or one line,
/// soon.
@Suite struct LimitTests {
  /// A debug build, which is mapped as a whole, needs 100 MB of address space in addition to its own size.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps"), "Linux only"))
  func littleMemoryIsEnough() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        ulimit -v $(($(wc -c <"$TOOL") / 1024 + 127000)) && "$TOOL" spring --samples 200000 --csv a.csv --plot - -q >/dev/null &&
        "$TOOL" sweep --mass 1:40:0.01 --threads 8 --csv b.csv -q && wc -l <a.csv && wc -l <b.csv
        """, in: folder)
      #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
      let counts = result.lines.suffix(2).map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(counts == ["200001", "3902"])
    }
  }

  /// Root has unlimited threads, so another user must run the tool.
  private static let canLimitThreads =
    getuid() == 0
    && ["/usr/bin/prlimit", "/usr/bin/setpriv"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    }

  @Test(.enabled(if: canLimitThreads, "only root can become a user who may have no thread"))
  func aUserWithoutThreadsGetsTheSameRows() async throws {
    try await Tool.inFolder { folder in
      // A copy that everyone can read.
      let alone = "prlimit --nproc=1 setpriv --reuid=65534 --regid=65534 --clear-groups ./tool"
      let result = try await Tool.shell(
        """
        chmod 755 . && cp "$TOOL" tool && chmod 755 tool &&
        ./tool sweep --mass 1:90:0.01 >with && \(alone) sweep --mass 1:90:0.01 --threads 4 >without &&
        cmp with without && ./tool spring --samples 30000 --csv - >with &&
        \(alone) spring --samples 30000 --csv - >without && cmp with without && wc -l <without &&
        { \(alone) spring -q --plot a.svg; echo $?; }
        """, in: folder)
      let lines = result.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.first == "30001", "\(result.error)")
      // gnuplot is another process, which may exceed the limit.
      #expect(lines.last == (Tool.hasGnuplot ? "70" : "69"), "\(result.error)")
      #expect(result.error.filter(\.isNewline).count == 1)
    }
  }

  /// Quadratic time at these sizes would take many minutes.
  @Test func megabytesAreReadOnce() async throws {
    try await Tool.inFolder { folder in
      let name = String(repeating: "n", count: 700_000)
      try ":root{--\(name):ease;--b:var(--\(name))}"
        .write(toFile: "\(folder)/long.css", atomically: true, encoding: .utf8)
      let properties = String(repeating: "--p:ease-in;", count: 120_000)
      try ":root{\(properties)--p:ease}"
        .write(toFile: "\(folder)/many.css", atomically: true, encoding: .utf8)
      let stops = (0..<100_000).map { "\(Double($0 % 1000) / 1000)" }.joined(separator: ",")
      try "linear(\(stops))"
        .write(toFile: "\(folder)/stops", atomically: true, encoding: .utf8)
      for (file, value) in [("long.css#b", 0.513315), ("many.css#p", 0.513315), ("stops", 0.9997)] {
        let result = try await Tool.run([
          "tabulate", "@\(folder)/\(file)", "--at", "0.3", "--csv", "-",
        ])
        #expect(result.status == 0 && result.rows.count == 1)
        #expect(file == "stops" || abs((result.rows.first?.last ?? .nan) - value) < 1e-6, "\(file)")
      }
      let compared = try await Tool.run(["compare", "@\(folder)/stops", "linear", "--csv", "-"])
      #expect(compared.status == 0 && compared.rows.count == 1)
      let drawn = try await Tool.run(["plot", "@\(folder)/stops", "--script", "-"])
      #expect(drawn.status == 0 && drawn.bytes.count < 10_000_000)
    }
  }

  /// Each level doubles the curve: 31 of them have two thousand million pieces.
  @Test func nestingAndExtremesEnd() async throws {
    let nested =
      String(repeating: "ping-pong(", count: 31) + "ease" + String(repeating: ")", count: 31)
    let extremes = [
      nested, "spring(stiffness: 1e12, damping: 1e-3)",
      "spring(mass: 1e100, stiffness: 1, damping: 1e130, initialVelocity: 2)",
    ]
    for one in extremes {
      for other in extremes + ["linear"] {
        let result = try await Tool.run(["compare", one, other, "--csv", "-"])
        #expect(result.status == 0 && result.rows.count == 1, "\(result.error)")
        let numbers = try #require(result.rows.first)
        #expect(numbers.count >= 3 && (numbers[0] == 0) == (one == other))
      }
      for seconds in [[], ["--in-seconds"]] {
        let drawn = try await Tool.run(["plot", one, "--velocities", "--script", "-"] + seconds)
        #expect(drawn.status == 0 && !drawn.output.isEmpty, "\(drawn.error)")
      }
    }
  }
}
