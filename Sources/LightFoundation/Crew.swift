#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Threads that share one job.
package enum Crew: Sendable {
    /// The thread that asks, by itself: where the other cores have work of their own.
    case asker
    /// The thread that asks and, for each further core, another one.
    case everyone

    // A parser calls itself for what is nested, and a thread's usual stack is small.
    private static let stackSize = 64 << 20
    private static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// Makes a value for each number below `count`, in the order of the numbers. The thread that asks only waits, so that
    /// all have a large stack.
    package static func map<Value: Sendable>(_ count: Int, _ make: @escaping @Sendable (Int) -> Value) -> [Value] {
        let job = CrewJob(count, make)
        let workers = (0..<max(1, min(count, cores))).map { _ in Worker(stackSize: stackSize) { job.work() } }
        for worker in workers { worker.join() }
        return job.values
    }

    /// Makes a value for each number below `count`, in the order of the numbers.
    package func map<Value: Sendable>(_ count: Int, _ make: @escaping @Sendable (Int) -> Value) -> [Value] {
        guard self == .everyone else { return (0..<count).map(make) }
        let job = CrewJob(count, make)
        let helpers = (0..<max(0, min(count, Self.cores) - 1)).map { _ in
            Worker(stackSize: Self.stackSize) { job.work() }
        }
        job.work()
        for helper in helpers { helper.join() }
        return job.values
    }
}
