/// Every controller inherits the app's base controller.
struct A1BaseController: PackageRule {
    static let convention = Convention.a1

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.compactMap { type in
            guard type.fact.kind == .class, let parent = type.fact.inherited.first,
                package.role(of: type.fact.name, seenFrom: type.file) == .direct,
                isScreenController(parent.name, seenFrom: type.file, in: package)
            else { return nil }
            let base = package.settings.base
            return type.candidate(
                Self.id,
                "'\(type.fact.name)' inherits '\(parent.name)' itself.",
                fix: base.map { "Inherit '\($0)'." } ?? "Inherit one base controller of the app's own.",
                at: parent.start,
                edits: base.flatMap { package.baseExchange(in: type, for: $0) } ?? []
            )
        }
    }

    private func isScreenController(_ name: String, seenFrom file: Int, in package: PackageIndex) -> Bool {
        let ends = [name] + package.ancestors(of: name, seenFrom: file)
        return ends.contains { UIKitClasses.screenControllers.contains($0) }
    }
}
