/// A controller is no data source.
struct C1DataSource: PackageRule {
    static let convention = Convention.c1

    private static let protocols: Set = ["UITableViewDataSource", "UICollectionViewDataSource"]
    private static let counts: Set = [
        "tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)",
    ]

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.filter { $0.fact.kind == .class || $0.fact.kind == .extension }.flatMap { type in
            let role = package.role(of: type.fact.name, seenFrom: type.file)
            guard role != .other else { return [PlacedCandidate]() }
            let declared = type.fact.inherited.filter { Self.protocols.contains($0.name) }.map { name in
                finding(in: type, "'\(type.fact.name)' conforms to '\(name.name)'.", at: name.start)
            }
            let overridden = type.fact.members.filter { $0.isOverride && Self.counts.contains($0.name) }.map { member in
                finding(in: type, "'\(type.fact.name)' is its own data source.", at: member.offset)
            }
            return declared + overridden
        }
    }

    private func finding(in type: DeclaredType, _ message: String, at offset: Int) -> PlacedCandidate {
        type.candidate(
            Self.id,
            message,
            fix: "Let it own a data source built on 'ArrayDataSource'.",
            at: offset
        )
    }
}
