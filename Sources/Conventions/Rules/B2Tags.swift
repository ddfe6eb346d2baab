/// Each tag that code names is in the xib, once, on a control of the class that code expects.
struct B2Tags: PackageRule {
    static let convention = Convention.b2

    func candidates(in package: PackageIndex) -> [PlacedCandidate] {
        package.facts.indices.flatMap { file in
            missingXibs(in: file, of: package)
                + package.facts[file].lookups.flatMap { fault(with: $0, in: file, of: package) }
        }
    }

    private func missingXibs(in file: Int, of package: PackageIndex) -> [PlacedCandidate] {
        guard !package.xibs.isEmpty else { return [] }
        let source = package.sources[file]
        return package.facts[file].xibs.compactMap { use in
            guard package.xib(named: use.name, in: source.module) == nil else { return nil }
            return PlacedCandidate(
                file: file,
                candidate: finding(
                    "The module '\(source.module)' has no '\(use.name).xib'.",
                    fix: "Add it to 'Sources/\(source.module)/Resources', or correct the name.",
                    at: use.offset,
                    in: use.type
                )
            )
        }
    }

    private func fault(with lookup: LookupFact, in file: Int, of package: PackageIndex) -> [PlacedCandidate] {
        guard let xib = xib(of: lookup.type, in: file, of: package), !xib.facts.isUnread,
            let tag = package.tags(of: lookup.type, seenFrom: file)[lookup.tag]
        else { return [] }
        let elements = xib.facts.elements.filter { $0.tag == "\(tag)" }
        let wanted = lookup.wanted ?? type(of: lookup.property, in: lookup.type, seenFrom: file, of: package)
        let place = "\(xib.name).xib"
        let expected = wanted.map { "a \($0) with " } ?? ""
        let message: String? =
            if elements.isEmpty {
                "\(place) has no control with the tag \(tag), which '\(lookup.tag)' names\(wanted.map { " and wants to be a \($0)" } ?? "")."
            } else if elements.count > 1 {
                "\(place) has \(elements.count) controls with the tag \(tag), which '\(lookup.tag)' names."
            } else if let wanted, !package.xibClass(elements[0].className, isKindOf: wanted, seenFrom: file) {
                "\(place) has a \(elements[0].className) with the tag \(tag), where '\(lookup.tag)' wants a \(wanted)."
            } else {
                nil
            }
        guard let message else { return [] }
        let fix = "Give \(expected.isEmpty ? "one control" : "one \(wanted ?? "control")") the tag \(tag) in \(place)."
        return [PlacedCandidate(file: file, candidate: finding(message, fix: fix, at: lookup.offset, in: lookup.type))]
    }

    private func xib(of type: String, in file: Int, of package: PackageIndex) -> XibSource? {
        let uses = package.facts[file].xibs.filter { $0.type == type }
        guard uses.count == 1 else { return nil }
        return package.xib(named: uses[0].name, in: package.sources[file].module)
    }

    private func type(of property: String?, in type: String, seenFrom file: Int, of package: PackageIndex) -> String? {
        guard let property, let owner = package.type(type, seenFrom: file) else { return nil }
        return package.members(of: owner).first { $0.kind == .variable && $0.name == property }?.type
    }

    private func finding(_ message: String, fix: String, at offset: Int, in type: String) -> Candidate {
        Candidate(rule: Self.id, message: message, fix: fix, offset: offset, type: type, condition: .always)
    }
}
