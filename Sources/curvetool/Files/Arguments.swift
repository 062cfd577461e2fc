import SystemPackage

#if canImport(Glibc)
  import Glibc
#endif

/// The process's arguments, which are bytes, as text that can be converted back to the same bytes.
///
/// Bytes that are not UTF-8 become code points of a private plane, which file names convert back.
enum Arguments {
  /// The code point of byte 0; invalid bytes map to U+10FE00...U+10FEFF.
  private static let base: UInt32 = 0x10FE00

  /// All arguments except the program's name. Lists that the shell split are joined.
  static var all: [String] {
    let arguments = vector
    return ListArguments.joined(
      arguments.indices.dropFirst().compactMap { index in
        arguments[index].map { text(UnsafeRawBufferPointer(start: $0, count: length($0))) }
      })
  }

  /// The addresses of the arguments.
  private static var vector: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> {
    #if canImport(Glibc)
      // The standard library reads /proc/self/cmdline, which may be missing or fail to open. The System V ABI
      // puts the arguments before the environment: their count, their addresses, a null pointer.
      let end = environ - 1
      for count in 1..<1 << 22 where Int(bitPattern: end[-count - 1]) == count {
        return UnsafeMutableBufferPointer(start: end - count, count: count)
      }
    #endif
    return UnsafeMutableBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  }

  private static func length(_ text: UnsafeMutablePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }

  static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    let plain = String(decoding: bytes, as: UTF8.self)
    // Text that is not valid is repaired, so that its bytes differ.
    if plain.utf8.elementsEqual(bytes), !plain.unicodeScalars.contains(where: isByte) {
      return plain
    }
    var text = String.UnicodeScalarView()
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = 0
    loop: while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if isByte(scalar) {
          encoded.forEach { text.append(byte($0)) }
        } else {
          text.append(scalar)
        }
        index += encoded.count
      case .error(let length):
        for offset in 0..<length { text.append(byte(bytes[index + offset])) }
        index += length
      case .emptyInput: break loop
      }
    }
    return String(text)
  }

  private static func byte(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(base + UInt32(value)) ?? "\u{FFFD}"
  }

  /// Whether a code point stands for a byte.
  static func isByte(_ scalar: Unicode.Scalar) -> Bool { scalar.value & ~0xFF == base }

  /// The bytes of a text.
  static func bytes(_ text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: isByte) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isByte(scalar) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }
}

extension FilePath {
  /// The path that an argument names.
  init(argument: String) {
    self = FilePath(platformString: (Arguments.bytes(argument) + [0]).map { CChar(bitPattern: $0) })
  }
}
