import Diagnostics
import LightFoundation

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
    package enum Kind: String, Decodable, CaseIterable, Sendable {
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
        do {
            self = try JSONDecoder().decode(TemplateManifest.self, from: Data(contents.bytes))
        } catch let problem as Diagnostic {
            throw Diagnostic(problem.message, at: Place(file: file), fix: problem.fix)
        } catch {
            let (message, place) = JSONProblem.described(error, in: contents, of: file)
            throw Diagnostic(message, at: place, fix: "Mend the file.")
        }
    }

    /// The variable with that name.
    package func variable(_ name: String) -> TemplateVariable? {
        variables.first { $0.name == name }
    }
}

extension TemplateManifest: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case name, summary, kind, includes, variables, ids, lineLength, files, edits, handwork, examples
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        summary = try container.decode(String.self, forKey: .summary)
        kind = try container.decode(Kind.self, forKey: .kind)
        includes = try container.decodeIfPresent([String].self, forKey: .includes) ?? []
        variables = try container.decodeIfPresent([TemplateVariable].self, forKey: .variables) ?? []
        ids = try container.decodeIfPresent([String].self, forKey: .ids) ?? []
        lineLength = try container.decodeIfPresent(Int.self, forKey: .lineLength)
        files = try container.decodeIfPresent([TemplateFileRule].self, forKey: .files) ?? []
        edits = try container.decodeIfPresent([TemplateEdit].self, forKey: .edits) ?? []
        handwork = try container.decodeIfPresent([TemplateHandwork].self, forKey: .handwork) ?? []
        examples = try container.decodeIfPresent([TemplateExample].self, forKey: .examples) ?? []
        let names = variables.map(\.name)
        if let twice = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
            throw Diagnostic("The variable '\(twice)' is declared twice.", fix: "Remove one of them.")
        }
    }
}
