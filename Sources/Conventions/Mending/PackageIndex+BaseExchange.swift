extension PackageIndex {
    /// The edits that put the base in the place of `UIViewController` above a class.
    ///
    /// Nil where the class would not compile afterwards, or would do something else: it overrides what the base keeps to
    /// itself, has a member that the base has too, or lets UIKit load its xib, which the base does not.
    func baseExchange(in type: DeclaredType, for base: String) -> [Edit]? {
        guard mends, let parent = type.fact.inherited.first, parent.name == "UIViewController",
            let owner = self.type(base, seenFrom: type.file), owner.fact.kind == .class
        else { return nil }
        let isNear = sources[owner.file].module == sources[type.file].module
        let all = [type] + classes(under: type)
        guard isNear || owner.fact.access == .open, all.allSatisfy({ suits($0, under: owner) && !isTied($0) })
        else { return nil }
        let exchange = Edit(start: parent.start, end: parent.end, replacement: base)
        if isNear || sees(sources[owner.file].module, from: type.file) { return [exchange] }
        guard let addition = addition(ofImport: sources[owner.file].module, to: type.file) else { return nil }
        return [addition, exchange]
    }

    // What stands under the class comes under the base with it.
    private func classes(under type: DeclaredType) -> [DeclaredType] {
        declarations.filter {
            $0.fact.kind == .class && ancestors(of: $0.fact.name, seenFrom: $0.file).contains(type.fact.name)
        }
    }

    private func isTied(_ type: DeclaredType) -> Bool {
        let name = type.fact.name
        let nibs = [name, name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name]
        if xibs.contains(where: { nibs.contains($0.name) && $0.module == sources[type.file].module }) { return true }
        return facts.contains { file in
            file.candidates.contains { $0.rule == B1Outlets.id && $0.type == name && $0.edits.isEmpty }
        }
    }

    private func suits(_ type: DeclaredType, under base: DeclaredType) -> Bool {
        let isNear = sources[base.file].module == sources[type.file].module
        let inherited = members(of: base).filter { ![.private, .fileprivate].contains($0.access) }
        guard !inherited.contains(where: { $0.kind == .initializer }) else { return false }
        return members(of: type).allSatisfy { own in
            guard let theirs = inherited.first(where: { $0.name == own.name }) else { return true }
            return own.isOverride && (isNear || theirs.access == .open)
        }
    }

    private func sees(_ module: String, from file: Int) -> Bool {
        if facts[file].imports.contains(where: { $0.module == module }) { return true }
        let neighbours = sources.indices.filter { sources[$0].module == sources[file].module }
        return neighbours.contains { facts[$0].imports.contains { $0.module == module && $0.isExported } }
    }

    // Imports stand in the order of the alphabet.
    private func addition(ofImport module: String, to file: Int) -> Edit? {
        let imports = facts[file].imports.filter { !$0.isConditional }
        let newline = sources[file].newline
        if let next = imports.first(where: { $0.module > module }) {
            return Edit(start: next.offset, end: next.offset, replacement: "import \(module)" + newline)
        }
        return imports.last.map { Edit(start: $0.end, end: $0.end, replacement: newline + "import \(module)") }
    }
}
