internal import Diagnostics

/// A class that a xib names exists, in the module that it names.
struct B2CustomClasses: PackagedXibRule {
    static let convention = Convention.b2

    func candidates(in xib: XibSource, of package: PackageIndex) -> [XibCandidate] {
        // Outside of a package, the class may well be declared where nobody looked.
        guard !xib.module.isEmpty else { return [] }
        let modules = package.modules
        return xib.facts.elements.compactMap { element in
            guard let name = element.customClass, !name.hasPrefix("UI") else { return nil }
            let module = element.customModule ?? xib.module
            let declared = package.declarations(named: name)
            let homes = Set(declared.filter { $0.fact.kind == .class }.map { package.sources[$0.file].module })
            // A class of another package cannot be looked for.
            guard modules.contains(module) || element.isOfOwnModule,
                !declared.contains(where: { package.sources[$0.file].module == module })
            else { return nil }
            let isModule = modules.contains(module)
            return XibCandidate(
                rule: Self.id,
                message: isModule
                    ? "The module '\(module)' has no class '\(name)'." : "There is no module '\(module)'.",
                fix: fix(for: module, homes: homes, among: modules),
                line: element.line,
                edits: homes.count == 1
                    ? homes.flatMap {
                        xib.edits(setting: ["customModule": $0, "customModuleProvider": nil], of: element, in: package)
                    }
                    : []
            )
        }
    }

    private func fix(for module: String, homes: Set<String>, among modules: Set<String>) -> String {
        if homes.count == 1, let home = homes.first { return "Name the class's module, which is '\(home)'." }
        return NearMiss.question(for: module, in: modules.sorted().filter { $0 != module })
            + "Correct the element's class and module."
    }
}
