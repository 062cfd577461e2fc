import ArgumentParser

/// Reads a list of frames: `3,10-12`.
enum FrameList {
  /// - Throws: `ValidationError` with the part that is not a frame.
  static func read(_ text: String) throws(ValidationError) -> Set<Int> {
    var frames: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first >= 0,
        last >= first, last - first < 10_000_000
      else {
        throw ValidationError(
          "--drop must be frames such as 3,10-12, but has '\(part.prefix(40))'")
      }
      frames.formUnion(first...last)
    }
    return frames
  }

  /// Reads the delays of late frames: `3=0.05,7=0.1`.
  ///
  /// - Throws: `ValidationError` with the part that is not a delay.
  static func delays(_ text: String) throws(ValidationError) -> [Int: Double] {
    var delays: [Int: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, let frame = Int(pair[0]), frame >= 0,
        let seconds = plainNumber(String(pair[1])), (0...1e9).contains(seconds)
      else {
        throw ValidationError(
          "--late must be frames with seconds such as 3=0.05,7=0.1, but has '\(part.prefix(40))'")
      }
      delays[frame] = seconds
    }
    return delays
  }
}
