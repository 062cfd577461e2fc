import CurveWorkloads

extension OptionHint {
  /// Hints of one command, by its name.
  static let own: [String: [String: String]] = {
    let search = "the words to search for are arguments, as in 'presets material'"
    let part = "@FILE#NAME takes one curve of a file"
    let rate =
      "the rate is a parameter of the system, as in --like 'uiscrollview(rate: 0.95)' or "
      + "'android(friction: 0.03)'; uiscrollview is 0.998, uiscrollview-fast 0.99"
    let velocityUnit = "the unit follows the number, as in --velocity 2px/ms"
    let edge = "what happens at an edge is --at-edge bounce, stop or reflect, with --bounds 0:600"
    let theme = "the page is light or dark as the reader's system is"
    let facts = "--json writes every fact with its name"
    let bounds = "the bounds are one option, as in --bounds 0:600"
    let samples = "`curvetool tabulate CURVE` has the options of samples"
    let snaps = "--reach VALUE is the throw that lands there; `curvetool play` snaps"
    let reach = "--reach VALUE is the throw that lands there"
    let length = "a throw ends by itself; --to-time ends its samples"
    let columns = "the columns are --columns time,value, by name or number"
    let known = "what is known is --known, as in --known from=0,to=100,velocity=0"
    let values = "values are --values, as in --values 0,10,0 or --values '0,0 9,5'"
    let change = "check ends with 1 when something changed"
    let page = "the page is one file that works offline: --open opens it"
    let velocities =
      "`curvetool bezier` and `spring` list velocities, and `curvetool plot CURVE --velocities` draws them"
    let width =
      "--size is that of a file; a picture in the terminal has the width of the terminal, or COLUMNS"
    let values01 = "the values where the curve is 0 and 1 are --from-value and --to-value"
    let requirements = "design finds it: the requirements are a time and a shape of the motion"
    let judged = "`curvetool compare log.csv 'stiffness 180, damping 12'` judges a spring"
    let jumps = "--events lists the jumps"
    let duplicates = "--fail-on-duplicates ends with 1 if two curves are the same"
    let own = "the rows have the velocities"
    let thrown =
      "a velocity is in distances per second in the spring, as in 'stiffness 230, damping 22, "
      + "initialVelocity 4' for 1200 px/s over 300 px"
    let distance = "--distance is the length of the move in the platform's units"
    let timing =
      "delays, fills and sums of animations belong to scenes, which `curvetool timeline` reads"
    let quality = "the largest difference is compared; --json has the rms too"
    let aligned = "--align finds the delay of the curve"
    let byHand = "the layout of a file is fixed: --check tells whether it was changed"
    let alone = "settling depends on the value alone: --threshold is the band"
    let kernels = "part of a name chooses kernels: \(Workload.groups.joined(separator: ", "))"
    let warm = "every kernel runs before it is measured; --quick measures roughly"
    let density =
      "parameters of a system stand in parentheses, as in --like 'android(density: 2.625)'"
    let whole = "whole files are compared: --json has every change by its name"
    let noise = "the noise is estimated from the samples"
    let rows = "every row is used: delete the others from the file"
    let converted = "`curvetool convert CURVE --to TARGET` writes the curve for a platform"
    let seconds = "progress runs from 0 to 1: `curvetool tabulate CURVE --duration 0.3` has seconds"
    let inFile = "speed and repeats are set in the file: `curvetool help play` has examples"
    let moves = "`curvetool preview CURVE -o page.html` writes a page that moves"
    let moving =
      "the page has controls for this; a moving picture loops, at the size and speed of its curves"
    let picture = "a picture's format is that of its file's name, as in -o curve.png"
    let folder = "-o DIR/ writes a file for each target"
    let everywhere = "curves are compared over the whole range, not at samples"
    let sampled =
      "`curvetool spring` has the rows of a spring, `curvetool tabulate` those of a curve"
    let fromTo =
      "values from 0 to 300 are those of `curvetool spring CURVE --from 0 --to 300`; times are --from-time and --to-time"
    let start =
      "an initial velocity belongs to the spring, as in 'stiffness 230, damping 22, initialVelocity 2'"
    return [
      "presets": [
        "--search": search, "--family": search, "--name": search, "--filter": search,
        "--grep": search, "--kind": search, "--type": search, "--source": search,
        "--durations": search, "--list": "`curvetool presets` lists all",
        "--all": "`curvetool presets` lists all",
        "-l": "`curvetool presets` lists all", "--to": converted, "--info": search,
        "--count": "--json has an element for each",
        "--samples": "`curvetool tabulate NAME` has the rows of a curve",
      ],
      "convert": [
        "--absolute-velocity": thrown, "--from-value": thrown, "--to-value": thrown,
        "--px": distance, "--size": distance, "--units": distance,
        "--only": part, "--token": part, "--filter": part,
        "--prefix": "names come from the file, and NAME=CURVE names a curve",
        "--name": "NAME=CURVE names a curve, @FILE#NAME takes one of a file",
        "--from": "a curve is read in any notation, without its platform",
        "--list": "`curvetool help convert` lists the targets", "--all": "use --to all",
        "--verify": "--check compares the file that is there",
        "--dry-run":
          "without -o the text goes to the screen; --check compares the file that is there",
        "--output-dir": folder, "--out-dir": folder, "--outdir": folder, "--directory": folder,
        "--format": "--to names the target, -o the file", "--spring": "the curve is an argument",
        "--output-format": "--to names the target, -o the file",
        "--watch": "it runs once: --check tells whether a file is out of date",
        "--copy": "the text goes to standard output, for pbcopy, wl-copy or xclip",
        "--clipboard": "the text goes to standard output, for pbcopy, wl-copy or xclip",
        "--cut-at": "--over gives the text this duration and cuts springs off there",
        "--selector": byHand, "--package": byHand, "--class": byHand, "--class-name": byHand,
        "--namespace": byHand, "--module": byHand,
        "--curve": "the curve is an argument",
        "--fps":
          "--points sets the number of stops; `curvetool tabulate CURVE --fps 60 --format csv` samples a curve",
        "--velocity": start,
      ],
      "compare": [
        "--from": values01, "--to": values01,
        "--samples": "\(everywhere): `curvetool tabulate A B --samples 11` lists both",
        "--velocity": "velocities are compared too: --json has maxVelocityError",
        "--dupes": duplicates, "--dedupe": duplicates,
        "--rms": quality, "--rmse": quality, "--mse": quality, "--metric": quality,
        "--mean": quality, "--delay": aligned, "--offset": aligned, "--shift": aligned,
        "--lag": aligned, "--top": "--nearest ranks all of a family: --nearest material",
        "--limit": "--nearest ranks all of a family: --nearest material",
        "--exit-code": "--max-error ends with 1 beyond it",
        "--fail": "--max-error ends with 1 beyond it", "--visual": "use --plot",
        "--diff": "use --plot", "--side-by-side": "`curvetool tabulate A B` lists both",
        "--at":
          "the curves are compared over the whole range: `curvetool tabulate A B --at 0.5` lists values",
        "--time-column": columns, "--value-column": columns,
      ],
      "decay": [
        "--deceleration": rate, "--deceleration-rate": rate, "--rate": rate, "--friction": rate,
        "--min": bounds, "--max": bounds, "--limit": bounds, "--edge": edge, "--edges": bounds,
        "--for": length, "--duration": length,
        "--from":
          "the value at the start is --from-value, the edges are --bounds 0:600, where it lands is --reach",
        "--snap-to": reach, "--land-at": reach, "--distance": reach, "--fling": "use --velocity",
        "--edge-behavior": edge, "--mass": rate, "--stiffness": rate, "--damping": rate,
        "--time-constant": rate, "--tau": rate, "--density": density, "--dpi": density,
        "--decelerate": rate, "--unit": velocityUnit, "--units": velocityUnit,
        "--velocity-unit": velocityUnit,
        "--bounce": "use --at-edge bounce with --bounds",
        "--snap": snaps, "--page": snaps, "--pages": snaps, "--paging": snaps,
      ],
      "design": [
        "--stiffness": requirements, "--damping": requirements, "--rise-time": requirements,
        "--initial-velocity": "the springs that design finds start at rest",
        "--velocity": "the springs that design finds start at rest",
        "--from": "the springs that design finds move from 0 to 1",
        "--samples": sampled, "--fps": sampled,
        "--no-overshoot": "--damping-ratio 1 has none",
        "--like":
          "the curve to approximate is --nearest, and a platform to write for is --to, as in --to compose",
        "--platform": "the platforms are --to",
        "--as": "what to write is --to: spring, cubic-bezier or a platform",
      ],
      "fit": [
        "--mass": "a motion does not determine the mass: it is 1",
        "--stiffness": judged, "--damping": judged, "--initial-velocity": known, "--target": known,
        "--time": columns, "--value": columns, "--x": columns, "--y": columns,
        "--from": known, "--from-value": known, "--to-value": known, "--start": known,
        "--duration": known, "--fix": known, "--fixed": known, "--hold": known, "--given": known,
        "--noise": noise, "--smooth": noise, "--smoothing": noise, "--skip": rows, "--trim": rows,
        "--samples": rows,
        "--split": "use --segments", "--nearest": "--to best, the default, tries every preset",
        "--residuals": "--csv FILE has the residuals, --plot FILE draws them",
        "--degree": "use --to cubic-bezier, or --to linear with --points",
        "--velocity": "a known velocity is --known velocity=0",
      ],
      "check": [
        "--before": "the files are two arguments, OLD and NEW",
        "--old": "the files are two arguments, OLD and NEW",
        "--new": "the files are two arguments, OLD and NEW",
        "--exit-code": change, "--fail": change, "--fail-on-change": change, "--ci": change,
        "--after": "the files are two arguments, OLD and NEW", "--only": whole, "--ignore": whole,
        "--exclude": whole, "--filter": whole, "--summary": whole,
        "--duplicates": "`curvetool compare @FILE --fail-on-duplicates` lists equal curves",
        "--samples": everywhere, "--fps": everywhere,
        "--update": "check writes nothing: `curvetool convert @FILE` writes files",
      ],
      "keyframes": [
        "--points": values, "--frames": values, "--spline": "use --mode cubic",
        "--delay": timing, "--begin": timing, "--begin-time": timing, "--fill": timing,
        "--fill-mode": timing, "--additive": timing, "--cumulative": timing,
        "--to": "`curvetool convert SCENE --to css-keyframes` writes the keyframes of a scene",
      ],
      "timeline": [
        "--to": "`curvetool convert SCENE --to css-keyframes,lottie` writes a scene",
        "--validate": "a scene is read completely before anything is printed; see --strict",
        "--gantt": "--events lists the starts and ends; --plot draws the values",
      ],
      "preview": [
        "--theme": theme, "--dark": theme, "--light": theme, "--serve": page, "--port": page,
        "--watch": page, "--samples": moving, "--velocity": start, "--duration": moving,
        "--loop": moving, "--speed": moving, "--fps": moving,
        "--size": moving, "--to": "the page copies every target; `curvetool convert` writes files",
      ],
      "plot": [
        "--format": picture, "--csv": samples, "--json": samples, "--at": samples,
        "--samples": "a picture has as many as it needs: \(samples)", "--step": samples,
        "--settling": "--to-time ends the picture; `curvetool spring --plot` marks the settling",
        "--cut-at": "`curvetool spring --cut-at 0.25 --plot -` draws the cut",
        "--open": "-o page.html writes a page, and -o picture.png a picture, to open",
        "--animate": moves, "--animated": moves, "--interactive": moves,
        "--width": width,
        "--envelope":
          "`curvetool spring` lists when the envelope settles, and a picture is of the value",
      ],
      "tabulate": [
        "--velocity": velocities, "--velocities": velocities, "--derivative": velocities,
        "--speed": velocities, "--to": converted, "--from": fromTo,
      ],
      "spring": [
        "--velocity-threshold": alone, "--rest-velocity": alone, "--rest-speed": alone,
        "--rest-speed-threshold": alone, "--as": converted,
        "--settling-duration": "it is printed; --settling RULE ends the samples there",
        "--distance": "the distance is from --from-value to --to-value", "--px": "use --to-value",
        "--fact": facts, "--facts": facts, "--only": facts,
        "--explain": "`curvetool help spring` explains the settling rules",
      ],
      "bezier": [
        "--fact": facts, "--facts": facts, "--only": facts, "--velocities": velocities,
        "--velocity": "the rows have the velocities",
        "--derivative": velocities, "--duration": seconds, "--over": seconds, "--to": converted,
        "--name": part,
        "--reverse": "`curvetool plot 'reversed(ease)'` draws it reversed",
      ],
      "bench": [
        "--list": kernels, "--names": kernels,
        "--filter": "the name is an argument, as in 'bench spring'",
        "--only": "the name is an argument, as in 'bench spring'",
        "--warmup": warm, "--prepare": warm, "--setup": warm, "-w": warm, "--time": warm,
        "--compare": "every kernel is compared with a plain method",
      ],
      "play": [
        "--velocity": own, "--velocities": own, "--jumps": jumps, "--discontinuities": jumps,
        "--speed": inFile, "--loop": inFile, "--repeat": inFile,
      ],
      "sweep": [
        "--samples": "--columns chooses facts; \(sampled)",
        "--fps": "--columns chooses facts; \(sampled)",
        "--at": "--columns chooses facts; \(sampled)",
        "--step": "--columns chooses facts; \(sampled)",
        "--from-time": "--columns chooses facts; \(sampled)",
        "--to-time": "--columns chooses facts; \(sampled)",
        "--fact": "--columns chooses facts", "--facts": "--columns chooses facts",
        "--grid": "each parameter takes a range, as in --mass 1:10:0.5",
        "--plot":
          "sweep writes rows, without a picture: -o rows.csv, then `curvetool plot rows.csv`",
        "--random": "a range has even steps: --input FILE has any rows",
        "--settling": "each rule is a column, as in --columns settlingSwiftUI,settlingUiKit",
        "--rule": "each rule is a column, as in --columns settlingSwiftUI,settlingUiKit",
      ],
    ]
  }()
}
