import Foundation
import Testing

/// Arrays of NumPy are read as recordings, by the output of the built binary.
@Suite struct NumPyReadingTests {
  /// A file of version 1 or 2.
  private func file(
    _ type: String, shape: String, fortran: Bool = false, version: UInt8 = 1, _ numbers: [UInt8]
  ) -> Data {
    let order = fortran ? "True" : "False"
    let header = "{'descr': '\(type)', 'fortran_order': \(order), 'shape': \(shape), }\n"
    let size = UInt32(header.utf8.count)
    let width = version == 1 ? 2 : 4
    let length = (0..<width).map { UInt8(truncatingIfNeeded: size >> (8 * UInt32($0))) }
    return Data(
      [0x93] + Array("NUMPY".utf8) + [version, 0] + length + Array(header.utf8) + numbers)
  }

  private func bytes<T>(_ numbers: [T]) -> [UInt8] {
    numbers.withUnsafeBytes { Array($0) }
  }

  /// x² over 0...1, a sample each sixteenth.
  private let rows = (0...16).map { (Double($0) / 16, Double($0 * $0) / 256) }

  private func compare(_ data: Data, _ options: [String] = []) async throws -> Tool.Result {
    try await Tool.inFolder { folder in
      try data.write(to: URL(fileURLWithPath: folder + "/a.npy"))
      return try await Tool.run(
        ["compare", folder + "/a.npy", "penner.in-quad", "--json"] + options)
    }
  }

  @Test func theNumbersAreTimesAndValues() async throws {
    let flat = rows.flatMap { [$0.0, $0.1] as [Double] }
    let columns = rows.map(\.0) + rows.map(\.1)
    let doubled = rows.flatMap { [$0.0, 5, $0.1] as [Double] }
    let files = [
      (file("<f8", shape: "(17, 2)", bytes(flat)), [String]()),
      (file("<f4", shape: "(17, 2)", version: 2, bytes(flat.map { Float($0) })), []),
      (file("<f8", shape: "(17, 2)", fortran: true, bytes(columns)), []),
      (file("<f8", shape: "(17, 3)", bytes(doubled)), ["--columns", "1,3"]),
      (file("<i4", shape: "(17,)", bytes((0...16).map { Int32($0 * $0) })), ["--fps", "16"]),
      (file("<i8", shape: "(17,)", bytes((0...16).map { Int64($0 * $0) })), ["--fps", "16"]),
    ]
    for (data, options) in files {
      let result = try await compare(data, options)
      #expect(result.status == 0, "\(result.error)")
      let error = try #require(try result.object["maxError"] as? Double)
      // The integers are 256 times the curve, so they are 255 above its end.
      let isInteger = options == ["--fps", "16"]
      #expect(abs(error - (isInteger ? 255 : 0)) <= 1e-12, "\(error)")
    }
  }

  @Test func whatTheToolWroteIsReadBack() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/spring.npy"
      let spring = "stiffness 230, damping 22"
      _ = try await Tool.run(["tabulate", spring, "--fps", "60", "-o", path])
      let object = try await Tool.run(["fit", path, "--to", "spring", "--json"]).object
      let stiffness = (object["stiffnessPerMass"] as? [String: Double])?["value"] ?? .nan
      #expect(abs(stiffness - 230) < 1e-3, "\(stiffness)")
      let plot = try await Tool.run(["plot", path])
      #expect(plot.status == 0 && plot.output.contains("samples"))
    }
  }

  @Test func brokenFilesAreErrors() async throws {
    let numbers = bytes([0.0, 0, 1, 1])
    for (data, message) in [
      (file("<f8", shape: "(17, 2)", numbers), "is cut off"),
      (file("<f8", shape: "(4611686018427387904, 4)", numbers), "is cut off"),
      (file("<f8", shape: "(2, 2)", numbers).prefix(20), "is cut off"),
      (file("<f8", shape: "(1, 2, 2)", numbers), "3 dimensions"),
      (file(">f8", shape: "(2, 2)", numbers), "type '>f8'"),
      (file("<f8", shape: "(1, 4)", numbers), "one row of 4 numbers"),
      (file("<f8", shape: "(-2, 2)", numbers), "dimensions"),
    ] {
      let result = try await compare(data)
      #expect(result.status == 65 && result.error.contains(message), "\(result.error)")
    }
  }
}
