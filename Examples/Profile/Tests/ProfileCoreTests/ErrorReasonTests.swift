import Testing

@testable import ProfileCore

@Suite struct ErrorReasonTests {
    @Test(arguments: [
        (#"[{"owner": {"name": "Ada"}}, {"owner": {}}]"#, "[1].owner.name is missing"),
        (#"[{"owner": {"name": null}}]"#, "[0].owner.name is null"),
        (#"[{"owner": {"name": 7}}]"#, "[0].owner.name is no String"),
        (#"{"owner": {"name": "Ada"}}"#, "it is no Array<Any>"),
    ])
    func `what cannot be decoded is told with its place`(text: String, reason: String) throws {
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode([Pet].self, from: Data(text.utf8))
        }
        #expect(error.reason == reason)
    }

    @Test func `what is damaged is told as such`() throws {
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode([Int].self, from: Data("[1,".utf8))
        }
        #expect(error.reason.hasPrefix("it is damaged: "))
    }

    @Test func `any other error speaks for itself`() {
        #expect(StoreError.missing("pets.json").reason == #"missing("pets.json")"#)
    }
}

private struct Pet: Decodable {
    struct Owner: Decodable {
        let name: String
    }

    let owner: Owner
}
