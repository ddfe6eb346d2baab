/// The bytes of a source, to tell quickly what need not be parsed.
struct SourceBytes {
    private static let keywords = ["struct", "class", "enum", "actor", "typealias"].map { Array($0.utf8) }

    private let bytes: [UInt8]

    /// Takes a source.
    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether a type `name` may be declared here: false only where that is certain.
    func mayDeclare(_ name: String) -> Bool {
        let name = Array(name.utf8)
        guard let first = name.first else { return false }
        var rest = bytes[...]
        while let start = rest.firstIndex(of: first) {
            rest = bytes[(start + 1)...]
            if isWord(name, at: start), followsKeyword(start) { return true }
        }
        return false
    }

    private func isWord(_ word: [UInt8], at start: Int) -> Bool {
        let end = start + word.count
        guard bytes[start...].starts(with: word) else { return false }
        return !(start > 0 && bytes[start - 1].isPartOfName) && !(end < bytes.count && bytes[end].isPartOfName)
    }

    /// Whether what stands before `start` is a keyword, or a comment that may hide one.
    private func followsKeyword(_ start: Int) -> Bool {
        let blanks = bytes[..<start].reversed().prefix { $0.isBlank || $0 == UInt8(ascii: "`") }
        let before = bytes[..<(start - blanks.count)]
        if before.suffix(2).elementsEqual("*/".utf8) { return true }
        if blanks.contains(where: \.isLineEnd), before.lastLine.contains(UInt8(ascii: "/")) { return true }
        return Self.keywords.contains { before.suffix($0.count).elementsEqual($0) }
    }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
    fileprivate var lastLine: some Collection<UInt8> { reversed().prefix { !$0.isLineEnd } }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether Swift passes over the byte between words.
    fileprivate var isBlank: Bool { isLineEnd || [0x20, 0x09, 0x0B, 0x0C, 0x00].contains(self) }

    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
