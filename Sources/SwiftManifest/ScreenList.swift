import Diagnostics

/// The list of screens in an app's manifest, and the edits that keep every other byte of it.
///
/// The list is the array literal of `let screens`, with an element such as `Screen("Albums", needs: ["Users"])` for
/// each screen. It is found in the syntax tree and edited in the text: what an insertion adds, its removal takes out to
/// the byte. Where the list cannot be understood, nothing is edited.
package struct ScreenList: Sendable {
    /// One screen, and where it is listed.
    package struct Listing: Hashable, Sendable {
        /// The screen.
        package let entry: ScreenEntry
        /// The line and column of its entry.
        package let place: Place
    }

    /// What the manifest's text turned out to hold.
    package struct Reading: Sendable {
        let array: Result<ScreenArray, ShapeProblem>
    }

    /// The manifest's text.
    package let text: String
    /// What the manifest is called where a problem is told.
    package let file: String

    /// Takes a manifest's text, which is not read until it is asked for.
    package init(in text: String, of file: String = "Package.swift") {
        self.text = text
        self.file = file
    }

    /// Reads the text, which takes most of the time of an edit and can be done beforehand.
    package func read() -> Reading {
        Reading(
            array: Result { () throws(ShapeProblem) in
                let array = try SwiftReader.screens(in: text)
                try array.checkNames()
                return array
            }
        )
    }

    /// The screens in the order they are listed.
    package func listings() throws(Diagnostic) -> [Listing] {
        let array = try read(for: .reading)
        let lines = SourceLines(Array(text.utf8))
        return array.elements.map { element in
            Listing(entry: element.entry, place: lines.place(of: element.range.lowerBound, in: file))
        }
    }

    /// The manifest with `entry` in its list.
    package func inserting(_ entry: ScreenEntry) throws(Diagnostic) -> String {
        try inserting([entry])
    }

    /// The manifest with `entries` in its list, each after the last one there that sorts before it, else first.
    ///
    /// A screen that is listed already is left as it stands, and so are screens out of order.
    package func inserting(_ entries: [ScreenEntry]) throws(Diagnostic) -> String {
        try inserting(entries, after: read())
    }

    /// The same, for a text that was read beforehand.
    package func inserting(_ entries: [ScreenEntry], after reading: Reading) throws(Diagnostic) -> String {
        let array = try array(in: reading, for: .insertion(entries))
        let added = try unlisted(entries, in: array)
        if added.isEmpty { return text }
        let listed = array.entries
        let layout = ListLayout(array, in: Array(text.utf8))
        var splices: [Splice] = []
        var expected: [ScreenEntry] = []
        for (count, group) in added.grouped(amid: listed).enumerated() {
            expected += listed[max(0, count - 1)..<count] + group
            if !group.isEmpty { splices += layout.insertion(of: group.map(\.source), after: count) }
        }
        return try verified(splices, in: layout, list: expected, for: .insertion(entries))
    }

    /// The manifest without the screen `name` in its list.
    package func removing(_ name: String) throws(Diagnostic) -> String {
        let array = try read(for: .removal(name))
        var expected = array.entries
        guard let index = expected.firstIndex(where: { $0.name == name }) else {
            throw .unlistedScreen(name, among: expected.map(\.name), in: file)
        }
        expected.remove(at: index)
        let layout = ListLayout(array, in: Array(text.utf8))
        return try verified(layout.removal(of: index), in: layout, list: expected, for: .removal(name))
    }
}

extension [ScreenEntry] {
    /// Which of these go before the first of `listed`, which after it, after the second, and so on.
    fileprivate func grouped(amid listed: [ScreenEntry]) -> [[ScreenEntry]] {
        var groups = [[ScreenEntry]](repeating: [], count: listed.count + 1)
        var smaller = listed.enumerated().sorted { $0.element < $1.element }[...]
        var count = 0
        for entry in sorted() {
            while let next = smaller.first, next.element < entry {
                count = Swift.max(count, next.offset + 1)
                smaller.removeFirst()
            }
            groups[count].append(entry)
        }
        return groups
    }
}
