/// Brings together what each file says, and tells where conventions are broken.
package struct Checker: Sendable {
    private let index: PackageIndex

    /// Checks a package.
    ///
    /// - Parameters:
    ///   - facts: Those of each of `sources`, in the same order.
    ///   - tests: The names of the package's test files.
    package init(
        _ sources: [SwiftSource],
        facts: [FileFacts],
        xibs: [XibSource] = [],
        tests: Set<String> = [],
        settings: Settings
    ) {
        index = PackageIndex(sources, facts: facts, xibs: xibs, tests: tests, settings: settings)
    }

    /// Everything found, in order of place.
    package var findings: [Finding] {
        let placed = candidates
        var findings = index.sources.indices.flatMap { file in self.findings(in: file, among: placed[file] ?? []) }
        findings += index.xibs.flatMap { self.findings(in: $0) }
        return findings.filter { index.settings.strictness(of: $0.rule, at: $0.path) != .off }.sorted()
    }

    private var candidates: [Int: [Candidate]] {
        let single = index.facts.indices.flatMap { file in
            index.facts[file].candidates.filter { index.holds($0, in: file) }
                .map { PlacedCandidate(file: file, candidate: $0) }
        }
        let rules = Rules.package.filter { !index.settings.off.contains(type(of: $0).id) }
        let all = single + rules.flatMap { $0.candidates(in: index) }
        return Dictionary(grouping: all, by: \.file).mapValues { $0.map(\.candidate) }
    }

    private func findings(in file: Int, among candidates: [Candidate]) -> [Finding] {
        let ignores = index.facts[file].ignores
        guard !candidates.isEmpty || !ignores.isEmpty else { return [] }
        let source = index.sources[file]
        let table = LineTable(source.text)
        let suppression = Suppression(
            ignores,
            in: table,
            off: index.settings.off,
            isWhole: !index.facts[file].isBroken
        )
        return suppression.apply(to: Array(Set(candidates))).map { Finding($0, in: source, by: table) }
    }

    private func findings(in xib: XibSource) -> [Finding] {
        if case .failure(let problem) = xib.document {
            return [
                Finding(
                    XibCandidate(
                        rule: "file",
                        message: problem.message,
                        fix: problem.fix ?? "Open it in Xcode and save it again.",
                        line: problem.place?.line ?? 1
                    ),
                    in: xib
                )
            ]
        }
        let rules = Rules.xib.filter { !index.settings.off.contains(type(of: $0).id) }
        return rules.flatMap { $0.candidates(in: xib, of: index) }.map { Finding($0, in: xib) }
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

    fileprivate init(_ candidate: XibCandidate, in xib: XibSource) {
        let source = xib.lines.indices.contains(candidate.line - 1) ? xib.lines[candidate.line - 1] : ""
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
