import Mustache

extension Value: Decodable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let isTrue = try? container.decode(Bool.self) {
            self = .bool(isTrue)
        } else if let whole = try? container.decode(Int.self) {
            self = .number(String(whole))
        } else if let number = try? container.decode(Double.self) {
            self = .number(String(number))
        } else if let words = try? container.decode(String.self) {
            self = .string(words)
        } else if let elements = try? container.decode([Value].self) {
            self = .list(elements)
        } else {
            self = .object(try container.decode([String: Value].self))
        }
    }
}
