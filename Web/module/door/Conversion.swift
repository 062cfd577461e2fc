#if TARGETS
  import CurveNotation
  import CurvePlatforms
  import Curves

  /// Writes a JSON array of the targets' names and titles.
  @_expose(wasm, "curves_targets") @_cdecl("curves_targets")
  public func targets() {
    let list = TargetLanguage.all.filter { !$0.isBinary }.map { target in
      JSONObject([
        ("name", .string(target.name)), ("title", .string(target.title)),
        ("comment", .strings(target.commentMarks)),
      ]).text
    }
    say("[" + list.joined(separator: ",") + "]")
  }

  /// Writes a JSON object of a curve in a target's notation; `{"refusal":...}` if it has none.
  @_expose(wasm, "curves_convert") @_cdecl("curves_convert")
  public func convert(
    _ handle: Int32, _ target: UnsafePointer<UInt8>, _ count: Int32, _ maximumError: Double
  ) {
    guard let easing = easing(handle), let target = TargetLanguage.named(text(target, count)) else {
      return say("{}")
    }
    do throws(ConversionError) {
      var request = ConversionRequest(easing, maximumError: maximumError)
      if let parsed = timing(handle) {
        (request.duration, request.delay) = (parsed.duration, parsed.delay)
        request.repeats = parsed.repeats
      }
      let found = try target.convert(request)
      say(
        JSONObject([
          ("text", .string(found.text)),
          ("duration", .number(found.duration ?? .infinity)),
          ("maximumError", .number(found.maximumError)),
          ("jumpAtEnd", .number(found.jumpAtEnd)),
          ("lossless", .flag(found.isLossless)),
          ("points", .number(found.points.map { Double($0) } ?? .infinity)),
          ("notes", .strings(found.notes)),
        ]).text)
    } catch {
      say(JSONObject([("refusal", .string(error.description))]).text)
    }
  }
#endif
