#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Threads that share one job, one for each core.
package enum Crew {
    // A parser calls itself for what is nested, and a thread's usual stack is small.
    private static let stackSize = 64 << 20

    /// Makes a value for each number below `count`, in the order of the numbers.
    package static func map<Value: Sendable>(_ count: Int, _ make: @escaping @Sendable (Int) -> Value) -> [Value] {
        let results = Guarded([Value?](repeating: nil, count: count))
        let next = Guarded(0)
        let work: @Sendable () -> Void = {
            while true {
                let index = next.use { (next: inout Int) -> Int in
                    next += 1
                    return next - 1
                }
                guard index < count else { return }
                let value = make(index)
                results.use { $0[index] = value }
            }
        }
        let width = max(1, min(count, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        let threads = (0..<width).compactMap { _ in start(work) }
        // Without a thread to be had the work is done here.
        if threads.isEmpty { work() }
        for thread in threads { pthread_join(thread, nil) }
        return results.use { $0.compactMap(\.self) }
    }

    private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let box = Unmanaged.passRetained(Box(work))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(
            &thread,
            &attributes,
            { argument in
                #if canImport(Darwin)
                    let reference: UnsafeMutableRawPointer? = argument
                #else
                    let reference = argument
                #endif
                if let reference { Unmanaged<Box>.fromOpaque(reference).takeRetainedValue().work() }
                return nil
            },
            box.toOpaque()
        )
        guard code == 0 else {
            box.release()
            return nil
        }
        return thread
    }

    private final class Box {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
