/// One type a file, and the file is named after it.
struct F1Names: PackageRule {
    static let convention = Convention.f1

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.facts.indices.flatMap { file -> [PlacedCandidate] in
            let types = package.facts[file].types.filter { $0.outer == nil && !$0.isPrivate && isType($0) }
            let declared = types.map { DeclaredType(file: file, fact: $0) }
            // The same name twice is one type, declared in the branches of '#if'.
            var names: Set<String> = []
            let distinct = declared.filter { names.insert($0.fact.name).inserted }
            return extra(distinct) + misnamed(distinct, in: package) + controllers(distinct, in: package)
        }
    }

    // Xcode wants a preview beside what it shows.
    private func isType(_ type: TypeFact) -> Bool {
        switch type.kind {
        case .class, .struct, .enum, .actor, .protocol: !type.inherited.contains { $0.name == "PreviewProvider" }
        case .extension, .typealias: false
        }
    }

    private func extra(_ types: [DeclaredType]) -> [PlacedCandidate] {
        types.dropFirst().map { type in
            type.candidate(
                Self.id,
                "'\(type.fact.name)' shares its file with '\(types[0].fact.name)'.",
                fix: "Move it to '\(type.fact.name).swift'.",
                at: type.fact.offset
            )
        }
    }

    private func misnamed(_ types: [DeclaredType], in package: PackageIndex) -> [PlacedCandidate] {
        guard types.count == 1, let type = types.first else { return [] }
        let file = package.sources[type.file].name
        let stem = file.prefix { $0 != "." && $0 != "+" }
        guard stem != type.fact.name, file != "main.swift" else { return [] }
        return [
            type.candidate(
                Self.id,
                "'\(type.fact.name)' stands in '\(file)'.",
                fix: "Rename the file to '\(type.fact.name).swift'.",
                at: type.fact.offset
            )
        ]
    }

    private func controllers(_ types: [DeclaredType], in package: PackageIndex) -> [PlacedCandidate] {
        types.filter { type in
            let role = package.role(of: type.fact.name, seenFrom: type.file)
            let isController = type.fact.kind == .class && (role == .direct || role == .screen)
            let isContainer = ["NavigationController", "TabBarController", "SplitViewController", "PageViewController"]
                .contains { type.fact.name.hasSuffix($0) }
            return isController && !isContainer && !type.fact.name.hasSuffix("ViewController")
        }.map { type in
            type.candidate(
                Self.id,
                "The controller '\(type.fact.name)' is not named as one.",
                fix: "Let its name end in 'ViewController'.",
                at: type.fact.offset
            )
        }
    }
}
