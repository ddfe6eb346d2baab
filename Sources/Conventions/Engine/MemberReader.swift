import SwiftSyntax

/// Reads the members of a type.
struct MemberReader {
    /// What bodies are asked for: whether, and in which order, they call these.
    static let calls: Set = [
        "createFields", "createViews", "createEvents", "destroyFields", "destroyViews", "destroyEvents", "setup",
    ]

    let text: ReadText

    /// The members, those inside `#if` included.
    func members(of list: MemberBlockItemListSyntax) -> [MemberFact] {
        list.flatMap { members(of: $0.decl) }
    }

    private func members(of declaration: DeclSyntax) -> [MemberFact] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [fact(of: function)] }
        if let initializer = declaration.as(InitializerDeclSyntax.self) { return [fact(of: initializer)] }
        if let variable = declaration.as(VariableDeclSyntax.self) { return facts(of: variable) }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) { return facts(of: cases) }
        guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return [] }
        return conditional.clauses.flatMap { clause in
            guard case .decls(let list) = clause.elements else { return [MemberFact]() }
            return members(of: list)
        }
    }

    private func fact(of function: FunctionDeclSyntax) -> MemberFact {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.plain + ":" }.joined()
        var fact = MemberFact(
            kind: .function,
            name: function.name.plain + "(" + labels + ")",
            offset: function.name.start
        )
        fact.isOverride = function.modifiers.contains { $0.name.text == "override" }
        fact.access = Access(function.modifiers)
        read(function.body, into: &fact)
        return fact
    }

    private func fact(of initializer: InitializerDeclSyntax) -> MemberFact {
        let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.plain + ":" }.joined()
        var fact = MemberFact(kind: .initializer, name: "init(" + labels + ")", offset: initializer.initKeyword.start)
        fact.isOverride = initializer.modifiers.contains { $0.name.text == "override" }
        fact.access = Access(initializer.modifiers)
        read(initializer.body, into: &fact)
        return fact
    }

    private func read(_ body: CodeBlockSyntax?, into fact: inout MemberFact) {
        guard let body else { return }
        fact.end = body.rightBrace.start
        let isTwin = fact.name.hasPrefix("create") || fact.name.hasPrefix("destroy")
        guard isTwin || text.hits.lie(in: body.start..<body.end) else { return }
        let reader = BodyReader(viewMode: .sourceAccurate)
        reader.walk(body)
        fact.calls = reader.calls.filter(Self.calls.contains)
        if isTwin { fact.assigned = reader.assigned }
    }

    private func facts(of variable: VariableDeclSyntax) -> [MemberFact] {
        let words = variable.modifiers.map(\.name.text)
        let isShared = words.contains("static") || words.contains("class")
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            var fact = MemberFact(kind: .variable, name: name.plain, offset: name.start)
            fact.type = binding.typeAnnotation?.type.nameFacts.first?.name
            fact.isOptional = binding.typeAnnotation?.type.isOptional ?? false
            fact.isOverride = words.contains("override")
            fact.access = Access(variable.modifiers)
            let isVariable = variable.bindingSpecifier.text == "var"
            fact.isStored = isVariable && !isShared && binding.accessorBlock?.isComputed != true
            return fact
        }
    }

    private func facts(of cases: EnumCaseDeclSyntax) -> [MemberFact] {
        cases.elements.map { element in
            var fact = MemberFact(kind: .enumCase, name: element.name.plain, offset: element.name.start)
            fact.value = element.rawValue?.value.literalNumber
            return fact
        }
    }
}

extension AccessorBlockSyntax {
    fileprivate var isComputed: Bool {
        guard case .accessors(let accessors) = accessors else { return true }
        return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
