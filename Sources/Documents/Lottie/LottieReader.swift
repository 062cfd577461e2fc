import CurveArithmetic
import Curves
import Spring

/// Finds the properties with keyframes in a document and reads them.
struct LottieReader {
  let document: DocumentText
  let frameRate: Double
  private(set) var tracks: [LottieTrack] = []
  private(set) var notes: NoteList
  private let lines: LineIndex
  /// Whether colours run from 0 to 255.
  private var hasBytes = false

  init(document: DocumentText, frameRate: Double) {
    self.document = document
    self.frameRate = frameRate
    lines = LineIndex(document.bytes)
    notes = NoteList(lines)
  }

  /// Walks the whole document, without recursion. A property with an odd value is skipped.
  ///
  /// - Parameter pointer: The pointer of the document's value.
  mutating func read(_ root: JSONValue, at pointer: String = "") throws(DocumentError) {
    hasBytes = Self.isOld(root["v"]?.string ?? "")
    var open: [(value: JSONValue, pointer: String, isColor: Bool)] = [(root, pointer, false)]
    // Long keys over many values would make pointers far longer than the text.
    var budget = 64 * document.bytes.count + 1 << 20
    while let (value, pointer, isColor) = open.popLast() {
      budget -= pointer.utf8.count
      guard budget >= 0 else {
        throw document.error("the pointers are too long", path: "", at: value.offset)
      }
      if let elements = value.elements {
        // Lists of numbers contain no properties.
        for (index, element) in elements.enumerated().reversed()
        where element.elements != nil || element.members != nil {
          open.append((element, "\(pointer)/\(index)", false))
        }
      } else if let members = value.members {
        if let keyframes = Self.keyframes(value) {
          do throws(DocumentError) {
            try add(keyframes, of: value, pointer, isColor: isColor)
          } catch {
            let suffix = error.path == pointer ? "" : ", at \(error.path.prefix(200))"
            notes.add(
              "\(pointer.prefix(200)): skipped: \(error.message)\(suffix)", at: value.offset)
          }
        } else {
          let isPaint = ["fl", "st"].contains(value["ty"]?.string)
          for member in members.reversed()
          where member.value.elements != nil || member.value.members != nil {
            open.append(
              (
                member.value, "\(pointer)/\(JSONIndex.escaped(member.key))",
                isPaint && member.key == "c"
              ))
          }
        }
      }
    }
  }

  /// Whether a version of the format is older than 4.1.9, whose colours run from 0 to 255.
  ///
  /// Source: lottie-web, player/js/utils/DataManager.js.
  private static func isOld(_ version: String) -> Bool {
    let parts = version.split(separator: ".").map { Int($0) ?? .max }
    return parts.count == 3 && parts.lexicographicallyPrecedes([4, 1, 9])
  }

  /// The keyframes of an animated property; nil if the value is not animated.
  private static func keyframes(_ value: JSONValue) -> [JSONValue]? {
    guard let keyframes = value["k"]?.elements, keyframes.first?["t"]?.number != nil else {
      return nil
    }
    return keyframes
  }

  private mutating func note(_ text: String, _ value: JSONValue) {
    notes.add(text, at: value.offset)
  }

  private mutating func add(
    _ keyframes: [JSONValue], of property: JSONValue, _ pointer: String, isColor: Bool
  ) throws(DocumentError) {
    if property["x"]?.string != nil {
      return note(
        "\(pointer.prefix(200)): skipped, because its expression is not executed", property)
    }
    if keyframes.contains(where: { $0["t"] == nil && $0.members != nil }) {
      return note(
        "\(pointer.prefix(200)): skipped, because its roving keyframes have no times", property)
    }
    var read: [LottieTrack.Keyframe] = []
    for (index, keyframe) in keyframes.enumerated() {
      let path = "\(pointer)/k/\(index)"
      guard let frame = keyframe["t"]?.number, abs(frame) <= 1e9 else {
        throw error("expected a frame t in -1e9...1e9", path, keyframe)
      }
      if let last = read.last, frame < last.frame {
        throw error("the frame \(frame) is before that of the keyframe it follows", path, keyframe)
      }
      // In older files the last keyframe has only a time.
      let isBareEnd = keyframe["s"] == nil && index == keyframes.count - 1
      let scale = isColor && hasBytes ? 1 / 255.0 : 1
      let given = try numbers(keyframe["s"], path + "/s")?.map { $0 * scale }
      guard let values = isBareEnd ? read.last?.end : given else {
        return note(
          "\(pointer.prefix(200)): skipped, because its keyframes are not numbers", keyframe)
      }
      if let first = read.first, first.values.count != values.count {
        throw error("expected \(first.values.count) numbers, as before", path, keyframe)
      }
      let end = try numbers(keyframe["e"], path + "/e")?.map { $0 * scale }
      guard end == nil || end?.count == values.count else {
        throw error("expected as many numbers in e as in s", path, keyframe)
      }
      read.append(
        LottieTrack.Keyframe(
          frame: frame, values: values, end: end,
          easings: try easings(keyframe, dimensions: values.count, path),
          tangents: try tangents(keyframe, dimensions: values.count, path),
          line: lines.line(of: keyframe.offset)))
    }
    tracks.append(LottieTrack(pointer: pointer, keyframes: read, frameRate: frameRate))
  }

