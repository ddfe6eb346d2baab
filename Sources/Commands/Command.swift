import Diagnostics

/// One thing that the tool does.
protocol Command: Sendable {
    /// What a person types for it.
    static var name: String { get }
    /// What it does, in one sentence.
    static var summary: String { get }

    /// Does it, from words typed to words printed.
    func run(_ typed: ArraySlice<String>, in surroundings: Surroundings) throws(Diagnostic) -> Outcome

    init()
}
