extension XmlReader {
    /// Reads `<name attribute="value">`, or the same with a `/` at its end.
    mutating func startTag() throws(XmlFault) -> (name: String, attributes: [String: String], isEmpty: Bool) {
        position += 1
        let name = try name(of: "an element")
        var attributes: [String: String] = [:]
        while true {
            let hasSpace = next.isXmlSpace
            skipSpace()
            if next == .greater {
                position += 1
                return (name, attributes, false)
            }
            if take("/>") { return (name, attributes, true) }
            guard hasSpace else { throw fault("a space, or the end of <\(name)>, is due") }
            let start = position
            let key = try self.name(of: "an attribute")
            guard attributes.updateValue(try value(of: key), forKey: key) == nil else {
                throw XmlFault(reason: "<\(name)> has the attribute '\(key)' twice", position: start)
            }
        }
    }

    /// Reads `</name>`.
    mutating func endTag() throws(XmlFault) -> String {
        position += 2
        let name = try name(of: "an element")
        skipSpace()
        guard next == .greater else { throw fault("the end of </\(name)> is due") }
        position += 1
        return name
    }

    /// Reads an instruction, which says nothing to us.
    mutating func skipInstruction() throws(XmlFault) {
        let start = position
        while !take("?>") {
            guard !isAtEnd else { throw fault("") }
            position += 1
        }
        let isDeclaration = bytes[(start + 2)...].prefix(3).elementsEqual("xml".utf8) && bytes[start + 5].isXmlSpace
        guard !isDeclaration || start == 0 || start == 3 && bytes[0] == 0xEF else {
            throw XmlFault(reason: "the XML declaration belongs at the very beginning", position: start)
        }
    }

    /// Reads what is left of a comment.
    mutating func skipComment() throws(XmlFault) {
        while !take("--") {
            guard !isAtEnd else { throw fault("") }
            position += 1
        }
        guard take(">") else { throw fault("a comment may not hold '--'") }
    }

    private mutating func value(of key: String) throws(XmlFault) -> String {
        skipSpace()
        guard next == .equals else { throw fault("the value of '\(key)' is due") }
        position += 1
        skipSpace()
        let quote = next
        guard quote == .quote || quote == .apostrophe else { throw fault("the value of '\(key)' stands in no quotes") }
        position += 1
        let start = position
        while next != quote {
            guard next != .less, !isAtEnd else { throw fault("the value of '\(key)' may not hold '<'") }
            position += 1
        }
        defer { position += 1 }
        return try plain(start..<position, spacing: .space)
    }

    private mutating func name(of thing: String) throws(XmlFault) -> String {
        guard next.beginsXmlName else { throw fault("the name of \(thing) is due") }
        let start = position
        while next.continuesXmlName { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
