import Curves

extension PathCurve {
  /// Creates the function of SVG path data: all commands, absolute or relative, in one open subpath.
  ///
  /// Complexity: linear in the text.
  /// - Throws: ``SyntaxError`` if the text is not such a path, with the column of the error.
  public init(_ pathData: String) throws(SyntaxError) {
    var reader = PathReader(pathData)
    try reader.read()
    do throws(PathCurveError) {
      try self.init(reader.path)
    } catch {
      let offset =
        reader.offsets.indices.contains(error.element) ? reader.offsets[error.element] : nil
      throw reader.error(Expectation(error.expected), at: offset)
    }
  }
}
