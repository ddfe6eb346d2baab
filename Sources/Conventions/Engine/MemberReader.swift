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
        read(function.body, into: &fact)
        return fact
    }

    private func fact(of initializer: InitializerDeclSyntax) -> MemberFact {
        let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.plain + ":" }.joined()
        var fact = MemberFact(kind: .initializer, name: "init(" + labels + ")", offset: initializer.initKeyword.start)
        read(initializer.body, into: &fact)
        fact.room = initializer.body.flatMap(room)
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

    // Only where the body ends on a line of its own, behind a call that makes the object, a call can be added.
    private func room(in body: CodeBlockSyntax) -> String? {
        let (start, end) = (body.leftBrace.start, body.rightBrace.start)
        let indentation = text.lines.start(of: end)
        guard text.lines.lines(from: start, to: end) > 0, indentation.allSatisfy({ $0 == " " || $0 == "\t" }),
            text.lines.text(from: start, to: end).contains("super.init(")
        else { return nil }
        return indentation
    }

    private func facts(of variable: VariableDeclSyntax) -> [MemberFact] {
        let words = variable.modifiers.map(\.name.text)
        let isShared = words.contains("static") || words.contains("class")
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            var fact = MemberFact(kind: .variable, name: name.plain, offset: name.start)
            fact.type = binding.typeAnnotation?.type.nameFacts.first?.name
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
