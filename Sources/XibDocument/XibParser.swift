internal import Diagnostics

/// Builds the element tree from XML; stops at the first thing that is wrong.
struct XibParser {
    private static let largestFile = 16 * 1024 * 1024
    private static let deepestNesting = 200

    private var reader: XmlReader
    private var open: [XibElementBuilder] = []
    private var root: XibElement?
    private var count = 0

    /// Reads the outermost element and all inside it.
    static func root(of data: [UInt8], file: String) throws(Diagnostic) -> XibElement {
        guard data.count <= largestFile else { throw .tooLarge(file: file, limit: largestFile) }
        guard let text = String(utf8: data) else { throw .notText(file: file) }
        try XibProlog(text, file: file).check()
        do throws(XmlFault) {
            var parser = XibParser(try XmlReader(text))
            return try parser.parse()
        } catch {
            let index = text.utf8.index(text.startIndex, offsetBy: min(error.position, text.utf8.count))
            throw Diagnostic(error.reason, at: Place(file: file, in: text, at: index), fix: error.fix)
        }
    }

    private init(_ reader: XmlReader) {
        self.reader = reader
    }

    private mutating func parse() throws(XmlFault) -> XibElement {
        while let event = try event() {
            switch event {
            case .start(let name, let attributes): try begin(name, attributes)
            case .end(let name): try end(name)
            case .text(let text): try add(text)
            }
        }
        guard open.isEmpty, let root else {
            throw XmlFault(reason: malformed("the file ends"), position: reader.position)
        }
        return root
    }

    private mutating func event() throws(XmlFault) -> XmlReader.Event? {
        do throws(XmlFault) {
            return try reader.event()
        } catch {
            throw XmlFault(reason: malformed(error.reason), position: error.position)
        }
    }

    private mutating func begin(_ name: String, _ attributes: [String: String]) throws(XmlFault) {
        guard open.count < Self.deepestNesting else {
            throw XmlFault(
                reason: "The xib nests more than \(Self.deepestNesting) elements.",
                position: reader.position,
                fix: "Flatten it, or split it in two."
            )
        }
        guard root == nil else { throw fault("<\(name)> stands behind the end of the outermost element") }
        open.append(XibElementBuilder(name: name, attributes: attributes, line: reader.line, position: count))
        count += 1
    }

    private mutating func end(_ name: String) throws(XmlFault) {
        guard let inner = open.last, inner.name == name else { throw fault("</\(name)> ends nothing that is open") }
        open.removeLast()
        guard !open.isEmpty else { return root = inner.element }
        open[open.count - 1].children.append(inner.element)
    }

    private mutating func add(_ text: String) throws(XmlFault) {
        guard open.isEmpty else { return open[open.count - 1].text += text }
        guard text.utf8.allSatisfy(\.isXmlSpace) else { throw fault("text stands outside of all elements") }
    }

    private func fault(_ reason: String) -> XmlFault {
        XmlFault(reason: malformed(reason), position: reader.position)
    }

    private func malformed(_ reason: String) -> String {
        let inside = open.last.map { " inside <\($0.name)>, which line \($0.line) opens" } ?? ""
        return "The XML is malformed\(inside): \(reason)."
    }
}

extension Diagnostic {
    fileprivate static func tooLarge(file: String, limit: Int) -> Diagnostic {
        Diagnostic(
            "The xib is larger than \(limit / 1024 / 1024) megabytes.",
            at: Place(file: file, line: 1, column: 1),
            fix: "Split it in two."
        )
    }

    fileprivate static func notText(file: String) -> Diagnostic {
        Diagnostic(
            "The file is not a xib: its bytes are not UTF-8 text.",
            at: Place(file: file, line: 1, column: 1),
            fix: "Name a xib file, as Xcode saves it."
        )
    }
}
