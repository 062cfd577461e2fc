#if TARGETS
  import CurveFitting
  import CurveNotation
  import Curves
  import Spring

  /// Writes a JSON array of the named curves and springs of other systems.
  @_expose(wasm, "curves_presets") @_cdecl("curves_presets")
  public func presets() {
    func entry<Value>(_ preset: Preset<Value>, _ kind: String) -> String {
      JSONObject([
        ("name", .string(preset.description)), ("family", .string(preset.family)),
        ("kind", .string(kind)), ("source", .string(preset.source)),
      ]).text
    }
    let list =
      Presets.curves.map { entry($0, "curve") } + Presets.springs.map { entry($0, "spring") }
    say("[" + list.joined(separator: ",") + "]")
  }

  /// Writes the spring that has an overshoot and a peak time as a JSON object, or `{"refusal":...}` if no spring has them.
  @_expose(wasm, "curves_design") @_cdecl("curves_design")
  public func design(_ overshoot: Double, _ peakTime: Double) {
    do throws(SpringDesignError) {
      let spring = try SpringDesign(.overshoot(overshoot), .peakTime(peakTime)).spring
      say(
        JSONObject([
          ("response", .number(spring.response)), ("dampingRatio", .number(spring.dampingRatio)),
        ]).text)
    } catch {
      say(JSONObject([("refusal", .string(error.description))]).text)
    }
  }
#endif
