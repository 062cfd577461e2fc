extension CurveDocument {
  /// The animated properties of an object of keyframes in source code, each with the duration of the animations that play
  /// it; nil without one.
  static func keyframesObject(
    in bytes: [UInt8]
  ) -> (tracks: [Track], lines: Set<Int>, notes: [DocumentNote])? {
    guard let object = KeyframesObject(bytes), let sheet = try? StyleSheet(bytes: object.styles)
    else { return nil }
    let document = Self(.styleSheet(sheet), [], notes: [])
    let tracks = document.tracks.map { track in
      var track = track
      track.duration = document.duration(of: track)
      return track
    }
    let notes = sheet.notes.filter { $0.message.hasPrefix("@keyframes") }
    return tracks.isEmpty && notes.isEmpty ? nil : (tracks, object.lines, notes)
  }
}
