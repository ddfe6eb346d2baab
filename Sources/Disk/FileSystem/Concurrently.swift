#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Calls `body` with 0 up to `count`, on up to eight threads, which may all wait for the disk at once.
func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let width = min(8, count)
    withoutActuallyEscaping(body) { body in
        let others = (1..<max(1, width)).map { first in
            Worker { stride(from: first, to: count, by: width).forEach(body) }
        }
        stride(from: 0, to: count, by: max(1, width)).forEach(body)
        for other in others { other.join() }
    }
}

/// Work on a thread of its own.
private final class Worker {
    private let work: @Sendable () -> Void
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif
    private var isRunning = false

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = work
        let reference = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread,
            nil,
            { argument in
                #if canImport(Darwin)
                    let reference: UnsafeMutableRawPointer? = argument
                #else
                    let reference = argument
                #endif
                if let reference {
                    Unmanaged<Worker>.fromOpaque(reference).takeRetainedValue().work()
                }
                return nil
            },
            reference.toOpaque()
        )
        isRunning = code == 0
        if !isRunning { reference.release() }
    }

    /// Waits for the end, or does the work here when no thread was to be had.
    func join() {
        guard isRunning else { return work() }
        #if canImport(Darwin)
            guard let thread else { return }
        #endif
        pthread_join(thread, nil)
    }
}
