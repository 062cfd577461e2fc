// swift-format-ignore-file
// The declarations of Foundation that SwiftUI's interface uses, for scripts/check-apple.
// Source: https://developer.apple.com/documentation/foundation

@_exported import CoreGraphics

public typealias TimeInterval = Double