  private func error(_ message: String, _ path: String, _ value: JSONValue) -> DocumentError {
    document.error(message, path: path, at: value.offset)
  }

  /// The numbers of a value: one, a list, or a shape's vertices and tangents; nil if the value is missing
  /// or of another kind.
  private func numbers(_ value: JSONValue?, _ path: String) throws(DocumentError) -> [Double]? {
    guard let value else { return nil }
    if let number = value.number { return try checked([number], value, path) }
    guard let elements = value.elements, !elements.isEmpty else { return nil }
    if elements.count == 1, elements[0].members != nil {
      var coordinates: [Double] = []
      for key in ["v", "i", "o"] {
        guard let points = elements[0][key]?.elements else { return nil }
        for point in points {
          guard let pair = try numbers(point, "\(path)/0/\(key)"), pair.count == 2 else {
            return nil
          }
          coordinates += pair
        }
      }
      return coordinates.isEmpty ? nil : coordinates
    }
    var numbers: [Double] = []
    for element in elements {
      guard let number = element.number else { return nil }
      numbers.append(number)
    }
    return try checked(numbers, value, path)
  }

  private func checked(
    _ numbers: [Double], _ value: JSONValue, _ path: String
  ) throws(DocumentError) -> [Double] {
    if let extreme = numbers.first(where: { abs($0) > 1e100 }) {
      throw error("expected numbers in -1e100...1e100, but found \(extreme)", path, value)
    }
    return numbers
  }

  /// The timing functions of the interval that begins at a keyframe; empty if the value holds.
  private func easings(
    _ keyframe: JSONValue, dimensions: Int, _ path: String
  ) throws(DocumentError) -> [Easing] {
    if keyframe["h"]?.number == 1 || keyframe["h"]?.content == .bool(true) { return [] }
    guard let out = keyframe["o"], let into = keyframe["i"], out.members != nil,
      into.members != nil
    else { return [.linear] }
    var handles: [[Double]] = []
    for (handle, key) in [(out, "o"), (into, "i")] {
      for axis in ["x", "y"] {
        guard let numbers = try numbers(handle[axis], "\(path)/\(key)/\(axis)") else {
          throw error("expected the handle \(axis)", "\(path)/\(key)", handle)
        }
        handles.append(numbers)
      }
    }
    let count = min(handles.map(\.count).max() ?? 1, dimensions)
    var easings: [Easing] = []
    for dimension in 0..<count {
      let p = handles.map { $0[min(dimension, $0.count - 1)] }
      do throws(ParameterError) {
        easings.append(.cubicBezier(try CubicBezier(p[0], p[1], p[2], p[3])))
      } catch {
        throw self.error(
          "\(error.parameter) of the handles must be \(error.allowed), but is \(messageNumber(error.value))",
          path,
          keyframe)
      }
    }
    return easings.dropFirst().allSatisfy { $0 == easings[0] } ? [easings[0]] : easings
  }

  /// The spatial tangents: both or none.
  private func tangents(
    _ keyframe: JSONValue, dimensions: Int, _ path: String
  ) throws(DocumentError) -> [[Double]] {
    guard dimensions >= 2, let out = try numbers(keyframe["to"], path + "/to"),
      let into = try numbers(keyframe["ti"], path + "/ti"), out.count >= 2, into.count >= 2,
      (out + into).contains(where: { $0 != 0 })
    else { return [] }
    return [out, into]
  }
}
