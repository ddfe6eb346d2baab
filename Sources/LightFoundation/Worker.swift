#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work on a thread of its own.
package final class Worker {
    private let work: @Sendable () -> Void
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif
    /// Whether there is such a thread; where none was to be had, the work waits to be joined.
    package private(set) var isRunning = false

    /// Starts the work.
    ///
    /// - Parameter stackSize: How large the thread's stack is to be, in bytes; the system's choice when nil.
    package init(stackSize: Int? = nil, _ work: @escaping @Sendable () -> Void) {
        self.work = work
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        let reference = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread,
            &attributes,
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
    package func join() {
        guard isRunning else { return work() }
        #if canImport(Darwin)
            guard let thread else { return }
        #endif
        pthread_join(thread, nil)
    }
}
