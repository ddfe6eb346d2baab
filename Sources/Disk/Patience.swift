import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How long to wait for another run, and whom to tell.
struct Patience {
    private static let pause: useconds_t = 20_000
    let limit: Duration
    let onWait: (String) -> Void

    /// Tries until it works or the time is over.
    func wait<Lock>(for place: String, _ attempt: () throws(Diagnostic) -> Lock?) throws(Diagnostic) -> Lock {
        let start = ContinuousClock.now
        var isFirst = true
        while true {
            if let lock = try attempt() { return lock }
            if isFirst { onWait("Another run is changing \(place); waiting until it has ended.") }
            guard ContinuousClock.now - start < limit else { throw .busy(place) }
            isFirst = false
            usleep(Self.pause)
        }
    }
}
