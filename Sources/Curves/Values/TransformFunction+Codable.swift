import CurveArithmetic

#if !hasFeature(Embedded)
  extension TransformFunction: Codable {
    private enum CodingKeys: String, CodingKey {
      case translate, scale, rotate, skew, perspective, matrix
    }

    /// The arguments by name.
    private struct Arguments: Codable {
      var angle: Double?
      let x: Double
      let y: Double
      var z: Double?
    }

    /// Decodes an object with one member, named for the function:
    /// `{"rotate": {"angle": 1.5, "x": 0, "y": 0, "z": 1}}`.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      let arguments = { try values.decode(Arguments.self, forKey: key) }
      let third = { (z: Double?) throws -> Double in
        guard let z else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: values, debugDescription: "all arguments of the function are needed")
        }
        return z
      }
      switch key {
      case .translate:
        let a = try arguments()
        self = .translate(x: a.x, y: a.y, z: try third(a.z))
      case .scale:
        let a = try arguments()
        self = .scale(x: a.x, y: a.y, z: try third(a.z))
      case .rotate:
        let a = try arguments()
        self = .rotate(angle: try third(a.angle), x: a.x, y: a.y, z: try third(a.z))
      case .skew:
        let a = try arguments()
        self = .skew(x: a.x, y: a.y)
      case .perspective: self = .perspective(try values.decode(Double.self, forKey: key))
      case .matrix: self = .matrix(try values.decode(Transform3D.self, forKey: key))
      }
    }

    /// Encodes an object with one member, named for the function.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .translate(let x, let y, let z):
        try values.encode(Arguments(x: x, y: y, z: z), forKey: .translate)
      case .scale(let x, let y, let z):
        try values.encode(Arguments(x: x, y: y, z: z), forKey: .scale)
      case .rotate(let angle, let x, let y, let z):
        try values.encode(Arguments(angle: angle, x: x, y: y, z: z), forKey: .rotate)
      case .skew(let x, let y): try values.encode(Arguments(x: x, y: y), forKey: .skew)
      case .perspective(let distance): try values.encode(distance, forKey: .perspective)
      case .matrix(let matrix): try values.encode(matrix, forKey: .matrix)
      }
    }
  }
#endif
