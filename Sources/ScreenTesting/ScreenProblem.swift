/// Why a screen could not do what a test asked of it, in one sentence.
public struct ScreenProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
