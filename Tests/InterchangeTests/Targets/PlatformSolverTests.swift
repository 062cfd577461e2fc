import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// How platforms solve a cubic-bezier, written a second time from their published sources, with the types that
/// they use, and compared with the error that the conversion reports.
@Suite struct PlatformSolverTests {
  private static let curves = [
    "ease", "ease-out", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.68, -0.55, 0.27, 1.55)",
    "cubic-bezier(0.2, 0, 0, 1)", "cubic-bezier(0.9, 0, 0.1, 1)", "cubic-bezier(0, 0.55, 0.45, 1)",
  ]

  /// The largest distance at even positions and close to both ends and the middle, and what the conversion says.
  private static func compare(
    _ word: String, with name: String, _ played: (Double) -> Double
  ) throws -> (worst: Double, said: Double) {
    let (result, easing) = try PlatformFormulaTests.convert(word, to: name)
    var worst = 0.0
    var positions = (1..<2000).map { Double($0) / 2000 }
    for step in 1...400 {
      let distance = pow(10, -9 * Double(step) / 400) / 2
      positions += [distance, 0.5 - distance, 0.5 + distance, 1 - distance]
    }
    for x in positions {
      let error = abs(easing.value(at: x) - played(x))
      worst = error <= worst ? worst : error
    }
    #expect(result.isLossless == (result.maximumError <= 1e-6))
    return (worst, result.maximumError)
  }

  /// androidx.compose.animation.core's CubicBezierEasing, in Float where it is in Float.
  private static func compose(_ p: [Float], _ fraction: Float) -> Float {
    func cubeRoot(_ x: Float) -> Float {
      let word = Int64(Int32(bitPattern: x.bitPattern)) & 0x1_ffff_ffff
      var estimate = Float(
        bitPattern: UInt32(bitPattern: 0x2a51_0554 &+ Int32(truncatingIfNeeded: word / 3)))
      estimate -= (estimate - x / (estimate * estimate)) * (1.0 / 3.0)
      estimate -= (estimate - x / (estimate * estimate)) * (1.0 / 3.0)
      return estimate
    }
    func clamp(_ r: Double) -> Float {
      let root = Float(r)
      let s: Float = root < 0 ? 0 : root > 1 ? 1 : root
      return abs(s - root) > 1.05e-6 ? .nan : s
    }
    let f = max(fraction, 1.192_092_9e-7)
    let (f0, f1, f2, f3) = (0 - f, p[0] - f, p[2] - f, 1 - f)
    var a = 3 * (Double(f0) - 2 * Double(f1) + Double(f2))
    var b = 3 * Double(f1 - f0)
    var c = Double(f0)
    let d = Double(-f0) + 3 * Double(f1 - f2) + Double(f3)
    var t = Float.nan
    if abs(d) < 1e-7 {
      if abs(a) < 1e-7 {
        t = clamp(-c / b)
      } else {
        let q = sqrt(b * b - 4 * a * c)
        t = clamp((q - b) / (2 * a))
        if t.isNaN { t = clamp((-b - q) / (2 * a)) }
      }
    } else {
      a /= d
      b /= d
      c /= d
      let o3 = (3 * b - a * a) / 9
      let q2 = (2 * a * a * a - 9 * a * b + 27 * c) / 54
      let discriminant = q2 * q2 + o3 * o3 * o3
      if discriminant < 0 {
        let r = sqrt(-(o3 * o3 * o3))
        let phi = acos(min(max(-q2 / r, -1), 1))
        let t1 = Double(2 * cubeRoot(Float(r)))
        for turn in [0.0, 2, 4] where t.isNaN {
          t = clamp(t1 * cos((phi + turn * Double.pi) / 3) - a / 3)
        }
      } else if discriminant == 0 {
        let u = -cubeRoot(Float(q2))
        t = clamp(Double(2 * u - Float(a / 3)))
        if t.isNaN { t = clamp(Double(-u - Float(a / 3))) }
      } else {
        let s = sqrt(discriminant)
        t = clamp(Double(cubeRoot(Float(-q2 + s)) - cubeRoot(Float(q2 + s))) - a / 3)
      }
    }
    return 3 * t * (p[1] + t * ((p[3] - 2 * p[1]) + t * (Float(1.0 / 3.0) + (p[1] - p[3]))))
  }

  @Test(arguments: curves)
  func composeSolvesInSinglePrecision(word: String) throws {
    let (result, _) = try PlatformFormulaTests.convert(word, to: "compose")
    let p = PlatformFormulaTests.numbers(result.text.replacing("f", with: "")).map { Float($0) }
    #expect(p.count == 4)
    let (worst, said) = try Self.compare(word, with: "compose") {
      Double(Self.compose(p, Float($0)))
    }
    #expect(said > 1e-7 && worst <= 1.05 * said && worst >= 0.8 * said, "\(worst), not \(said)")
    // Next to the vertical middle x is 0.5 + 4 u^3 and y is 0.5 + 1.5 u: half a unit of the time's last place
    // moves y by 1.5 times the cube root of its quarter.
    if word.hasPrefix("cubic-bezier(1,") {
      #expect(abs(said - 1.5 * cbrt(0x1p-25 / 4)) < 1e-4)
    }
  }

  /// lyon's CubicBezierSegment, which Slint asks for 0.01.
  @Test(arguments: curves)
  func slintSolvesToAHundredth(word: String) throws {
    let (result, _) = try PlatformFormulaTests.convert(word, to: "slint")
    let p = PlatformFormulaTests.numbers(result.text).suffix(4).map { Float($0) }
    func sample(_ t: Float, _ a: Float, _ b: Float) -> Float {
      let s = 1 - t
      return a * 3 * s * s * t + b * 3 * s * t * t + t * t * t
    }
    func slope(_ t: Float) -> Float {
      p[0] * (9 * t * t - 12 * t + 3) + p[2] * (-9 * t * t + 6 * t) + 3 * t * t
    }
    func parameter(_ x: Float) -> Float {
      var t = x
      for _ in 0..<8 {
        let difference = sample(t, p[0], p[2]) - x
        if abs(difference) <= 0.01 { return t }
        if slope(t) <= .ulpOfOne { break }
        t -= difference / slope(t)
      }
      var (low, high) = (Float(0), Float(1))
      t = 0.5
      while low < high {
        let found = sample(t, p[0], p[2])
        if abs(found - x) < 0.01 { return t }
        if x > found { low = t } else { high = t }
        t = (high - low) * 0.5 + low
      }
      return t
    }
    let (worst, said) = try Self.compare(word, with: "slint") { x in
      x <= 0 || x >= 1 ? x : Double(sample(parameter(Float(x)), p[1], p[3]))
    }
    #expect(said > 0.01 && worst <= 1.001 * said && worst >= 0.95 * said, "\(worst), not \(said)")
  }

  /// BezierEase of qeasingcurve.cpp.
  private static func qt(_ p: [Double], _ x: Double) -> Double {
    func cubeRoot(_ d: Double) -> Double {
      let size = d < 0 ? -d : d
      let word = UInt32(size.bitPattern >> 32) / 3 + 715_094_163
      var t = Double(bitPattern: UInt64(word) << 32)
      let f = t * t * t + t * t * t + size
      if f != 0 { t = t * (t * t * t + size + size) / f }
      return d < 0 ? -t : t
    }
    func isInRange(_ t: Double) -> Bool { t >= -0.01 && t <= 1.01 }
    func root(_ a: Double, _ b: Double, _ c: Double) -> Double {
      if c < 0.000001, c > -0.000001 { return 0 }
      let p = b - a * (a / 3)
      let q = 2 * (a * a * a) / 27 - a * b / 3 + c
      let discriminant = 0.25 * q * q + p * p * p / 27
      if discriminant >= 0 {
        let u = cubeRoot(-q * 0.5 + sqrt(discriminant))
        let t = u + cubeRoot(-q * 0.5 - sqrt(discriminant)) - a / 3
        return isInRange(t) ? t : -u - a / 3
      }
      let f = sqrt(4.0 / 3) * sqrt(-p)
      let g = -q * 0.5 * (-3 * sqrt(3) / (sqrt(-p) * p))
      let s1 = 0.463614 - 0.0347815 * g + 0.00218245 * g * g + 0.402421 * sqrt(1 + g)
      let s3 = 0.463614 + 0.402421 * sqrt(1 - g) + 0.0347815 * g + 0.00218245 * g * g
      let s2 = -0.401644 * sqrt(1 - g) - 0.0686804 * g + 0.401644 * sqrt(1 + g)
      if isInRange(-f * s2 - a / 3) { return -f * s2 - a / 3 }
      if isInRange(f * s1 - a / 3) { return f * s1 - a / 3 }
      return -f * s3 - a / 3
    }
    func isNothing(_ value: Double) -> Bool { value > -1e-3 && value < 1e-3 }
    func parameter(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
      let (t3, t2, t1) = (p3 - p0 + 3 * p1 - 3 * p2, 3 * p0 - 6 * p1 + 3 * p2, 3 * p1 - 3 * p0)
      let t0 = p0 - x
      if !isNothing(t3) { return root(t2 / t3, t1 / t3, t0 / t3) }
      if isNothing(t2) { return isNothing(t1) ? 0 : -t0 / t1 }
      let discriminant = t1 * t1 - 4 * t2 * t0
      if discriminant < 0 { return 0 }
      if discriminant == 0 { return -t1 / (2 * t2) }
      let (first, second) = (
        (-t1 + sqrt(discriminant)) / (2 * t2), (-t1 - sqrt(discriminant)) / (2 * t2)
      )
      if first >= 0, first <= 1 { return first }
      return second >= 0 && second <= 1 ? second : 0
    }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (x0, y0) = (0.0, 0.0)
    for start in stride(from: 0, to: p.count, by: 6) {
      if x <= p[start + 4] || start + 6 == p.count {
        let t = parameter(x0, p[start], p[start + 2], p[start + 4])
        let s = 1 - t
        return s * s * s * y0 + 3 * s * s * t * p[start + 1] + 3 * s * t * t * p[start + 3]
          + t * t * t * p[start + 5]
      }
      (x0, y0) = (p[start + 4], p[start + 5])
    }
    return .nan
  }

  @Test(arguments: curves + ["spring(stiffness: 230, damping: 22)"])
  func qtApproximatesTheSolution(word: String) throws {
    let (result, _) = try PlatformFormulaTests.convert(word, to: "qt")
    let list = try #require(result.text.split(separator: "[").last)
    let p = PlatformFormulaTests.numbers(list)
    #expect(p.count.isMultiple(of: 6) && !p.isEmpty)
    let (worst, said) = try Self.compare(word, with: "qt") { Self.qt(p, $0) }
    #expect(said > 1e-6 && worst <= 1.001 * said && worst >= 0.9 * said, "\(worst), not \(said)")
  }

  /// Cubics that are quadratics are solved as such.
  @Test func qtSolvesQuadraticsExactly() throws {
    let (result, easing) = try PlatformFormulaTests.convert("penner.out-bounce", to: "qt")
    let p = PlatformFormulaTests.numbers(try #require(result.text.split(separator: "[").last))
    #expect(p.count == 24 && result.isLossless)
    let worst = (1..<500).map {
      abs(easing.value(at: Double($0) / 500) - Self.qt(p, Double($0) / 500))
    }
    #expect(try #require(worst.max()) < 1e-8)
  }

  /// Qt reserves memory for ten cubics, and does not check for more.
  @Test func qtIsNotGivenMoreThanTenCubics() throws {
    let qt = try #require(TargetLanguage.named("qt"))
    let easing = try Easing("spring(stiffness: 230, damping: 2)")
    #expect(throws: ConversionError.self) { try qt.convert(ConversionRequest(easing)) }
    let result = try qt.convert(ConversionRequest(easing, maximumError: 0.05))
    let list = try #require(result.text.split(separator: "[").last)
    #expect(PlatformFormulaTests.numbers(list).count <= 60 && result.maximumError <= 0.05)
  }

  /// Chromium's 0.00438, measured through Web Animations at offsets of 1e-7 from the middle.
  @Test func whatBrowsersAddIsNoted() throws {
    for name in ["css", "css-keyframes", "tailwind", "scss", "web-animations"] {
      let (result, _) = try PlatformFormulaTests.convert("cubic-bezier(1, 0, 0, 1)", to: name)
      let note = try #require(result.notes.first { $0.contains("browsers") }, "\(name)")
      let said = try #require(PlatformFormulaTests.numbers(note).last)
      #expect(abs(said - 0.00438) < 5e-5, "\(name): \(note)")
      let (plain, _) = try PlatformFormulaTests.convert("ease", to: name)
      #expect(!plain.notes.contains { $0.contains("browsers") })
    }
  }

  /// AOSP's Path.approximate, which cuts a curve in halves; it also looks at a quarter until it finds an inflection.
  private static func androidPoints(_ p: [Float], looksTwice: Bool = true) -> [SIMD2<Float>] {
    func point(_ t: Float) -> SIMD2<Float> {
      let s = 1 - t
      let weights = (3 * (s * s) * t, 3 * s * (t * t), t * t * t)
      return SIMD2(
        weights.0 * p[0] + weights.1 * p[2] + weights.2,
        weights.0 * p[1] + weights.1 * p[3] + weights.2)
    }
    func isFar(_ from: Float, _ to: Float) -> Bool {
      let off = point((from + to) / 2) - (point(from) + point(to)) / 2
      return off.x * off.x + off.y * off.y > 0.002 * 0.002
    }
    var looksTwice = looksTwice
    var times: [Float] = [0, 1]
    var index = 0
    while index + 1 < times.count {
      let (from, to) = (times[index], times[index + 1])
      var isCut = isFar(from, to)
      if !isCut, looksTwice, isFar(from, (from + to) / 2) { (isCut, looksTwice) = (true, false) }
      if isCut { times.insert((from + to) / 2, at: index + 1) } else { index += 1 }
    }
    return times.map(point)
  }

  /// The middle of a symmetric curve lies on its chord, so that a single look would leave two points.
  @Test(
    arguments: [
      ("cubic-bezier(0.42, 0, 0.58, 1)", 21, 0.002157, 2),
      ("cubic-bezier(0.4, 0, 0.6, 1)", 21, 0.001991, 2),
      ("cubic-bezier(0.4, 0, 0.2, 1)", 24, 0.002883, 24),
      ("cubic-bezier(0.65, 0, 0.35, 1)", 25, 0.003128, 2),
      ("cubic-bezier(0.68, -0.55, 0.265, 1.55)", 31, 0.004415, 31), ("ease", 22, 0.002487, 22),
    ] as [(String, Int, Double, Int)])
  func androidCutsPathsInHalves(word: String, count: Int, error: Double, single: Int) throws {
    let (result, easing) = try PlatformFormulaTests.convert(word, to: "android-xml")
    // Of the numbers of the text, these four follow the names of the control points.
    let p = try ["X1", "Y1", "X2", "Y2"].map { name in
      let start = try #require(result.text.range(of: "control\(name)=\""))
      return try #require(Float(result.text[start.upperBound...].prefix { $0 != "\"" }))
    }
    let points = Self.androidPoints(p)
    #expect(points.count == count && Self.androidPoints(p, looksTwice: false).count == single)
    var furthest = LargestError()
    for (a, b) in zip(points, points.dropFirst()) {
      for step in 0..<200 {
        let share = Double(step) / 200
        let x = Double(a.x) + share * Double(b.x - a.x)
        let y = Double(a.y) + share * Double(b.y - a.y)
        furthest.include(abs(y - easing.value(at: x)))
      }
    }
    let worst = furthest.value
    #expect(furthest.count == 200 * (points.count - 1))
    #expect(abs(worst - error) < 2e-6 && abs(result.maximumError - worst) < 2e-6, "\(worst)")
  }
}
