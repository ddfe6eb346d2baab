/// What a verification tells while it goes on.
package enum VerificationEvent: Sendable {
    /// A step has begun.
    case started(VerificationStep.Kind)
    /// A step goes on: what it does, and how far it has come when that is known.
    case progressed(VerificationStep.Kind, what: String, done: Int?, total: Int?)
    /// A line of the toolchain's own, for those who want to see them all.
    case printed(String)
    /// A step has ended.
    case ended(VerificationStep)
}
