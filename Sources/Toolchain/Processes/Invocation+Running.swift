import Diagnostics
import Dispatch
import LightFoundation

extension Invocation {
    /// Runs the program to its end, on this thread.
    ///
    /// - Parameters:
    ///   - interruption: When it is requested, the program and all that it started are stopped: first by the signal of
    ///     Ctrl-C, so that they can clean up, two seconds later by force.
    ///   - timeLimit: How long the program may take before the same happens.
    ///   - tick: Called between lines, at least ten times a second.
    ///   - each: Called with each line, as soon as it is printed.
    /// - Throws: A diagnostic when the program cannot be started.
    @discardableResult
    package func run(
        interruption: Interruption? = nil,
        timeLimit: Duration? = nil,
        tick: () -> Void = {},
        each: (OutputLine) -> Void
    ) throws(Diagnostic) -> ProcessEnding {
        var run = ProcessRun(try ChildProcess(self), interruption: interruption, timeLimit: timeLimit)
        while !run.isOver {
            run.wait()
            for line in run.newLines() { each(line) }
            tick()
        }
        return run.finish(each: each)
    }

    /// Runs the program to its end on a thread of its own; cancelling the task interrupts it.
    ///
    /// - Throws: A diagnostic when the program cannot be started.
    @discardableResult
    package func ending(
        timeLimit: Duration? = nil,
        each: @escaping @Sendable (OutputLine) -> Void
    ) async throws(Diagnostic) -> ProcessEnding {
        let interruption = try Interruption()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(returning: outcome(interruption, timeLimit, each))
                }
            }
        } onCancel: {
            interruption.request()
        }
        return try result.get()
    }

    private func outcome(
        _ interruption: Interruption,
        _ timeLimit: Duration?,
        _ each: (OutputLine) -> Void
    ) -> Result<ProcessEnding, Diagnostic> {
        Result { () throws(Diagnostic) in
            try run(interruption: interruption, timeLimit: timeLimit, each: each)
        }
    }
}
