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
            // A class of another package cannot be looked for.
            guard modules.contains(module) else {
                guard element.isOfOwnModule else { return nil }
                return missing("There is no module '\(module)'.", name, module, at: element.line, modules)
            }
            let isThere = package.declarations(named: name).contains { package.sources[$0.file].module == module }
            return isThere
                ? nil
                : missing("The module '\(module)' has no class '\(name)'.", name, module, at: element.line, modules)
        }
    }

    private func missing(_ message: String, _ name: String, _ module: String, at line: Int, _ modules: Set<String>)
        -> XibCandidate
    {
        XibCandidate(
            rule: Self.id,
            message: message,
            fix: NearMiss.question(for: module, in: modules.sorted().filter { $0 != module })
                + "Correct the element's class and module.",
            line: line
        )
    }
}
