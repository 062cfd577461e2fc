/// The parameters of a function or mixin of Sass.
struct SassParameters {
  struct Parameter {
    /// The name with its `$`.
    var name: String
    /// The value unless an argument sets it.
    var standard: String?
    /// Whether it takes all further arguments, as `$list...` does.
    var takesRest: Bool
  }

  let list: [Parameter]

  /// - Parameter bytes: The text between the parentheses.
  init(_ bytes: ArraySlice<UInt8>) {
    list = bytes.split(topLevel: { $0 == UInt8(ascii: ",") }).compactMap { part in
      let part = Shorthand.trimmed(part)
      let name = part.prefix { $0 == UInt8(ascii: "$") || Preprocessor.isNamePart($0) }
      guard name.count > 1 else { return nil }
      let standard = part[name.endIndex...].drop { $0 <= 32 }
      return Parameter(
        name: String(decoding: name, as: UTF8.self),
        standard: standard.first == UInt8(ascii: ":")
          ? String(decoding: Shorthand.trimmed(standard.dropFirst()), as: UTF8.self) : nil,
        takesRest: standard.starts(with: "...".utf8))
    }
  }

  /// The values of the parameters, without those that have neither an argument nor a default.
  ///
  /// - Parameters:
  ///   - arguments: The text between the parentheses of a call; nil without any.
  ///   - namespace: The namespace of the variables in the defaults, with its dot.
  func values(
    _ arguments: ArraySlice<UInt8>?, namespace: String = ""
  ) -> [String: String] {
    var values: [String: String] = [:]
    var position = 0
    for part in arguments?.split(topLevel: { $0 == UInt8(ascii: ",") }) ?? [] {
      let part = Shorthand.trimmed(part)
      if part.isEmpty { continue }
      let text = String(decoding: part, as: UTF8.self)
      if text.hasPrefix("$"), let colon = text.firstIndex(of: ":") {
        values[String(text[..<colon])] =
          text[text.index(after: colon)...].drop { $0 == " " }.description
      } else if position < list.count {
        let parameter = list[position]
        values[parameter.name] = values[parameter.name].map { "\($0), \(text)" } ?? text
        if !parameter.takesRest { position += 1 }
      }
    }
    for parameter in list where values[parameter.name] == nil {
      // A default may name a parameter before it.
      values[parameter.name] = parameter.standard.map {
        Self.replacing(values, in: Array($0.utf8), namespace: namespace)
      }
    }
    return values
  }

  /// A text with values in place of names.
  ///
  /// - Parameter namespace: The namespace of the other variables, with its dot.
  static func replacing(
    _ values: [String: String], in text: [UInt8], namespace: String = ""
  ) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "$") {
        let word = text[(index + 1)...].prefix(while: Preprocessor.isNamePart)
        if let value = values["$" + String(decoding: word, as: UTF8.self)] {
          let isInterpolated =
            result.suffix(2).elementsEqual("#{".utf8) && word.endIndex < text.count
            && text[word.endIndex] == UInt8(ascii: "}")
          if isInterpolated { result.removeLast(2) }
          result += value.utf8
          index = word.endIndex + (isInterpolated ? 1 : 0)
          continue
        }
        if index == 0 || text[index - 1] != UInt8(ascii: ".") { result += namespace.utf8 }
      }
      result.append(text[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
