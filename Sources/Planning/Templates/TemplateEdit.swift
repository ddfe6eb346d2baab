import Diagnostics
import Mustache

/// What a part adds to a source of the core that is there: a word more in a list, such as a theme in `Theme.all`.
package struct TemplateEdit: Sendable {
    /// The type that has the list.
    package let type: String
    /// The property that is the list.
    package let property: String
    private let word: Template

    /// The word that is added, with these values.
    ///
    /// - Throws: A diagnostic when the template names a value that there is not.
    package func word(with values: [String: Value]) throws(Diagnostic) -> String {
        try word.render(.object(values), escaping: .none, mode: .strict)
    }
}

extension TemplateEdit {
    /// Reads an entry of a manifest.
    init(_ entry: JSONEntry) throws(Diagnostic) {
        let members = try entry.members(named: ["list", "word"])
        let list = try members.text("list")
        let parts = list.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts.contains("") else {
            throw Diagnostic("'edits' names the list '\(list)'.", fix: "Write a type and its property: 'Theme.all'.")
        }
        (type, property) = (parts[0], parts[1])
        word = try Template(members.text("word"), name: ModuleTemplate.manifestName)
    }
}
