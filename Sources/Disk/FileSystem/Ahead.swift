import LightFoundation

/// A value that is worked out on a thread of its own, before anybody needs it.
///
/// The thread never outlives the value: whoever drops it waits for the work.
package final class Ahead<Value: Sendable>: Sendable {
    private let result: Guarded<Value?>
    private let worker: Guarded<Worker?>

    /// Begins the work.
    package init(_ work: @escaping @Sendable () -> Value) {
        let result = Guarded<Value?>(nil)
        self.result = result
        worker = Guarded(
            Worker {
                let value = work()
                result.use { $0 = value }
            }
        )
    }

    deinit {
        wait()
    }

    /// The value, as soon as it is there.
    package var value: Value {
        wait()
        guard let value = result.use({ $0 }) else {
            preconditionFailure("Work done ahead has ended without its value, which is a bug of scaffold.")
        }
        return value
    }

    private func wait() {
        worker.use { worker in
            worker?.join()
            worker = nil
        }
    }
}
