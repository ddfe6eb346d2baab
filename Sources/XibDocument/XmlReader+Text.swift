extension XmlReader {
    /// Reads up to the next tag.
    mutating func text() throws(XmlFault) -> String {
        let start = position
        while next != .less, !isAtEnd {
            if next == .bracket, take("]]>") {
                throw XmlFault(reason: "']]>' ends nothing", position: position - 3)
            }
            position += 1
        }
        return try plain(start..<position, spacing: .newline)
    }

    /// Reads `<![CDATA[…]]>`, whose text stands for itself.
    mutating func characterData() throws(XmlFault) -> String {
        guard take("<![CDATA[") else { throw fault("a declaration has no place in a xib") }
        let start = position
        while !take("]]>") {
            guard !isAtEnd else { throw fault("") }
            position += 1
        }
        return String(decoding: bytes[start..<position - 3], as: UTF8.self)
    }

    /// What `range` says: its references are resolved, and `spacing` stands for each line break; in attributes for each tab
    /// too, as XML has it.
    func plain(_ range: Range<Int>, spacing: UInt8) throws(XmlFault) -> String {
        let written = bytes[range]
        let isLiteral = written.allSatisfy { $0 != .ampersand && ($0 >= .space || $0 == spacing) }
        if isLiteral { return String(decoding: written, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(written.count)
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case .ampersand:
                let reference = try reference(at: index, before: range.upperBound)
                text.append(contentsOf: reference.character.utf8)
                index = reference.end
                continue
            // Both bytes of a line break of Windows are one.
            case .carriageReturn where bytes[index + 1] == .newline: break
            case .carriageReturn, .newline: text.append(spacing)
            case .tab: text.append(spacing == .space ? .space : .tab)
            case let byte: text.append(byte)
            }
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func reference(at start: Int, before end: Int) throws(XmlFault) -> (character: String, end: Int) {
        guard let semicolon = bytes[start..<end].firstIndex(of: .semicolon) else {
            throw XmlFault(reason: "'&' begins nothing; write '&amp;'", position: start)
        }
        let name = String(decoding: bytes[start + 1..<semicolon], as: UTF8.self)
        guard let character = Self.named[name] ?? Self.numbered(name) else {
            throw XmlFault(reason: "'&\(name.prefix(20));' stands for nothing", position: start)
        }
        return (character, semicolon + 1)
    }

    private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private static func numbered(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        // A sign is a number's part to Swift, and none to XML.
        guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            number >= 0x20 || number == 0x9 || number == 0xA || number == 0xD,
            number & 0xFFFE != 0xFFFE || number > 0xFFFF
        else { return nil }
        return Unicode.Scalar(number).map { String(Character($0)) }
    }
}
