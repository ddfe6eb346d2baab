/// Reads XML 1.0 from its first byte to its last: elements, attributes and text. A document type is a fault.
///
/// FoundationXML would bring the whole of Foundation and three more libraries into each run of the tool, which made it 4 ms
/// longer and 8 MB larger, and it ends the process at some malformed names.
struct XmlReader {
    /// What is met on the way.
    enum Event {
        case start(name: String, attributes: [String: String])
        case end(name: String)
        case text(String)
    }

    /// The text, and a 0 behind it, which XML cannot hold: so that looking at the next byte needs no question.
    let bytes: [UInt8]
    /// The number of bytes that are read.
    var position = 0

    /// The end tag that a tag such as `<a/>` stands for.
    private var ending: String?
    private var lines = (counted: 0, before: 0)

    init(_ text: String) throws(XmlFault) {
        var bytes = Array(text.utf8)
        if let wrong = Self.firstForbidden(in: bytes) {
            throw XmlFault(reason: "a character stands here that XML does not allow", position: wrong)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        bytes.append(0)
        self.bytes = bytes
    }

    /// The line that is read, counted from 1.
    var line: Int {
        mutating get {
            while lines.counted < position {
                if bytes[lines.counted] == .newline { lines.before += 1 }
                lines.counted += 1
            }
            return lines.before + 1
        }
    }

    /// The byte that comes next; 0 at the end.
    var next: UInt8 { bytes[position] }
    /// Whether all is read.
    var isAtEnd: Bool { position == bytes.count - 1 }

    /// What comes next; nil at the end.
    mutating func event() throws(XmlFault) -> Event? {
        if let name = ending {
            ending = nil
            return .end(name: name)
        }
        while !isAtEnd {
            guard next == .less else { return .text(try text()) }
            switch bytes[position + 1] {
            case .slash: return .end(name: try endTag())
            case .question: try skipInstruction()
            case .exclamation:
                guard take("<!--") else { return .text(try characterData()) }
                try skipComment()
            default:
                let tag = try startTag()
                if tag.isEmpty { ending = tag.name }
                return .start(name: tag.name, attributes: tag.attributes)
            }
        }
        return nil
    }

    /// Reads `word`, if it comes next.
    mutating func take(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end < bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] {
            return false
        }
        position = end
        return true
    }

    mutating func skipSpace() {
        while next.isXmlSpace { position += 1 }
    }

    /// What is wrong here.
    func fault(_ reason: String) -> XmlFault {
        XmlFault(reason: isAtEnd ? "the file ends" : reason, position: position)
    }

    private static func firstForbidden(in bytes: [UInt8]) -> Int? {
        bytes.indices.first { index in
            let byte = bytes[index]
            if byte < 0x20 { return !byte.isXmlSpace }
            // U+FFFE and U+FFFF.
            return byte == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
        }
    }
}
