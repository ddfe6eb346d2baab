/// How a run of the tool ends; the raw value is the exit code.
package enum Outcome: Int32, Sendable {
    /// What was asked for is done.
    case done = 0
    /// A verification failed, or a check found something.
    case findings = 1
    /// The words typed, or the files given, cannot be understood.
    case usage = 2
    /// Going on would have cost a user's bytes.
    case refused = 3
    /// A person pressed Ctrl-C.
    case interrupted = 130
}
