internal import LightFoundation

/// Brings together what each file says, and tells where conventions are broken.
package struct Checker: Sendable {
    private let index: PackageIndex

    /// Checks a package.
    ///
    /// - Parameters:
    ///   - facts: Those of each of `sources`, in the same order.
    ///   - tests: The names of the package's test files.
    ///   - mends: Whether the findings are to come with what mends them.
    package init(
        _ sources: [SwiftSource],
        facts: [FileFacts],
        xibs: [XibSource] = [],
        tests: Set<String> = [],
        settings: Settings,
        mends: Bool = false
    ) {
        index = PackageIndex(sources, facts: facts, xibs: xibs, tests: tests, settings: settings, mends: mends)
    }

    /// Everything found, in order of place.
    package var findings: [Finding] {
        let shared = candidatesOfPackage
        // Most of the time goes into reading the lines that findings show.
        let files = Crew.map(index.sources.count) { findings(in: $0, with: shared[$0] ?? []).sorted() }
        let xibs = Crew.map(index.xibs.count) { findings(in: index.xibs[$0]).sorted() }
        var found = (files + xibs).flatMap(\.self)
        found.sort()
        return found
    }

    private var candidatesOfPackage: [Int: [Candidate]] {
        let rules = Rules.package.filter { !index.settings.off.contains(type(of: $0).id) }
        return rules.flatMap { $0.candidates(in: index) }.reduce(into: [:]) { placed, next in
            placed[next.file, default: []].append(next.candidate)
        }
    }

    private func findings(in file: Int, with shared: [Candidate]) -> [Finding] {
        let ignores = index.facts[file].ignores
        let candidates = index.facts[file].candidates.filter { index.holds($0, in: file) } + shared
        guard !candidates.isEmpty || !ignores.isEmpty else { return [] }
        let source = index.sources[file]
        let table = LineTable(source.text)
        let suppression = Suppression(
            ignores,
            in: table,
            off: index.settings.off,
            isWhole: !index.facts[file].isBroken
        )
        return suppression.apply(to: Array(Set(candidates))).filter { isOn($0.rule, at: source.path) }
            .map { Finding($0, in: source, by: table) }
    }

    private func isOn(_ rule: String, at path: String) -> Bool {
        index.settings.strictness(of: rule, at: path) != .off
    }

    private func findings(in xib: XibSource) -> [Finding] {
        let rules = Rules.packagedXib.filter { !index.settings.off.contains(type(of: $0).id) }
        let candidates = (xib.facts.candidates + rules.flatMap { $0.candidates(in: xib, of: index) })
            .filter { isOn($0.rule, at: xib.path) }
        guard !candidates.isEmpty else { return [] }
        let table = LineTable(xib.text)
        return candidates.map { Finding($0, in: xib, by: table) }
    }
}

extension Finding {
    fileprivate init(_ candidate: Candidate, in source: SwiftSource, by table: LineTable) {
        let place = table.place(of: candidate.offset)
        self.init(
            rule: candidate.rule,
            message: candidate.message,
            fix: candidate.fix,
            path: source.path,
            line: place.line,
            column: place.column,
            source: place.source,
            edits: candidate.edits
        )
    }

    fileprivate init(_ candidate: XibCandidate, in xib: XibSource, by table: LineTable) {
        let source = table.source(of: candidate.line)
        self.init(
            rule: candidate.rule,
            message: candidate.message,
            fix: candidate.fix,
            path: xib.path,
            line: candidate.line,
            column: source.prefix { $0 == " " || $0 == "\t" }.count + 1,
            source: source,
            edits: candidate.edits
        )
    }
}
