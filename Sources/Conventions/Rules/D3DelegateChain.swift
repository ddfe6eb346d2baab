/// Controllers share a state, and do not hand values on from delegate to delegate.
struct D3DelegateChain: PackageRule {
    static let convention = Convention.d3

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.filter { $0.fact.kind == .class }.compactMap { type in
            let role = package.role(of: type.fact.name, seenFrom: type.file)
            guard role == .direct || role == .screen else { return nil }
            let extensions = package.declarations(named: type.fact.name).map(\.fact)
            let hears = extensions.flatMap(\.inherited).map(\.name).filter { isDelegate($0, in: package) }
            let tells = package.members(of: type).first { member in
                member.kind == .variable && member.type.map { isDelegate($0, in: package) } == true
            }
            guard let first = hears.first, let tells, let told = tells.type else { return nil }
            return type.candidate(
                Self.id,
                "'\(type.fact.name)' hears '\(first)' and hands on to '\(told)'.",
                fix: "Let the controllers share one state object, which each observes and changes.",
                at: tells.offset
            )
        }
    }

    private func isDelegate(_ name: String, in package: PackageIndex) -> Bool {
        name.hasSuffix("ViewControllerDelegate") && package.declares(name)
    }
}
