/// What `createFields` and `createViews` set, their twins let go.
struct A6Twins: PackageRule {
    static let convention = Convention.a6

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.filter { type in
            type.fact.kind != .typealias && package.role(of: type.fact.name, seenFrom: type.file) == .screen
        }.flatMap { type in ["Fields", "Views"].flatMap { kept(by: $0, in: type, of: package) } }
    }

    private func kept(by part: String, in type: DeclaredType, of package: PackageIndex) -> [PlacedCandidate] {
        guard let creation = type.fact.members.first(where: { $0.name == "create\(part)()" && $0.isOverride }) else {
            return []
        }
        let owner = package.type(type.fact.name, seenFrom: type.file) ?? type
        let members = package.members(of: owner)
        let stored = Set(members.filter(\.isStored).map(\.name))
        let released = Set(members.filter { $0.name.hasPrefix("destroy") }.flatMap(\.assigned))
        var seen: Set<String> = []
        let kept = creation.assigned.filter {
            stored.contains($0) && !released.contains($0) && seen.insert($0).inserted
        }
        guard !kept.isEmpty else { return [] }
        let optional = Set(members.filter(\.isOptional).map(\.name))
        let names = kept.map { "'\($0)'" }.joined(separator: ", ")
        let twin = "destroy\(part)"
        return [
            type.candidate(
                Self.id,
                "'create\(part)' sets \(names), which '\(twin)' does not let go.",
                fix: "Set \(kept.count == 1 ? "it" : "each") to nil in '\(twin)'.",
                at: creation.offset,
                edits: package.mends && kept.allSatisfy(optional.contains)
                    ? package.release(of: kept, in: twin + "()", behind: creation, of: type) ?? [] : []
            )
        ]
    }
}
