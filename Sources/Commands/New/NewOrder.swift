import Diagnostics
import Planning

/// What was typed after `new <template>`, told apart by what the template asks for.
struct NewOrder {
    let template: ModuleTemplate
    let words: Words

    private static let own = [
        NewCommand.dryRun, NewCommand.diff, NewCommand.noVerify,
    ]

    init(_ typed: ArraySlice<String>, for template: ModuleTemplate) throws(Diagnostic) {
        self.template = template
        words = try Words(
            typed,
            options: Self.options(of: template.manifest),
            command: "new \(template.manifest.name)"
        )
    }

    private var manifest: TemplateManifest { template.manifest }

    /// The answers given in words with dashes.
    var answers: [String: String] {
        manifest.variables.filter(\.isOption).reduce(into: [:]) { answers, variable in
            answers[variable.name] = words.value(of: variable.option)
        }
    }

    /// The first plain word.
    var name: String? { words.plain.first }

    /// The plain words after the name.
    var fields: [String] { Array(words.plain.dropFirst()) }

    var help: HelpText {
        let fields = manifest.variables.first { $0.kind == .fields }
        let usage =
            switch manifest.kind {
            case .app: "NAME [--screen NAME]… [options]"
            case .screen: "NAME [FIELD:TYPE]… [options]"
            case .part: fields == nil ? "NAME [options]" : "NAME [FIELD:TYPE]… [options]"
            }
        let types =
            "String, Int, Double, Bool, Date, URL, UUID, Decimal, Data or a model; ':optional', ':list' may follow."
        return HelpText(
            summary: manifest.summary,
            usage: ["scaffold new \(manifest.name) \(usage)"],
            arguments: [("NAME", nameHelp)]
                + (fields.map { _ in [("FIELD:TYPE", types)] } ?? []),
            options: Self.options(of: manifest),
            examples: examples
        )
    }

    /// A line that would have been understood.
    var example: String {
        let name =
            switch manifest.kind {
            case .app: "Gallery"
            case .screen, .part: "Photos"
            }
        return manifest.examples.first?.line ?? "scaffold new \(manifest.name) \(name)"
    }

    private var nameHelp: String {
        switch manifest.kind {
        case .app, .screen: "Any spelling: 'photo list', PhotosViewController, photos-screen."
        case .part: "Any spelling: 'price tag', PriceTag, price-tag."
        }
    }

    private var examples: [(line: String, summary: String)] {
        if !manifest.examples.isEmpty { return manifest.examples.map { ($0.line, $0.summary) } }
        switch manifest.kind {
        case .app: return Self.appExamples
        case .screen: return Self.screenExamples(manifest.name)
        case .part: return [(example, "One in the app's core.")]
        }
    }

    private static func options(of manifest: TemplateManifest) -> [Option] {
        (manifest.kind == .app ? [NewCommand.screen] : [])
            + manifest.variables.filter(\.isOption).map(\.option)
            + [manifest.kind == .app ? NewCommand.parent : NewCommand.folder] + own + Option.common
    }

    private static let appExamples = [
        ("scaffold new app Gallery --screen Photos", "An app with its first screen, proved."),
        ("scaffold new app Gallery --in Apps --dry-run", "What would be written into Apps/Gallery."),
    ]

    private static func screenExamples(_ template: String) -> [(line: String, summary: String)] {
        [
            ("scaffold new \(template) Photos", "The default fields: title:String createdAt:Date."),
            (
                "scaffold new \(template) Albums title:String owner:User --layout grid --in Gallery",
                "A grid of albums; User is the app's own, or a small new one."
            ),
            (
                "scaffold new \(template) Profile name:String age:Int portrait:Data --model Person --layout detail",
                "One person: a control for each field, by its type. A form to fill in with '--layout form'."
            ),
            (
                "scaffold new \(template) Trips title:String startsOn:Date --with refresh,delete,search,restore",
                "A list that is pulled to refresh, swiped to delete from, searched, and has again what was picked."
            ),
            (
                "scaffold new \(template) PhotoDetail --layout detail --from Photos",
                "The photo that is picked in the screen Photos, which opens it."
            ),
        ]
    }
}

extension TemplateVariable {
    /// Whether the answer is given in a word with dashes.
    fileprivate var isOption: Bool {
        kind != .fields && name != "name"
    }

    fileprivate var option: Option {
        let value =
            switch kind {
            case .choice: choices.joined(separator: "|")
            case .choices: choices.joined(separator: ",")
            case .boolean: "true|false"
            case .integer: "NUMBER"
            case .field: "FIELD"
            case .string, .name, .fields: "NAME"
            case .screen: "SCREEN"
            case .model: "MODEL"
            }
        let fallback = defaultAnswer.map { $0.isEmpty ? "" : " Default: \($0)." } ?? ""
        return .valued("--\(name)", value, prompt + fallback)
    }
}
