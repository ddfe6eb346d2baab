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
        let workers = (0..<width).map { _ in Worker(stackSize: stackSize, work) }
        for worker in workers { worker.join() }
        return results.use { $0.compactMap(\.self) }
    }
}
