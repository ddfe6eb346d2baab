import Conventions
import Diagnostics
import Disk
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
    /// - Parameters:
    ///   - paths: The files and folders to tell about, by their paths in the root; all when empty. Others are read all the
    ///     same: a class may stand under one of theirs.
    ///   - mends: Whether what is found is to be mended by ``fixPlan(for:in:)``.
    /// - Throws: A diagnostic when a folder cannot be read.
    package func run(_ paths: [String] = [], mends: Bool = false) throws(Diagnostic) -> CheckReport {
        let report = try everything(paths, mends: mends)
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
    package func everything(_ paths: [String] = [], mends: Bool = false) throws(Diagnostic) -> CheckReport {
        let tree = try Tree(at: root)
        let listing = try listing(of: tree, paths)
        let files = CheckFiles(listing, in: tree, settings: config.settings, cache: app == nil ? nil : root)
        let tests = try app.map { (_) throws(Diagnostic) in
            try tree.files(under: RelativePath("Tests"), ending: "Tests.swift")
        }
        let checker = Checker(
            files.sources,
            facts: files.facts,
            xibs: files.xibs,
            tests: Set((tests ?? []).map(\.name)),
            settings: config.settings,
            mends: mends
        )
        return CheckReport(
            findings: told(checker.findings, files.findings, of: paths),
            settings: config.settings,
            files: files.sources.count + files.xibs.count
        )
    }

    /// What is found by the rules, which is sorted, and beside them, in and under some paths.
    private func told(_ found: [Finding], _ others: [Finding], of paths: [String]) -> [Finding] {
        // There may be a hundred thousand, and each copy of them is ten megabytes.
        let all = others.isEmpty ? found : (found + others).sorted()
        guard !paths.isEmpty else { return all }
        return all.filter { finding in
            paths.contains { $0 == "." || finding.path == $0 || finding.path.hasPrefix($0 + "/") }
        }
    }

    private func listing(of tree: Tree, _ paths: [String]) throws(Diagnostic) -> Listing {
        var (entries, strangers) = (Set<Entry>(), Set<String>())
        // An app's own folder stands for what its config names.
        let folders = app == nil ? paths : config.paths + paths.filter { $0 != "." }
        for folder in folders.isEmpty ? ["."] : folders {
            let path = folder == "." ? nil : try RelativePath(folder)
            if let path, let kind = try tree.kind(of: path), kind != .folder {
                entries.insert(Entry(path: path, kind: kind))
            } else {
                let listing = try tree.listing(under: path)
                entries.formUnion(listing.entries)
                strangers.formUnion(listing.strangers)
            }
        }
        return Listing(entries: entries.sorted { $0.path < $1.path }, strangers: strangers.sorted())
    }

    private func baseline() throws(Diagnostic) -> CheckBaseline? {
        let path = try RelativePath(CheckBaseline.path)
        let contents = try Tree(at: root).snapshot(of: [path]).files()[path]
        return try contents.map { (contents) throws(Diagnostic) in try CheckBaseline(contents) }
    }
}
