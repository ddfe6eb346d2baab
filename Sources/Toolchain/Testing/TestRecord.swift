/// One line of Swift Testing's event stream, as far as it is of use here.
struct TestRecord: Decodable {
    /// What the record is about: a test that there is, or something that happened.
    let kind: String
    /// What it says.
    let payload: Payload

    /// What a record says.
    struct Payload: Decodable {
        let kind: String
        let id: String?
        let name: String?
        let displayName: String?
        let testID: String?
        let instant: Instant?
        let messages: [Message]?
        let issue: Issue?
        let argument: Argument?

        private enum CodingKeys: String, CodingKey {
            case kind, id, name, displayName, testID, instant, messages, issue
            case argument = "_testCase"
        }
    }

    /// A moment, in seconds.
    struct Instant: Decodable {
        let absolute: Double
    }

    /// A line for a person.
    struct Message: Decodable {
        let symbol: String
        let text: String
    }

    /// The arguments of one round of a test.
    struct Argument: Decodable {
        let displayName: String?
    }

    /// Something wrong.
    struct Issue: Decodable {
        let isKnown: Bool?
        let isFailure: Bool?
        let sourceLocation: Location?
    }

    /// A place in a file.
    struct Location: Decodable {
        let path: String?
        let olderPath: String?
        let fileID: String?
        let line: Int?

        private enum CodingKeys: String, CodingKey {
            case path = "filePath"
            case olderPath = "_filePath"
            case fileID, line
        }
    }
}
