/// What a web service answers.
public struct WebAnswer: Hashable, Sendable {
    /// The status of HTTP, such as 200.
    public let status: Int
    /// What comes along with it.
    public let body: Data

    /// An answer without a word of how it travelled.
    public init(status: Int, body: Data = Data()) {
        self.status = status
        self.body = body
    }
}
