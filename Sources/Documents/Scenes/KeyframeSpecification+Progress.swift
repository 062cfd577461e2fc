import Curves
import Timeline

extension KeyframeSpecification {
  /// The values as a curve: 0 at the first keyframe, and 1 at the last. If these two are equal, 1 is the keyframe
  /// furthest from them. Nil if the values are not numbers or are all the same.
  ///
  /// A jump takes 1e-12 of the duration.
  var progress: Easing? {
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value else { return nil }
      numbers.append(number)
    }
    let times = keyTimes ?? []
    guard let first = numbers.first, let last = numbers.last, times.count == numbers.count,
      timingFunctions.count == numbers.count - 1
    else { return nil }
    let furthest = numbers.reduce(first) { abs($1 - first) > abs($0 - first) ? $1 : $0 }
    let span = last == first ? furthest - first : last - first
    guard span != 0, span.isFinite else { return nil }
    let share = { (number: Double) in (number - first) / span }
    guard let jump = try? Steps(1, .jumpStart) else { return nil }
    var links: [Chain.Link] = []
    for index in numbers.indices.dropFirst() {
      let end = times[index]
      let value = share(numbers[index])
      if end > times[index - 1] {
        links.append(.init(timingFunctions[index - 1], end: end, value: value))
      } else if end < 1 {
        links.append(.init(.steps(jump), end: end + 1e-12, value: value))
      } else if !links.isEmpty {
        links[links.count - 1].end = 1 - 1e-12
        links.append(.init(.steps(jump), end: 1, value: value))
      }
    }
    return (try? Chain(links)).map(Easing.chained)
  }
}
