#if !hasFeature(Embedded)
  extension Decoder {
    /// Creates a value with an initialiser that checks, so that no document creates an invalid one.
    package func checked<Value>(_ make: () throws -> Value) throws -> Value {
      do {
        return try make()
      } catch let error as DecodingError {
        throw error
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "\(error)", underlyingError: error))
      }
    }
  }
#endif
