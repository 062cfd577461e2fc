#if !hasFeature(Embedded)
  import CurveArithmetic

  /// What a part of a recording keeps of a fitted chain.
  struct KeptFit: Sendable {
    let chain: EventChain
    /// The weighted squared residuals.
    let cost: Double

    init(_ fit: ChainFit) { (chain, cost) = (fit.chain, fit.cost) }

    init(chain: EventChain, cost: Double) { (self.chain, self.cost) = (chain, cost) }

    var parameters: [EventChain.Parameter] { chain.parameters }

    /// The weighted squared residuals for each degree of freedom: 1 if the variances in the weights are
    /// right.
    ///
    /// - Parameter logCount: The logarithm of the number of samples that are independent.
    func reducedCost(logCount: Double) -> Double {
      let count = Double.exp(logCount)
      return cost / max(count - Double(parameters.count), 1)
    }
  }
#endif
