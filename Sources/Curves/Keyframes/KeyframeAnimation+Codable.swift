import CurveArithmetic
import Spring

#if !hasFeature(Embedded)
  private enum KeyframeKeys: String, CodingKey {
    case values, keyTimes, mode, timing, timingFunctions, shape, isPacedByArc
  }

  extension KeyframeAnimation: Codable where Value: Codable {
    /// Decodes the output of ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: KeyframeKeys.self)
      let values = try keys.decode([Value].self, forKey: .values)
      let keyTimes = try keys.decodeIfPresent([Double].self, forKey: .keyTimes)
      let mode = try keys.decode(CalculationMode.self, forKey: .mode)
      let timing = try keys.decode(Easing.self, forKey: .timing)
      let timingFunctions = try keys.decode([Easing].self, forKey: .timingFunctions)
      let shape = try keys.decode(TensionContinuityBias.self, forKey: .shape)
      let isPacedByArc = try keys.decode(Bool.self, forKey: .isPacedByArc)
      self = try decoder.checked {
        try KeyframeAnimation(
          values: values, keyTimes: keyTimes, mode: mode, timing: timing,
          timingFunctions: timingFunctions, shape: shape, isPacedByArc: isPacedByArc)
      }
    }

    /// Encodes `values`, `keyTimes` unless the mode computes its own, `mode`, `timing`,
    /// `timingFunctions`, `shape` and `isPacedByArc`.
    public func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: KeyframeKeys.self)
      try keys.encode(values, forKey: .values)
      if !mode.isPaced { try keys.encode(keyTimes, forKey: .keyTimes) }
      try keys.encode(mode, forKey: .mode)
      try keys.encode(schedule.timing, forKey: .timing)
      try keys.encode(schedule.givenFunctions, forKey: .timingFunctions)
      try keys.encode(shape, forKey: .shape)
      try keys.encode(isPacedByArc, forKey: .isPacedByArc)
    }
  }

  extension PathAnimation.RotationMode: Codable {}

  extension PathAnimation: Codable {
    private enum CodingKeys: String, CodingKey {
      case path, keyTimes, mode, timing, timingFunctions, rotationMode
    }

    /// Decodes the output of ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      let path = try keys.decode(MeasuredPath.self, forKey: .path)
      let keyTimes = try keys.decodeIfPresent([Double].self, forKey: .keyTimes)
      let mode = try keys.decode(CalculationMode.self, forKey: .mode)
      let timing = try keys.decode(Easing.self, forKey: .timing)
      let timingFunctions = try keys.decode([Easing].self, forKey: .timingFunctions)
      let rotationMode = try keys.decode(RotationMode.self, forKey: .rotationMode)
      self = try decoder.checked {
        try PathAnimation(
          path, keyTimes: keyTimes, mode: mode, timing: timing, timingFunctions: timingFunctions,
          rotationMode: rotationMode)
      }
    }

    /// Encodes `path`, `keyTimes` unless the mode computes its own, `mode`, `timing`, `timingFunctions`
    /// and `rotationMode`.
    public func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: CodingKeys.self)
      try keys.encode(path, forKey: .path)
      if !mode.isPaced { try keys.encode(schedule.keyTimes, forKey: .keyTimes) }
      try keys.encode(mode, forKey: .mode)
      try keys.encode(schedule.timing, forKey: .timing)
      try keys.encode(schedule.givenFunctions, forKey: .timingFunctions)
      try keys.encode(rotationMode, forKey: .rotationMode)
    }
  }
#endif
