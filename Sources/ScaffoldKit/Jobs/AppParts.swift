import Diagnostics
import Disk
import Planning
import SwiftManifest

/// The parts that an app is made of, each composed when it is asked for: the kit, the core, every screen, and at the end
/// the manifest that lists them.
struct AppParts {
    private enum Part {
        case kit, core, screens, manifest, none
    }

    private let app: AppNames
    private let kit: Kit
    /// The very same app, made before.
    private let tree: Tree?
    private let composer: ScreenComposer
    private let models: AppModels
    private let manifest: RelativePath
    private let template: ModuleTemplate
    private let answers: Answers
    private let core: ModuleRecord
    /// The core's files, until they were asked for.
    private var files: [RelativePath: FileContents]
    /// The manifest without a screen.
    private let blank: FileContents
    private var known: KnownNames
    private var screens: ArraySlice<String>
    private var part = Part.kit
    /// The files of the core so far: what a screen would bring along anew is another's.
    private var shared: Set<RelativePath> = []

    /// The screens composed so far.
    private(set) var entries: [ScreenEntry] = []

    /// Composes the core.
    ///
    /// - Parameter tree: The very same app, made before; nil when there is none.
    /// - Throws: A diagnostic when an answer cannot be used, the template is not in order, or the app is damaged.
    init(
        app: AppNames,
        answers: [String: String],
        screens: [String],
        template: ModuleTemplate,
        screenTemplate: ModuleTemplate,
        kit: Kit,
        tree: Tree?
    ) throws(Diagnostic) {
        self.app = app
        self.kit = kit
        self.tree = tree
        self.screens = screens[...]
        composer = ScreenComposer(app: app, template: screenTemplate)
        manifest = try RelativePath(AppState.manifest)
        self.template = template
        self.answers = try Answers(answers.merging(["name": app.package]) { $1 }, to: template.manifest.variables)
        files = try Rendering(
            template,
            with: self.answers.values.merging(AppValues(app: app, kit: kit.path).values) { $1 }
        ).files
        core = ModuleRecord(
            module: app.core,
            template: template.manifest.name,
            tool: Version.current,
            answers: self.answers.texts,
            files: files
        )
        guard let blank = files[manifest] else {
            throw Diagnostic("The template '\(template.manifest.name)' makes no \(manifest).", fix: "Add one to it.")
        }
        self.blank = blank
        let state = try tree.map { (tree) throws(Diagnostic) in try AppState(of: tree) }
        models = state.map { AppModels(of: $0, core: app.core) } ?? AppModels(core: app.core)
        known =
            state?.known(to: app)
            ?? KnownNames(
                modules: app.known.modules,
                types: app.known.types.merging(AppState.types(in: files.keys)) { first, _ in first }
            )
        known.add(types: screenTemplate.coreTypes, of: app.core)
    }

    /// What becomes of the next part; nil after the last.
    ///
    /// - Throws: A diagnostic when a name cannot be used, a template is not in order, or the app cannot be read.
    mutating func next() throws(Diagnostic) -> WritePlan? {
        switch part {
        case .kit:
            part = .core
            return try WritePlan(creating: tree == nil ? kitFiles() : [:], in: [:])
        case .core:
            part = .screens
            let pristine = files
            files[manifest] = nil
            files[try RelativePath(AppFolders.config)] = AppConfig(app: app.package).contents
            defer { files = [:] }
            return try plan(files, for: core, pristine: pristine)
        case .screens:
            while let name = screens.popFirst() {
                let screen = try composer.compose(name, known: known, models: models)
                    .leavingAlone(whatStandsIn: tree)
                    .leavingOut(shared)
                guard !entries.contains(where: { $0.name == screen.names.module }) else { continue }
                known.add(screen.names)
                entries.append(screen.entry)
                return try plan(screen.files, for: screen.record, pristine: screen.files)
            }
            part = .manifest
            return try next()
        case .manifest:
            part = .none
            let existing = try tree?.snapshot(of: [manifest]).files() ?? [:]
            return WritePlan(creating: [:], editing: [manifest: try listing(in: existing[manifest])], in: existing)
        case .none: return nil
        }
    }

    /// What becomes of a module and of what the app remembers of it.
    private mutating func plan(
        _ files: [RelativePath: FileContents],
        for record: ModuleRecord,
        pristine: [RelativePath: FileContents]
    ) throws(Diagnostic) -> WritePlan {
        let earlier = try tree.flatMap { (tree) throws(Diagnostic) in try ModuleRecord.read(record.module, in: tree) }
        shared.formUnion(files.keys.filter { [app.core, app.coreTests].contains($0.components.dropFirst().first) })
        let files = try files.merging(Memory.files(of: record, for: pristine, earlier: earlier)) { $1 }
        let existing = try tree?.snapshot(of: files.keys).files() ?? [:]
        return WritePlan(creating: files, in: existing, written: earlier?.files ?? [:])
    }

    /// The manifest with all screens: an app's own is edited, a new app's is made so by its template if that can.
    private func listing(in existing: FileContents?) throws(Diagnostic) -> FileContents {
        if let existing { return try ManifestEdit(existing).inserting(entries) }
        let values = AppValues(app: app, kit: kit.path, screens: entries.sorted().map(\.source)).values
        let listing = try Rendering(template.making(manifest), with: answers.values.merging(values) { $1 })
        guard let listed = listing.files[manifest], listed != blank else {
            return try ManifestEdit(blank).inserting(entries)
        }
        return listed
    }

    private func kitFiles() throws(Diagnostic) -> [RelativePath: FileContents] {
        let files = try kit.files()
        guard !files.isEmpty else { return [:] }
        let record = ModuleRecord(
            module: "scaffold",
            template: "kit",
            tool: Version.current,
            answers: [:],
            files: files
        )
        return files.merging([try RelativePath(AppFolders.kit): record.contents]) { $1 }
    }
}
