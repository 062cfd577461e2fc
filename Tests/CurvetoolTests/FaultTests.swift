import Foundation
import Testing

/// Full disks, names that are not UTF-8, signals, limits: no half-written file, nothing left behind, and
/// one line that describes the error.
@Suite struct FaultTests {
  @Test func namesOfFilesAreBytes() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        name=$(printf '\\377.csv') && "$TOOL" tabulate ease --csv "$name" && test -s "$name" &&
        "$TOOL" tabulate ease --at "$name" --csv -
        """, in: folder)
      // The file was found again, and its header is no number.
      #expect(
        result.status == 65 && result.error.contains("\\xff.csv:1:1: expected a finite number"))
    }
  }

  @Test func aLinkWithoutATargetGetsOne() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "ln -s there a.csv && ln -s a.csv b.csv && \"$TOOL\" tabulate ease --csv b.csv", in: folder)
      #expect(result.status == 0)
      #expect(try Tool.contents(folder) == ["a.csv", "b.csv", "there"])
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b.csv")
      #expect(link == "a.csv")
    }
  }

  @Test func theLongestNameIsWritten() async throws {
    try await Tool.inFolder { folder in
      let name = String(repeating: "n", count: 251) + ".csv"
      let result = try await Tool.shell("\"$TOOL\" tabulate ease --csv \(name)", in: folder)
      #expect(result.status == 0 && result.error.hasPrefix("Wrote nnn"))
      #expect(try Tool.contents(folder) == [name])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDeviceIsAnError() async throws {
    try await Tool.inFolder { folder in
      for arguments in ["--help", "--version", "spring", "spring --help", "presets", "plot ease"] {
        let result = try await Tool.shell("\"$TOOL\" \(arguments) >/dev/full", in: folder)
        #expect(result.status == 74, "\(arguments)")
        #expect(result.error.filter(\.isNewline).count == 1)
      }
    }
  }

  /// If standard output is closed, no file may get its number.
  @Test func aClosedOutputIsNoFile() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell("\"$TOOL\" spring --csv a.csv >&-", in: folder)
      #expect(result.status == 74)
      let text = try String(contentsOfFile: "\(folder)/a.csv", encoding: .utf8)
      #expect(text.split(separator: "\n").count == 102 && !text.contains("regime"))
    }
  }

  @Test(arguments: [("TERM", 143), ("INT", 130), ("HUP", 129)])
  func signalsLeaveNothingBehind(name: String, status: Int) async throws {
    try await Tool.inFolder { folder in
      // The shell of a test may ignore SIGINT in the background, so another one sends it.
      let result = try await Tool.shell(
        """
        python3 -c '
        import os, signal, subprocess, sys, time
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM): signal.signal(number, signal.SIG_DFL)
        tool = subprocess.Popen([os.environ["TOOL"], "spring", "--samples", "900000000", "--csv", "a.csv"])
        deadline = time.monotonic() + 60
        while not os.listdir(".") and time.monotonic() < deadline: os.sched_yield()
        seen = len(os.listdir("."))
        tool.send_signal(getattr(signal, "SIG\(name)"))
        print(seen, tool.wait())'
        ls -A
        """, in: folder)
      #expect(result.output == "1 \(128 - status)\n", "\(result.output) \(result.error)")
    }
  }

  /// The tool respects `nohup`.
  @Test func anIgnoredSignalStaysIgnored() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "trap '' HUP; \"$TOOL\" sweep --input - & kill -HUP $!; wait $!", in: folder)
      #expect(result.status == 65)
    }
  }

  private static let canMount =
    getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")
    && { () -> Bool in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
      process.arguments = ["-m", "mount", "-t", "tmpfs", "-o", "size=64k", "none", "/mnt"]
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

  @Test(.enabled(if: canMount, "this machine mounts no file system"))
  func aFullDiskKeepsTheOldFile() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        unshare -m sh -c 'mount -t tmpfs -o size=64k none . && cd . && cd "$FOLDER" && echo old >a.csv &&
        "$TOOL" spring --samples 20000 --csv a.csv; echo $?; cat a.csv; ls -A'
        """, in: folder)
      #expect(result.output == "74\nold\na.csv\n")
      #expect(result.error == "Error: can't write a.csv: No space left on device\n")
    }
  }

  @Test func fewDescriptorsAreEnough() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "ulimit -n 8 && \"$TOOL\" spring --csv a.csv --script a.gp --json", in: folder)
      #expect(result.status == 0 && result.error == "Wrote a.csv, a.gp\n")
      #expect(try Tool.contents(folder) == ["a.csv", "a.gp"])
    }
  }

  @Test(.enabled(if: Tool.hasGnuplot, "gnuplot is not installed"))
  func fewDescriptorsAreEnoughForAPicture() async throws {
    try await Tool.inFolder { folder in
      let drawn = try await Tool.shell(
        "ulimit -n 8 && \"$TOOL\" spring --plot a.svg -q", in: folder)
      #expect(drawn.status == 0 && drawn.error.isEmpty)
      #expect(try Tool.contents(folder) == ["a.svg"])
      let fewer = try await Tool.shell(
        "ulimit -n 5 && \"$TOOL\" spring --plot b.svg -q", in: folder)
      #expect(fewer.status == 70 && fewer.error.contains("Too many open files"))
      #expect(try Tool.contents(folder) == ["a.svg"])
    }
  }

  /// Regressions: SVG paths, curves and shards of extreme numbers that once crashed.
  @Test(arguments: [
    ["tabulate", "path(\"M0 0A1 1 0 0 1 1e-310 0\")"],
    ["keyframes", "--path", "M0 0A1 1 0 0 1 1e-310 0"],
    [
      "plot", "--velocities",
      "spring(mass: 1e100, stiffness: 1, damping: 1e130, initialVelocity: 2)",
    ],
    [
      "plot", "--velocities", "--in-seconds",
      "spring(mass: 1e100, stiffness: 1, damping: 1e130, initialVelocity: 2)",
    ],
    ["compare", "spring(stiffness: 1e300, damping: 1e-300)", "linear"],
    ["tabulate", "ease", "--from-time", "-1e308", "--to-time", "1e308"],
    ["tabulate", "linear(0, 1e300, -1e300)", "--from-time", "-1e308"],
    ["spring", "--from", "-8e307", "--to", "8e307", "--initial-velocity", "1e10"],
    ["plot", "linear(0, 1e308 50%, -1e308)"], ["bezier", "0,1e308,1,-1e308"],
  ])
  func extremeNumbersFailInOneLine(arguments: [String]) async throws {
    let result = try await Tool.run(arguments)
    #expect([0, 64].contains(result.status), "\(result.status) \(result.error)")
    #expect(result.status == 0 || result.error.filter(\.isNewline).count == 1)
    #expect(result.output.firstRange(of: /\b(nan|inf)\b/) == nil)
  }

  /// What a test starts ends with its children, so that a tool that hangs fails one test alone.
  @Test func runsOfTestsAreBounded() async throws {
    await #expect(throws: Tool.DidNotEnd.self) {
      try await Tool.run(
        ["-c", "sleep 4321 & wait"], program: "/bin/sh", limit: .milliseconds(300))
    }
    let left = try await Tool.run(["-c", "pgrep -f '^sleep 4321$' || true"], program: "/bin/sh")
    #expect(left.output.isEmpty)
  }

  /// Echoed text contains no terminal commands.
  @Test func controlCharactersAreShown() async throws {
    let hostile = "a\u{1b}[2Jb\u{9b}31m\u{202e}"
    for arguments in [
      ["tabulate", hostile], [hostile], ["tabulate", "ease", "--csv", "/nonexistent/\(hostile)/a"],
      ["spring", "--mass", hostile], ["sweep", "--mass", hostile], ["presets", hostile],
      ["timeline", "/nonexistent/\(hostile)"], ["spring", "--\(hostile)", "1"],
    ] {
      let result = try await Tool.run(arguments)
      #expect(result.status != 0 && result.output.isEmpty)
      let isClean = result.error.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E)
      }
      #expect(isClean, "\(result.error.debugDescription)")
    }
  }
}

