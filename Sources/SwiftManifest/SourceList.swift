import Diagnostics

/// A list in a Swift source that names things by words, such as `Theme.all`, and the edit that adds one to it.
///
/// The list is the array literal of a property of the type, as it is written in the type or an extension of it. It is
/// found in the syntax tree and edited in the text, so that every other byte stays. Where it cannot be understood, nothing
/// is edited.
package struct SourceList: Sendable {
    /// The source's text.
    package let text: String
    /// What the source is called where a problem is told.
    package let file: String
    /// The type, such as `Theme`.
    package let type: String
    /// The property of it, such as `all`.
    package let property: String

    /// Takes a source's text, which is not read until it is asked for.
    package init(_ property: String, of type: String, in text: String, file: String) {
        self.text = text
        self.file = file
        self.type = type
        self.property = property
    }

    /// Whether the source has the property at all.
    package var isHere: Bool { declares(property) }

    /// Whether the source gives the type a static property, or a case, of this name.
    package func declares(_ name: String) -> Bool {
        guard text.contains(type), text.contains(name) else { return false }
        return (try? SwiftReader.statics(of: type, in: text).contains(name)) == true
    }

    /// The source with `word` at the end of its list, spelled as the words before it are: `sepia`, `.sepia` or
    /// `Theme.sepia`. What is listed already is left as it stands.
    ///
    /// - Throws: A diagnostic with what to write by hand, where the list cannot be understood.
    package func adding(_ word: String) throws(Diagnostic) -> String {
        let array = try array(for: word)
        guard !array.words.contains(where: { names($0, word) }) else { return text }
        let spelled = array.words.last.map { prefix(of: $0) + word } ?? word
        let layout = ListLayout(array.ranges, inside: array.inside, in: Array(text.utf8))
        let edited = layout.insertion(of: [spelled], after: array.ranges.count).applied(to: layout.bytes)
        let again = try? SwiftReader.list(property, of: type, in: edited)
        guard again?.words == array.words + [spelled] else { throw .unverifiedList(self, word) }
        return edited
    }

    private func array(for word: String) throws(Diagnostic) -> WordArray {
        do {
            return try SwiftReader.list(property, of: type, in: text)
        } catch {
            let place = error.offset.map { SourceLines(Array(text.utf8)).place(of: $0, in: file) }
            throw .unreadableList(self, word, because: error, at: place)
        }
    }

    private func names(_ listed: String, _ word: String) -> Bool {
        [word, "." + word, "\(type).\(word)", "Self.\(word)"].contains(listed)
    }

    /// What stands before the words of the list.
    private func prefix(of listed: String) -> String {
        ["\(type).", "Self.", "."].first(where: listed.hasPrefix) ?? ""
    }
}

extension Diagnostic {
    private static func byHand(_ list: SourceList, _ word: String) -> String {
        "Nothing was changed. Let the list hold it by hand, and run the command again:\n"
            + "    public static let \(list.property): [\(list.type)] = [..., .\(word)]"
    }

    fileprivate static func unreadableList(
        _ list: SourceList,
        _ word: String,
        because problem: ShapeProblem,
        at place: Place?
    ) -> Diagnostic {
        let name = "\(list.type).\(list.property)"
        let message =
            switch problem {
            case .noParser: "The toolchain that built this tool has no module SwiftParser to read \(list.file) with."
            case .syntaxError: "\(list.file) is not valid Swift."
            case .noList: "\(list.file) has no list '\(name)'."
            case .secondList: "\(list.file) declares '\(name)' twice."
            case .conditionalList: "'\(name)' is declared inside '#if'."
            case .notAnArray: "The value of '\(name)' is not an array that is written out."
            case .notAnEntry, .listedTwice: "'\(name)' cannot be understood."
            }
        return Diagnostic(message, at: place ?? Place(file: list.file), fix: byHand(list, word), outcome: .refused)
    }

    fileprivate static func unverifiedList(_ list: SourceList, _ word: String) -> Diagnostic {
        Diagnostic(
            "The edited text did not list what it should.",
            at: Place(file: list.file),
            fix: byHand(list, word),
            outcome: .refused
        )
    }
}
