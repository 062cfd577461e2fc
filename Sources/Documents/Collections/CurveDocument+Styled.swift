/// Components whose styles are templates.
extension CurveDocument {
  /// The curves in the tagged templates and the code of a script; nil without any in the templates.
  static func styled(_ bytes: [UInt8]) -> Self? {
    guard let file = TaggedStyles(bytes), let sheet = try? StyleSheet(bytes: file.styles),
      !sheet.curves.isEmpty || !sheet.keyframes.isEmpty || !sheet.durations.isEmpty
        || !file.unknown.isEmpty
    else { return nil }
    let script = SourceFile(file.code)
    let code = source(script, file.code) ?? times(script, file.code, nil)
    let (declared, replaced) = sheet.replacingByKeyframes(sheet.curves)
    var unknown = NoteList(LineIndex(bytes))
    for value in file.unknown {
      unknown.add(
        "'\(value.text.prefix(60))' is left out: its value is not in the text", at: value.offset)
    }
    let notes = unknown.all + sheet.notes + replaced + (code?.notes ?? script.notes)
    return Self(
      .styleSheet(sheet),
      (declared + (code?.entries ?? [])).sorted { $0.line < $1.line },
      notes: notes.inTextOrder,
      durations: code?.variableDurations ?? [])
  }
}
