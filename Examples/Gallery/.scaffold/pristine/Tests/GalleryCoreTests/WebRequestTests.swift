import GalleryCore
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.serialized) final class WebRequestTests {
    init() { #expect(URLProtocol.registerClass(Echo.self)) }
    deinit { URLProtocol.unregisterClass(Echo.self) }

    @Test func `a request goes through URLSession, and its answer comes back`() async throws {
        let url = try #require(URL(string: "echo://service/418"))
        let answer = try await WebRequest("GET", url).answer()
        #expect(answer == WebAnswer(status: 418, body: Data("GET".utf8)))
    }

    @Test func `what is sent is said to be JSON`() async throws {
        let url = try #require(URL(string: "echo://service/200"))
        let answer = try await WebRequest("PUT", url, body: Data("[1]".utf8)).answer()
        #expect(answer == WebAnswer(status: 200, body: Data("PUT application/json".utf8)))
    }
}

/// Answers with the status that the address ends in, and says what it was asked.
private final class Echo: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, let status = Int(url.lastPathComponent),
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        else { return }
        let words = [request.httpMethod, request.value(forHTTPHeaderField: "Content-Type")].compactMap(\.self)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(words.joined(separator: " ").utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
