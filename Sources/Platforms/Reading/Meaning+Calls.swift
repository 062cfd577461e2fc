import CurveArithmetic
import CurveFitting
import CurveNotation
import Spring

extension Meaning {
  /// The same curve with the timing among the arguments of a call.
  func timed(by call: Call) -> Meaning {
    let labels = [
      "duration", "durationMillis", "transitionDuration", "animationDuration", "dur", "time",
      "durationInMillis",
    ]
    let duration = labels.first { call[$0] != nil } ?? "duration"
    let delays = [
      "delay", "delayMillis", "startDelay", "startOffset", "transitionDelay", "animationDelay",
    ]
    let delay = delays.first { call[$0] != nil } ?? "delay"
    let unit = call.unit(of: duration, delay)
    var result = timed(nil, delay: call[delay], delayNamed: delay, in: unit).repeated(
      by: call)
    result.delay = result.delay ?? call.beginTime
    guard call[duration] != nil else { return result }
    if case .spring = curve {
      return result.noting("a spring has its own duration: the stated one is not kept")
    }
    result = result.timed(call[duration], named: duration, delay: nil, in: unit)
    if let speed = try? call["speed"]?.number(in: .plain), speed > 0, let length = result.duration {
      result.duration = length / speed
    }
    return result
  }

  /// The spring that UIKit finds for a duration, cut off at that duration.
  static func cutOff(
    duration: Double, dampingRatio: Double, velocity: Double, at offset: Int
  ) throws(MeaningError) -> Meaning {
    do throws(ParameterError) {
      let spring = try DampedSpring(
        uiViewDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
      let length = min(max(duration, 0.01), 10)
      // With a velocity, UIKit's search may end at a spring that is far slower.
      let missing = abs(
        1 - (try spring.motion(initialVelocity: velocity)).value(at: length))
      let percentage = cssPercentage(DecimalRounding.round(missing, within: missing / 100))
      return Meaning.spring(
        .damped(
          stiffness: spring.stiffness, dampingRatio: dampingRatio, relativeVelocity: velocity),
        over: length
      ).noting(
        "for this velocity UIKit finds a spring that is \(percentage) from its target after the duration, and jumps there",
        if: missing > 0.002)
    } catch {
      throw MeaningError(EasingReader.expectation(error), at: offset)
    }
  }
}

extension Call {
  /// The seconds of `beginTime = CACurrentMediaTime() + 0.2`; nil without them.
  var beginTime: Double? {
    guard case .code(let text)? = self["beginTime"]?.content,
      text.hasPrefix("CACurrentMediaTime()"),
      let plus = text.lastIndex(of: "+")
    else { return nil }
    let seconds = Double(String(text[plus...].dropFirst().drop { $0 == " " }))
    return seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}
