/// Reads JSON in which no fault was found into values.
struct JSONReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value that stands next; nil where it has an escape or a number that no JSON has.
    mutating func value() -> JSONValue? {
        skipSpace()
        switch bytes[offset] {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return list()
        case UInt8(ascii: "\""): return string().map(JSONValue.string)
        default: return word()
        }
    }

    private mutating func object() -> JSONValue? {
        var members: [JSONValue.Member] = []
        offset += 1
        while !ends(with: UInt8(ascii: "}")) {
            guard let name = string() else { return nil }
            skipSpace()
            offset += 1
            guard let value = value() else { return nil }
            members.append(JSONValue.Member(name: name, value: value))
        }
        return .object(members)
    }

    private mutating func list() -> JSONValue? {
        var elements: [JSONValue] = []
        offset += 1
        while !ends(with: UInt8(ascii: "]")) {
            guard let value = value() else { return nil }
            elements.append(value)
        }
        return .list(elements)
    }

    private mutating func string() -> String? {
        let start = offset + 1
        var end = start
        var isEscaped = false
        while bytes[end] != UInt8(ascii: "\"") {
            isEscaped = isEscaped || bytes[end] == UInt8(ascii: "\\")
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = end + 1
        guard isEscaped else { return String(decoding: bytes[start..<end], as: UTF8.self) }
        return JSONEscapes.unescaped(bytes[start..<end])
    }

    private mutating func word() -> JSONValue? {
        let word = bytes[offset...].prefix { ![0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D, 0x7D].contains($0) }
        offset = word.endIndex
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) ? .number(text) : nil
        }
    }

    /// Whether the object or list ends here; goes past the end, or past a comma before the next of its parts.
    private mutating func ends(with end: UInt8) -> Bool {
        skipSpace()
        if bytes[offset] == UInt8(ascii: ",") {
            offset += 1
            skipSpace()
        }
        guard bytes[offset] == end else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    }
}
