import Diagnostics
import Disk
import Planning
import SwiftManifest

/// Makes a part in an app: files in the core, or in the module of one screen.
package struct PartCreator: Addition {
    let name: String
    let fields: [String]
    let answers: [String: String]
    let template: ModuleTemplate
    package let app: App

    /// Takes the words that a person typed; they are read when the part is proposed.
    package init(
        name: String,
        fields: [String],
        answers: [String: String],
        template: ModuleTemplate,
        app: App
    ) {
        self.name = name
        self.fields = fields
        self.answers = answers
        self.template = template
        self.app = app
    }

    package func proposal(for tree: Tree) throws(Diagnostic) -> Proposal {
        let state = try AppState(of: tree)
        let names = try AppNames(app.name)
        let composer = PartComposer(app: names, template: template, state: state)
        let (part, earlier) = try composer.compose(name, fields: fields, answers: answers)
        try check(part, earlier: earlier, in: state, of: names)
        let memory = try Memory.files(
            of: part.record,
            at: composer.path(of: part.name),
            for: part.files,
            earlier: earlier,
            asking: template.manifest.variables
        )
        let files = part.files.merging(memory) { $1 }
        let edits = try PartEdits(state: state, core: names.core).files(
            adding: part.additions,
            besides: Set(part.files.keys)
        )
        let existing = try tree.snapshot(of: Array(files.keys) + edits.keys).files()
        let plan = WritePlan(creating: files, editing: edits, in: existing, written: earlier?.files ?? [:])
        return Proposal(
            kind: .part,
            app: app.name,
            root: app.root,
            screens: [],
            part: Proposal.Part(template: template.manifest.name, name: part.name.type, module: part.home.module),
            outline: plan.outline,
            plan: plan,
            differences: earlier.map { part.record.differences(from: $0, asking: template.manifest.variables) } ?? [],
            handwork: part.handwork
        )
    }

    /// Refuses what would not compile, or not on every disk.
    private func check(
        _ part: Part,
        earlier: ModuleRecord?,
        in state: AppState,
        of names: AppNames
    ) throws(Diagnostic) {
        let written = Set(earlier?.files.keys.map(\.self) ?? [])
        let isNew = { (path: RelativePath) in !written.contains("\(path)") && !part.once.contains(path) }
        try state.known(to: names).check(
            AppState.types(in: part.files.keys.filter(isNew)).keys.sorted(),
            of: part.name,
            as: part.role
        )
        let sources = Dictionary(state.sources.map { ("\($0)".lowercased(), $0) }) { first, _ in first }
        for path in part.files.keys.sorted() {
            if let twin = sources["\(path)".lowercased()], twin != path { throw .caseTwin(twin, of: path) }
        }
        guard !part.needs.isEmpty else { return }
        // The screen is listed already; this refuses when it may not import what the part needs.
        _ = try ManifestEdit(state.manifest).inserting([ScreenEntry(part.home.module, needs: part.needs)])
    }
}

extension Diagnostic {
    fileprivate static func caseTwin(_ twin: RelativePath, of path: RelativePath) -> Diagnostic {
        Diagnostic(
            "'\(path)' differs only in case from '\(twin)', which is there already.",
            fix: "Choose another name: a Mac's disk takes the two for one.",
            outcome: .refused
        )
    }
}
