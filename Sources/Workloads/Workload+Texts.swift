#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import CurveNotation
import CurvePlatforms
import Curves

extension Workload {
  /// CSS text read as a curve, and a curve converted to a platform's text.
  static let texts: [Workload] = [read, convert]

  private static let read = Workload(
    "text/read", reference: "strtod four times", allocates: true
  ) { size in
    let controls = controls(size)
    let texts = controls.map { "cubic-bezier(\($0.x), \($0.y), \($0.z), \($0.w))" }
    let parser = NotationParser()
    let results = Storage(count: size.total) { _ in SIMD4<Double>() }
    let kernel = {
      for i in 0..<size.total {
        guard case .cubicBezier(let curve)? = (try? parser.parse(texts[i]))?.easing else {
          results.elements[i] = .init(repeating: .nan)
          continue
        }
        results.elements[i] = SIMD4(curve.x1, curve.y1, curve.x2, curve.y2)
      }
      keep(results)
    }
    let reference = {
      for i in 0..<size.total { results.elements[i] = Self.numbers(of: texts[i]) }
      keep(results)
    }
    return Task(
      evaluations: size.total, kernel: kernel, reference: reference,
      errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
        let difference = results.elements[$0] - controls[$0]
        return (difference * difference).sum().squareRoot()
      })
  }

  private static let convert = Workload(
    "text/convert", reference: "string interpolation", allocates: true
  ) { size in
    let controls = controls(size)
    let curves = try controls.map { Easing.cubicBezier(try CubicBezier($0.x, $0.y, $0.z, $0.w)) }
    let css = TargetLanguage.named("css")
    var texts = [String](repeating: "", count: size.total)
    let kernel = {
      for i in 0..<size.total {
        texts[i] = (try? css?.convert(ConversionRequest(curves[i])))?.text ?? ""
      }
      keep(texts)
    }
    let reference = {
      for i in 0..<size.total {
        let c = controls[i]
        texts[i] = "cubic-bezier(\(c.x), \(c.y), \(c.z), \(c.w))"
      }
      keep(texts)
    }
    return Task(
      evaluations: size.total, kernel: kernel, reference: reference,
      errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
        let difference = Self.numbers(of: texts[$0]) - controls[$0]
        return (difference * difference).sum().squareRoot()
      })
  }

  /// Four control points with all digits for each evaluation.
  private static func controls(_ size: Size) -> [SIMD4<Double>] {
    var random = Randomness(seed: 11)
    return (0..<size.total).map { _ in
      SIMD4(
        random.next(in: 0...1), random.next(in: -0.5...1.5), random.next(in: 0...1),
        random.next(in: -0.5...1.5))
    }
  }

  /// The four numbers after the bracket of a text, without checks.
  private static func numbers(of text: String) -> SIMD4<Double> {
    var numbers = SIMD4<Double>(repeating: .nan)
    text.withCString { start in
      guard let bracket = strchr(start, 0x28) else { return }
      var next = UnsafeMutablePointer(mutating: bracket)
      for index in 0..<4 {
        var end: UnsafeMutablePointer<CChar>?
        numbers[index] = strtod(next + 1, &end)
        guard let end else { return }
        next = end
      }
    }
    return numbers
  }
}
