/// Makes sense of what `swift build` and the compiler print, line by line.
package struct BuildOutputReader: Sendable {
    /// What a line turned out to be.
    package enum Event: Hashable, Sendable {
        /// A step was done.
        case progress(BuildProgress)
        /// A compiler said something, shown in full.
        case message(CompilerMessage)
    }

    private static let lastWordsKept = 24
    /// What says nothing to a person, such as that the kit's modules are compiled each in one piece, as they are meant to.
    private static let noise = [
        "Building for ", "Build complete!", "error: fatalError", "error: cancelled", "Build of ",
        "remark: Incremental compilation has been disabled: it is not compatible with whole module optimization",
    ]

    /// What the compilers said so far.
    package private(set) var messages: [CompilerMessage] = []

    private var open: CompilerMessage?
    private var seen: Set<String> = []
    private var otherLines: [String] = []

    /// Has read nothing yet.
    package init() {}

    /// Reads a line; returns what it, or the message that it ends, says.
    package mutating func read(_ line: String) -> [Event] {
        if let open, Self.isExcerpt(line) {
            self.open = open.showing(line)
            return []
        }
        var events = finish()
        if let progress = BuildProgress(line: line) {
            events.append(.progress(progress))
        } else if let message = CompilerMessage(line: line) {
            open = message
        } else {
            keep(line)
        }
        return events
    }

    /// Ends the message that is open.
    package mutating func finish() -> [Event] {
        guard let message = open else { return [] }
        open = nil
        guard seen.insert(message.headline).inserted else { return [] }
        messages.append(message)
        return [.message(message)]
    }

    /// The last lines that say why a build failed, when no compiler does.
    package var lastWords: [String] {
        guard !messages.contains(where: { $0.severity == .error }) else { return [] }
        let start = otherLines.firstIndex { $0.hasPrefix("error: ") } ?? max(0, otherLines.count - 12)
        return Array(otherLines[start...])
    }

    private mutating func keep(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace), !Self.noise.contains(where: line.hasPrefix) else { return }
        otherLines.append(line)
        if otherLines.count > Self.lastWordsKept { otherLines.removeFirst() }
    }

    /// Whether `line` shows source: a number or blanks, then a bar, or the frame around a macro's expansion.
    private static func isExcerpt(_ line: String) -> Bool {
        let rest = line.utf8.drop { $0 == UInt8(ascii: " ") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if rest.first == UInt8(ascii: "|") { return true }
        return rest.first == UInt8(ascii: "+") && line.hasPrefix(" ")
    }
}

extension CompilerMessage {
    fileprivate func showing(_ line: String) -> CompilerMessage {
        CompilerMessage(
            file: file,
            line: self.line,
            column: column,
            severity: severity,
            text: text,
            excerpt: excerpt + [line]
        )
    }
}
