/// A data source has tests of its own.
struct C3DataSourceTests: PackageRule {
    static let convention = Convention.c3

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        // Without any test in sight, nothing can be said about one that is missing.
        guard !package.tests.isEmpty else { return [] }
        return package.declarations.compactMap { type in
            guard isDataSource(type.fact), !type.fact.isPrivate,
                !package.tests.contains(type.fact.name + "Tests.swift")
            else { return nil }
            return type.candidate(
                Self.id,
                "'\(type.fact.name)' has no tests of its own.",
                fix: "Add '\(type.fact.name)Tests.swift': counts, order, an index out of range, the configured cell.",
                at: type.fact.offset
            )
        }
    }

    private func isDataSource(_ type: TypeFact) -> Bool {
        switch type.kind {
        case .class, .struct, .typealias: type.name.hasSuffix("DataSource") && type.outer == nil
        case .enum, .actor, .protocol, .extension: false
        }
    }
}
