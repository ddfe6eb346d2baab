/// A value that a web service keeps, as JSON: `GET` asks for it, `PUT` puts another in its place.
///
/// Dates are written as in ISO 8601, such as `2026-05-19T12:05:58Z`. A service that cannot be reached or is too busy is
/// asked again after waits that grow; cancelling the task ends that at once.
public struct WebService<Value: Codable & Sendable>: Sendable {
    private let url: URL
    private let answer: @Sendable (WebRequest) async throws -> WebAnswer
    private let wait: @Sendable (Duration) async throws -> Void

    /// The value at `url`.
    ///
    /// - Parameters:
    ///   - answer: Carries a request to the service, and its answer back.
    ///   - wait: Waits before the service is asked again; a test does not.
    public init(
        _ url: URL,
        answer: @escaping @Sendable (WebRequest) async throws -> WebAnswer = { try await $0.answer() },
        wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.url = url
        self.answer = answer
        self.wait = wait
    }

    /// The value that the service has.
    @concurrent
    public func load() async throws -> Value {
        let body = try await body(answering: WebRequest("GET", url))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(Value.self, from: body)
        } catch {
            throw WebServiceError.unreadable(because: error.reason)
        }
    }

    /// Has the service keep `value`; where that fails, it keeps what it had.
    @concurrent
    public func save(_ value: Value) async throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        _ = try await body(answering: WebRequest("PUT", url, body: encoder.encode(value)))
    }

    private func body(answering request: WebRequest) async throws -> Data {
        for seconds in [1, 2, 4] {
            do {
                return try await attempt(request)
            } catch let problem as WebServiceError where problem.isPassing {
                try await wait(.seconds(seconds))
            }
        }
        return try await attempt(request)
    }

    private func attempt(_ request: WebRequest) async throws -> Data {
        let answer: WebAnswer
        do {
            answer = try await self.answer(request)
        } catch {
            // URLSession has an error of its own for a request that was called off.
            try Task.checkCancellation()
            throw WebServiceError.unreachable
        }
        guard (200..<300).contains(answer.status) else { throw WebServiceError.refused(answer.status) }
        return answer.body
    }
}
