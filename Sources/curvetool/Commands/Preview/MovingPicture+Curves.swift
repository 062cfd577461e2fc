import CurveFigures

extension MovingPicture {
  /// Curves in their own time: springs in seconds until they settle, others over the longest spring's
  /// duration, or a second.
  init(_ curves: [NamedCurve], title: String?) {
    let longest = curves.compactMap { $0.spring?.duration }.max() ?? 1
    self.init(
      curves.map { named in
        let duration = named.spring?.duration ?? longest
        let curve = TimedCurve(named.ofOneRun, seconds: duration, beyond: .clamp)
        // Twice for each frame of most screens, within limits for the size of the file.
        let steps = Int(min(max((120 * duration).rounded(.up), 30), 600))
        return Curve(
          name: named.name, duration: duration,
          values: (0...steps).map { curve.value(at: duration * (Double($0) / Double(steps))) })
      }, title: title ?? curves.map(\.name).joined(separator: ", "))
  }
}
