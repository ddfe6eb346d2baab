import LightFoundation

/// Values that a thread of its own makes ahead of whoever takes them, a few at a time.
///
/// The thread never outlives the conveyor: whoever drops it waits for the value at hand, and no more are made.
package final class Conveyor<Value: Sendable, Failure: Error>: Sendable {
    // What makes the values may call itself for what is nested, and a thread's usual stack is small.
    private static var stackSize: Int { 64 << 20 }

    private let belt: Belt<Value, Failure>
    private let make: @Sendable () throws(Failure) -> Value?
    /// Nil where no thread was to be had.
    private let worker: Guarded<Worker?>

    /// Begins to make values.
    ///
    /// - Parameters:
    ///   - count: How many may wait to be taken.
    ///   - make: Makes the next value; nil, or a failure, when there are no more.
    package init(holding count: Int, _ make: @escaping @Sendable () throws(Failure) -> Value?) {
        let belt = Belt<Value, Failure>(room: count)
        self.belt = belt
        self.make = make
        let thread = Worker(stackSize: Self.stackSize) {
            var goesOn = true
            while goesOn { goesOn = belt.put(Result { () throws(Failure) in try make() }) }
        }
        worker = Guarded(thread.isRunning ? thread : nil)
    }

    deinit {
        belt.stop()
        worker.use { $0?.join() }
    }

    /// The next value; nil after the last.
    ///
    /// - Throws: What making it failed with.
    package func next() throws(Failure) -> Value? {
        guard worker.use({ $0 != nil }) else { return try make() }
        return try belt.take().get()
    }
}
