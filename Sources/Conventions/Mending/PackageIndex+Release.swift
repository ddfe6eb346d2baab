extension PackageIndex {
    /// The edits that let properties go in the twin of the function that sets them, which is added where it is missing.
    ///
    /// Nil where the twin's lines cannot be added as lines, or nothing above the class has a twin to override.
    func release(
        of properties: [String],
        in twin: String,
        behind creation: MemberFact,
        of type: DeclaredType
    ) -> [Edit]? {
        let source = sources[type.file]
        let lines = properties.map { "\($0) = nil" }
        if let own = type.fact.members.first(where: { $0.name == twin }) {
            return own.end.flatMap { source.addition(of: lines, toBodyEndingAt: $0) }.map { [$0] }
        }
        guard !members(of: type).contains(where: { $0.name == twin }), let brace = creation.end,
            let inherited = inheritedMember(twin, of: type), source.line(behind: brace + 1).allSatisfy(\.isWhitespace)
        else { return nil }
        let head = source.line(before: creation.offset)
        let indentation = head.indentation
        guard head.split(separator: " ").last == "func" else { return nil }
        // The base's own twin is empty; that of a class between may not be.
        let isBase = inherited == settings.base
        let calls = isBase ? [] : ["super." + twin]
        let body = (lines + calls).map { indentation + indentation.step + $0 }
        let function = ["", head + twin + " {"] + body + [indentation + "}"]
        let text = source.newline + function.joined(separator: source.newline)
        return [Edit(start: brace + 1, end: brace + 1, replacement: text)]
    }

    // The class nearest above that has the member, where a class below it may override it.
    private func inheritedMember(_ name: String, of type: DeclaredType) -> String? {
        for ancestor in ancestors(of: type.fact.name, seenFrom: type.file) {
            guard let declared = self.type(ancestor, seenFrom: type.file),
                let member = members(of: declared).first(where: { $0.name == name })
            else { continue }
            let isNear = sources[declared.file].module == sources[type.file].module
            let isOpen = isNear ? ![.private, .fileprivate].contains(member.access) : member.access == .open
            return isOpen ? ancestor : nil
        }
        return nil
    }
}
