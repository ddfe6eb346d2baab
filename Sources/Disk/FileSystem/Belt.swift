#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What one thread has made and another has not taken yet.
final class Belt<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let room: Int
    private var results: [Result<Value?, Failure>] = []
    private var isStopped = false

    /// Has room for so many.
    init(room: Int) {
        self.room = room
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        changed.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Puts down what was made, as soon as there is room.
    ///
    /// - Returns: Whether more are wanted.
    func put(_ result: Result<Value?, Failure>) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while results.count >= room, !isStopped { pthread_cond_wait(changed, mutex) }
        results.append(result)
        pthread_cond_signal(changed)
        return !isStopped && !Self.isLast(result)
    }

    /// What was put down first, as soon as there is anything; the last of all can be taken again and again.
    func take() -> Result<Value?, Failure> {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while results.isEmpty { pthread_cond_wait(changed, mutex) }
        if Self.isLast(results[0]) { return results[0] }
        pthread_cond_signal(changed)
        return results.removeFirst()
    }

    /// Wants no more.
    func stop() {
        pthread_mutex_lock(mutex)
        isStopped = true
        pthread_cond_signal(changed)
        pthread_mutex_unlock(mutex)
    }

    private static func isLast(_ result: Result<Value?, Failure>) -> Bool {
        switch result {
        case .success(let value): value == nil
        case .failure: true
        }
    }
}
