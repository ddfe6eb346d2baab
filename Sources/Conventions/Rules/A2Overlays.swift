/// The base declares the overlays, and no screen shows them its own way.
struct A2Overlays: PackageRule {
    static let convention = Convention.a2

    private static let hooks = ["errorView()", "loadingView()"]
    private static let switches = [
        "showLoading(animated:)", "hideLoading(animated:)", "showError(animated:)", "hideError(animated:)",
    ]

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.flatMap { type in
            switch package.role(of: type.fact.name, seenFrom: type.file) {
            case .base where type.fact.kind == .class: missing(in: type, of: package)
            case .screen: overridden(in: type)
            case .base, .direct, .other: [PlacedCandidate]()
            }
        }
    }

    private func missing(in type: DeclaredType, of package: PackageIndex) -> [PlacedCandidate] {
        guard type.fact.name == package.settings.base else { return [] }
        let names = Set(package.members(of: type).map(\.name))
        return (Self.hooks + Self.switches).filter { !names.contains($0) }.map { name in
            type.candidate(
                Self.id,
                "The base '\(type.fact.name)' has no '\(name)'.",
                fix: "Declare it: every screen counts on it.",
                at: type.fact.offset
            )
        }
    }

    private func overridden(in type: DeclaredType) -> [PlacedCandidate] {
        type.fact.members.filter { $0.isOverride && Self.switches.contains($0.name) }.map { member in
            type.candidate(
                Self.id,
                "'\(type.fact.name)' overrides '\(member.name)', which is the base's.",
                fix: "Override 'loadingView()' or 'errorView()' to say what is shown.",
                at: member.offset
            )
        }
    }
}

extension DeclaredType {
    /// A finding in the type's file.
    func candidate(_ rule: String, _ message: String, fix: String, at offset: Int, edits: [Edit] = [])
        -> PlacedCandidate
    {
        PlacedCandidate(
            file: file,
            candidate: Candidate(
                rule: rule,
                message: message,
                fix: fix,
                offset: offset,
                type: fact.name,
                condition: .always,
                edits: edits
            )
        )
    }
}
