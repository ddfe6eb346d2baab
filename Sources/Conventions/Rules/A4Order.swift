/// The base calls the places for code in their order.
struct A4Order: PackageRule {
    static let convention = Convention.a4

    private static let orders = [
        ["createFields", "createViews", "createEvents"], ["destroyEvents", "destroyViews", "destroyFields"],
    ]

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.filter { package.role(of: $0.fact.name, seenFrom: $0.file) == .base }.flatMap { type in
            type.fact.members.flatMap { member in
                Self.orders.compactMap { fault(in: member, against: $0, of: type) }
            }
        }
    }

    private func fault(in member: MemberFact, against order: [String], of type: DeclaredType) -> PlacedCandidate? {
        let called = member.calls.filter(order.contains)
        let wanted = called.sorted { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
        guard called != wanted else { return nil }
        return type.candidate(
            Self.id,
            "'\(member.name)' calls \(called.map { "'\($0)'" }.joined(separator: ", ")) in this order.",
            fix: "Call \(wanted.map { "'\($0)'" }.joined(separator: ", ")) in that order.",
            at: member.offset
        )
    }
}
