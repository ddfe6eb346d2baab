// With SwiftReader+Lists the one file that meets SwiftSyntax, so that the tool builds where a toolchain lacks it.
#if canImport(SwiftParser)
    import SwiftParser
    import SwiftSyntax

    /// Reads out of Swift sources what this module wants to know.
    enum SwiftReader {
        /// The array literal of the top-level variable `screens`.
        static func screens(in text: String) throws(ShapeProblem) -> ScreenArray {
            let file = Parser.parse(source: text)
            guard !file.hasError else { throw .syntaxError(at: file.firstError) }
            let plain = file.statements.flatMap { $0.bindings(named: "screens") }
            let conditional = file.statements.conditional.flatMap { $0.bindings(named: "screens") }
            let lists = plain + conditional
            guard let list = lists.first else { throw .noList }
            guard lists.count == 1 else { throw .secondList(at: lists[1].start) }
            guard conditional.isEmpty else { throw .conditionalList(at: list.start) }
            guard let array = list.initializer?.value.as(ArrayExprSyntax.self) else {
                throw .notAnArray(at: list.start)
            }
            return try ScreenArray(array)
        }

        /// The kind and access of each type named `name` that stands in no other declaration.
        static func types(
            named name: String,
            in text: String
        ) throws(ShapeProblem) -> [(kind: TypeDeclaration.Kind, access: TypeDeclaration.Access)] {
            let statements = Parser.parse(source: text).statements
            return (Array(statements) + statements.conditional).compactMap { statement in
                guard let type = statement.type, type.name == name else { return nil }
                return (type.kind, type.modifiers.access)
            }
        }

        /// The properties that the first type named `name` stores, and the labels of its initializers.
        static func shape(of name: String, in text: String) throws(ShapeProblem) -> TypeShape? {
            let statements = Parser.parse(source: text).statements
            let types = (Array(statements) + statements.conditional).compactMap(\.typeMembers)
            guard let members = types.first(where: { $0.name == name })?.members else { return nil }
            let declarations = members.map(\.decl)
            return TypeShape(
                properties: declarations.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.storedProperties),
                initializers: declarations.compactMap { $0.as(InitializerDeclSyntax.self) }
                    .map { TypeShape.Initializer(labels: $0.labels, access: $0.modifiers.access) }
            )
        }
    }

    extension ScreenArray {
        fileprivate init(_ array: ArrayExprSyntax) throws(ShapeProblem) {
            var elements: [Element] = []
            for element in array.elements {
                guard let entry = ScreenEntry(element.expression) else { throw .notAnEntry(at: element.start) }
                let end = element.expression.endPositionBeforeTrailingTrivia.utf8Offset
                elements.append(Element(entry: entry, range: element.start..<end))
            }
            self.elements = elements
            inside = array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset..<array.rightSquare.start
        }
    }

    extension ScreenEntry {
        /// Reads `Screen("Name", needs: ["Other"])`; what else a team hands its screens is the team's own.
        fileprivate init?(_ expression: ExprSyntax) {
            guard
                let call = expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Screen",
                let first = call.arguments.first, first.label == nil,
                let name = first.expression.literalText
            else { return nil }
            guard let argument = call.arguments.first(where: { $0.label?.text == "needs" }) else {
                self.init(name)
                return
            }
            guard let array = argument.expression.as(ArrayExprSyntax.self) else { return nil }
            let needs = array.elements.compactMap { $0.expression.literalText }
            guard needs.count == array.elements.count else { return nil }
            self.init(name, needs: needs)
        }
    }

    extension SyntaxProtocol {
        var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

        /// What a string literal without interpolation says.
        fileprivate var literalText: String? {
            self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        /// Where the first thing stands that the parser did not understand, or missed.
        var firstError: Int {
            let faulty = children(viewMode: .all).first { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }
            return faulty?.firstError ?? start
        }
    }

    extension CodeBlockItemListSyntax {
        /// The statements inside `#if` at this level, and inside another `#if` there.
        var conditional: [CodeBlockItemSyntax] {
            compactMap { $0.item.as(IfConfigDeclSyntax.self) }.flatMap(\.clauses).flatMap { clause in
                guard case .statements(let statements) = clause.elements else { return [CodeBlockItemSyntax]() }
                return Array(statements) + statements.conditional
            }
        }
    }

    extension CodeBlockItemSyntax {
        fileprivate func bindings(named name: String) -> [PatternBindingSyntax] {
            let bindings = item.as(VariableDeclSyntax.self)?.bindings.map { $0 } ?? []
            return bindings.filter { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
        }

        /// The type that the statement declares.
        fileprivate var type: (kind: TypeDeclaration.Kind, name: String, modifiers: DeclModifierListSyntax)? {
            if let type = item.as(StructDeclSyntax.self) { return (.struct, type.name.plainText, type.modifiers) }
            if let type = item.as(ClassDeclSyntax.self) { return (.class, type.name.plainText, type.modifiers) }
            if let type = item.as(EnumDeclSyntax.self) { return (.enum, type.name.plainText, type.modifiers) }
            if let type = item.as(ActorDeclSyntax.self) { return (.actor, type.name.plainText, type.modifiers) }
            if let type = item.as(TypeAliasDeclSyntax.self) { return (.typealias, type.name.plainText, type.modifiers) }
            return nil
        }
    }

    extension CodeBlockItemSyntax {
        /// The name and the members of the structure or class that the statement declares.
        var typeMembers: (name: String, members: MemberBlockItemListSyntax)? {
            if let type = item.as(StructDeclSyntax.self) { return (type.name.plainText, type.memberBlock.members) }
            if let type = item.as(ClassDeclSyntax.self) { return (type.name.plainText, type.memberBlock.members) }
            return nil
        }
    }

    extension VariableDeclSyntax {
        fileprivate var storedProperties: [TypeShape.Property] {
            guard !modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) else { return [] }
            return bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
                    return nil
                }
                guard binding.accessorBlock?.isComputed != true else { return nil }
                return TypeShape.Property(name: name, type: binding.typeAnnotation?.type.trimmedDescription)
            }
        }
    }

    extension AccessorBlockSyntax {
        fileprivate var isComputed: Bool {
            guard case .accessors(let accessors) = accessors else { return true }
            return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    extension InitializerDeclSyntax {
        fileprivate var labels: [String] {
            signature.parameterClause.parameters.map(\.firstName.plainText)
        }
    }

    extension TokenSyntax {
        /// The name without the backticks of one that is a keyword too.
        var plainText: String { text.filter { $0 != "`" } }
    }

    extension DeclModifierListSyntax {
        fileprivate var access: TypeDeclaration.Access {
            lazy.compactMap { TypeDeclaration.Access(rawValue: $0.name.text) }.first ?? .internal
        }
    }
#else
    /// Says that Swift sources cannot be read.
    enum SwiftReader {
        static func screens(in text: String) throws(ShapeProblem) -> ScreenArray {
            throw .noParser
        }

        static func types(
            named name: String,
            in text: String
        ) throws(ShapeProblem) -> [(kind: TypeDeclaration.Kind, access: TypeDeclaration.Access)] {
            throw .noParser
        }

        static func shape(of name: String, in text: String) throws(ShapeProblem) -> TypeShape? {
            throw .noParser
        }
    }
#endif
