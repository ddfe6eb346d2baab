internal import Diagnostics
internal import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Builds the element tree from XML; stops at the first thing that is wrong.
final class XibParser: NSObject {
    private static let largestFile = 16 * 1024 * 1024
    private static let deepestNesting = 200

    private let file: String
    private let text: String
    private var open: [XibElementBuilder] = []
    private var root: XibElement?
    private var count = 0
    private var problem: Diagnostic?

    /// Reads the outermost element and all inside it.
    static func root(of data: Data, file: String) throws(Diagnostic) -> XibElement {
        guard data.count <= largestFile else { throw .tooLarge(file: file, limit: largestFile) }
        guard let text = String(data: data, encoding: .utf8) else { throw .notText(file: file) }
        try XibProlog(text, file: file).check()
        return try XibParser(file: file, text: text).parse(data)
    }

    private init(file: String, text: String) {
        self.file = file
        self.text = text
    }

    private func parse(_ data: Data) throws(Diagnostic) -> XibElement {
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        let isRead = parser.parse()
        if let problem { throw problem }
        guard isRead, let root else { throw .malformed(nil, at: Place(file: file, line: 1, column: 1)) }
        return root
    }

    private func stop(_ parser: XMLParser, with problem: Diagnostic) {
        guard self.problem == nil else { return }
        self.problem = problem
        parser.abortParsing()
    }

    private func place(_ parser: XMLParser) -> Place {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = max(parser.lineNumber, 1)
        let source = lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
        return Place(file: file, line: line, column: max(parser.columnNumber, 1), source: source)
    }
}

extension XibParser: XMLParserDelegate {
    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        guard open.count < Self.deepestNesting else {
            return stop(parser, with: .tooDeep(limit: Self.deepestNesting, at: place(parser)))
        }
        open.append(XibElementBuilder(name: name, attributes: attributes, line: parser.lineNumber, position: count))
        count += 1
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard problem == nil, let element = open.popLast()?.element else { return }
        guard !open.isEmpty else { return root = element }
        open[open.count - 1].children.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard problem == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard problem == nil, !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let inside = open.last.map { (name: $0.name, line: $0.line) }
        stop(parser, with: .malformed(inside, at: place(parser)))
    }
}

extension Diagnostic {
    fileprivate static func malformed(_ inside: (name: String, line: Int)?, at place: Place) -> Diagnostic {
        let opening = inside.map { " inside <\($0.name)>, which line \($0.line) opens" } ?? ""
        return Diagnostic(
            "The XML is malformed, or ends too early\(opening).",
            at: place,
            fix: "Put back the version of the file that Xcode last saved."
        )
    }

    fileprivate static func tooDeep(limit: Int, at place: Place) -> Diagnostic {
        Diagnostic("The xib nests more than \(limit) elements.", at: place, fix: "Flatten it, or split it in two.")
    }

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
