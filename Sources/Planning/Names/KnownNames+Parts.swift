import Diagnostics

extension KnownNames {
    /// Checks the types that a part brings into an app.
    ///
    /// - Parameters:
    ///   - types: The types' names, without those that the same part brought before.
    ///   - name: What the part is called.
    ///   - role: What kind of part it is.
    /// - Throws: A diagnostic when one of them is there already, or is named like a module, which would hide it.
    package func check(_ types: [String], of name: Name, as role: NameRole) throws(Diagnostic) {
        for type in types {
            if let owner = ReservedNames.module(ofType: type) ?? self.types[type] {
                throw .clashingType(type, of: owner, name, role)
            }
            if let hider = module(seenAs: type) { throw .hiddenType(type, by: hider, name, role) }
        }
    }
}

extension Diagnostic {
    fileprivate static func hiddenType(_ type: String, by module: String, _ name: Name, _ role: NameRole) -> Diagnostic
    {
        Diagnostic(
            "\(role.subject) '\(name.type)' makes a type '\(type)', which the module '\(module)' would hide.",
            fix: "Write '\(name.distinct(as: role)?.type ?? role.example)'."
        )
    }
}
