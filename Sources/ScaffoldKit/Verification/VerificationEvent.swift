import Toolchain

/// What a verification tells while it goes on.
package enum VerificationEvent: Sendable {
    /// A step has begun.
    case started(VerificationStep.Kind)
    /// The build has come so far.
    case built(BuildProgress)
    /// A test is running.
    case testing(suites: [String], name: String)
    /// A step has ended.
    case ended(VerificationStep)
}
