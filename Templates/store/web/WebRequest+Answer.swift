#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension WebRequest {
    /// Asks over the network; cancelling the task calls the request off.
    public func answer() async throws -> WebAnswer {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return WebAnswer(status: response.statusCode, body: data)
    }
}
