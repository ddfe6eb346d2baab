/// What a web service is asked.
public struct WebRequest: Hashable, Sendable {
    /// What is to be done: `GET` or `PUT`.
    public let method: String
    /// What it is to be done with.
    public let url: URL
    /// What goes along with it, as JSON.
    public let body: Data?

    /// A request without a word of how it travels.
    public init(_ method: String, _ url: URL, body: Data? = nil) {
        self.method = method
        self.url = url
        self.body = body
    }
}
