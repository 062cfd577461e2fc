import CurvePlatforms

extension SourceFile {
  /// Notes the springs of Android's animations whose properties are set and which no curve holds.
  static func noteSprings(
    of bytes: [UInt8], besides curves: [DocumentCurve], _ lines: LineIndex, _ notes: inout NoteList
  ) {
    let setting = Array("spring.stiffness".utf8)
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: setting[0]) {
      offset = mark + 1
      guard bytes[mark...].starts(with: setting) else { continue }
      let line = lines.line(of: mark)
      if let near = curves.last(where: { $0.line <= line }), case .spring = near.easing { continue }
      notes.add("spring.stiffness: a spring that is set by its properties is not read", at: mark)
    }
  }
}
