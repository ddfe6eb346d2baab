import Diagnostics
import Disk
import Planning
import SwiftManifest

/// Makes a screen in an app.
package struct ScreenCreator: Addition {
    let name: String
    let fields: [String]
    let answers: [String: String]
    let template: ModuleTemplate
    package let app: App
    let reading: ManifestReading?

    /// Takes the words that a person typed; they are read when the screen is proposed.
    ///
    /// - Parameter reading: The app's manifest, where somebody has begun to read it.
    package init(
        name: String,
        fields: [String],
        answers: [String: String],
        template: ModuleTemplate,
        app: App,
        reading: ManifestReading? = nil
    ) {
        self.name = name
        self.fields = fields
        self.answers = answers
        self.template = template
        self.app = app
        self.reading = reading
    }

    package func proposal(for tree: Tree) throws(Diagnostic) -> Proposal {
        let state = try AppState(of: tree)
        let reading = reading ?? ManifestReading(state.manifest)
        let names = try AppNames(app.name)
        let composer = ScreenComposer(app: names, template: template)
        let manifest = try ManifestEdit(state.manifest)
        var known = state.known(to: names)
        known.add(types: template.coreTypes, of: names.core)
        let draft = try composer.draft(
            name,
            fields: fields,
            answers: answers,
            known: known,
            models: AppModels(of: state, core: names.core)
        )
        let edit = Ahead {
            Result { () throws(Diagnostic) in
                try manifest.inserting([draft.entry], after: reading.reading(of: state.manifest) ?? manifest.read())
            }
        }
        let screen = try draft.module(by: .everyone).leavingAlone(whatStandsIn: tree)
        let earlier = try ModuleRecord.read(screen.names.module, in: tree)
        let files = try screen.files.merging(
            Memory.files(
                of: screen.record,
                for: screen.files,
                earlier: earlier,
                asking: template.manifest.variables
            )
        ) { $1 }
        let existing = try tree.snapshot(of: files.keys + [manifest.path]).files()
        let edited = try edit.value.get()
        let plan = WritePlan(
            creating: files,
            editing: [manifest.path: edited],
            in: existing,
            written: earlier?.files ?? [:]
        )
        return Proposal(
            kind: .screen,
            app: app.name,
            root: app.root,
            screens: [screen.names.module],
            outline: plan.outline,
            plan: plan,
            differences: earlier.map { screen.record.differences(from: $0, asking: template.manifest.variables) } ?? [],
            handwork: screen.handwork
        )
    }
}
