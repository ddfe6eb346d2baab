/// Reads JSON into values, up to the first fault.
struct JSONReader {
    private static let deepest = 512

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0
    /// Whether an escape or a number was met that no JSON has.
    private var isStrange = false

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// All of the text; nil where it has an escape or a number that no JSON has.
    ///
    /// - Throws: Where the text stops to be JSON, and why.
    mutating func read() throws(JSONFault) -> JSONValue? {
        do throws(Fault) {
            let value = try value()
            skipSpace()
            if offset < bytes.count { throw Fault("more follows after the end of the value") }
            return isStrange ? nil : value
        } catch {
            throw JSONFault(offset: offset, reason: error.reason)
        }
    }

    private struct Fault: Error {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func value() throws(Fault) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try list()
        case UInt8(ascii: "\""): return .string(try string())
        case nil: throw Fault("the text ends where a value is wanted")
        case let byte?: return try word(from: byte)
        }
    }

    private mutating func object() throws(Fault) -> JSONValue {
        var members: [JSONValue.Member] = []
        try parts(until: "}") { (reader) throws(Fault) in
            let name = try reader.name()
            members.append(JSONValue.Member(name: name, value: try reader.value()))
        }
        return .object(members)
    }

    private mutating func list() throws(Fault) -> JSONValue {
        var elements: [JSONValue] = []
        try parts(until: "]") { (reader) throws(Fault) in elements.append(try reader.value()) }
        return .list(elements)
    }

    private mutating func parts(
        until end: Unicode.Scalar,
        _ part: (inout JSONReader) throws(Fault) -> Void
    ) throws(Fault) {
        offset += 1
        depth += 1
        guard depth < Self.deepest else { throw Fault("values are nested too deep") }
        skipSpace()
        var isAtEnd = try take(end)
        while !isAtEnd {
            try part(&self)
            skipSpace()
            isAtEnd = try take(end)
            guard !isAtEnd else { break }
            guard next == UInt8(ascii: ",") else { throw Fault("a ',' or '\(end)' is missing") }
            offset += 1
        }
        depth -= 1
    }

    private mutating func name() throws(Fault) -> String {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw Fault("a name in quotes is wanted") }
        let name = try string()
        skipSpace()
        guard try take(":") else { throw Fault("a ':' is missing after the name") }
        return name
    }

    private mutating func string() throws(Fault) -> String {
        let start = offset
        var isEscaped = false
        offset += 1
        while let byte = next {
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return text(of: bytes[(start + 1)..<(offset - 1)], isEscaped: isEscaped) }
            if byte == UInt8(ascii: "\\") { isEscaped = true }
            if byte < 0x20 { break }
        }
        offset = start
        throw Fault("the text in quotes does not end on its line")
    }

    private mutating func text(of quoted: ArraySlice<UInt8>, isEscaped: Bool) -> String {
        guard isEscaped else { return String(decoding: quoted, as: UTF8.self) }
        let text = JSONEscapes.unescaped(quoted)
        if text == nil { isStrange = true }
        return text ?? ""
    }

    private mutating func word(from first: UInt8) throws(Fault) -> JSONValue {
        let word = bytes[offset...].prefix { $0.isWordByte }
        let text = String(decoding: word, as: UTF8.self)
        let value: JSONValue
        switch text {
        case "null": value = .null
        case "true": value = .bool(true)
        case "false": value = .bool(false)
        default:
            guard Double(text) != nil, text.first != "+" else {
                throw Fault("a value cannot begin with '\(Character(Unicode.Scalar(first)))'")
            }
            // The name of no number, or one in other digits, is a number to Swift.
            if !text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) { isStrange = true }
            value = .number(text)
        }
        offset += word.count
        return value
    }

    private mutating func take(_ scalar: Unicode.Scalar) throws(Fault) -> Bool {
        guard let next else { throw Fault("the text ends where '\(scalar)' is wanted") }
        guard next == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { offset += 1 }
    }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(self)
        }
    }
}
