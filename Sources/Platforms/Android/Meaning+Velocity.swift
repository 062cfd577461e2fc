import CurveArithmetic

extension Meaning {
  /// The same spring with the initial velocity of a call of Compose, which is in units of the value per second:
  /// `animateTo(320f, spring(), initialVelocity = 640f)`.
  func moving(by call: Call) -> Self {
    let name = call.name.lastPart
    guard name == "animateTo" || name == "animate", let velocity = call["initialVelocity"],
      case .spring(let parameters, let duration) = curve
    else { return self }
    let numbers = call.unlabelled.filter { $0.isNumeric }
    var start = call["initialValue"]
    var target = call["targetValue"]
    if name == "animate", numbers.count > 1 {
      start = start ?? numbers[0]
      target = target ?? numbers[1]
    }
    target = target ?? numbers.first
    if start == nil, let receiver = call[Literal.receiver], receiver.callee == "Animatable" {
      start = receiver.members.first?.value
    }
    guard let speed = try? velocity.number(in: .plain), speed != 0 else {
      return noting(Self.noNumber("initialVelocity"), if: !velocity.isNumeric)
    }
    guard let distance = Call.distance(from: start, to: target) else {
      return noting(
        "initialVelocity is in units of the value and is not kept: give a curve its velocity divided by the distance"
      )
    }
    var result = self
    result.curve = .spring(parameters.starting(at: speed / distance), over: duration)
    return result.noting(
      "initialVelocity is in units of the value: read for a distance of \(cssNumber(distance)), from 0 to the target",
      if: start == nil)
  }
}
