import GalleryCore

/// A web service in memory, which keeps what it is given.
actor FakeService {
    private var body: Data?
    private var failures: Int
    private let isSilent: Bool
    private(set) var requests: [WebRequest] = []
    private(set) var waits: [Duration] = []
    private var isCalledOff = false
    private var listeners: [CheckedContinuation<Void, Never>] = []

    /// A service that is too busy for the first requests, or never answers.
    init(failures: Int = 0, isSilent: Bool = false) {
        self.failures = failures
        self.isSilent = isSilent
    }

    /// The app's end of it.
    nonisolated func web<Value: Codable>() -> WebService<Value> {
        WebService(.galleryService, answer: { try await self.answer($0) }, wait: { await self.wait($0) })
    }

    /// From now on, so many requests fail.
    func fail(_ times: Int) {
        failures = times
    }

    /// Comes back once a request was called off.
    func callingOff() async {
        if isCalledOff { return }
        await withCheckedContinuation { listeners.append($0) }
    }

    private func answer(_ request: WebRequest) async throws -> WebAnswer {
        requests.append(request)
        if isSilent { try await keepSilent() }
        guard failures == 0 else {
            failures -= 1
            return WebAnswer(status: 503)
        }
        if let sent = request.body { body = sent }
        return body.map { WebAnswer(status: 200, body: $0) } ?? WebAnswer(status: 404)
    }

    private func keepSilent() async throws {
        do {
            try await Task.sleep(for: .seconds(600))
        } catch {
            isCalledOff = true
            for listener in listeners { listener.resume() }
            listeners = []
            throw error
        }
    }

    private func wait(_ duration: Duration) {
        waits.append(duration)
    }
}
