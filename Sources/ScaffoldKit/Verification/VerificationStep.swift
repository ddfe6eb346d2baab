import Toolchain

/// One step of proving an app, when it has ended.
package struct VerificationStep: Encodable, Sendable {
    /// What is proved.
    package enum Kind: String, Encodable, Sendable {
        /// The conventions.
        case check
        /// The screens' own files, against the modules that are built already.
        case typeCheck = "type-check"
        /// Every module and every test.
        case build
        /// What the screens do.
        case smokeTests = "smoke tests"
    }

    /// How a step ends.
    package enum Verdict: String, Encodable, Sendable {
        case passed, failed, interrupted
    }

    /// What was proved.
    package let kind: Kind
    /// How it ended.
    package let verdict: Verdict
    /// How long it took, in seconds.
    package let seconds: Double
    /// What the compilers said.
    package var messages: [CompilerMessage] = []
    /// What became of each test.
    package var tests: [TestResult] = []
    /// What was found wrong outside of any test.
    package var issues: [TestIssue] = []
    /// How the tests' program went down, when it did.
    package var crash: TestCrash?
    /// The last words of a step that failed and says no more.
    package var lastWords: [String] = []
}
