// Not compiled on Linux. It follows Apple's interface and is type-checked against a stand-in for CoreGraphics.
#if canImport(CoreGraphics) && !hasFeature(Embedded)
  import CoreGraphics
  import Spring

  extension CGFloat: Interpolatable {}
  extension CGPoint: Interpolatable {}
  extension CGSize: Interpolatable {}
  extension CGRect: Interpolatable {}
#endif
