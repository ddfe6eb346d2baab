/// Something that happened while tests ran.
package enum TestEvent: Hashable, Sendable {
    /// A step or a message of the build that comes first.
    case build(BuildOutputReader.Event)
    /// A test began.
    case began(suites: [String], name: String)
    /// A test ended, or was skipped.
    case ended(TestResult)
}
