/// Walks over JSON without keeping any of it.
struct JSONScanner {
    private static let deepest = 512

    let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func firstFault() -> JSONFault? {
        do throws(Fault) {
            try value()
            skipSpace()
            if offset < bytes.count { throw Fault("more follows after the end of the value") }
            return nil
        } catch {
            return JSONFault(offset: offset, reason: error.reason)
        }
    }

    private struct Fault: Error {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func value() throws(Fault) {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): try members(until: "}", named: true)
        case UInt8(ascii: "["): try members(until: "]", named: false)
        case UInt8(ascii: "\""): try string()
        case nil: throw Fault("the text ends where a value is wanted")
        case let byte?:
            let word = bytes[offset...].prefix { $0.isWordByte }
            let start = Character(Unicode.Scalar(byte))
            guard Self.isScalar(word) else { throw Fault("a value cannot begin with '\(start)'") }
            offset += word.count
        }
    }

    private mutating func members(until end: Unicode.Scalar, named: Bool) throws(Fault) {
        offset += 1
        depth += 1
        guard depth < Self.deepest else { throw Fault("values are nested too deep") }
        skipSpace()
        if try take(end) { return depth -= 1 }
        while true {
            if named { try name() }
            try value()
            skipSpace()
            if try take(end) { return depth -= 1 }
            guard next == UInt8(ascii: ",") else { throw Fault("a ',' or '\(end)' is missing") }
            offset += 1
        }
    }

    private mutating func name() throws(Fault) {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw Fault("a name in quotes is wanted") }
        try string()
        skipSpace()
        guard try take(":") else { throw Fault("a ':' is missing after the name") }
    }

    private mutating func string() throws(Fault) {
        let start = offset
        offset += 1
        while let byte = next {
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
            if byte < 0x20 { break }
        }
        offset = start
        throw Fault("the text in quotes does not end on its line")
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

    private static func isScalar(_ word: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: word, as: UTF8.self)
        return ["true", "false", "null"].contains(text) || (Double(text) != nil && text.first != "+")
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
