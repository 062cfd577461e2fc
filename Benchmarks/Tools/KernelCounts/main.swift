import CurveWorkloads

// `scripts/check-instructions` runs this under callgrind, which counts only inside `countedRun` and
// writes a count at each end of it, in the order of the lines printed here.

/// Never inlined, because callgrind finds it by its name. It returns a value, or the call becomes a jump.
@inline(never)
func countedRun(_ work: () -> Void) -> Int {
  work()
  return 1
}

// Batches of a thousand, as in commands and pages, and long ones if they use another method.
let long = 20_000
let runs =
  Workload.all.map { ($0, 1_000) }
  + Workload.all.filter { $0.name.hasPrefix("cubic-bezier/") || $0.name.hasPrefix("spring/any") }
  .map { ($0, long) }
for (workload, batch) in runs {
  let task = try workload.prepare(.init(evaluations: max(5_000, batch), batch: batch))
  let name = batch == long ? workload.name + "-long" : workload.name
  for (kind, work, evaluations) in [
    (workload.allocates ? "kernel-with-heap" : "kernel", task.kernel, task.evaluations),
    ("reference", task.reference, task.referenceEvaluations),
  ] {
    guard let work else { continue }
    // Once uncounted: the first run includes set-up.
    work()
    let runs = countedRun(work)
    print(name, kind, evaluations * runs)
  }
}
