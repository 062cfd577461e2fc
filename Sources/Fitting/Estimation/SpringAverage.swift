/// The average of several estimates of the same parameters, each with its probability.
struct SpringAverage {
  typealias Member = (
    vector: SpringVector, covariance: [[Double]], variance: Double, weight: Double
  )
  let members: [Member]
  let mean: SpringVector

  init(_ members: [Member]) {
    // An unlikely kind that leaves a parameter undetermined says nothing about what the others determine.
    let (start, frequency) = (
      SpringVector.Slot.start.rawValue, SpringVector.Slot.logFrequency.rawValue
    )
    let determined = members.filter { member in
      member.covariance.indices.allSatisfy { member.covariance[$0][$0].isFinite }
        // A start that may be at any sample is undetermined.
        && member.variance * member.covariance[start][start] <= 1
    }
    // Nor does one whose frequency is known only to a factor of e; but it may be a push that dies away
    // slowly, so the others must be much likelier.
    let close = determined.filter { $0.variance * $0.covariance[frequency][frequency] <= 1 }
    func weight(_ members: [Member]) -> Double { members.reduce(0) { $0 + $1.weight } }
    self.members =
      weight(close) > 0.9 ? close : weight(determined) > 0.5 ? determined : members
    let sum = self.members.reduce(0) { $0 + $1.weight }
    var mean = SpringVector()
    for member in self.members { mean.values += member.vector.values * (member.weight / sum) }
    self.mean = mean
  }

  /// The covariance of the errors if a vector is taken as the estimate.
  func covariance(around center: SpringVector) -> [[Double]] {
    let sum = members.reduce(0) { $0 + $1.weight }
    var covariance = [[Double]](
      repeating: [Double](repeating: 0, count: SpringVector.count), count: SpringVector.count)
    for member in members {
      let offset = member.vector.values - center.values
      let weight = member.weight / sum
      for row in covariance.indices {
        for column in covariance.indices {
          covariance[row][column] +=
            weight
            * (member.variance * member.covariance[row][column] + offset[row] * offset[column])
        }
      }
    }
    return covariance
  }
}
