import Toolchain

/// One step of proving an app, when it has ended.
package struct VerificationStep: Encodable, Sendable {
    /// What is proved.
    package enum Kind: String, Encodable, Sendable {
        /// The screen's own files against the modules that are built already.
        case typeCheck = "type-check"
        /// Every module and every test.
        case build
        /// What the screens do.
        case smokeTests = "smoke tests"
    }

    /// How a step ends.
    package enum Verdict: String, Encodable, Sendable {
        case passed, failed
    }

    /// What was proved.
    package let kind: Kind
    /// How it ended.
    package let verdict: Verdict
    /// How long it took, in seconds.
    package let seconds: Double
    /// What the compiler said, in its own words.
    package let messages: [CompilerMessage]
    /// What the tests said.
    package let tests: [TestResult]
    /// The last lines that were printed, where nothing else says why the step failed.
    package let output: [String]
}
