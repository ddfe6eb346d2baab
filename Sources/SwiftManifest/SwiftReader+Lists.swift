#if canImport(SwiftParser)
    import SwiftParser
    import SwiftSyntax

    extension SwiftReader {
        /// The array literal of the static property `property` of the type `type`.
        static func list(_ property: String, of type: String, in text: String) throws(ShapeProblem) -> WordArray {
            let file = Parser.parse(source: text)
            guard !file.hasError else { throw .syntaxError(at: file.firstError) }
            let plain = file.statements.flatMap { $0.bindings(named: property, inType: type) }
            let conditional = file.statements.conditional.flatMap { $0.bindings(named: property, inType: type) }
            let lists = plain + conditional
            guard let list = lists.first else { throw .noList }
            guard lists.count == 1 else { throw .secondList(at: lists[1].start) }
            guard conditional.isEmpty else { throw .conditionalList(at: list.start) }
            guard let array = list.initializer?.value.as(ArrayExprSyntax.self) else {
                throw .notAnArray(at: list.start)
            }
            return WordArray(array)
        }

        /// The names of what a type of that name declares for itself, in itself and in its extensions.
        static func statics(of type: String, in text: String) throws(ShapeProblem) -> Set<String> {
            let statements = Parser.parse(source: text).statements
            return Set((Array(statements) + statements.conditional).flatMap { $0.staticNames(inType: type) })
        }
    }

    extension WordArray {
        fileprivate init(_ array: ArrayExprSyntax) {
            let expressions = array.elements.map(\.expression)
            words = expressions.map(\.trimmedDescription)
            ranges = expressions.map { $0.start..<$0.endPositionBeforeTrailingTrivia.utf8Offset }
            inside = array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset..<array.rightSquare.start
        }
    }

    extension CodeBlockItemSyntax {
        /// The static properties that the statement declares, where it is the type named so or an extension of it.
        private func staticBindings(inType type: String) -> [PatternBindingSyntax] {
            guard let members = membersForStatics(of: type) else { return [] }
            let variables = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            return variables.filter { $0.modifiers.contains { ["static", "class"].contains($0.name.text) } }
                .flatMap { Array($0.bindings) }
        }

        fileprivate func bindings(named name: String, inType type: String) -> [PatternBindingSyntax] {
            staticBindings(inType: type).filter {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
            }
        }

        fileprivate func staticNames(inType type: String) -> [String] {
            let cases = membersForStatics(of: type)?.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) } ?? []
            return staticBindings(inType: type).compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
            } + cases.flatMap { $0.elements.map(\.name.plainText) }
        }

        private func membersForStatics(of type: String) -> MemberBlockItemListSyntax? {
            if let members = typeMembers, members.name == type { return members.members }
            if let choice = item.as(EnumDeclSyntax.self), choice.name.plainText == type {
                return choice.memberBlock.members
            }
            guard let extended = item.as(ExtensionDeclSyntax.self), extended.extendedType.trimmedDescription == type
            else { return nil }
            return extended.memberBlock.members
        }
    }
#else
    extension SwiftReader {
        static func list(_ property: String, of type: String, in text: String) throws(ShapeProblem) -> WordArray {
            throw .noParser
        }

        static func statics(of type: String, in text: String) throws(ShapeProblem) -> Set<String> {
            throw .noParser
        }
    }
#endif
