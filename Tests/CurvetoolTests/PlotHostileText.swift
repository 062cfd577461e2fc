import CurveTestSupport

/// Texts that would do harm if they were not quoted.
enum PlotHostileText {
  static let harmless = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;+-=()".utf8)

  private static let parts = [
    "`>canary`", "$(>canary)", "\"", "'", "\\", "\\n", "\\\"", "\n", "\r", "\0", "\t", "\u{1b}[31m",
    "\u{9b}", "\u{2028}", "\"\nsystem('>canary')\n#", "system(\">canary\")", "@m", "%s", "%g", "{",
    "}",
    "^2", "_i", "~", "&", "&amp;", "&#60;", "<b>", "</text>", "<!--", "]]>", "$name", "#",
    "!>canary",
    "|", "EOD", "\nEOD\n", "7", "07", "\\0617", "é", "ζω₀", "日本", "🎯", "−", "e\u{301}", "\u{fffe}",
    "\u{ffff}", "a", " ", "=", ";", "plot", "%%", "\u{200d}",
  ]

  /// Texts of one to four such parts.
  static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
        parts.randomElement(using: &random)
      }.joined()
    }
  }
}
