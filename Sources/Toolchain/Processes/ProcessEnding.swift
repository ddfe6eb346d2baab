/// How a program ended.
package enum ProcessEnding: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal that was not ours: it crashed or was killed.
    case signalled(Int32)
    /// Because we were asked to stop it.
    case interrupted
    /// Because it took longer than it was given.
    case timedOut

    /// Whether the program says that all went well.
    package var isSuccess: Bool { self == .exited(0) }

    /// Reads what `waitpid` reports.
    init(waitStatus status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}
