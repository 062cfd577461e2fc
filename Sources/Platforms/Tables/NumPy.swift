/// NumPy's file format, version 1.0: a two-dimensional array of little-endian doubles, row after row.
///
/// Source: NumPy Enhancement Proposal 1.
package enum NumPy {
  /// What stands before the numbers.
  package static func header(rows: Int, columns: Int) -> [UInt8] {
    var header = "{'descr': '<f8', 'fortran_order': False, 'shape': (\(rows), \(columns)), }"
    let length = 10 + header.utf8.count + 1
    header += String(repeating: " ", count: (64 - length % 64) % 64) + "\n"
    let size = header.utf8.count
    return [0x93] + Array("NUMPY".utf8) + [1, 0, UInt8(size & 255), UInt8(size >> 8)]
      + Array(header.utf8)
  }

  /// The file of an array with two columns.
  static func file(_ rows: [(x: Double, y: Double)]) -> [UInt8] {
    rows.reduce(into: header(rows: rows.count, columns: 2)) { file, row in
      for number in [row.x, row.y] {
        for byte in 0..<8 {
          file.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * byte)))
        }
      }
    }
  }

  /// The numbers of a file that ``file(_:)`` made.
  static func numbers(in file: [UInt8]) -> [Double] {
    guard file.count >= 10 else { return [] }
    let start = 10 + Int(file[8]) + Int(file[9]) << 8
    return stride(from: start, to: file.count - 7, by: 8).map { offset in
      Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(file[offset + $1]) << (8 * $1) })
    }
  }
}
