import Diagnostics

/// What `template.json` says: what the template is, what it asks for, and which files it writes when.
package struct TemplateManifest: Sendable {
    /// What a person types after `new`.
    package let name: String
    /// What it makes, in one sentence.
    package let summary: String
    /// What it makes: an app, a screen's module in one, or a part of one of its modules.
    package let kind: Kind
    /// The templates whose partials and files are its own too.
    package let includes: [String]
    /// What it asks for, in order.
    package let variables: [TemplateVariable]
    /// The ids that its xibs use; each is a hash of the module's and its own name.
    package let ids: [String]
    /// How long a line of its Swift may be: longer ones are wrapped, and imports sorted, as `swift format` does. Without
    /// one, Swift stays as it is rendered.
    package let lineLength: Int?
    /// What is special about some of its files; a file without a rule is always written where its path says, and one
    /// with several by each of them.
    package let files: [TemplateFileRule]
    /// What it adds to sources of the core that are there.
    package let edits: [TemplateEdit]
    /// What it leaves to write by hand, of which the first that its `when` allows is told.
    package let handwork: [TemplateHandwork]
    /// Lines that show how it is used.
    package let examples: [TemplateExample]

    /// What a template makes.
    package enum Kind: String, CaseIterable, Sendable {
        /// A whole app package.
        case app
        /// A module with a line in the app's list of screens.
        case screen
        /// Files in the app's core, or in the module of one screen.
        case part
    }

    /// Reads the text of a `template.json`.
    ///
    /// - Throws: A diagnostic that names `file`, where the text is not JSON, lacks a key or has one too many.
    package init(_ contents: FileContents, file: String) throws(Diagnostic) {
        let entry = try JSONFile.entry(contents, file: file, fix: "Mend the file.")
        do throws(Diagnostic) {
            self = try TemplateManifest(entry)
        } catch {
            throw Diagnostic(error.message, at: Place(file: file), fix: error.fix ?? "Mend the file.")
        }
    }

    /// The variable with that name.
    package func variable(_ name: String) -> TemplateVariable? {
        variables.first { $0.name == name }
    }
}

extension TemplateManifest {
    private init(_ entry: JSONEntry) throws(Diagnostic) {
        let members = try entry.members(named: [
            "name", "summary", "kind", "includes", "variables", "ids", "lineLength", "files", "edits", "handwork",
            "examples",
        ])
        name = try members.text("name")
        summary = try members.text("summary")
        kind = try Kind(members.entry("kind"))
        includes = try members.texts("includes")
        variables = try members.list("variables", of: TemplateVariable.init)
        ids = try members.texts("ids")
        lineLength = try members["lineLength"]?.number
        files = try members.list("files", of: TemplateFileRule.init)
        edits = try members.list("edits", of: TemplateEdit.init)
        handwork = try members.list("handwork", of: TemplateHandwork.init)
        examples = try members.list("examples", of: TemplateExample.init)
        let names = variables.map(\.name)
        if let twice = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
            throw Diagnostic("The variable '\(twice)' is declared twice.", fix: "Remove one of them.")
        }
    }
}

extension TemplateManifest.Kind {
    fileprivate init(_ entry: JSONEntry) throws(Diagnostic) {
        let word = try entry.text
        let known = Self.allCases.map(\.rawValue)
        guard let kind = Self(rawValue: word) else {
            let nearest = NearMiss.question(for: word, in: known)
            throw Diagnostic(
                "The kind '\(word)' is unknown.",
                fix: nearest + "Kinds are \(known.joined(separator: ", "))."
            )
        }
        self = kind
    }
}
