/// Nothing inherits a class cluster.
struct F2ClassClusters: PackageRule {
    static let convention = Convention.f2

    private static let clusters: Set = [
        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet", "NSCountedSet",
        "NSString", "NSMutableString", "NSNumber", "NSData", "NSMutableData", "NSDate", "NSAttributedString",
        "NSMutableAttributedString", "NSOrderedSet", "NSMutableOrderedSet", "NSIndexSet", "NSMutableIndexSet",
    ]

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.compactMap { type in
            guard type.fact.kind == .class, let parent = type.fact.inherited.first,
                let cluster = cluster(above: parent.name, of: type, in: package)
            else { return nil }
            return type.candidate(
                Self.id,
                "'\(type.fact.name)' inherits the class cluster '\(cluster)'.",
                fix: "Extend '\(cluster)', or let the class hold one.",
                at: parent.start
            )
        }
    }

    private func cluster(above parent: String, of type: DeclaredType, in package: PackageIndex) -> String? {
        if Self.clusters.contains(parent) && !package.declares(parent) { return parent }
        guard package.type(parent, seenFrom: type.file)?.fact.kind == .typealias else { return nil }
        return package.ancestors(of: parent, seenFrom: type.file).first { Self.clusters.contains($0) }
    }
}
