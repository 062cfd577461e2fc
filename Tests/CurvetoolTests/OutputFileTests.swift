import Foundation
import Testing

/// Outputs that aren't plain files: open descriptors, links, pipes.
@Suite struct OutputFileTests {
  /// The file behind a descriptor keeps its other content, at the descriptor's own offset.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link.csv"])
  func openDescriptorsAreWrittenThrough(path: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        ln -s /dev/stdout link.csv
        { echo before; "$TOOL" tabulate linear --samples 2 -o \(path) --format csv; echo after; } >a
        cat a
        """, in: folder)
      #expect(result.output == "before\nprogress,linear\n0,0\n1,1\nafter\n", "\(result.error)")
      #expect(try Tool.contents(folder) == ["a", "link.csv"])
    }
  }

  @Test func otherDescriptorsAreWrittenThrough() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        { echo before >&7; "$TOOL" tabulate linear --samples 2 --csv /dev/fd/7; echo $? >&7; } 7>a; cat a
        "$TOOL" tabulate linear --csv /dev/fd/9; echo $?
        "$TOOL" tabulate linear --csv /dev/fd/0 </dev/null; echo $?
        """, in: folder)
      #expect(result.output == "before\nprogress,linear\n0,0\n1,1\n0\n73\n74\n")
      #expect(result.error.filter(\.isNewline).count == 2 && result.error.contains("/dev/fd/9"))
    }
  }

  @Test func aClosedStandardOutputEndsQuietly() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "{ \"$TOOL\" spring --samples 300000 --csv /dev/stdout; echo $? >&2; } | head -n 1",
        in: folder)
      #expect(result.output == "time,value,velocity\n" && result.error == "0\n")
    }
  }

  @Test func aLoopOfLinksIsAnError() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "ln -s b.csv a.csv && ln -s a.csv b.csv && \"$TOOL\" tabulate ease --csv b.csv", in: folder)
      #expect(result.status == 73 && result.error.contains("b.csv: Too many levels"))
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b.csv")
      #expect(link == "a.csv")
      #expect(try Tool.contents(folder) == ["a.csv", "b.csv"])
    }
  }

  @Test func hardLinksHaveANote() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "echo old >a.csv && ln a.csv b.csv && \"$TOOL\" tabulate ease --csv a.csv -q && cat b.csv",
        in: folder)
      #expect(result.status == 0 && result.output == "old\n")
      #expect(result.error.contains("a.csv had other names") && result.error.hasPrefix("Note: "))
    }
  }

  @Test func aSceneFromAPipeIsReadOnce() async throws {
    try await Tool.inFolder { folder in
      let scene = """
        {"name": "s", "duration": 2, "layers": [{"name": "card", "model": {"position": [300, 40]},
          "animations": [{"key": "x", "type": "basic", "keyPath": "position.x", "from": 100, "to": 300,
            "duration": 2}]}]}
        """
      try scene.write(toFile: "\(folder)/scene", atomically: true, encoding: .utf8)
      for command in [
        "preview pipe.json -o -", "convert pipe.json --to lottie", "timeline pipe.json --json",
      ] {
        let result = try await Tool.shell(
          "rm -f pipe.json; mkfifo pipe.json; cat scene >pipe.json & timeout 240 \"$TOOL\" \(command)",
          in: folder)
        #expect(result.status == 0 && result.output.contains("card"), "\(command) \(result.error)")
      }
    }
  }

  /// Every signal that ends the tool finds its temporary file.
  @Test(arguments: ["QUIT", "ALRM", "USR1", "USR2", "XCPU"])
  func signalsLeaveNothingBehind(name: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        python3 -c '
        import os, resource, signal, subprocess, time
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        number = signal.SIG\(name)
        signal.signal(number, signal.SIG_DFL)
        tool = subprocess.Popen([os.environ["TOOL"], "spring", "--samples", "900000000", "--csv", "a.csv"])
        deadline = time.monotonic() + 60
        while not os.listdir(".") and time.monotonic() < deadline: os.sched_yield()
        seen = len(os.listdir("."))
        tool.send_signal(number)
        print(seen, tool.wait() == -number)'
        ls -A
        """, in: folder)
      #expect(result.output == "1 True\n", "\(result.output) \(result.error)")
    }
  }

  @Test func aFileBeyondTheLimitIsAnError() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "echo old >a.csv; ulimit -f 8; \"$TOOL\" spring --samples 20000 --csv a.csv; echo $?; cat a.csv; ls -A",
        in: folder)
      #expect(result.output == "74\nold\na.csv\n")
      #expect(result.error == "Error: can't write a.csv: File too large\n")
    }
  }
}

/// gnuplot ends with the tool.
@Suite struct HelperProgramTests {
  @Test(arguments: ["TERM", "QUIT", "ALRM", "USR1", "XCPU"])
  func gnuplotEndsWithTheTool(name: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        mkdir bin && printf '#!/bin/sh\\necho $$ >"$FOLDER/pid"\\nexec sleep 1000\\n' >bin/gnuplot &&
        chmod +x bin/gnuplot && PATH="$PWD/bin:$PATH" python3 -c '
        import os, resource, signal, subprocess, time
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        number = signal.SIG\(name)
        signal.signal(number, signal.SIG_DFL)
        tool = subprocess.Popen([os.environ["TOOL"], "spring", "-q", "--plot", "a.png"])
        while not (os.path.exists("pid") and open("pid").read().endswith("\\n")): time.sleep(0.01)
        tool.send_signal(number)
        tool.wait()
        pid = int(open("pid").read())
        for _ in range(500):
          try: state = open("/proc/%d/stat" % pid).read().split(")")[1].split()[0]
          except OSError: state = "gone"
          if state in ("gone", "Z"): break
          time.sleep(0.01)
        print(state in ("gone", "Z"))'
        """, in: folder)
      #expect(result.output == "True\n", "\(result.output) \(result.error)")
      #expect(try Tool.contents(folder) == ["bin", "pid"])
    }
  }
}
