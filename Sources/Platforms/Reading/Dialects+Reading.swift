extension Dialects {
  // Tables of functions with typed errors need macOS 15. Embedded Swift has no others.
  #if hasFeature(Embedded)
    /// Reads the arguments of one function of another system.
    typealias Reading = @Sendable (Call) throws(MeaningError) -> Meaning
  #else
    /// Reads the arguments of one function of another system.
    typealias Reading = @Sendable (Call) throws -> Meaning
  #endif

  static func meaning(of call: Call, _ reading: Reading) throws(MeaningError) -> Meaning {
    #if hasFeature(Embedded)
      return try reading(call)
    #else
      do {
        return try reading(call)
      } catch let error as MeaningError {
        throw error
      } catch {
        throw MeaningError("a function", at: call.offset)
      }
    #endif
  }
}
