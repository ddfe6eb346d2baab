/// A controller's body stays under a limit.
struct F3ControllerSize: PackageRule {
    static let convention = Convention.f3

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.declarations.compactMap { type in
            guard type.fact.kind == .class, package.role(of: type.fact.name, seenFrom: type.file) != .other else {
                return nil
            }
            let limit = package.settings.controllerLines(at: package.sources[type.file].path)
            let lines = lines(of: type, in: package)
            guard lines > limit else { return nil }
            return type.candidate(
                Self.id,
                "The body of '\(type.fact.name)' has \(lines) lines; \(limit) are allowed.",
                fix: "Move views to the xib, rows to the data source, logic to the model, loading to the store.",
                at: type.fact.offset
            )
        }
    }

    private func lines(of type: DeclaredType, in package: PackageIndex) -> Int {
        guard type.fact.body.count == 2, type.fact.body[0] <= type.fact.body[1] else { return 0 }
        let text = package.sources[type.file].text.utf8
        return text.dropFirst(type.fact.body[0]).prefix(type.fact.body[1] - type.fact.body[0])
            .count { $0 == UInt8(ascii: "\n") }
    }
}
