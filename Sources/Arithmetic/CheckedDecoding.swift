#if !hasFeature(Embedded)
  private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

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

    /// The only member of an object, whose key names the kind of value: `{"point": {"x": 1, "y": 2}}`.
    package func onlyMember<Key: CodingKey>(
      of type: Key.Type
    ) throws -> (key: Key, members: KeyedDecodingContainer<Key>) {
      let members = try container(keyedBy: Key.self)
      guard try container(keyedBy: AnyKey.self).allKeys.count == 1, let key = members.allKeys.first
      else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "an object with one known member is needed"))
      }
      return (key, members)
    }
  }
#endif
