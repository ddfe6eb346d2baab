import Diagnostics
import Disk
import Foundation
import Planning
import SwiftManifest

/// Makes an app, with the screens that it begins with.
package struct AppCreator: Creator {
    private let names: AppNames
    private let root: String
    private let screens: [String]
    private let answers: [String: String]
    private let template: ModuleTemplate
    private let screenTemplate: ModuleTemplate
    private let kit: Kit

    /// Takes the words that a person typed.
    ///
    /// - Parameters:
    ///   - name: The app's name, in any spelling.
    ///   - parent: The folder that the app's folder goes into, as an absolute path.
    ///   - screens: The names of its first screens.
    ///   - answers: What was answered to the template, but the name.
    ///   - template: The app's template.
    ///   - workplace: Where the tool runs.
    /// - Throws: A diagnostic when the name cannot be used, or a template or the kit is not there.
    package init(
        name: String,
        in parent: String,
        screens: [String],
        answers: [String: String],
        template: ModuleTemplate,
        workplace: Workplace
    ) throws(Diagnostic) {
        names = try AppNames(name)
        guard FileManager.default.fileExists(atPath: parent) else {
            throw Diagnostic(
                "There is no folder '\(parent)' to put the app into.",
                fix: "Make it, or name another with '--in'."
            )
        }
        root = URL(fileURLWithPath: parent).appending(path: names.package).path
        kit = try Kit(forAppAt: root, in: workplace)
        screenTemplate = try TemplateLibrary(of: workplace).template("screen")
        self.screens = screens
        self.answers = answers
        self.template = template
    }

    package func propose() throws(Diagnostic) -> Proposal {
        let project = try ProjectFolder(at: root)
        return try proposal(for: project.exists ? project.tree : nil)
    }

    package func commit(notice: @escaping (String) -> Void) throws(Diagnostic) -> Proposal {
        try ProjectFolder(at: root).commit(notice: notice) { (transaction) throws(Diagnostic) in
            try proposal(for: transaction.isNew ? nil : transaction.tree)
        }
    }

    private func proposal(for place: Tree?) throws(Diagnostic) -> Proposal {
        let tree = try earlierApp(in: place)
        let app = try composedApp()
        let manifest = try RelativePath(AppState.manifest)
        guard let blank = app.files[manifest] else {
            throw Diagnostic("The template '\(template.manifest.name)' makes no \(manifest).", fix: "Add one to it.")
        }
        let core = AppState.types(in: app.files.keys)
        let modules = try composedScreens(in: tree, beside: core)
        let earlier = try earlierRecords(of: [app.record] + modules.map(\.record), in: tree)
        var files = try app.files.merging(Memory.files(of: app.record, for: app.files, earlier: earlier[names.core])) {
            $1
        }
        files[try RelativePath(AppFolders.config)] = AppConfig(app: names.package).contents
        files[manifest] = nil
        if tree == nil { files.merge(try kitFiles()) { $1 } }
        for module in modules {
            files.merge(module.files) { $1 }
            let memory = try Memory.files(of: module.record, for: module.files, earlier: earlier[module.names.module])
            files.merge(memory) { $1 }
        }
        let existing = try tree?.snapshot(of: files.keys + [manifest]).files() ?? [:]
        let edited = try ManifestEdit(existing[manifest] ?? blank).inserting(modules.map(\.entry))
        return Proposal(
            kind: .app,
            app: names.package,
            root: root,
            screens: modules.map(\.names.module),
            plan: WritePlan(
                creating: files,
                editing: [manifest: edited],
                in: existing,
                written: earlier.values.reduce(into: [:]) { $0.merge($1.files) { $1 } }
            ),
            differences: []
        )
    }

    /// The very same app, made before; nil where nothing is, a folder without anything in it included.
    ///
    /// - Throws: A diagnostic when anything else is there.
    private func earlierApp(in place: Tree?) throws(Diagnostic) -> Tree? {
        guard let tree = place, try !tree.entries().isEmpty else { return nil }
        let path = try RelativePath(AppFolders.config)
        guard let config = try tree.snapshot(of: [path]).files()[path] else {
            throw Diagnostic(
                "The folder '\(root)' exists, is not empty, and is no app of scaffold.",
                fix: "Choose another name, or another folder with '--in'.",
                outcome: .refused
            )
        }
        let app = try AppConfig(config, file: AppFolders.config).app
        guard app == names.package else {
            throw Diagnostic(
                "The folder '\(root)' holds the app '\(app)'.",
                fix: "Choose another folder with '--in'.",
                outcome: .refused
            )
        }
        return tree
    }

    private func composedApp() throws(Diagnostic) -> (files: [RelativePath: FileContents], record: ModuleRecord) {
        let answers = try Answers(answers.merging(["name": names.package]) { $1 }, to: template.manifest.variables)
        let values = AppValues(app: names, kit: kit.path).values
        let files = try Rendering(template, with: answers.values.merging(values) { $1 }).files
        let record = ModuleRecord(
            module: names.core,
            template: template.manifest.name,
            tool: Version.current,
            answers: answers.texts,
            files: files
        )
        return (files, record)
    }

    private func composedScreens(
        in tree: Tree?,
        beside core: [String: String]
    ) throws(Diagnostic) -> [ScreenModule] {
        let state = try tree.map { (tree) throws(Diagnostic) in try AppState(of: tree) }
        let models = state.map { AppModels(of: $0, core: names.core) } ?? AppModels(core: names.core)
        let composer = ScreenComposer(app: names, template: screenTemplate)
        var known =
            state?.known(to: names)
            ?? KnownNames(
                modules: names.known.modules,
                types: names.known.types.merging(core) { first, _ in first }
            )
        var modules: [ScreenModule] = []
        for screen in screens {
            let module = try composer.compose(screen, known: known, models: models)
            guard !modules.contains(where: { $0.names.module == module.names.module }) else { continue }
            known = known.adding(module.names)
            modules.append(module)
        }
        return modules
    }

    private func earlierRecords(
        of records: [ModuleRecord],
        in tree: Tree?
    ) throws(Diagnostic) -> [String: ModuleRecord] {
        var earlier: [String: ModuleRecord] = [:]
        for record in records {
            earlier[record.module] = try tree.flatMap { (tree) throws(Diagnostic) in
                try ModuleRecord.read(record.module, in: tree)
            }
        }
        return earlier
    }

    private func kitFiles() throws(Diagnostic) -> [RelativePath: FileContents] {
        guard !kit.files.isEmpty else { return [:] }
        let record = ModuleRecord(
            module: "scaffold",
            template: "kit",
            tool: Version.current,
            answers: [:],
            files: kit.files
        )
        return kit.files.merging([try RelativePath(AppFolders.kit): record.contents]) { $1 }
    }
}
