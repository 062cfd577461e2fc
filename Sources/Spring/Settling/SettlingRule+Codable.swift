import CurveArithmetic

#if !hasFeature(Embedded)
  extension SettlingRule: Codable {
    private enum CodingKeys: String, CodingKey {
      case exact, coreAnimation, swiftUI, uiKit, envelope
    }

    private enum NumberKeys: String, CodingKey { case threshold }

    /// Decodes an object with one member, named for the rule: `{"coreAnimation": {"threshold": 0.01}}`. The
    /// member `threshold` may be left out.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      let numbers = try values.nestedContainer(keyedBy: NumberKeys.self, forKey: key)
      let threshold =
        try numbers.decodeIfPresent(Double.self, forKey: .threshold)
        ?? SpringMotion.defaultThreshold
      try decoder.checked {
        try require(
          threshold >= 0 && threshold.isFinite, "threshold", threshold,
          "zero or positive and finite")
      }
      self =
        switch key {
        case .exact: .exact(threshold: threshold)
        case .coreAnimation: .coreAnimation(threshold: threshold)
        case .swiftUI: .swiftUI(threshold: threshold)
        case .uiKit: .uiKit(threshold: threshold)
        case .envelope: .envelope(threshold: threshold)
        }
    }

    /// Encodes an object with one member, named for the rule.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let (key, threshold): (CodingKeys, Double) =
        switch self {
        case .exact(let threshold): (.exact, threshold)
        case .coreAnimation(let threshold): (.coreAnimation, threshold)
        case .swiftUI(let threshold): (.swiftUI, threshold)
        case .uiKit(let threshold): (.uiKit, threshold)
        case .envelope(let threshold): (.envelope, threshold)
        }
      var numbers = values.nestedContainer(keyedBy: NumberKeys.self, forKey: key)
      try numbers.encode(threshold, forKey: .threshold)
    }
  }
#endif
