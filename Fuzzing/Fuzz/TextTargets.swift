import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves
@testable import curvetool

/// The readers of text on the command line, and of values in files.
let textTargets: [String: Target] = [
  "easing": { bytes in
    guard let easing = try? EasingParser().parse(text(bytes)).easing else { return }
    for position in positions {
      check(easing.value(at: position).isFinite, "a value is not finite")
    }
    let written = easing.description
    guard let again = try? EasingParser().parse(written).easing else {
      return check(false, "\(written) is not read back")
    }
    check(again == easing, "\(written) is read back as another curve")
  },
  "easings": { bytes in _ = try? EasingParser().parseList(text(bytes)) },
  "path": { bytes in
    guard let path = try? BezierPath(text(bytes)), let measured = try? MeasuredPath(path) else {
      return
    }
    check(measured.length.isFinite && measured.length >= 0, "a length is \(measured.length)")
    for position in positions {
      let point = measured.point(atFraction: position)
      check(point.x.isFinite && point.y.isFinite, "a point is not finite")
    }
  },
  "color": { bytes in
    guard let color = try? ColorValue(text(bytes)) else { return }
    check((try? ColorValue(color.cssText)) != nil, "\(color.cssText) is not read back")
  },
  "transform": { bytes in _ = try? TransformList(text(bytes)) },
  "numbers": { bytes in
    let text = text(bytes)
    let fast = DecimalReader.read(bytes, powers: .shared)
    if let number = plainNumber(text) {
      check(fast?.bitPattern == number.bitPattern, "\(text) is read as two numbers")
      if number.isFinite {
        let written = NumberText.text(number)
        check(Double(written) == number, "\(number) is written as \(written)")
        for digits in 1...17 {
          let rounded = Double(NumberText.text(number, precision: digits)) ?? .nan
          check(abs(rounded - number) <= abs(number) * 0.51, "\(number) is rounded to \(rounded)")
        }
      }
    }
    if NumberList.isList(text), let numbers = try? NumberList.read(text) {
      check(numbers.allSatisfy { $0.isFinite }, "a number of \(text) is not finite")
    }
  },
]
