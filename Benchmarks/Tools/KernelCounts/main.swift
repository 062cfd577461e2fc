import Workloads

// What `scripts/check-instructions` runs under callgrind, which counts inside `countedRun` only and
// writes a count at each end of it: in the order of the lines printed here.

/// Never inlined, since callgrind goes by its name; returns something, or the call becomes a jump.
@inline(never)
func countedRun(_ work: () -> Void) -> Int {
  work()
  return 1
}

for workload in Workload.all {
  let task = try workload.prepare(5_000)
  for (kind, work, evaluations) in [
    ("kernel", task.kernel, task.evaluations),
    ("reference", task.reference, task.referenceEvaluations),
  ] {
    guard let work else { continue }
    // Once uncounted: first runs set things up.
    work()
    let runs = countedRun(work)
    print(workload.name, kind, evaluations * runs)
  }
}
