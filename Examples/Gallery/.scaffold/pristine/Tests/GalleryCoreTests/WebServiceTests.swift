import GalleryCore
import Testing

@Suite struct WebServiceTests {
    private let line = Line()

    @Test func `what the service has is asked for and read`() async throws {
        await line.answer(200, "[1, 2]")
        #expect(try await service().load() == [1, 2])
        #expect(await line.requests == [WebRequest("GET", Line.url)])
    }

    @Test func `what is saved is put there, with dates as in ISO 8601`() async throws {
        await line.answer(204, "")
        try await service(of: [Date].self).save([Date(timeIntervalSince1970: 1_368_965_158)])
        #expect(await line.requests == [WebRequest("PUT", Line.url, body: Data(#"["2013-05-19T12:05:58Z"]"#.utf8))])
    }

    @Test(arguments: ["", "[1, ", "{}"])
    func `an answer that is cut short or another is an error, and not asked for again`(text: String) async {
        await line.answer(200, text)
        await #expect {
            try await service().load()
        } throws: {
            $0.localizedDescription == "The service answered with something else."
        }
        #expect(await line.requests.count == 1)
    }

    @Test func `developers are told what in the answer is wrong`() async {
        await line.answer(200, #"[1, "2"]"#)
        await #expect(throws: WebServiceError.unreadable(because: "[1] is no Int")) { try await service().load() }
    }

    @Test(arguments: [nil, 408, 429, 500, 503])
    func `a service that is out of reach or busy is asked again, after waits that grow`(status: Int?) async throws {
        await line.answer(status, "")
        await line.answer(status, "")
        await line.answer(200, "[1]")
        #expect(try await service().load() == [1])
        #expect(await line.waits == [.seconds(1), .seconds(2)])
    }

    @Test func `a service that stays out of reach is given up`() async {
        await #expect(throws: WebServiceError.unreachable) { try await service().load() }
        #expect(await line.waits == [.seconds(1), .seconds(2), .seconds(4)])
        #expect(await line.requests.count == 4)
    }

    @Test(arguments: [400, 404, 301])
    func `a refusal is an error, and not asked for again`(status: Int) async {
        await line.answer(status, "[1]")
        await #expect(throws: WebServiceError.refused(status)) { try await service().load() }
        #expect(await line.requests.count == 1)
    }

    @Test func `a task that is cancelled while it waits asks no more`() async {
        let service = WebService<[Int]>(Line.url, answer: { try await line.carry($0) }) { _ in
            withUnsafeCurrentTask { $0?.cancel() }
            try Task.checkCancellation()
        }
        await #expect(throws: CancellationError.self) { try await Task { try await service.load() }.value }
        #expect(await line.requests.count == 1)
    }

    @Test func `a request that was called off is no reason to ask again`() async {
        let service = WebService<[Int]>(Line.url) { request in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await line.carry(request)
        } wait: {
            await line.wait($0)
        }
        await #expect(throws: CancellationError.self) { try await Task { try await service.load() }.value }
        #expect(await line.waits.isEmpty)
    }

    @Test func `each problem is told in a sentence`() {
        let problems: [WebServiceError] = [.unreachable, .refused(404), .unreadable(because: "[1] is no Int")]
        #expect(
            problems.map(\.localizedDescription) == [
                "The service cannot be reached.", "The service answered with the status 404.",
                "The service answered with something else.",
            ]
        )
    }

    private func service<Value: Codable>(of type: Value.Type = [Int].self) -> WebService<Value> {
        WebService(Line.url, answer: { try await line.carry($0) }, wait: { await line.wait($0) })
    }
}

/// The line to a service: it carries the answers that it was given, and is dead once there is none left.
private actor Line {
    static let url = URL(filePath: "/service")
    private var answers: [WebAnswer?] = []
    private(set) var requests: [WebRequest] = []
    private(set) var waits: [Duration] = []

    func answer(_ status: Int?, _ text: String) {
        answers.append(status.map { WebAnswer(status: $0, body: Data(text.utf8)) })
    }

    func carry(_ request: WebRequest) throws -> WebAnswer {
        requests.append(request)
        guard !answers.isEmpty, let answer = answers.removeFirst() else { throw CocoaError(.fileNoSuchFile) }
        return answer
    }

    func wait(_ duration: Duration) {
        waits.append(duration)
    }
}
