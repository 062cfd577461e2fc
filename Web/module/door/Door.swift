// The module's exports besides those of memory.c. Web/dist/README.md describes them.
//
// The argument for a text is the address and the length of UTF-8; a result is a text in one buffer, which the next call
// overwrites. A handle is a positive number; 0 stands for an error, whose message is in the buffer.

import CurveFitting
import CurveNotation
import Curves
import Spring

#if TARGETS
  import CurvePlatforms

  let parser = EasingParser()
#else
  let parser = NotationParser()
#endif

/// The object of a handle.
enum Entry {
  case curve(Easing)
  case motion(SpringMotion)
  #if TARGETS
    case decay(BoundedDecay<AnyDecay>)
  #else
    case play(GesturePlay)
  #endif
}

nonisolated(unsafe) private var entries: [Entry?] = [nil]
/// The kernels of the entries, in memory that needs no counting of references.
nonisolated(unsafe) private var kernels = UnsafeMutableBufferPointer<Kernel>(start: nil, count: 0)
nonisolated(unsafe) private var freeHandles: [Int32] = []
nonisolated(unsafe) private var result: [UInt8] = []
#if TARGETS
  /// What the texts state besides the curves, such as durations, by handle: conversions keep it.
  nonisolated(unsafe) private var timings: [Int32: ParsedEasing] = [:]

  func timing(_ handle: Int32) -> ParsedEasing? { timings[handle] }
#endif

func keep(_ entry: Entry) -> Int32 {
  let handle = freeHandles.popLast() ?? Int32(entries.count)
  if handle == entries.count { entries.append(nil) }
  entries[Int(handle)] = entry
  if !kernels.indices.contains(Int(handle)) { growKernels() }
  kernels[Int(handle)] = Kernel(entry)
  return handle
}

private func growKernels() {
  let grown = UnsafeMutableBufferPointer<Kernel>.allocate(capacity: max(64, 2 * kernels.count))
  grown.initialize(repeating: .entry)
  _ = grown.update(fromContentsOf: kernels)
  kernels.deallocate()
  kernels = grown
}

/// The kernel of a handle.
@inline(__always)
func kernel(_ handle: Int32) -> Kernel {
  handle >= 0 && handle < kernels.count ? kernels[Int(handle)] : .entry
}

func entry(_ handle: Int32) -> Entry? {
  entries.indices.contains(Int(handle)) ? entries[Int(handle)] : nil
}

/// The curve of a handle; nil if it has none.
func easing(_ handle: Int32) -> Easing? {
  if case .curve(let easing)? = entry(handle) { easing } else { nil }
}

func say(_ text: String) {
  result.removeAll(keepingCapacity: true)
  result.append(contentsOf: text.utf8)
}

func text(_ address: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: address, count: Int(max(count, 0))), as: UTF8.self)
}

/// Reads a curve in the notation of the command line. The page's module then writes a JSON object of the duration that the
/// text states and of notes on what was left out.
@_expose(wasm, "curves_make") @_cdecl("curves_make")
public func make(_ address: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  do throws(SyntaxError) {
    let parsed = try parser.parse(text(address, count))
    #if TARGETS
      say(
        JSONObject([
          ("duration", .number(parsed.duration ?? .infinity)), ("notes", .strings(parsed.notes)),
        ]).text)
    #endif
    let handle = keep(.curve(parsed.easing))
    #if TARGETS
      if parsed.duration != nil || parsed.delay != nil || parsed.repeats != nil {
        timings[handle] = parsed
      }
    #endif
    return handle
  } catch {
    say(error.description)
    return 0
  }
}

/// The motion of a spring curve's spring in seconds and value units, of any start, target and velocity.
@_expose(wasm, "curves_motion") @_cdecl("curves_motion")
public func motion(_ handle: Int32, _ from: Double, _ to: Double, _ velocity: Double) -> Int32 {
  guard case .curve(let easing)? = entry(handle), case .spring(let curve) = easing.unnamed else {
    say("this curve is not a spring")
    return 0
  }
  do throws(ParameterError) {
    return keep(
      .motion(
        try SpringMotion(
          curve.motion.spring, from: from, to: to, initialVelocity: velocity)))
  } catch {
    say(error.description)
    return 0
  }
}

/// Frees a handle.
@_expose(wasm, "curves_free") @_cdecl("curves_free")
public func free(_ handle: Int32) {
  guard entry(handle) != nil else { return }
  entries[Int(handle)] = nil
  kernel(handle).free()
  kernels[Int(handle)] = .entry
  #if TARGETS
    timings[handle] = nil
  #endif
  freeHandles.append(handle)
}

/// How many handles are in use.
@_expose(wasm, "curves_count") @_cdecl("curves_count")
public func count() -> Int32 { Int32(entries.count - 1 - freeHandles.count) }

/// Writes a JSON object of the facts of a curve, motion, decay or play; see Facts.swift.
@_expose(wasm, "curves_facts") @_cdecl("curves_facts")
public func facts(_ handle: Int32) {
  switch entry(handle) {
  case .curve(let easing): say(easing.facts.text)
  case .motion(let motion): say(motion.facts.text)
  #if TARGETS
    case .decay(let decay): say(decay.facts.text)
  #else
    case .play(let gesture): say(gesture.play.facts.text)
  #endif
  case nil: say("{}")
  }
}

/// Writes a JSON object of the largest difference of two curves over progress 0...1.
@_expose(wasm, "curves_difference") @_cdecl("curves_difference")
public func difference(_ first: Int32, _ second: Int32) {
  guard case .curve(let a)? = entry(first), case .curve(let b)? = entry(second) else {
    return say("{}")
  }
  let difference = CurveDifference(a, b)
  say(
    JSONObject([
      ("maximum", .number(difference.maximum.value)),
      ("at", .number(difference.maximum.progress)),
      ("rootMeanSquare", .number(difference.rootMeanSquare)),
    ]).text)
}

/// Writes a JSON object of the `linear()` with the fewest stops within an error; `{}` where there is none.
@_expose(wasm, "curves_linear") @_cdecl("curves_linear")
public func linear(_ handle: Int32, _ maximumError: Double) {
  guard case .curve(var easing)? = entry(handle), maximumError > 0 else { return say("{}") }
  var (end, duration): (Double?, Double?)
  if case .spring(let spring) = easing.unnamed {
    // A spring that settled within the error can end on the target.
    let timed =
      spring.isDurationGiven
      ? spring : try? spring.settled(within: min(maximumError, SpringMotion.defaultThreshold))
    guard let timed else { return say("{}") }
    if abs(1 - timed.continued.value(at: 1)) <= maximumError { end = 1 }
    (easing, duration) = (.spring(timed), timed.duration)
  }
  guard
    let found = try? PiecewiseLinear.approximation(
      of: easing, within: maximumError, endingAt: end, limit: 1000)
  else { return say("{}") }
  say(
    JSONObject([
      ("text", .string(found.function.description)),
      ("maximumError", .number(found.maximumError)),
      ("stops", .number(Double(found.function.outputs.count))),
      ("duration", .number(duration ?? .infinity)),
    ]).text)
}

/// The address of the last text.
@_expose(wasm, "curves_text") @_cdecl("curves_text")
public func resultAddress() -> UnsafePointer<UInt8>? {
  result.withUnsafeBufferPointer { $0.baseAddress }
}

/// The length of the last text, in bytes.
@_expose(wasm, "curves_text_length") @_cdecl("curves_text_length")
public func resultLength() -> Int32 { Int32(result.count) }
