import Curves

/// Layers with their animations, a duration, and a clock that samples them.
///
/// A scene is a document; a ``Plan`` evaluates it. Two scenes are equal if all that is encoded is; their
/// ``notes`` may differ.
public struct LayerScene: Sendable, Codable {
  /// The scene's name.
  public var name: String
  /// A one-line description; may be empty.
  public var note: String
  /// The duration of the samples in seconds.
  public var duration: Double
  /// The clock that samples the scene.
  public var clock: FrameClock
  /// The layers, in the scene's time.
  public var layers: [AnimatedLayer]
  /// Columns computed from others, in order.
  public var derivedColumns: [DerivedColumn] = []
  /// Notes on what the document says and the scene does not contain, such as the end of an endless loop.
  /// They are not encoded.
  public var notes: [Diagnostic] = []

  private enum CodingKeys: String, CodingKey {
    case name, note, duration, clock, layers, derivedColumns
  }

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The scene's name.
  ///   - note: A one-line description.
  ///   - duration: The duration of the samples in seconds.
  ///   - clock: The clock that samples the scene.
  ///   - layers: The layers, in the scene's time.
  public init(
    name: String, note: String = "", duration: Double, clock: FrameClock = .displayLink(60),
    layers: [AnimatedLayer]
  ) {
    self.name = name
    self.note = note
    self.duration = duration
    self.clock = clock
    self.layers = layers
  }
}

extension LayerScene: Hashable {
  /// Whether all but the notes is the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.note == b.note && a.duration == b.duration && a.clock == b.clock
      && a.layers == b.layers && a.derivedColumns == b.derivedColumns
  }

  /// Hashes everything except the notes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(note)
    hasher.combine(duration)
    hasher.combine(clock)
    hasher.combine(layers)
    hasher.combine(derivedColumns)
  }
}

/// A column computed from other columns.
public struct DerivedColumn: Sendable, Hashable, Codable {
  /// Arithmetic over columns.
  @nonexhaustive
  public indirect enum Expression: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A column by its name: `<layer>.<keyPath>`, followed by the component if there are several.
    case column(String)
    /// The negative.
    case negated(Expression)
    /// A sum.
    case sum(Expression, Expression)
    /// A difference.
    case difference(Expression, Expression)
    /// A product.
    case product(Expression, Expression)
    /// A quotient; NaN if the divisor is 0.
    case quotient(Expression, Expression)
  }

  /// The column's name.
  public var name: String
  /// The expression that computes the column.
  public var expression: Expression

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - name: The column's name.
  ///   - expression: The expression that computes the column.
  public init(_ name: String, _ expression: Expression) {
    self.name = name
    self.expression = expression
  }
}
