/// A start tag of a xib, where it is written.
struct XibStartTag {
    /// Where an attribute stands.
    struct Place {
        /// With the space before it.
        let whole: Range<Int>
        /// Between its quotation marks.
        let value: Range<Int>
    }

    /// Where the last attribute ends, in bytes.
    private(set) var end: Int
    /// Where the attributes stand, by name.
    private(set) var attributes: [String: Place] = [:]

    /// Finds the start tag of a number, counted from 0; nil when it is not there or has another name.
    init?(number: Int, named name: String, in text: [UInt8]) {
        var (left, position) = (number, 0)
        while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
            if let close = Self.closing.first(where: { text[start...].starts(with: $0.open.utf8) })?.close {
                guard let behind = text.end(of: close, from: start) else { return nil }
                position = behind
                continue
            }
            guard left > 0 else {
                let written = text[(start + 1)...].prefix { !$0.endsName }
                guard written.elementsEqual(name.utf8) else { return nil }
                end = written.endIndex
                readAttributes(of: text)
                return
            }
            left -= 1
            guard let behind = text.endOfTag(from: start) else { return nil }
            position = behind
        }
        return nil
    }

    // What begins like a tag and is no start tag, and how it ends.
    private static let closing = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<!", ">"), ("<?", "?>"), ("</", ">")]
        .map { (open: $0.0, close: $0.1) }

    private mutating func readAttributes(of text: [UInt8]) {
        while true {
            let name = text[end...].drop(while: \.isSpace).prefix { !$0.endsName }
            guard !name.isEmpty, let open = text[name.endIndex...].firstIndex(where: \.isQuote),
                let close = text[(open + 1)...].firstIndex(of: text[open])
            else { return }
            attributes[String(decoding: name, as: UTF8.self)] = Place(
                whole: end..<(close + 1),
                value: (open + 1)..<close
            )
            end = close + 1
        }
    }
}

extension [UInt8] {
    fileprivate func end(of word: String, from start: Int) -> Int? {
        let word = Array(word.utf8)
        var index = start
        while index + word.count <= count {
            if self[index..<(index + word.count)].elementsEqual(word) { return index + word.count }
            index += 1
        }
        return nil
    }

    // A value may hold what looks like a tag's end.
    fileprivate func endOfTag(from start: Int) -> Int? {
        var quote: UInt8?
        for index in self[start...].indices {
            let byte = self[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte.isQuote {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            }
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
    fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
    fileprivate var endsName: Bool { isSpace || "=/>".utf8.contains(self) }
}
