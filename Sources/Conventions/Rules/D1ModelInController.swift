/// A model's logic does not stand in a controller's file.
struct D1ModelInController: PackageRule {
    static let convention = Convention.d1

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.compactMap { type in
            guard type.fact.kind == .extension, !type.fact.members.isEmpty,
                package.sources[type.file].name.hasSuffix("ViewController.swift"),
                let model = package.type(type.fact.name, seenFrom: type.file),
                model.file != type.file, model.fact.kind == .struct || model.fact.kind == .enum
            else { return nil }
            return type.candidate(
                Self.id,
                "The logic of '\(type.fact.name)' stands in a controller's file.",
                fix: "Move it to '\(type.fact.name)+Extensions.swift'.",
                at: type.fact.offset
            )
        }
    }
}
