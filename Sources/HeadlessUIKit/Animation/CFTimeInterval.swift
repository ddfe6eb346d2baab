#if !canImport(Darwin)
    /// A time in seconds.
    public typealias CFTimeInterval = Double
#endif

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time that animations run by, in seconds: the one of `Headless`, which stands still until it is moved.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return ProcessInfo.processInfo.systemUptime }
    return MainActor.assumeIsolated { Headless.now }
}
