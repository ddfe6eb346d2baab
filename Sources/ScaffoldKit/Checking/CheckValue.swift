/// A JSON value of any kind.
enum CheckValue: Decodable, Hashable, Sendable {
    case text(String)
    case number(Int)
    case list([CheckValue])
    case object([String: CheckValue])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let list = try? container.decode([CheckValue].self) {
            self = .list(list)
        } else if let object = try? container.decode([String: CheckValue].self) {
            self = .object(object)
        } else {
            self = .other
        }
    }
}
