#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work on a thread of its own.
final class Worker {
    private let work: @Sendable () -> Void
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif
    private var isRunning = false

    /// Starts the work.
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
