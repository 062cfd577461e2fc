import Curves

extension SourceFile {
  /// Notes what the settings of Android's animations say and no curve holds.
  static func noteSprings(
    of bytes: [UInt8], besides curves: [DocumentCurve], _ lines: LineIndex, _ notes: inout NoteList
  ) {
    for (setting, note) in [
      ("spring.stiffness", "a spring that is set by its properties is not read"),
      ("setStartVelocity(", "it is not read: the curve of a spring has no distance"),
      ("startVelocity = ", "it is not read: the curve of a spring has no distance"),
    ] {
      for mark in offsets(of: Array(setting.utf8), in: bytes) {
        let line = lines.line(of: mark)
        if let near = curves.last(where: { $0.line <= line }), holds(near.easing, setting) {
          continue
        }
        notes.add("\(setting.prefix { $0 != "(" && $0 != " " }): \(note)", at: mark)
      }
    }
  }

  private static func offsets(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: word[0]) {
      offset = mark + 1
      let isWord = mark == 0 || !(0x61...0x7A).contains(bytes[mark - 1] | 0x20)
      if isWord, bytes[mark...].starts(with: word) { offsets.append(mark) }
    }
    return offsets
  }

  /// Whether a curve has what a setting says: a spring its stiffness, a throw its velocity.
  private static func holds(_ easing: Easing, _ setting: String) -> Bool {
    switch easing {
    case .spring: setting.hasPrefix("spring.")
    case .decay: !setting.hasPrefix("spring.")
    default: false
    }
  }
}