/// Programs that replace gnuplot and simulate its failures.
@Suite struct FakeGnuplotTests {
  private static func draw(
    _ script: String, _ name: String = "a.png"
  ) async throws -> (Tool.Result, [String]) {
    try await Tool.inFolder { folder in
      let path = "\(folder)/bin/gnuplot"
      try FileManager.default.createDirectory(
        atPath: "\(folder)/bin", withIntermediateDirectories: true)
      try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      let result = try await Tool.shell(
        "PATH=\"$PWD/bin:$PATH\"; \"$TOOL\" spring -q --plot \(name)", in: folder)
      return (result, try Tool.contents(folder).filter { $0 != "bin" })
    }
  }

  @Test(arguments: [
    ("echo garbage", "not a complete png picture"),
    ("printf '\\211PNG\\r\\n\\032\\nhalf'", "not a complete png picture"),
    ("exit 0", "no picture, and exit code 0"), ("exit 7", "no picture, and exit code 7"),
    ("kill -SEGV $$", "exit code 139"), ("echo 'line 3: boo' >&2; echo x", "boo"),
    ("printf 'line 0: \\033[2Jx\\n' >&2", "\\u{1b}[2Jx"), ("cat >/dev/null; exit 1", "exit code 1"),
    ("exec <&-; echo 'cannot open display' >&2; exit 1", "cannot open display"),
  ])
  func garbageIsNoPicture(script: String, message: String) async throws {
    let (result, files) = try await Self.draw(script)
    #expect(result.status == 70 && files.isEmpty, "\(files)")
    #expect(result.error.hasPrefix("Error: gnuplot failed: ") && result.error.contains(message))
    #expect(result.error.filter(\.isNewline).count == 1, "\(result.error)")
  }

  /// A child of gnuplot that keeps its output open ends with it.
  @Test func childrenOfGnuplotEndWithIt() async throws {
    let (result, _) = try await Self.draw("sleep 1234 & echo $! >pid; exit 1")
    #expect(result.status == 70)
    let sleepers = try await Tool.inFolder { folder in
      try await Tool.shell("pgrep -f '^sleep 1234$' || true", in: folder)
    }
    #expect(sleepers.output.isEmpty)
  }
}
