import Diagnostics

/// What the names in a JSON object stand for.
struct JSONMembers {
    private let entries: [String: JSONEntry]
    private let path: String

    init(_ entries: [String: JSONEntry], of path: String) {
        self.entries = entries
        self.path = path
    }

    /// What `name` stands for, when that is anything.
    subscript(name: String) -> JSONEntry? { entries[name] }

    /// What `name` stands for.
    ///
    /// - Throws: A diagnostic when that is nothing.
    func entry(_ name: String) throws(Diagnostic) -> JSONEntry {
        guard let entry = entries[name] else {
            throw Diagnostic("The key '\(name)' is missing\(path.isEmpty ? "" : " at \(path)").")
        }
        return entry
    }

    /// The text that `name` stands for.
    func text(_ name: String) throws(Diagnostic) -> String {
        try entry(name).text
    }

    /// The texts in the list that `name` stands for; none where that is nothing.
    func texts(_ name: String) throws(Diagnostic) -> [String] {
        try list(name) { (entry) throws(Diagnostic) in try entry.text }
    }

    /// What is made of each value in the list that `name` stands for; nothing where that is nothing.
    func list<Element>(
        _ name: String,
        of make: (JSONEntry) throws(Diagnostic) -> Element
    ) throws(Diagnostic) -> [Element] {
        var elements: [Element] = []
        for entry in try entries[name]?.elements ?? [] { elements.append(try make(entry)) }
        return elements
    }
}
