/// Pages and components.
extension CurveDocument {
  /// The curves in the style sheets and scripts of a page or a component; nil without any.
  static func markup(_ bytes: [UInt8]) -> Self? {
    guard let file = MarkupFile(bytes) else { return nil }
    let hasStyles = file.styles.contains { $0 > 32 }
    let styles = hasStyles ? try? named(file.styles) : nil
    let script = SourceFile(file.code)
    let code = source(script, file.code) ?? times(script, file.code, nil)
    let elements = ElementFile(bytes)
    guard styles != nil || code != nil || !elements.curves.isEmpty else { return nil }
    let notes = (styles?.notes ?? []) + (code?.notes ?? script.notes) + elements.notes
    let curves = (code?.entries ?? []) + elements.curves
    return Self(
      styles?.content ?? .source,
      ((styles?.entries ?? []) + curves).sorted { $0.line < $1.line },
      notes: notes.inTextOrder,
      durations: (styles?.variableDurations ?? []) + (code?.variableDurations ?? []))
  }
}
