import Conventions
import Diagnostics
import Disk
import LightFoundation
import Planning

/// Checks the conventions of an app, or of files outside of any.
package struct Check: Sendable {
    private let root: String
    private let config: CheckConfig
    private let app: App?

    /// A check of an app, by its own config.
    ///
    /// - Throws: A diagnostic when the config is not understood.
    package init(_ app: App) throws(Diagnostic) {
        self.app = app
        root = app.root
        let path = try RelativePath(CheckConfig.path)
        let contents = try Tree(at: app.root).snapshot(of: [path]).files()[path]
        config =
            try contents.map { (contents) throws(Diagnostic) in try CheckConfig(contents, app: app.name) }
            ?? CheckConfig(app: app.name)
    }

    /// A check of a folder that is in no app, by the defaults.
    package init(folder: String) {
        app = nil
        root = folder
        config = CheckConfig()
    }

    /// Finds what breaks the conventions.
    ///
    /// - Parameter paths: The files and folders to tell about, by their paths in the root; all when empty. Others are
    ///   read all the same: a class may stand under one of theirs.
    /// - Throws: A diagnostic when a folder cannot be read.
    package func run(_ paths: [String] = []) throws(Diagnostic) -> CheckReport {
        let report = try everything(paths)
        guard app != nil, let baseline = try baseline() else { return report }
        let (new, known, stale) = baseline.compare(with: report.findings)
        return CheckReport(
            findings: new,
            settings: report.settings,
            files: report.files,
            known: known,
            stale: paths.isEmpty ? stale : 0
        )
    }

    /// The same, as if there were no baseline.
    package func everything(_ paths: [String] = []) throws(Diagnostic) -> CheckReport {
        let tree = try Tree(at: root)
        let files = CheckFiles(try listing(of: tree, paths), in: tree)
        let facts = try facts(of: files)
        let tests = try app.map { (_) throws(Diagnostic) in
            try tree.files(under: RelativePath("Tests"), ending: "Tests.swift")
        }
        let checker = Checker(
            files.sources,
            facts: facts,
            xibs: files.xibs,
            tests: Set((tests ?? []).map(\.name)),
            settings: config.settings
        )
        let findings = (files.findings + checker.findings).filter { finding in
            paths.isEmpty || paths.contains { $0 == "." || finding.path == $0 || finding.path.hasPrefix($0 + "/") }
        }
        return CheckReport(
            findings: findings.sorted(),
            settings: config.settings,
            files: files.sources.count + files.xibs.count
        )
    }

    private func listing(of tree: Tree, _ paths: [String]) throws(Diagnostic) -> [RelativePath] {
        var found: Set<RelativePath> = []
        // An app's own folder stands for what its config names.
        let folders = app == nil ? paths : config.paths + paths.filter { $0 != "." }
        for folder in folders.isEmpty ? ["."] : folders {
            guard folder != "." else {
                found.formUnion(try tree.files())
                continue
            }
            let path = try RelativePath(folder)
            if case .file? = try tree.snapshot(of: [path])[path] {
                found.insert(path)
            } else {
                found.formUnion(try tree.files(under: path))
            }
        }
        return found.sorted()
    }

    private func facts(of files: CheckFiles) throws(Diagnostic) -> [FileFacts] {
        let path = try RelativePath(CheckCache.path)
        let stored = app == nil ? nil : try? ProjectFolder(at: root).tree.snapshot(of: [path]).files()[path]
        let cache = CheckCache(stored ?? nil, settings: config.settings)
        let reader = SourceReader(config.settings)
        let (sources, hashes) = (files.sources, files.hashes)
        let facts = Crew.map(sources.count) { index in
            cache.facts[hashes[index]] ?? reader.facts(of: sources[index])
        }
        let isNew = cache.facts.count != Set(hashes).count || hashes.contains { cache.facts[$0] == nil }
        if app != nil, isNew {
            let all = Dictionary(zip(hashes, facts)) { first, _ in first }
            remember(CheckCache(config.settings, facts: all), over: stored ?? nil, at: path)
        }
        return facts
    }

    // A cache that cannot be written costs time and nothing else.
    private func remember(_ cache: CheckCache, over stored: FileContents?, at path: RelativePath) {
        guard let contents = cache.contents, let ignore = try? RelativePath(CheckCache.ignorePath) else { return }
        var existing = (try? Tree(at: root).snapshot(of: [ignore]).files()) ?? [:]
        existing[path] = stored
        let edits = [path: contents, ignore: FileContents("*\n")]
        let plan = WritePlan(creating: [:], editing: edits, in: existing)
        try? ProjectFolder(at: root).exclusively(waiting: .zero) { (transaction) throws(Diagnostic) in
            try transaction.commit(plan)
        }
    }

    private func baseline() throws(Diagnostic) -> CheckBaseline? {
        let path = try RelativePath(CheckBaseline.path)
        let contents = try Tree(at: root).snapshot(of: [path]).files()[path]
        return try contents.map { (contents) throws(Diagnostic) in try CheckBaseline(contents) }
    }
}
