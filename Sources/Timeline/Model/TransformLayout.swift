/// The order of a transform's parts: translations, rotations about x, y and z, scales, skews and
/// perspective.
enum TransformLayout {
  static let translation = 0
  static let rotation = 3
  static let scale = 6
  static let skew = 9
  static let perspective = 12
  static let count = 16

  /// The parts of the identity.
  static let identity: [Double] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1]
}
