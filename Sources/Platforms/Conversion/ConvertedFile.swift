/// A file with the texts of converted curves.
public struct ConvertedFile: Sendable, Hashable {
  /// The usual name of such a file, such as `Motion.swift`.
  public let name: String
  /// The file's content, UTF-8 unless the target is binary.
  public let bytes: [UInt8]

  /// Creates a file from its name and its content.
  ///
  /// - Parameters:
  ///   - name: The usual name of such a file.
  ///   - bytes: The file's content, UTF-8 unless the target is binary.
  public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}

#if !hasFeature(Embedded)
  extension TargetLanguage {
    /// Names for several curves, such that no two have the same spelling in a file of this target. A number
    /// follows a name that is taken.
    ///
    /// Complexity: linear in the number of names.
    public func distinctNames(_ names: [String]) -> [String] {
      let form = file.scope.names(names)
      return Self.distinct(names) { file.spelling(form.own($0)) }
    }

    /// Names whose spellings are distinct, with numbers after those that are taken.
    package static func distinct(
      _ names: [String], spelling: (String) -> String = { $0 }
    ) -> [String] {
      let spellings = names.map(spelling)
      let all = Set(spellings)
      var taken: Set<String> = []
      var counts: [String: Int] = [:]
      return zip(names, spellings).map { name, spelled in
        if taken.insert(spelled).inserted { return name }
        while true {
          let count = (counts[spelled] ?? 1) + 1
          counts[spelled] = count
          let next = "\(name)-\(count)"
          if !all.contains(spelling(next)), taken.insert(spelling(next)).inserted { return next }
        }
      }
    }

    /// The files that hold several curves in this target's language: the properties of a rule, the members of
    /// an object or a type, or a declaration for each curve. They compile as they are.
    ///
    /// Dots in names separate groups, which become nested types where the language has them. A first group
    /// that all names share is the name of the outermost type.
    ///
    /// Complexity: linear in the texts.
    /// - Parameters:
    ///   - conversions: The results of ``convert(_:)`` and ``convert(duration:name:)`` for these names, at
    ///     least one.
    ///   - names: The names of the curves, from ``distinctNames(_:)``.
    ///   - hasReducedMotion: Whether an alternative follows each curve, for users who prefer reduced motion. It
    ///     is ignored if ``canReduceMotion`` is false.
    ///   - source: What the curves come from, for a comment at the top; nil for no comment. Characters that
    ///     could end a comment are replaced.
    /// - Returns: One file, or one for each curve if the target has one curve a file.
    public func files(
      _ conversions: [Conversion], names: [String], source: String? = nil,
      hasReducedMotion: Bool = false
    ) -> [ConvertedFile] {
      let form = file.scope.names(names)
      let declarations = zip(names, conversions).map { name, conversion in
        Declaration(
          name: name,
          path: file.spelling(form.own(name)).utf8.split(separator: UInt8(ascii: "."))
            .map { String(Substring($0)) },
          conversion: conversion,
          isReduced: hasReducedMotion && file.canReduceMotion && !conversion.isDuration,
          unit: file.duration?.unit)
      }
      let header = source.map { file.comment.header($0) } ?? ""
      guard let mark = file.name.firstIndex(of: "*") else {
        let text = file.text(declarations, form.type)
        return [ConvertedFile(name: file.name, bytes: Array("\(header)\(text)\n".utf8))]
      }
      return declarations.map { declaration in
        let text = header + file.text([declaration], form.type) + "\n"
        return ConvertedFile(
          name: file.name[..<mark] + declaration.member + file.name[mark...].dropFirst(),
          bytes: declaration.conversion.bytes ?? Array(text.utf8))
      }
    }

    /// The usual name of its files; a star stands for the name of the curve.
    package var fileName: String { file.name }

    /// Whether the target's files can have alternatives for users who prefer reduced motion.
    public var canReduceMotion: Bool { file.canReduceMotion }

    /// Whether each curve has a file of its own.
    public var hasFileForEachCurve: Bool { file.name.contains("*") }
  }
#endif
