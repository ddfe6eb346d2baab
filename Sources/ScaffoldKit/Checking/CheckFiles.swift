import Conventions
import Disk
import LightFoundation
import Planning

/// The files of a check, each read at most once.
struct CheckFiles {
    private(set) var sources: [SwiftSource] = []
    /// What the rules have to know of each source.
    private(set) var facts: [FileFacts] = []
    private(set) var xibs: [XibSource] = []
    /// What there is to say about files that cannot be checked.
    private(set) var findings: [Finding] = []

    private let tree: Tree
    private var entries: [(path: RelativePath, entry: CheckCache.Entry)] = []
    private var hasNews = false

    /// Reads the Swift files and xibs of a listing.
    ///
    /// - Parameter root: The project whose cache is used and kept up to date; none when nil.
    init(_ listing: Listing, in tree: Tree, settings: Settings, cache root: String?) {
        self.tree = tree
        let key = CheckKey(settings).description
        let file = root.flatMap(CheckCache.file)
        let cache = CheckCache(file?.read(), key: key)
        let paths = listing.entries.map(\.path)
        add(paths.filter { $0.name.hasSuffix(".swift") }, by: SourceReader(settings), cache)
        add(paths.filter { $0.name.hasSuffix(".xib") }, by: XibReader(settings), cache)
        findings += listing.strangers.filter { $0.hasSuffix("/") || $0.hasSuffix(".swift") || $0.hasSuffix(".xib") }
            .map(Finding.stranger)
        if let file, hasNews || entries.count != cache.count { file.write(CheckCache.bytes(of: entries, key: key)) }
        // What is packed in there is as much as all facts.
        entries = []
    }

    private mutating func add(_ paths: [RelativePath], by reader: SourceReader, _ cache: CheckCache) {
        let checker = FileChecker<FileFacts>(tree: tree, cache: cache) { path, bytes in
            String(utf8: bytes).map {
                reader.facts(of: SwiftSource(path: "\(path)", module: path.module, text: $0))
            }
        }
        for (file, found) in add(paths, by: checker) {
            sources.append(SwiftSource(path: "\(file.path)", module: file.path.module, reading: text(of: file.path)))
            facts.append(found)
        }
    }

    private mutating func add(_ paths: [RelativePath], by reader: XibReader, _ cache: CheckCache) {
        let checker = FileChecker<XibFacts>(tree: tree, cache: cache) { path, bytes in
            reader.facts(of: bytes, file: "\(path)")
        }
        for (file, found) in add(paths, by: checker) {
            let (path, module) = ("\(file.path)", file.path.module)
            xibs.append(XibSource(path: path, module: module, facts: found, reading: text(of: file.path)))
        }
    }

    private mutating func add<Facts>(
        _ paths: [RelativePath],
        by checker: FileChecker<Facts>
    ) -> [(CheckedFile<Facts>, Facts)] {
        let files = Crew.map(paths.count) { checker.check(paths[$0]) }.compactMap(\.self)
        findings += files.compactMap(\.finding)
        entries += files.compactMap { file in file.entry.map { (file.path, $0) } }
        hasNews = hasNews || files.contains(where: \.isNew)
        return files.compactMap { file in file.facts.map { (file, $0) } }
    }

    private func text(of path: RelativePath) -> @Sendable () -> String {
        { [tree] in
            guard case .file(let contents)? = try? tree.snapshot(of: [path])[path] else { return "" }
            return String(decoding: contents.bytes, as: UTF8.self)
        }
    }
}

extension RelativePath {
    /// The module that a package's file belongs to, by its folder.
    fileprivate var module: String {
        components.count > 2 && ["Sources", "Tests"].contains(components[0]) ? components[1] : ""
    }
}
