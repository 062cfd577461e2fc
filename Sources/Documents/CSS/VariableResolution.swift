import CurveNotation

/// Replaces every `var()` in the values of properties.
///
/// It does not recurse on the input: references form a graph, which is walked with a stack. The replaced
/// text is limited to four times the input, so names that double one another are harmless.
struct VariableResolution {
  private let cascade: Cascade
  private let bytes: [UInt8]
  private let declarations: [StyleSheetReader.Declaration]
  private var states: [Int: State] = [:]
  private var budget: Int
  /// Declarations that refer to themselves.
  private(set) var loops: Set<Int> = []

  /// The state of a property's resolution.
  private enum State {
    case entered
    case text([UInt8])
    /// A reference to itself, to an unknown name, or one that expands too far.
    case invalid
  }

  init(_ cascade: Cascade) {
    self.cascade = cascade
    bytes = cascade.reader.bytes
    declarations = cascade.reader.declarations
    budget = 4 * bytes.count + 1 << 20
  }

  /// Resolves all properties, in order.
  mutating func resolveAll() {
    for property in cascade.properties {
      for (_, winner) in property.scopes { resolve(winner) }
    }
  }

  /// The value of a declaration; nil if a reference in it cannot be resolved.
  mutating func value(_ index: Int) -> [UInt8]? {
    resolve(index)
    if case .text(let text)? = states[index] { return text }
    return nil
  }

  /// The property that a declaration refers to, if its value is only a reference.
  func alias(_ index: Int) -> Int? {
    let range = declarations[index].value
    guard bytes[range].starts(with: "var(".utf8),
      let reference = references(in: range).first, reference.whole == range
    else { return nil }
    return cascade.declaration(of: reference.name, for: index)
  }

  /// Whether the value of a declaration refers to a variable.
  func hasReference(_ index: Int) -> Bool { !references(in: declarations[index].value).isEmpty }

  /// The first name that a declaration refers to and that has no value; nil if all have one.
  func missingName(_ index: Int) -> String? {
    references(in: declarations[index].value).first { reference in
      guard let target = cascade.declaration(of: reference.name, for: index) else { return true }
      if case .text? = states[target] { return false }
      return true
    }?.name
  }

  private mutating func resolve(_ index: Int) {
    guard states[index] == nil else { return }
    var stack = [index]
    while let top = stack.last {
      let range = declarations[top].value
      switch states[top] {
      case nil:
        let references = references(in: range)
        guard !references.isEmpty else {
          states[top] = .text(Array(bytes[range]))
          stack.removeLast()
          continue
        }
        states[top] = .entered
        var loops = false
        for target in references.compactMap({ cascade.declaration(of: $0.name, for: top) }) {
          switch states[target] {
          case nil: stack.append(target)
          case .entered: loops = true
          case .text, .invalid: break
          }
        }
        if loops {
          states[top] = .invalid
          self.loops.insert(top)
        }
      case .entered:
        stack.removeLast()
        states[top] = substituted(top).map { .text($0) } ?? .invalid
      case .text, .invalid: stack.removeLast()
      }
    }
  }

  /// A `var(` and its name.
  private struct Reference {
    var name: String
    /// The whole reference, up to its closing parenthesis.
    var whole: Range<Int>
  }

  /// All references in a value, including those in fallbacks.
  private func references(in range: Range<Int>) -> [Reference] {
    var found: [Reference] = []
    var open: [Int?] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "("):
        if let name = variableName(openingAt: index, in: range) {
          open.append(found.count)
          found.append(Reference(name: name, whole: (index - 3)..<range.upperBound))
        } else {
          open.append(nil)
        }
      case UInt8(ascii: ")"):
        if case let number?? = open.popLast() {
          found[number].whole = found[number].whole.lowerBound..<(index + 1)
        }
      default: break
      }
      index += 1
    }
    return found
  }

  /// The name of the `var(` whose parenthesis is at an offset.
  private func variableName(openingAt offset: Int, in range: Range<Int>) -> String? {
    guard offset - 3 >= range.lowerBound,
      bytes[(offset - 3)..<offset].map({ $0 | 0x20 }).elementsEqual("var".utf8),
      offset - 4 < range.lowerBound || !Self.isNamePart(bytes[offset - 4])
    else { return nil }
    var start = offset + 1
    while start < range.upperBound, bytes[start] <= 32 { start += 1 }
    var end = start
    while end < range.upperBound, Self.isNamePart(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A function that is open while a value is assembled.
  private struct Frame {
    /// The property's value, if the function is `var()`.
    var text: [UInt8]?
    var isVariable = false
    /// Where its text, or its fallback, begins in the assembled value.
    var start: Int
    var hasFallback = false
    var isInvalid = false

    /// Whether the current text is a name, which is not copied.
    var skips: Bool { isVariable && !hasFallback }
  }

  /// A declaration's value with its references replaced; nil if one has neither a value nor a fallback.
  private mutating func substituted(_ declaration: Int) -> [UInt8]? {
    let range = declarations[declaration].value
    var output: [UInt8] = []
    var frames = [Frame(start: 0)]
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("):
        guard let name = variableName(openingAt: index - 1, in: range) else {
          frames.append(Frame(start: output.count))
          break
        }
        if !frames[frames.count - 1].skips { output.removeLast(3) }
        var frame = Frame(isVariable: true, start: output.count)
        if let target = cascade.declaration(of: name, for: declaration),
          case .text(let text)? = states[target]
        {
          frame.text = text
        }
        frames.append(frame)
        continue
      case UInt8(ascii: ",") where frames[frames.count - 1].skips:
        frames[frames.count - 1].hasFallback = true
        continue
      case UInt8(ascii: ")") where frames.count > 1:
        let frame = frames.removeLast()
        guard frame.isVariable else {
          if frame.isInvalid { frames[frames.count - 1].isInvalid = true }
          break
        }
        if let text = frame.text {
          output.removeLast(output.count - frame.start)
          guard spend(text.count) else { return nil }
          output += text
        } else if !frame.hasFallback || frame.isInvalid {
          frames[frames.count - 1].isInvalid = true
        }
        continue
      default: break
      }
      if !frames[frames.count - 1].skips { output.append(byte) }
    }
    guard frames.count == 1, !frames[0].isInvalid, spend(output.count) else { return nil }
    return output
  }

  private mutating func spend(_ count: Int) -> Bool {
    budget -= count
    return budget >= 0
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
