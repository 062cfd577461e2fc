import CurveArithmetic

/// A colour with opacity, given by its coordinates in a colour space.
///
/// A colour is interpolated in its own space, without premultiplying by its opacity. Red to blue passes
/// through a dark purple in the encoded space, as in Core Animation, and keeps its lightness in Oklab.
///
/// ```swift
/// let red = try ColorValue("#ff0000"), blue = try ColorValue("blue")
/// red.interpolated(to: blue, at: 0.5).cssText              // #800080
/// red.converted(to: .oklab).interpolated(to: blue, at: 0.5).cssText    // #8c53a2
/// ```
public struct ColorValue: Sendable, Hashable {
  /// A colour space.
  @nonexhaustive
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// Red, green and blue as encoded in sRGB, 0...1.
    case encoded
    /// Linear red, green and blue, 0...1.
    case linear
    /// Lightness 0...1, and the green-red and blue-yellow axes, about -0.4...0.4.
    case oklab
  }

  /// The space of the coordinates.
  public let space: Space
  /// Red or lightness, green or a, blue or b, and opacity.
  public private(set) var coordinates: SIMD4<Double>

  /// Creates a colour from its coordinates: red, green and blue unless another space is given.
  ///
  /// - Parameters:
  ///   - first: Red or lightness.
  ///   - second: Green or a.
  ///   - third: Blue or b.
  ///   - opacity: The opacity, 0...1.
  ///   - space: The colour space.
  public init(
    _ first: Double, _ second: Double, _ third: Double, opacity: Double = 1,
    space: Space = .encoded
  ) {
    self.space = space
    coordinates = SIMD4(first, second, third, opacity)
  }

  /// The same colour with coordinates in another space.
  ///
  /// Converting back returns the colour to about 1e-5 by way of Oklab, whose published matrices have ten
  /// digits, and to 1e-15 between the others. Source: IEC 61966-2-1; B. Ottosson, "A perceptual color
  /// space for image processing" (2020).
  public func converted(to target: Space) -> ColorValue {
    guard target != space else { return self }
    let light = linearLight
    let result: SIMD3<Double> =
      switch target {
      case .encoded: SIMD3(Self.encoded(light.x), Self.encoded(light.y), Self.encoded(light.z))
      case .linear: light
      case .oklab: Self.oklab(light)
      }
    return ColorValue(result.x, result.y, result.z, opacity: coordinates.w, space: target)
  }

  private var linearLight: SIMD3<Double> {
    let c = coordinates
    switch space {
    case .encoded: return SIMD3(Self.decoded(c.x), Self.decoded(c.y), Self.decoded(c.z))
    case .linear: return SIMD3(c.x, c.y, c.z)
    case .oklab:
      let l = cube(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z)
      let m = cube(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z)
      let s = cube(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z)
      return SIMD3(
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    }
  }

  private static func oklab(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let l = Double.cbrt(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = Double.cbrt(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = Double.cbrt(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The sRGB transfer function, extended below 0 by symmetry.
  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * Double.pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  private static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : Double.pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }
}

private func cube(_ value: Double) -> Double { value * value * value }

extension ColorValue: Interpolatable {
  /// The number of components, 4: the coordinates and the opacity.
  public var componentCount: Int { 4 }

  /// The coordinate at an index; the opacity for index 3.
  public subscript(component index: Int) -> Double {
    get { coordinates[index] }
    set { coordinates[index] = newValue }
  }

  /// Interpolates the coordinates in this colour's space.
  ///
  /// - Parameters:
  ///   - other: The colour at fraction 1, in any space.
  ///   - fraction: The fraction, which may lie outside 0...1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    let end = other.converted(to: space)
    var result = self
    for index in 0..<4 {
      result.coordinates[index] = mix(coordinates[index], end.coordinates[index], at: fraction)
    }
    return result
  }

  /// Whether the other colour is in this colour's space.
  public func mixesByComponents(with other: Self) -> Bool { space == other.space }
}

#if !hasFeature(Embedded)
  extension ColorValue: Codable {}
  extension ColorValue.Space: Codable {}
#endif
