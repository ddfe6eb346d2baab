/// A controller's body stays under a limit.
struct F3ControllerSize: PackageRule {
    static let convention = Convention.f3

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.compactMap { type in
            guard type.fact.kind == .class, package.role(of: type.fact.name, seenFrom: type.file) != .other else {
                return nil
            }
            let limit = package.settings.controllerLines(at: package.sources[type.file].path)
            let lines = type.fact.lines
            guard lines > limit else { return nil }
            return type.candidate(
                Self.id,
                "The body of '\(type.fact.name)' has \(lines) lines; \(limit) are allowed.",
                fix: "Move views to the xib, rows to the data source, logic to the model, loading to the store.",
                at: type.fact.offset
            )
        }
    }
}
